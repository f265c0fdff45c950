// SPDX-License-Identifier: Apache-2.0

/// Transitions by state and word, in one hash table.
///
/// ```
/// slots      from, word, target │ 0, 0, 0 │ from, word, target │ …     open addressing, linear probing
/// overflow   from, word, target │ …                                    ascending, mostly empty
/// ```
///
/// A target is never 0, which marks an empty slot.
///
/// - Complexity: a step is O(1), whatever the number of transitions: one place in memory is read,
///   which is what a search in a million values waits for. For states and words that were chosen to
///   collide it is O(log *n*).
struct TransitionTable: Sendable {
  /// A transition; one to 0 is none.
  struct Transition: BitwiseCopyable, Sendable {
    var from: UInt32
    var word: UInt32
    var target: UInt32

    fileprivate var key: UInt64 { UInt64(from) << 32 | UInt64(word) }
  }

  let slots: FlatArray<Transition>
  let overflow: FlatArray<Transition>

  init(slots: FlatArray<Transition>, overflow: FlatArray<Transition>) {
    self.slots = slots
    self.overflow = overflow
  }

  init(_ transitions: [Transition]) {
    // Three quarters full: half a probe more than an empty table, a quarter of its memory less
    // than one that is half full.
    let capacity = transitions.count + transitions.count / 3 + 1
    var overflow: [Transition] = []
    var slots = [Transition](repeating: Transition(from: 0, word: 0, target: 0), count: capacity)
    slots.withUnsafeMutableBufferPointer { slots in
      for transition in transitions {
        let probes = Self.probes(transition.from, transition.word, capacity: capacity)
        if let slot = probes.first(where: { slots[$0].target == 0 }) {
          slots[slot] = transition
        } else {
          overflow.append(transition)
        }
      }
    }
    self.slots = FlatArray(slots)
    self.overflow = FlatArray(overflow.sorted { $0.key < $1.key })
  }

  /// The target behind a state and a word; 0 where there is none.
  @inline(__always)
  func target(from state: UInt32, on word: UInt32) -> UInt32 {
    for slot in Self.probes(state, word, capacity: slots.count) {
      let found = slots[slot]
      if found.target == 0 || (found.from == state && found.word == word) { return found.target }
    }
    return overflowTarget(from: state, on: word)
  }

  @inline(never)
  private func overflowTarget(from state: UInt32, on word: UInt32) -> UInt32 {
    let key = UInt64(state) << 32 | UInt64(word)
    let place = overflow.indices.partitionPoint { overflow[$0].key >= key }
    return place < overflow.count && overflow[place].key == key ? overflow[place].target : 0
  }

  @inline(__always)
  private static func probes(_ state: UInt32, _ word: UInt32, capacity: Int) -> ProbeSequence {
    ProbeSequence(hash: WordHash.of(state, word), capacity: capacity)
  }

  var byteCount: Int { slots.bytes.count + overflow.bytes.count }
}
