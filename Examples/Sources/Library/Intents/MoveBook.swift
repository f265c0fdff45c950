// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Puts a book on another shelf.
struct MoveBook: UndoableIntent {
  static let title: LocalizedStringResource = "Move Book"
  static let description = IntentDescription("Puts a book on another shelf.")

  @Parameter(title: "Book")
  var book: BookEntity

  @Parameter(title: "Shelf")
  var shelf: Shelf

  @Dependency private var store: LibraryStore

  static var parameterSummary: some ParameterSummary {
    Summary("Move \(\.$book) to \(\.$shelf)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    undoManager?.register(
      try store.move(book.id, to: shelf), in: store, named: String(localized: "Move \(book.title)")
    ) { try $0.apply($1) }
    return .result(dialog: "Moved \(book.title) to \(shelf).")
  }
}
