// SPDX-License-Identifier: Apache-2.0

import AppIntents
public import Foundation
import GRDB
public import SampleStorage

/// The books of one person, in a database.
///
/// Safe to use from any task. Opening is put off until the first access.
public final class LibraryStore: Sendable {
  private let database: LazyDatabase
  private let now: @Sendable () -> Date

  /// Makes a store; the database is opened at its first use.
  ///
  /// - Parameters:
  ///   - location: Where the books are kept.
  ///   - now: The time to stamp finished books with.
  public init(
    _ location: LazyDatabase.Location, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.now = now
    database = LazyDatabase(location) { database in
      try database.create(table: "book") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("author", .text).notNull()
        table.column("year", .integer).notNull()
        table.column("shelf", .text).notNull()
        table.column("dateRead", .datetime)
      }
      for var book in StartingBooks.all { try book.insert(database) }
    }
  }

  /// The books, by title.
  func books(on shelf: Shelf? = nil) throws -> [Book] {
    try database.read { database in
      let all = try Book.order(Column("title"), Column("id")).fetchAll(database)
      return shelf.map { shelf in all.filter { $0.shelf == shelf } } ?? all
    }
  }

  /// The books with these numbers that are there, in the order of the numbers.
  func books(withIDs ids: [Int]) throws -> [Book] {
    let found = try database.read { try Book.fetchAll($0, keys: ids) }
    return ids.compactMap { id in found.first { $0.id == Int64(id) } }
  }

  /// Adds a book to the ones that wait to be read.
  func add(title: String, author: String) throws -> Book {
    let year = Calendar(identifier: .gregorian).component(.year, from: now())
    return try database.write { database in
      var book = Book(title: title, author: author, year: year, shelf: .wantToRead)
      try book.insert(database)
      return book
    }
  }

  /// Puts a book on a shelf; a book on the shelf of read ones gets today as its date.
  ///
  /// - Returns: The book before and after.
  func move(_ id: Int, to shelf: Shelf) throws -> Change<Book> {
    try change(id) { book in
      book.shelf = shelf
      book.dateRead = shelf == .read ? book.dateRead ?? self.now() : nil
    }
  }

  /// Removes a book.
  ///
  /// - Returns: The book before.
  @discardableResult
  func delete(_ id: Int) throws -> Change<Book> {
    try database.write { database in
      let book = try Book.fetchOne(database, key: id)
      try Book.deleteOne(database, key: id)
      return Change(before: book, after: nil)
    }
  }

  /// Puts a book back as it was, with its number.
  func save(_ book: Book) throws {
    try database.write { database in
      var book = book
      try book.save(database)
    }
  }

  /// Does what was taken back, or takes it back.
  func apply(_ change: Change<Book>) throws {
    if let book = change.after {
      try save(book)
    } else if let id = change.before?.id {
      try delete(Int(id))
    }
    LibraryShortcuts.updateAppShortcutParameters()
  }

  private func change(
    _ id: Int, _ change: @Sendable (inout Book) -> Void
  ) throws -> Change<Book> {
    try database.write { database in
      guard let before = try Book.fetchOne(database, key: id) else { throw LibraryError.noSuchBook }
      var after = before
      change(&after)
      try after.update(database)
      return Change(before: before, after: after)
    }
  }
}
