// SPDX-License-Identifier: Apache-2.0

/// Strings in a row, back to back in memory or in a file.
///
/// ```
/// starts   0  4  9 …                 string i is letters[starts[i] ..< starts[i + 1]]
/// letters  o p e n s h e l f …
/// ```
package struct FlatStrings: Sendable {
  let starts: Table<UInt32>
  let letters: Table<UInt8>

  /// Lays strings out flat.
  package init(_ strings: some Sequence<String>) {
    var starts: [UInt32] = [0]
    var letters: [UInt8] = []
    for string in strings {
      letters.append(contentsOf: string.utf8)
      starts.append(UInt32(truncatingIfNeeded: letters.count))
    }
    self.starts = Table(starts)
    self.letters = Table(letters)
  }

  init(starts: Table<UInt32>, letters: Table<UInt8>) {
    self.starts = starts
    self.letters = letters
  }

  /// How many bytes the rows take.
  var byteCount: Int { starts.count * MemoryLayout<UInt32>.size + letters.count }

  /// Whether all strings lie one behind the other.
  var isOrdered: Bool { starts.ascends(to: letters.count) }

  /// How many strings there are.
  package var count: Int { max(starts.count - 1, 0) }

  /// The string at an index.
  package subscript(index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

  /// The bytes of the string at an index; those of a forged file end with its letters.
  @inline(__always)
  func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = min(Int(starts[index]), letters.count)
    let end = min(max(Int(starts[index + 1]), start), letters.count)
    return UnsafeBufferPointer(start: letters.base + start, count: end - start)
  }
}

extension FlatStrings: Equatable {
  /// Whether both have the same strings in the same order.
  package static func == (left: Self, right: Self) -> Bool {
    left.starts.bytes.elementsEqual(right.starts.bytes)
      && left.letters.bytes.elementsEqual(right.letters.bytes)
  }
}
