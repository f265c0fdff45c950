// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// How Apple's documents compare.
enum AppleCondition {
  typealias Unmapped = AppleReader.Unmapped

  /// “does not contain” has no comparison of its own here: the branches change places.
  static let doesNotContain = 999

  private static let numbers: [Int: ValueComparison] = [
    0: .isLess, 1: .isAtMost, 2: .isGreater, 3: .isAtLeast, 4: .isEqual, 5: .isNot,
    8: .beginsWith, 9: .endsWith, 99: .contains, 100: .hasValue, 101: .hasNoValue,
    1003: .isBetween, doesNotContain: .contains,
  ]

  private static let words: [String: Int] = [
    "Equals": 4, "Contains": 99, "Is Greater Than": 2, "Is Less Than": 0,
  ]

  private static func number(_ condition: WireValue?) -> Int? {
    switch condition {
    case .text(let word): words[word]
    case let value?: PropertyListValue.number(value).flatMap(Int.init(exactly:))
    case nil: nil
    }
  }

  /// Whether what stands here under `then` is what Apple's action does otherwise.
  static func isInverted(_ action: AppleAction) -> Bool {
    number(action.parameters["WFCondition"]) == doesNotContain
  }

  @Sendable static func read(
    _ reader: inout AppleReader
  ) throws(Unmapped) -> [String: WireValue] {
    let condition = reader.raw("WFCondition")
    guard let comparison = number(condition).flatMap({ numbers[$0] }) else { throw Unmapped() }
    _ = reader.raw("WFConditionalLegacyComparisonBehavior")
    let input = AppleParameter("WFInput", "value", .value, absent: .previous)
    var values: [String: WireValue] = ["comparison": .text(comparison.rawValue)]
    values["value"] = try input.read(&reader)
    values["other"] = try other(for: comparison, &reader)
    if comparison == .isBetween {
      guard let upper = reader.raw("WFAnotherNumber") else { throw Unmapped() }
      values["upper"] = try reader.number(upper)
    }
    // What the app shows for other conditions stays where one is changed.
    for key in ["WFAnotherNumber", "WFEnumeration"] { _ = reader.raw(key) }
    return values
  }

  private static func other(
    for comparison: ValueComparison, _ reader: inout AppleReader
  ) throws(Unmapped) -> WireValue? {
    let text = reader.raw("WFConditionalActionString")
    let number = reader.raw("WFNumberValue")
    switch comparison {
    case .hasValue, .hasNoValue:
      for key in ["WFMeasurement", "WFDuration", "WFDate"] { _ = reader.raw(key) }
      return nil
    case .contains, .beginsWith, .endsWith:
      guard let text else { throw Unmapped() }
      return try reader.text(text)
    case .isLess, .isAtMost, .isGreater, .isAtLeast, .isBetween:
      guard let number else { throw Unmapped() }
      return try reader.number(number)
    case .isEqual, .isNot:
      switch (text, number) {
      case (let text?, nil): return try reader.text(text)
      case (nil, let number?): return try reader.number(number)
      case (let text?, let number?):
        // One of them is what was compared with when the value was of another type.
        if let number = PropertyListValue.number(number).map(WireValue.number),
          text == .text(number.words)
        {
          return try reader.number(number)
        }
        throw Unmapped()
      case (nil, nil): throw Unmapped()
      }
    }
  }

  @Sendable static func write(
    _ action: ShortcutAction, _ writer: AppleWriter
  ) throws(Unmapped) -> [String: WireValue] {
    let values = action.values
    let comparison = values["comparison"] ?? .text(ValueComparison.isEqual.rawValue)
    guard let value = values["value"],
      let condition = numbers.filter({ .text($0.value.rawValue) == comparison }).keys.min(),
      Set(values.keys).isSubset(of: ["value", "comparison", "other", "upper"])
    else { throw Unmapped() }
    var written: [String: WireValue] = [
      "WFCondition": .integer(condition),
      "WFInput": .record([
        "Type": "Variable", "Variable": try writer.attachment(value),
      ]),
    ]
    if let other = values["other"] {
      let isNumber = other.asNumber != nil || [0, 1, 2, 3, 1003].contains(condition)
      written[isNumber ? "WFNumberValue" : "WFConditionalActionString"] = try writer.value(other)
    }
    if let upper = values["upper"] { written["WFAnotherNumber"] = try writer.value(upper) }
    return written
  }
}
