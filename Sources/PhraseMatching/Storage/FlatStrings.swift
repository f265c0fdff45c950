// SPDX-License-Identifier: Apache-2.0

/// Strings as rows of UTF-8, in memory or in a file.
package struct FlatStrings: Sendable {
  let rows: Rows<UInt8>

  /// Lays strings out flat.
  package init(_ strings: some Sequence<String>) {
    rows = Rows(strings.lazy.map(\.utf8))
  }

  init(_ rows: Rows<UInt8>) {
    self.rows = rows
  }

  /// How many strings there are.
  package var count: Int { rows.count }

  /// The string at an index.
  package subscript(index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

  /// The bytes of the string at an index.
  @inline(__always)
  func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let range = rows.range(of: index)
    return UnsafeBufferPointer(start: rows.elements.base + range.lowerBound, count: range.count)
  }
}

extension FlatStrings: Equatable {
  /// Whether both have the same strings in the same order.
  package static func == (left: Self, right: Self) -> Bool {
    left.rows.starts == right.rows.starts && left.rows.elements == right.rows.elements
  }
}
