// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Marks a book as read today.
struct FinishBook: UndoableIntent {
  static let title: LocalizedStringResource = "Finish Book"
  static let description = IntentDescription("Marks a book as read today.")

  @Parameter(title: "Book")
  var book: BookEntity

  @Dependency private var store: LibraryStore

  static var parameterSummary: some ParameterSummary {
    Summary("Finish \(\.$book)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    undoManager?.register(
      try store.move(book.id, to: .read), in: store,
      named: String(localized: "Finish \(book.title)")
    ) { try $0.apply($1) }
    let count = try store.books(on: .read).count
    return .result(dialog: "Well done. \(book.title) is book number \(count) that you have read.")
  }
}
