// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Tells what was spent, in all or in one category, ever or in a stretch of time, and returns it to other
/// intents.
struct GetTotalExpense: AppIntent {
  static let title: LocalizedStringResource = "Get Total"
  static let description = IntentDescription(
    "Tells what was spent.", resultValueName: "Total")

  @Parameter(title: "Category")
  var category: Category?

  @Parameter(title: "Period")
  var period: Period?

  @Dependency private var store: ExpenseStore

  static var parameterSummary: some ParameterSummary {
    Summary("Get the total for \(\.$category)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    let total = try store.total(of: category, in: period)
    return .result(value: total, dialog: dialog(for: total))
  }

  private func dialog(for total: Double) -> IntentDialog {
    switch (category, period) {
    case (nil, nil): "You spent \(total, specifier: "%.2f")."
    case (let category?, nil): "You spent \(total, specifier: "%.2f") on \(category)."
    case (nil, let period?): "\(period): \(total, specifier: "%.2f")."
    case (let category?, let period?): "\(period), \(category): \(total, specifier: "%.2f")."
    }
  }
}
