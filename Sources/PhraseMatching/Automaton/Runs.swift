// SPDX-License-Identifier: Apache-2.0

/// A row of elements for each state, all rows in one array.
struct Runs<Element: Sendable>: Sendable {
  private let starts: [Int32]
  let elements: [Element]

  init(_ rows: [[Element]]) {
    var starts: [Int32] = [0]
    for row in rows { starts.append(starts[starts.count - 1] + Int32(row.count)) }
    self.starts = starts
    elements = rows.flatMap(\.self)
  }

  /// The places of a row in ``elements``.
  @inline(__always)
  func range(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  subscript(row: Int) -> ArraySlice<Element> { elements[range(of: row)] }

  /// How many rows there are.
  var count: Int { starts.count - 1 }
}
