// SPDX-License-Identifier: Apache-2.0

/// The parts of an article's app that its listings use without declaring them.
enum ListingPrelude {
  /// Declarations by the key that a listing would replace: a type's name, or `Type: Protocol` for a
  /// conformance.
  static let declarations: [String: String] = [
    "Expense": "struct Expense { var value: Double }",
    "ExpenseStore": """
    final class ExpenseStore: Sendable {
      static let shared = ExpenseStore()
      var expenses: [Expense] { [] }
      func addExpense(category: Category, amount: Double) {}
    }
    """,
    "Category": """
    enum Category: String { case food, health, clothes, other }
    """,
    "Category: AppEnum": """
    extension Category: AppEnum {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
      static let caseDisplayRepresentations: [Category: DisplayRepresentation] = [:]
    }
    """,
    "GetTotalExpenseIntent": intent("GetTotalExpenseIntent"),
    "AddExpenseIntent": intent("AddExpenseIntent"),
    "GetExpensesChartIntent": intent("GetExpensesChartIntent"),
    "ExampleEntityQuery": """
    struct ExampleEntityQuery: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [ExampleEntity] { [] }
    }
    """,
    "ExampleEntity": """
    struct ExampleEntity: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Example"
      static let defaultQuery = ExampleEntityQuery()
      let id: Int
      var displayRepresentation: DisplayRepresentation { "Example" }
    }
    """,
    "Navigator": """
    @MainActor final class Navigator {
      static let shared = Navigator()
      func openShelf(_ shelf: Shelf) {}
      func openBook(_ book: BookEntity) {}
    }
    """,
    "Database": """
    final class Database: Sendable {
      static let shared = Database()
      var books: [BookEntity] { [] }
      func book(for id: UUID) -> BookEntity? { nil }
      func add(book: BookEntity) {}
      func findBooks(
        matching: [NSPredicate], matchAll: Bool,
        sorts: [(keyPath: PartialKeyPath<BookEntity>, ascending: Bool)]
      ) -> [BookEntity] { [] }
    }
    """,
    "BooksAPI": """
    actor BooksAPI {
      static let shared = BooksAPI()
      func findBooks(named: String, author: String?) -> [BookEntity] { [] }
    }
    """,
    "Shelf": "enum Shelf: String { case currentlyReading, wantToRead, read }",
    "Shelf: AppEnum": """
    extension Shelf: AppEnum {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [:]
    }
    """,
    "BookEntity": """
    struct BookEntity: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
      static let defaultQuery = BookQuery()
      var id: UUID
      @Property(title: "Title") var title: String
      @Property(title: "Published") var datePublished: Date
      @Property(title: "Read") var dateRead: Date?
      var recommendedBy: String?
      var displayRepresentation: DisplayRepresentation { "\\(title)" }
    }
    """,
    "BookQuery": """
    struct BookQuery: EntityQuery {
      func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }
    }
    """,
    "OpenBook": """
    struct OpenBook: AppIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Book") var book: BookEntity
      init() {}
      init(book: BookEntity) { self.book = book }
      func perform() async throws -> some IntentResult { .result() }
    }
    """,
    "OpenCurrentlyReading": intent("OpenCurrentlyReading"),
  ]

  private static func intent(_ name: String) -> String {
    """
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "Stub"
      func perform() async throws -> some IntentResult { .result() }
    }
    """
  }

  /// The prelude for some listings: everything that they do not declare themselves.
  static func source(for listings: [Listing]) -> String {
    let needed = declarations.merging(landmarks) { $1 }.filter { key, _ in
      !listings.contains { listing in
        switch listing.keyword {
        case .structure, .enumeration: key == listing.type
        case .extension: key.hasPrefix("\(listing.type): ") && listing.conforms(to: key)
        }
      }
    }
    let added = listings.compactMap { additions[$0.type] }
    return (needed.sorted { $0.key < $1.key }.map(\.value) + added)
      .joined(separator: "\n\n")
  }
}

extension Listing {
  /// Whether the extension makes the conformance that a key such as `Shelf: AppEnum` names.
  fileprivate func conforms(to key: String) -> Bool {
    key.split(separator: " ").last.map { conformances.contains($0) } ?? false
  }
}
