// SPDX-License-Identifier: Apache-2.0

import CSQLite

/// What goes into a statement, and what stands in a column.
enum DatabaseValue: Sendable, ExpressibleByIntegerLiteral {
  case null
  case integer(Int64)
  case text(String)

  init(integerLiteral value: Int64) { self = .integer(value) }

  init(_ text: String?) { self = text.map(Self.text) ?? .null }

  /// Reads a column of a row; numbers with a fraction and bytes, which the index has not, as nothing.
  init(column: Int32, of statement: OpaquePointer?) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_TEXT:
      // By its length, since a text may have a zero inside.
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_text(statement, column),
        count: Int(sqlite3_column_bytes(statement, column)))
      self = .text(String(decoding: bytes, as: UTF8.self))
    default: self = .null
    }
  }

  /// Puts the value in the place of a statement's question mark, counted from one.
  ///
  /// - Returns: The result code.
  func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let value): sqlite3_bind_int64(statement, index, value)
    case .text(let text):
      sqlite3_bind_text(
        statement, index, text, Int32(text.utf8.count), phrase_sqlite_transient())
    }
  }

  /// The number; nil where it is none.
  var integer: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The text; nil where it is none.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
