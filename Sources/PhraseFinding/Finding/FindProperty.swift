// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

/// A property that entities can be found by.
public struct FindProperty: Sendable {
  /// The name in the code.
  public let name: String
  /// The name for people.
  public let title: String
  /// What is said for it beside the title.
  public let synonyms: [String]
  /// How the property can be compared.
  public let operations: [FindRequest.Operation]
  /// Whether results can be sorted by it.
  public let isSortable: Bool

  /// Whether it is fetched when it is asked for, which takes its time.
  let isDeferred: Bool
  let declaration: ParameterDeclaration
  let reader: WantedValueReader

  /// The property with other comparisons.
  func allowing(_ operations: [FindRequest.Operation], isSortable: Bool) -> FindProperty {
    FindProperty(
      name: name, title: title, synonyms: synonyms, operations: operations,
      isSortable: isSortable, isDeferred: isDeferred, declaration: declaration, reader: reader)
  }

  /// Why a text is no value of the property; nil if it is one.
  func fault(inValue text: String) -> Saying? {
    guard reader.value(text, of: self) == nil else { return nil }
    let examples = reader.examples(for: self)
    let nearest = NearestName.of(text, in: examples)
    return .noSuchValue(
      value: String(text.prefix(Self.quotedLength)), property: title,
      known: nearest.map { [$0] } ?? examples)
  }

  /// How much of a text that is no value a message repeats.
  static let quotedLength = 60

  /// Whether it says that something is so, or is not.
  var isFlag: Bool { if case .boolean = declaration.valueType { true } else { false } }

  /// Whether it says when something was.
  var isDate: Bool {
    switch declaration.valueType {
    case .date, .dateComponents: true
    default: false
    }
  }

  /// Whether its values have a least and a greatest.
  var isMeasure: Bool {
    guard isSortable else { return false }
    return switch declaration.valueType {
    case .integer, .number, .decimal, .date, .dateComponents, .duration, .measurement: true
    default: false
    }
  }

  /// Whether a word that ranks is one of the words for it: "highest" of "high".
  func ranks(_ form: String) -> Bool {
    let names = ([title] + synonyms).map { Utterance($0).folded }
      .filter { $0.count >= Self.shortestRank }
    return Utterance(form).tokens.contains { word in names.contains { word.text.hasPrefix($0) } }
  }

  private static let shortestRank = 3

  /// The values that are said alone, as what an entity is: "read", "currently reading"; each as a
  /// program writes it.
  var qualities: [(value: String, forms: [String])] {
    guard operations.contains(.equalTo), operations.contains(.notEqualTo) else { return [] }
    switch declaration.valueType {
    case .boolean: return [("\(true)", [title] + synonyms)]
    case .enumeration: return reader.choices(for: self)
    default: return []
    }
  }

  /// Whether the words name the property, by its title or by its name in the code.
  func isNamed(_ words: String, texts: TextComparison) -> Bool {
    name == words || ([title, name] + synonyms).contains { texts.isEqual($0, words) }
  }
}

/// A property of an entity whose type is known, for reading wanted values.
protocol TypedEntityProperty: AnyEntityProperty {
  var typeOfValue: any _IntentValue.Type { get }
}

extension EntityProperty: TypedEntityProperty {
  var typeOfValue: any _IntentValue.Type { Value.self }
}

extension ParameterDeclaration {
  /// What the engine itself can compare in a value of the type.
  var findOperations: [FindRequest.Operation] {
    let unary: [FindRequest.Operation] = [.hasAnyValue, .hasNoValue]
    if isArray { return [.contains] + unary }
    switch valueType {
    case .string, .attributedString, .url:
      return [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix] + unary
    case .integer, .number, .decimal, .date, .dateComponents, .duration, .measurement:
      return [
        .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo,
        .isBetween,
      ] + unary
    case .entity: return [.equalTo, .notEqualTo, .contains] + unary
    case .boolean, .enumeration: return [.equalTo, .notEqualTo] + unary
    case .other: return unary
    }
  }

  /// Whether values of the type have an order that people understand.
  var isSortable: Bool {
    if isArray { return false }
    if case .other = valueType { return false }
    return true
  }
}
