// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Deletes a book, after asking.
struct DeleteBook: UndoableIntent {
  static let title: LocalizedStringResource = "Delete Book"
  static let description = IntentDescription("Removes a book from the library.")

  @Parameter(title: "Book")
  var book: BookEntity

  @Dependency private var store: LibraryStore

  static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$book)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let isSure = try await $book.requestConfirmation(
      for: book, dialog: "Delete \(book.title) by \(book.author)?")
    guard isSure else { return .result(dialog: "\(book.title) stays.") }
    undoManager?.register(
      try store.delete(book.id), in: store, named: String(localized: "Delete \(book.title)")
    ) { try $0.apply($1) }
    LibraryShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Deleted \(book.title).")
  }
}
