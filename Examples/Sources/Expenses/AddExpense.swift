// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Adds an expense, asking for the amount and the category if they were not said.
struct AddExpense: UndoableIntent {
  static let title: LocalizedStringResource = "Add Expense"
  static let description = IntentDescription("Adds what was spent, and tells the category's total.")

  @Parameter(title: "Amount", inclusiveRange: (0.01, 1_000_000))
  var amount: Double?

  @Parameter(title: "Category")
  var category: Category?

  @Parameter(title: "Day")
  var day: Day?

  @Dependency private var store: ExpenseStore

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$amount) for \(\.$category)") {
      \.$day
    }
  }

  func perform() async throws -> some ReturnsValue<Double> & ProvidesDialog {
    let amount =
      if let amount { amount } else { try await $amount.requestValue("How much did you spend?") }
    guard amount.hasCentsAtMost else {
      throw $amount.needsValueError("An amount has two decimals at most. How much did you spend?")
    }
    let category =
      if let category { category } else {
        try await $category.requestValue("What did you spend it on?")
      }
    let expense = try store.add(amount, for: category, on: day ?? .today)
    undoManager?.register(
      Change(before: nil, after: expense), in: store,
      named: String(localized: "Add \(amount, specifier: "%.2f") for \(category)")
    ) { try $0.apply($1) }
    let total = try store.total(of: category)
    return .result(
      value: total,
      dialog: day == .yesterday
        ? """
        Saved \(amount, specifier: "%.2f") for \(category), yesterday. \
        The total for it is \(total, specifier: "%.2f").
        """
        : """
        Saved \(amount, specifier: "%.2f") for \(category). \
        The total for it is \(total, specifier: "%.2f").
        """)
  }
}

extension Double {
  /// Whether nothing is lost when it is told with two decimals.
  fileprivate var hasCentsAtMost: Bool {
    let cents = self * 100
    return abs(cents - cents.rounded()) < 0.001
  }
}
