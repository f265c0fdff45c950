// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Tells what was spent, in all or in one category, and returns it to other intents.
struct GetTotalExpense: AppIntent {
  static let title: LocalizedStringResource = "Get Total"
  static let description = IntentDescription(
    "Tells what was spent.", resultValueName: "Total")

  @Parameter(title: "Category")
  var category: Category?

  @Dependency private var store: ExpenseStore

  static var parameterSummary: some ParameterSummary {
    Summary("Get the total for \(\.$category)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    let total = try store.total(of: category)
    guard let category else {
      return .result(value: total, dialog: "You spent \(total, specifier: "%.2f").")
    }
    return .result(
      value: total, dialog: "You spent \(total, specifier: "%.2f") on \(category).")
  }
}
