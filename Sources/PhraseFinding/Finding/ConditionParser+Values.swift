// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

extension ConditionParser {
  func values(
    _ scanner: inout ConditionScanner, _ operation: FindRequest.Operation,
    of property: FindProperty
  ) throws(ConditionError) -> [String] {
    // What the property cannot be compared by is told before what it cannot be compared with.
    let reader = property.operations.contains(operation) ? property : nil
    var values: [String] = []
    switch operation.valueCount {
    case 0: break
    case 1: values = [try value(&scanner, of: reader)]
    default:
      let joints = [
        Language.named(language).words.finding.between, Language.named("en").words.finding.between,
      ]
      values = [try value(&scanner, of: reader, until: joints)]
      guard joints.contains(where: { scanner.take($0) }) else {
        throw scanner.error(.secondValueMissing, scanner.position..<scanner.position)
      }
      values.append(try value(&scanner, of: reader))
    }
    scanner.skipBlanks()
    guard scanner.isAtEnd || beginsCondition(scanner) else {
      throw scanner.error(
        operation.valueCount == 0 ? .nothingMayFollow : .nothingMayFollowValue,
        scanner.position..<scanner.count)
    }
    return values
  }

  /// A value that its property takes, up to a joint or the next condition.
  private func value(
    _ scanner: inout ConditionScanner, of property: FindProperty?, until joints: [String]? = nil
  ) throws(ConditionError) -> String {
    scanner.skipBlanks()
    let start = scanner.position
    let value =
      try scanner.quoted()
      ?? scanner.plain { scanner in
        guard let joints else { return beginsCondition(scanner) }
        var scanner = scanner
        return joints.contains { scanner.take($0) }
      }
    guard !value.isEmpty else {
      throw scanner.error(.valueMissing, start..<start)
    }
    if let fault = property?.fault(inValue: value) {
      throw scanner.error(fault, start..<scanner.position)
    }
    scanner.skipBlanks()
    return value
  }

  // MARK: - Joints

  /// What may stand between conditions.
  private enum Joint: CaseIterable {
    case and, or
  }

  private func words(for joint: Joint) -> [String] {
    [Language.named("en"), Language.named(language)].map {
      joint == .and ? $0.words.and : $0.words.or
    }
  }

  /// Whether a joint and the next condition stand here: a property, or words before a comparison.
  private func beginsCondition(_ scanner: ConditionScanner) -> Bool {
    var scanner = scanner
    let joints = Joint.allCases.flatMap(words)
    guard joints.contains(where: { scanner.take($0) }) else { return false }
    scanner.skipBlanks()
    if names.contains(where: { name, _ in scanner.take(name) }) { return true }
    let words = scanner.textBefore(operators)
    return !words.text.isEmpty && words.isBeforeOperator
  }

  /// Takes the word between two conditions.
  func joint(_ scanner: inout ConditionScanner) throws(ConditionError) -> String {
    let start = scanner.position
    if let word = words(for: .and).first(where: { scanner.take($0) }) { return word }
    guard let word = words(for: .or).first(where: { scanner.take($0) }) else {
      throw scanner.error(.nothingMayFollow, start..<scanner.count)
    }
    throw scanner.error(.cannotJoin(word: word), start..<scanner.position)
  }
}
