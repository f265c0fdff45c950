// SPDX-License-Identifier: Apache-2.0

/// Rows of elements, back to back in memory or in a file.
///
/// ```
/// starts     0  4  9 …                 row i is elements[starts[i] ..< starts[i + 1]]
/// elements   o p e n s h e l f …
/// ```
struct Rows<Element: BitwiseCopyable & Sendable>: Sendable {
  let starts: FlatArray<UInt32>
  let elements: FlatArray<Element>

  init(starts: FlatArray<UInt32>, elements: FlatArray<Element>) {
    self.starts = starts
    self.elements = elements
  }

  init(_ rows: some Sequence<some Sequence<Element>>) {
    var builder = RowBuilder<Element>()
    for row in rows { builder.append(row) }
    self = builder.frozen()
  }

  /// Deals elements out to rows, in each of which they keep their order.
  ///
  /// - Complexity: O(*n*).
  init(count: Int, of elements: [Element], row: (Element) -> Int) {
    var starts = [UInt32](repeating: 0, count: count + 1)
    for element in elements { starts[row(element) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var next = starts
    var dealt = elements
    for element in elements {
      dealt[Int(next[row(element)])] = element
      next[row(element)] += 1
    }
    self.init(starts: FlatArray(starts), elements: FlatArray(dealt))
  }

  /// How many rows there are.
  var count: Int { starts.count - 1 }

  /// The places of a row in ``elements``.
  @inline(__always)
  func range(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  /// The elements of a row.
  subscript(row: Int) -> Slice<FlatArray<Element>> { elements[range(of: row)] }

  var byteCount: Int { starts.bytes.count + elements.bytes.count }
}

/// Makes rows, one behind the other.
struct RowBuilder<Element: BitwiseCopyable & Sendable> {
  private(set) var starts: [UInt32] = [0]
  private(set) var elements: [Element] = []

  /// How many rows there are.
  var count: Int { starts.count - 1 }

  func range(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  subscript(row: Int) -> ArraySlice<Element> { elements[range(of: row)] }

  mutating func append(_ row: some Sequence<Element>) {
    elements.append(contentsOf: row)
    starts.append(UInt32(truncatingIfNeeded: elements.count))
  }

  /// Puts another element in the place of each.
  mutating func map(_ change: (Element) -> Element) {
    for index in elements.indices { elements[index] = change(elements[index]) }
  }

  func frozen() -> Rows<Element> {
    Rows(starts: FlatArray(starts), elements: FlatArray(elements))
  }
}
