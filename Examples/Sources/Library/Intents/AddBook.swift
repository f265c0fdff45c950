// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Adds a book and opens it.
struct AddBook: UndoableIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description = IntentDescription("Adds a book to the ones that you want to read.")

  @Parameter(title: "Title", requestValueDialog: "What is the title?")
  var title: String

  @Parameter(title: "Author", requestValueDialog: "Who wrote it?")
  var author: String

  @Dependency private var store: LibraryStore

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$title) by \(\.$author)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & OpensIntent {
    let isThere = try store.books().contains { book in
      book.title.localizedCaseInsensitiveCompare(title) == .orderedSame
        && book.author.localizedCaseInsensitiveCompare(author) == .orderedSame
    }
    if isThere { throw LibraryError.alreadyThere(title: title, author: author) }
    let added = try store.add(title: title, author: author)
    undoManager?.register(
      Change(before: nil, after: added), in: store, named: String(localized: "Add \(title)")
    ) { try $0.apply($1) }
    let book = BookEntity(added)
    LibraryShortcuts.updateAppShortcutParameters()
    return .result(value: book, opensIntent: OpenBook(book: book))
  }
}
