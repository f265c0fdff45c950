// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows the categories as bars, with the total from another intent.
struct GetExpensesChart: AppIntent {
  static let title: LocalizedStringResource = "Show Chart"
  static let description = IntentDescription("Shows what was spent on each category.")

  @Dependency private var store: ExpenseStore

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let total = try await GetTotalExpense().perform().value ?? 0
    let dialog: IntentDialog =
      total > 0
      ? "In all you spent \(total, specifier: "%.2f")." : "Nothing was spent yet."
    return .result(dialog: dialog, view: ExpensesChart(totals: try store.totals(), total: total))
  }
}

/// The categories that money was spent on, the largest first, with their shares.
struct ExpensesChart: SnippetView {
  let totals: [Category: Double]
  let total: Double

  var body: Snippet {
    Snippet {
      for (category, amount) in totals.sorted(by: precedes) {
        .progress(
          amount / total,
          label: "\(category.localizedStringResource) \(amount, specifier: "%.2f")")
      }
    }
  }

  private func precedes(_ one: (Category, Double), _ other: (Category, Double)) -> Bool {
    (other.1, one.0.rawValue) < (one.1, other.0.rawValue)
  }
}
