// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Opens a shelf.
struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  static let description = IntentDescription("Opens a shelf, and tells how many books stand there.")
  static let openAppWhenRun = true

  @Parameter(title: "Shelf")
  var shelf: Shelf

  @Dependency private var navigator: Navigator
  @Dependency private var store: LibraryStore

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$shelf)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    navigator.open(.shelf(shelf))
    let books = try store.books(on: shelf)
    return .result(
      dialog: IntentDialog(
        full: "Opened \(shelf), \(books.count) books.",
        supporting: LocalizedStringResource(
          stringLiteral: books.map { "• \($0.title)" }.joined(separator: "\n"))))
  }
}
