// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Removes the newest expense, after asking.
struct RemoveLastExpense: UndoableIntent {
  static let title: LocalizedStringResource = "Remove Last Expense"
  static let description = IntentDescription("Removes the newest expense.")

  @Dependency private var store: ExpenseStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let expense = try store.last() else {
      return .result(dialog: "There is no expense to remove.")
    }
    try await requestConfirmation(
      actionName: .continue,
      dialog:
        "Remove the last expense, \(expense.amount, specifier: "%.2f") for \(expense.category)?")
    // Another program may have added one since, which nobody was asked about.
    guard try store.remove(expense) else {
      return .result(dialog: "That expense is gone already.")
    }
    undoManager?.register(
      Change(before: expense, after: nil), in: store,
      named: String(
        localized: "Remove \(expense.amount, specifier: "%.2f") for \(expense.category)")
    ) { try $0.apply($1) }
    return .result(
      dialog: "Removed \(expense.amount, specifier: "%.2f") for \(expense.category).")
  }
}
