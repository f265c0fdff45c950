// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// The Expenses app: adds what was spent, tells totals, draws a chart.
///
/// In English and Russian.
public enum ExpensesApplication {
  /// Puts the store in place for the intents.
  ///
  /// - Parameter isFresh: Start with fresh data in memory instead of the person's own.
  public static func prepare(isFresh: Bool) {
    prepare(store: ExpenseStore(isFresh ? .memory : .userData("expenses")))
  }

  /// Puts a given store in place.
  public static func prepare(store: ExpenseStore) {
    AppDependencyManager.shared.add(dependency: store)
  }
}
