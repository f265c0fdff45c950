// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Removes the newest expense, after asking.
struct RemoveLastExpense: AppIntent {
  static let title: LocalizedStringResource = "Remove Last Expense"
  static let description = IntentDescription("Removes the newest expense.")

  @Dependency private var store: ExpenseStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .continue, dialog: "Remove the last expense?")
    guard let expense = try store.removeLast() else {
      return .result(dialog: "There is no expense to remove.")
    }
    return .result(
      dialog: "Removed \(expense.amount, specifier: "%.2f") for \(expense.category).")
  }
}
