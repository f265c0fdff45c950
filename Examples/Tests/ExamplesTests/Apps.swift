// SPDX-License-Identifier: Apache-2.0

import Expenses
import Foundation
import Library
import PhraseRuntime
import PhraseTesting
import SampleStorage
import Testing

/// The suites on the sample apps, one test at a time: their stores are the process's own.
@Suite(.serialized) enum SampleApps {}

/// Both apps with fresh data in one engine.
struct Apps {
  let navigator = Navigator()
  let tester: PhraseTester

  init(
    expenses: LazyDatabase.Location = .memory, library: LazyDatabase.Location = .memory
  ) async throws {
    let now = try #require(ISO8601DateFormatter().date(from: "2030-05-06T07:08:09Z"))
    ExpensesApplication.prepare(store: ExpenseStore(expenses) { now })
    LibraryApplication.prepare(store: LibraryStore(library) { now }, navigator: navigator)
    tester = try await PhraseTester(ExpensesShortcuts.self, LibraryShortcuts.self)
  }
}
