// SPDX-License-Identifier: Apache-2.0

/// Elements in a row that never change, in a region: of this process, or of a mapped file.
///
/// - Invariant: indices are within bounds, which only debug builds check. What comes from a file is
///   checked when it is loaded, so that searches need no defence.
/// - Note: `@unchecked Sendable`: the region, which it keeps alive, never changes.
struct FlatArray<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable {
  private let region: Region
  let base: UnsafePointer<Element>
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count, "there is no element \(index) of \(count)")
    return base[index]
  }

  /// An array of `count` elements at an aligned offset of a region; nil where it has no room there.
  init?(_ region: Region, offset: Int, count: Int) {
    let stride = MemoryLayout<Element>.stride
    guard offset >= 0, count >= 0, offset % MemoryLayout<Element>.alignment == 0,
      offset <= region.count, count <= (region.count - offset) / stride
    else { return nil }
    self.region = region
    base = (region.base + offset).assumingMemoryBound(to: Element.self)
    self.count = count
  }

  init(_ elements: [Element] = []) {
    let bytes = elements.count * MemoryLayout<Element>.stride
    region = Region(count: bytes) { memory in
      elements.withUnsafeBytes { source in
        if let start = source.baseAddress { memory.copyMemory(from: start, byteCount: bytes) }
      }
    }
    base = region.base.assumingMemoryBound(to: Element.self)
    count = elements.count
  }

  /// The bytes of the array.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base, count: count * MemoryLayout<Element>.stride)
  }
}

extension FlatArray: Equatable {
  /// Whether both have the same bytes; free where they are the same memory.
  static func == (left: Self, right: Self) -> Bool {
    left.count == right.count
      && (left.base == right.base || left.bytes.elementsEqual(right.bytes))
  }
}

extension FlatArray<UInt32> {
  /// Whether no element is less than the one before it or greater than a limit.
  func ascends(to limit: Int) -> Bool {
    var last: UInt32 = 0
    for index in 0..<count {
      if base[index] < last { return false }
      last = base[index]
    }
    return last <= limit
  }
}

extension Range<Int> {
  /// The first index from which on a condition holds; the end where it never does.
  ///
  /// - Complexity: O(log *n*).
  func partitionPoint(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
