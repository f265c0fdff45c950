// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Opens a book's page.
struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"
  static let description = IntentDescription("Opens the page of a book.")
  static let openAppWhenRun = true

  @Parameter(title: "Book", requestValueDialog: "Which book?")
  var book: BookEntity

  @Dependency private var navigator: Navigator

  init() {}

  init(book: BookEntity) {
    self.book = book
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$book)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    navigator.open(.book(book.id))
    return .result(dialog: "Opened \(book.title) by \(book.author).")
  }
}
