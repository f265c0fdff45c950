// SPDX-License-Identifier: Apache-2.0

import CSQLite
import Glibc

/// A connection to an SQLite database; one caller at a time.
///
/// A dozen statements need no more than this, and who depends on the index nothing but SQLite.
final class Database {
  private let handle: OpaquePointer

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: The file, which is made where there is none; nil for one in memory.
  ///   - readOnly: Whether the file is only looked at, and never made.
  ///   - patience: For how many milliseconds another process that writes is waited for.
  /// - Throws: What SQLite reports of a file that it cannot open.
  init(path: String?, readOnly: Bool = false, patience: Int32 = 0) throws(DatabaseError) {
    if let path, !readOnly {
      // A new file is its owner's alone; SQLite gives the files beside it the same permissions.
      let new = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if new >= 0 { close(new) }
    }
    var opened: OpaquePointer?
    let access = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let status = sqlite3_open_v2(path ?? ":memory:", &opened, access, nil)
    guard let opened, status == SQLITE_OK else {
      let error = DatabaseError(status, opened)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_busy_timeout(handle, patience)
  }

  deinit { sqlite3_close_v2(handle) }

  /// The row that the newest insertion made.
  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs statements that have neither values nor rows.
  ///
  /// - Throws: What SQLite reports of the first that fails.
  func execute(_ statements: String) throws(DatabaseError) {
    try check(sqlite3_exec(handle, statements, nil, nil, nil))
  }

  /// Runs a statement with values for its question marks.
  ///
  /// - Returns: The rows, each as its columns.
  /// - Throws: What SQLite reports.
  @discardableResult
  func run(_ statement: String, _ values: DatabaseValue...) throws(DatabaseError)
    -> [[DatabaseValue]]
  {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, statement, -1, &prepared, nil))
    defer { sqlite3_finalize(prepared) }
    for (index, value) in values.enumerated() {
      try check(value.bind(to: prepared, at: Int32(index + 1)))
    }
    var rows: [[DatabaseValue]] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW:
        rows.append(
          (0..<sqlite3_column_count(prepared)).map { DatabaseValue(column: $0, of: prepared) })
      case SQLITE_DONE: return rows
      case let status: throw DatabaseError(status, handle)
      }
    }
  }

  /// Runs statements of which all or none take effect.
  ///
  /// The right to write is taken first, so that a busy database is waited for and not read amiss.
  ///
  /// - Throws: What the body throws, or what SQLite reports.
  func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body(self)
      try execute("COMMIT")
      return result
    } catch {
      // What is told is the first fault, and one that ended the transaction by itself.
      try? execute("ROLLBACK")
      throw error
    }
  }

  private func check(_ status: Int32) throws(DatabaseError) {
    if status != SQLITE_OK { throw DatabaseError(status, handle) }
  }
}

/// What SQLite reports, by its primary result code.
///
/// The codes are told at https://www.sqlite.org/rescode.html.
struct DatabaseError: Error, CustomStringConvertible {
  let code: Int32
  let message: String

  init(_ code: Int32, message: String) {
    self.code = code & 0xFF
    self.message = message
  }

  fileprivate init(_ code: Int32, _ handle: OpaquePointer?) {
    let text = handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(code, message: text.map { String(cString: $0) } ?? "an unknown fault")
  }

  var description: String { "SQLite reports \(code): \(message)" }
}
