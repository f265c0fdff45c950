// SPDX-License-Identifier: Apache-2.0

/// An index that cannot be taken for the index of something else.
struct ID<Numbered>: Hashable, Comparable, BitwiseCopyable, Sendable {
  let raw: UInt32

  @inline(__always)
  init(raw: UInt32) {
    self.raw = raw
  }

  @inline(__always)
  init(_ index: Int) {
    raw = UInt32(truncatingIfNeeded: index)
  }

  @inline(__always)
  var index: Int { Int(raw) }

  static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }
}
