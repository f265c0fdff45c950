// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Foundation
import PhraseMatching
public import PhraseFinding
import Synchronization

/// An index of entities in SQLite, in memory or in a file that lasts.
///
/// ```swift
/// var configuration = PhraseEngine.Configuration()
/// configuration.extensions = [
///   .searching(in: try SearchIndex(path: "/var/lib/library/index.sqlite"))
/// ]
/// let engine = try await PhraseEngine(LibraryShortcuts.self, configuration: configuration)
/// for hit in try await engine.search("asia") { print(hit.entry.title) }
/// ```
///
/// Words are found by their beginnings, whatever their case and accents. A word in a title counts
/// more than one in a synonym, and that more than one in a text. Any number of tasks and processes
/// may search and change an index at once.
public final class SearchIndex: EntityIndex {
  /// What happened to the file when it was opened, for people; nil if all was well.
  public let notice: String?

  /// One connection: a statement takes less than handing it to another would.
  ///
  /// Nil for an index in memory until its first use: most programs start without a search.
  private let opened: Mutex<Database?>

  /// Makes an empty index in memory.
  public init() {
    opened = Mutex(nil)
    notice = nil
  }

  /// Opens the index in a file, or makes it.
  ///
  /// An index that is damaged or of another version is made anew, since all that it holds comes from
  /// the apps; ``notice`` then says so. A file that is something else is left alone.
  ///
  /// - Throws: ``ForeignFileError`` for such a file; what SQLite reports of one that can be neither
  ///   opened nor made.
  public init(path: String) throws {
    guard try IndexFile(at: path) != .foreign else { throw ForeignFileError(path: path) }
    do {
      opened = Mutex(try Self.open(path))
      notice = nil
    } catch let error as DatabaseError where error.isDamage {
      try Self.removeFiles(path)
      opened = Mutex(try Self.open(path))
      notice = "the index \(path) could not be used (\(error.message)); it is made anew"
    }
  }

  /// How many milliseconds a process waits for another one that is writing.
  private static let patience: Int32 = 5_000

  private static func open(_ path: String) throws -> sending Database {
    let opened = try Database(path: path, patience: patience)
    // A log beside the file lets others read while one writes.
    try opened.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    try opened.write { db in
      switch try IndexSchema.version(db) {
      case IndexSchema.version: break
      case 0: try IndexSchema.create(db)
      default: throw DatabaseError(SQLITE_NOTADB, message: "another version")
      }
      // Damage inside shows up only where it is read.
      try IndexSchema.check(db)
    }
    return opened
  }

  private func withDatabase<Result: Sendable>(
    _ body: (Database) throws -> Result
  ) throws -> Result {
    try opened.withLock { opened in
      if let opened { return try body(opened) }
      let made = try Database(path: nil)
      try IndexSchema.create(made)
      let result = try body(made)
      opened = made
      return result
    }
  }

  private static func removeFiles(_ path: String) throws {
    for file in [path, "\(path)-wal", "\(path)-shm"]
    where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.removeItem(atPath: file)
    }
  }

  /// Takes entities in, or their new words.
  public func insert(_ entries: [IndexEntry]) async throws {
    try write { db in
      for entry in entries { try entry.store(in: db) }
    }
  }

  /// Puts entities in the place of all that were known of a kind.
  public func replace(_ kind: IndexEntry.Kind, with entries: [IndexEntry]) async throws {
    try write { db in
      try IndexSchema.remove(kind, in: db)
      for entry in entries { try entry.store(in: db) }
    }
  }

  /// Takes entities of a kind out; nil takes out all of them.
  public func remove(_ identifiers: [String]?, of kind: IndexEntry.Kind) async throws {
    try write { db in
      guard let identifiers else { return try IndexSchema.remove(kind, in: db) }
      for id in identifiers { try IndexSchema.remove(id, of: kind, in: db) }
    }
  }

  /// Takes everything out.
  public func removeAll() async throws {
    try write(IndexSchema.clear)
  }

  private func write(_ change: @Sendable (Database) throws -> Void) throws {
    try withDatabase { db in try db.write(change) }
  }

  /// The entities whose words begin like the words of a text, best first.
  ///
  /// All words must occur; only where no entity has all of them, one is enough that does not just tell
  /// what kind it is; and only where no entity has any, words of titles that are spelt nearly so are
  /// taken for them.
  public func search(_ text: String, limit: Int) async throws -> [IndexEntry] {
    guard let query = IndexQuery(text) else { return [] }
    return try withDatabase { db in
      let all = try IndexEntry.matching(query.all, limit: limit, in: db)
      if !all.isEmpty { return all }
      let any = try IndexEntry.matching(query.any, limit: limit, in: db)
      guard any.isEmpty, let respelt = try query.respelt(in: db) else { return any }
      return try IndexEntry.matching(respelt.all, limit: limit, in: db)
    }
  }
}

extension DatabaseError {
  /// Whether the index is of another version, or not whole any more.
  fileprivate var isDamage: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR].contains(code)
  }
}
