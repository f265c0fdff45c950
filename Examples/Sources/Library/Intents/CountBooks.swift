// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Counts the books that were read.
struct CountBooks: AppIntent {
  static let title: LocalizedStringResource = "Count Books"
  static let description = IntentDescription(
    "Counts the books that you have read.", resultValueName: "Count")

  @Dependency private var store: LibraryStore

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = try store.books(on: .read).count
    let all = try store.books().count
    return .result(value: count, dialog: "You have read \(count) of \(all) books.")
  }
}
