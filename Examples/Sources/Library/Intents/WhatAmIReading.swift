// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Names the books that are being read.
struct WhatAmIReading: AppIntent {
  static let title: LocalizedStringResource = "Currently Reading"
  static let description = IntentDescription("Names the books that you have begun.")

  @Dependency private var store: LibraryStore

  func perform() async throws -> some IntentResult & ReturnsValue<[BookEntity]> & ProvidesDialog {
    let books = try store.books(on: .currentlyReading)
    let titles = books.map(\.title).joined(separator: ", ")
    return .result(
      value: books.map(BookEntity.init),
      dialog: books.isEmpty ? "You are reading nothing." : "You are reading \(titles).")
  }
}
