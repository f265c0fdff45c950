// SPDX-License-Identifier: Apache-2.0

/// The slots of a hash table in which a key may stand: from its home on, up to a limit.
///
/// Words can be chosen so that all have the same home. What finds no free slot within the limit
/// therefore stands in order beside the table (its *overflow*), and a look-up takes no more than the
/// limit and a binary search, whatever the keys are. Chance alone fills the overflow of a large table
/// with one key in many thousands.
struct ProbeSequence: Sequence, IteratorProtocol {
  static let limit = 64

  private var slot: Int
  private var rest: Int
  private let capacity: Int

  /// The home is the hash scaled to the capacity.
  @inline(__always)
  init(hash: UInt32, capacity: Int) {
    slot = Int((UInt64(hash) &* UInt64(truncatingIfNeeded: capacity)) >> 32)
    rest = Swift.min(Self.limit, capacity)
    self.capacity = capacity
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard rest > 0 else { return nil }
    rest &-= 1
    let current = slot
    slot = current &+ 1 == capacity ? 0 : current &+ 1
    return current
  }
}
