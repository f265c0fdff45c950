// SPDX-License-Identifier: Apache-2.0

/// Numbers in a row that never change, in a region.
///
/// - Invariant: a read beyond the end is 0. A damaged file may thus lead a search astray, which
///   finds nothing then, but never out of the region.
/// - Note: `@unchecked Sendable`: the region, which it keeps alive, never changes.
struct Table<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: @unchecked Sendable {
  private let region: Region
  let base: UnsafePointer<Element>
  let count: Int

  /// A table of `count` elements at an aligned offset of a region.
  init?(_ region: Region, offset: Int, count: Int) {
    let stride = MemoryLayout<Element>.stride
    guard offset >= 0, count >= 0, offset % stride == 0, offset <= region.count,
      count <= (region.count - offset) / stride
    else { return nil }
    self.region = region
    base = (region.base + offset).assumingMemoryBound(to: Element.self)
    self.count = count
  }

  /// A table with the elements of an array.
  init(_ elements: [Element]) {
    let bytes = elements.count * MemoryLayout<Element>.stride
    region = Region(count: bytes) { memory in
      elements.withUnsafeBytes { source in
        if let start = source.baseAddress { memory.copyMemory(from: start, byteCount: bytes) }
      }
    }
    base = region.base.assumingMemoryBound(to: Element.self)
    count = elements.count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    UInt(bitPattern: index) < UInt(bitPattern: count) ? base[index] : 0
  }

  /// Whether no element is less than the one before it or greater than a limit.
  func ascends(to limit: Int) -> Bool {
    var last: Element = 0
    for index in 0..<count {
      if base[index] < last { return false }
      last = base[index]
    }
    return last <= limit
  }

  /// The bytes of the table.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base, count: count * MemoryLayout<Element>.stride)
  }
}
