// SPDX-License-Identifier: Apache-2.0

/// A state of an automaton or a node of a list, as an index.
typealias StateID = Int32

/// Transitions by state and word, in one hash table.
///
/// ```
/// slots   from, word, target │ 0, 0, 0 │ from, word, target │ …     open addressing, linear probing
/// ```
///
/// A target is never 0, which marks an empty slot.
///
/// - Complexity: a step is O(1), whatever the number of transitions: one place in memory is read,
///   which is what a search in a million values waits for.
struct StepTable: Sendable {
  let slots: Table<UInt32>

  private var capacity: Int { slots.count / 3 }

  init(slots: Table<UInt32>) {
    self.slots = slots
  }

  /// Makes the table of transitions that lie flat: from, word, target.
  init(flat steps: [UInt32]) {
    // Three quarters full: half a probe more than an empty table, a quarter of its memory less
    // than one that is half full.
    let count = steps.count / 3
    let capacity = count + count / 3 + 1
    var slots = [UInt32](repeating: 0, count: capacity * 3)
    slots.withUnsafeMutableBufferPointer { slots in
      for index in 0..<count {
        var slot = Self.home(steps[3 * index], steps[3 * index + 1], capacity: capacity)
        while slots[3 * slot + 2] != 0 { slot = slot + 1 == capacity ? 0 : slot + 1 }
        slots[3 * slot] = steps[3 * index]
        slots[3 * slot + 1] = steps[3 * index + 1]
        slots[3 * slot + 2] = steps[3 * index + 2]
      }
    }
    self.slots = Table(slots)
  }

  /// The target behind a state and a word; 0 where there is none.
  @inline(__always)
  func target(from state: UInt32, on word: UInt32) -> UInt32 {
    let capacity = capacity
    guard capacity > 0 else { return 0 }
    var slot = Self.home(state, word, capacity: capacity)
    for _ in 0..<capacity {
      let target = slots[3 * slot + 2]
      if target == 0 || (slots[3 * slot] == state && slots[3 * slot + 1] == word) { return target }
      slot = slot + 1 == capacity ? 0 : slot + 1
    }
    return 0
  }

  /// Where a transition is looked for first: the hash scaled to the capacity.
  @inline(__always)
  private static func home(_ state: UInt32, _ word: UInt32, capacity: Int) -> Int {
    Int((UInt64(WordHash.of(state, word)) &* UInt64(truncatingIfNeeded: capacity)) >> 32)
  }
}
