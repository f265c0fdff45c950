// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

extension BuiltInActions {
  static let variables: [any BuiltInAction.Type] = [SetVariable.self, AddToList.self]
}

/// Gives a value a name.
struct SetVariable: BuiltInAction {
  static let title: LocalizedStringResource = "Set Variable"
  static let description = IntentDescription("Keeps a value under the name of its result.")
  static let category = ActionCategory.variables

  @Parameter(title: "Value") var value: AnyValue?

  static var parameterSummary: some ParameterSummary { Summary("Set to \(\.$value)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue?> {
    .result(value: value)
  }
}

/// Puts a value at the end of a list.
struct AddToList: BuiltInAction {
  static let title: LocalizedStringResource = "Add to List"
  static let description = IntentDescription(
    "Gives a list with one value more; keep it under the list's own name to make that longer.")
  static let category = ActionCategory.variables

  @Parameter(title: "List") var list: [AnyValue]?
  @Parameter(title: "Value") var value: AnyValue

  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$value) to \(\.$list)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[AnyValue]> {
    .result(value: (list ?? []) + [value])
  }
}
