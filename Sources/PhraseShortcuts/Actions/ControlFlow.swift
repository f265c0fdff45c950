// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseFinding
import PhraseMatching
import PhraseRuntime

extension BuiltInActions {
  static let controlFlow: [any BuiltInAction.Type] = [
    If.self, Repeat.self, RepeatEach.self, ChooseFromMenu.self, StopShortcut.self,
    SetVariable.self, ShowText.self,
  ]
}

/// How a condition compares.
enum ValueComparison: String, AppEnum {
  case isEqual = "is"
  case isNot
  case contains, beginsWith, endsWith
  case isLess, isAtMost, isGreater, isAtLeast, isBetween
  case hasValue, hasNoValue

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Comparison"
  static let caseDisplayRepresentations: [ValueComparison: DisplayRepresentation] = [
    .isEqual: "is", .isNot: "is not", .contains: "contains", .beginsWith: "begins with",
    .endsWith: "ends with", .isLess: "is less than", .isAtMost: "is at most",
    .isGreater: "is greater than", .isAtLeast: "is at least", .isBetween: "is between",
    .hasValue: "has any value", .hasNoValue: "has no value",
  ]

  fileprivate var operation: FindRequest.Operation {
    switch self {
    case .isEqual: .equalTo
    case .isNot: .notEqualTo
    case .contains: .contains
    case .beginsWith: .hasPrefix
    case .endsWith: .hasSuffix
    case .isLess: .lessThan
    case .isAtMost: .lessThanOrEqualTo
    case .isGreater: .greaterThan
    case .isAtLeast: .greaterThanOrEqualTo
    case .isBetween: .isBetween
    case .hasValue: .hasAnyValue
    case .hasNoValue: .hasNoValue
    }
  }
}

extension ValueReading {
  /// Whether a comparison holds: as numbers or moments where one of the values is, else as texts.
  func holds(
    _ comparison: ValueComparison, _ value: (any Sendable)?, _ others: [any Sendable]
  ) throws -> Bool {
    let isThere = value.map { !text($0).isEmpty } ?? false
    switch comparison {
    case .hasValue: return isThere
    case .hasNoValue: return !isThere
    default: break
    }
    let operation = comparison.operation
    guard others.count >= operation.valueCount else {
      throw RunError("A comparison needs a value to compare with.")
    }
    guard let value else { return comparison == .isNot }
    let isText = [.contains, .beginsWith, .endsWith].contains(comparison)
    var own = key(value)
    var wanted: [WantedValue] = []
    for other in others {
      if isText {
        if !(value is [any Sendable]) { own = .text(text(value)) }
        wanted.append(WantedValue(.text(text(other)), value: other))
      } else {
        guard let (left, right) = keys(value, other) else { return comparison == .isNot }
        own = left
        wanted.append(WantedValue(right, value: other))
      }
    }
    return operation.holds(for: own, wanted, texts: TextComparison(locale: locale))
  }
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
    Summary("If \(\.$value) \(\.$comparison) \(\.$other)")
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

/// Lets the person choose what is done.
struct ChooseFromMenu: BuiltInAction {
  static let title: LocalizedStringResource = "Choose from Menu"
  static let description = IntentDescription("Asks which of several things is to be done.")
  static let category = ActionCategory.asking

  @Parameter(title: "Question", default: "Which?") var prompt: String
  @Parameter(title: "Items") var items: [String]
  @Parameter(title: "Item") var item: String?

  static var parameterSummary: some ParameterSummary { Summary("Choose from \(\.$items)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    await (try run).flush()
    let chosen = try await $item.requestDisambiguation(among: items, dialog: "\(prompt)")
    return .result(value: items.firstIndex(of: chosen) ?? 0)
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
    .result(value: result)
  }
}

/// Gives a value a name.
struct SetVariable: BuiltInAction {
  static let title: LocalizedStringResource = "Set Variable"
  static let description = IntentDescription("Keeps a value under the name of its result.")
  static let category = ActionCategory.variables

  @Parameter(title: "Value") var value: AnyValue

  static var parameterSummary: some ParameterSummary { Summary("Set to \(\.$value)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue> {
    .result(value: value)
  }
}

/// Tells the person something.
struct ShowText: BuiltInAction {
  static let title: LocalizedStringResource = "Show Text"
  static let description = IntentDescription("Says a text, or any value.")
  static let category = ActionCategory.device

  @Parameter(title: "Text") var text: AnyValue

  static var parameterSummary: some ParameterSummary { Summary("Show \(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue> & ProvidesDialog {
    .result(value: text, dialog: "\(try run.reading.text(text.content))")
  }
}
