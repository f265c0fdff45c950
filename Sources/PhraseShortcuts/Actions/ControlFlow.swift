// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

extension BuiltInActions {
  static let controlFlow: [any BuiltInAction.Type] = [
    If.self, Repeat.self, RepeatEach.self, StopShortcut.self,
  ]
}

/// Does what is inside it where a condition holds.
struct If: BuiltInAction {
  static let title: LocalizedStringResource = "If"
  static let description = IntentDescription(
    "Does some actions where a comparison holds, and others where it does not.")
  static let category = ActionCategory.controlFlow

  @Parameter(title: "Value") var value: AnyValue?
  @Parameter(title: "Comparison", default: .isEqual) var comparison: ValueComparison
  @Parameter(title: "Compared With") var other: AnyValue?
  @Parameter(title: "And") var upper: AnyValue?

  static var parameterSummary: some ParameterSummary {
    When(\.$comparison, .oneOf, [.hasValue, .hasNoValue]) {
      Summary("If \(\.$value) \(\.$comparison)")
    } otherwise: {
      When(\.$comparison, .equalTo, .isBetween) {
        Summary("If \(\.$value) \(\.$comparison) \(\.$other) and \(\.$upper)")
      } otherwise: {
        Summary("If \(\.$value) \(\.$comparison) \(\.$other)")
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(
      value: try run.reading.holds(
        comparison, value?.content, [other, upper].compactMap { $0?.content }))
  }
}

/// Does what is inside it a number of times.
struct Repeat: BuiltInAction {
  static let title: LocalizedStringResource = "Repeat"
  static let description = IntentDescription(
    "Does some actions a number of times; the variable Index counts from 1.")
  static let category = ActionCategory.controlFlow

  @Parameter(title: "Count", inclusiveRange: (0, 1_000_000)) var count: Int

  static var parameterSummary: some ParameterSummary { Summary("Repeat \(\.$count) times") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: count) }
}

/// Does what is inside it with each value of a list.
struct RepeatEach: BuiltInAction {
  static let title: LocalizedStringResource = "Repeat with Each"
  static let description = IntentDescription(
    "Does some actions with each value of a list: the variable Item is the value, Index its place.")
  static let category = ActionCategory.controlFlow

  @Parameter(title: "Values") var values: [AnyValue]

  static var parameterSummary: some ParameterSummary { Summary("Repeat with each of \(\.$values)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    .result(value: values)
  }
}

/// Ends the shortcut.
struct StopShortcut: BuiltInAction {
  static let title: LocalizedStringResource = "Stop Shortcut"
  static let description = IntentDescription("Ends the shortcut, with a result if one is given.")
  static let category = ActionCategory.controlFlow

  @Parameter(title: "Result") var result: AnyValue?

  static var parameterSummary: some ParameterSummary { Summary("Stop with \(\.$result)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> {
    try run.end(with: result?.content)
    return .result(value: result)
  }
}
