// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// An expense that came or went, so that it can be taken back.
struct ExpenseChange: Sendable {
  let expense: Expense
  /// Whether it was added, and not removed.
  let isAddition: Bool

  var reversed: ExpenseChange { ExpenseChange(expense: expense, isAddition: !isAddition) }
}

extension UndoManager {
  /// Registers how a change is taken back, and, once it was, how it is repeated.
  func register(_ change: ExpenseChange, in store: ExpenseStore) {
    registerUndo(withTarget: store) { [weak self] store in
      if change.isAddition {
        _ = try store.remove(change.expense)
      } else {
        try store.restore(change.expense)
      }
      self?.register(change.reversed, in: store)
    }
  }
}
