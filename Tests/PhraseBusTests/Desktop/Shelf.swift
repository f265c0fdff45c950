// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A shelf of books in the process of the tests.
struct ShelfBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = ShelfQuery()
  let id: String
  let title: String
  let author: String
  private var cover: String {
    id == "dune" ? "file:///covers/dune.png" : "https://covers.example/\(id)"
  }
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(author)",
      image: URL(string: cover).map { .init(url: $0) })
  }

  static let all = [
    ShelfBook(id: "dune", title: "Dune", author: "Frank Herbert"),
    ShelfBook(id: "dunwich", title: "The Dunwich Horror", author: "H. P. Lovecraft"),
    ShelfBook(id: "chess-1", title: "Chess Story", author: "Stefan Zweig"),
    ShelfBook(id: "chess-2", title: "Chess Story", author: "A <b>bold</b> & brave one"),
    ShelfBook(id: "kitab", title: "كتاب الحيوان", author: "الجاحظ"),
  ]
}

struct ShelfQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [ShelfBook] { ShelfBook.all }
  func entities(for identifiers: [String]) async throws -> [ShelfBook] {
    ShelfBook.all.filter { identifiers.contains($0.id) }
  }
}

enum ShelfPlace: String, AppEnum {
  case attic, cellar
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let caseDisplayRepresentations: [ShelfPlace: DisplayRepresentation] = [
    .attic: "Attic", .cellar: "Cellar",
  ]
}

struct BurnBook: AppIntent {
  static let title: LocalizedStringResource = "Burn Book"
  @Parameter(title: "Book") var book: ShelfBook

  func perform() async throws -> some ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Burn", acceptAlternatives: [], denyLabel: "Keep",
        denyAlternatives: [], destructive: true), dialog: "Burn \(book.title)?")
    return .result(dialog: "\(book.title) is ashes.")
  }
}

struct OpenShelfBook: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var target: ShelfBook

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "\(target.title) by \(target.author).")
  }
}

struct DropPlace: DeleteIntent {
  static let title: LocalizedStringResource = "Drop Books"
  @Parameter(title: "Books") var entities: [ShelfBook]

  func perform() async throws -> some IntentResult { .result() }
}

struct PutBook: AppIntent {
  static let title: LocalizedStringResource = "Put Book"
  @Parameter(title: "Place") var place: ShelfPlace

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "It is in the \(place.rawValue).")
  }
}

struct HiddenWork: AppIntent {
  static let title: LocalizedStringResource = "Dust"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult { .result() }
}

struct ShelfShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Shelf"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BurnBook(), phrases: ["Burn \(\.$book) of \(.applicationName)"])
    AppShortcut(intent: DropPlace(), phrases: ["Drop \(\.$entities) from \(.applicationName)"])
    AppShortcut(
      intent: OpenShelfBook(), phrases: ["Open \(\.$target) in \(.applicationName)"],
      systemImageName: "book")
    AppShortcut(
      intent: PutBook(),
      phrases: ["Put a book somewhere in \(.applicationName)"])
    AppShortcut(intent: HiddenWork(), phrases: ["Dust \(.applicationName)"])
  }
}
