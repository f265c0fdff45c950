// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Finds books by their number or by a part of their title.
public struct BookQuery: EntityStringQuery, EnumerableEntityQuery {
  /// What the action that finds books is for.
  public static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds books by title, author, year or the day they were read.")

  @Dependency private var store: LibraryStore

  /// Makes the query.
  public init() {}

  /// The books that are still there, in the order of the numbers.
  public func entities(for identifiers: [Int]) async throws -> [BookEntity] {
    try store.books(withIDs: identifiers).map(BookEntity.init)
  }

  /// The books whose title has the words, whatever their case, accents and apostrophes.
  public func entities(matching string: String) async throws -> [BookEntity] {
    let key = string.searchKey
    return try store.books().filter { $0.title.searchKey.contains(key) }.map(BookEntity.init)
  }

  /// All books: each of them can be named in a phrase.
  public func allEntities() async throws -> [BookEntity] {
    try store.books().map(BookEntity.init)
  }
}
