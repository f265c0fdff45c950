// SPDX-License-Identifier: Apache-2.0

/// Gathers words and numbers them in the order of their first appearance.
struct WordTableBuilder {
  private var slots: [UInt32]
  private var hashes: [UInt32] = []
  private(set) var starts: [UInt32] = [0]
  private(set) var letters: [UInt8] = []

  init() {
    slots = [UInt32](repeating: 0, count: 64)
  }

  var count: Int { hashes.count }

  /// The number of a folded word, new or known.
  ///
  /// - Complexity: O(*n*) in the length of the word, amortized.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> WordID {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let id = Int(slots[slot]) - 1
      if hashes[id] == hash, isEqual(id, bytes) { return WordID(id) }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(hashes.count + 1)
    hashes.append(hash)
    letters.append(contentsOf: bytes)
    starts.append(UInt32(truncatingIfNeeded: letters.count))
    if hashes.count * 2 > slots.count { grow() }
    return WordID(hashes.count - 1)
  }

  /// The number of a folded word, new or known.
  mutating func intern(_ word: String) -> WordID {
    var word = word
    return word.withUTF8 { buffer in
      let hash = buffer.baseAddress.map { WordHash.of($0, count: buffer.count) } ?? 0
      return intern(buffer, hash: hash)
    }
  }

  private func isEqual(_ id: Int, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[id])
    guard Int(starts[id + 1]) - start == other.count else { return false }
    for index in 0..<other.count where letters[start + index] != other[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = Self.placed(hashes, capacity: slots.count * 2)
  }

  private static func placed(_ hashes: [UInt32], capacity: Int) -> [UInt32] {
    var slots = [UInt32](repeating: 0, count: capacity)
    let mask = capacity - 1
    for (id, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id + 1)
    }
    return slots
  }

  /// The slots of the frozen table: hash and number in turn.
  var frozenSlots: [UInt32] {
    var frozen = [UInt32](repeating: 0, count: slots.count * 2)
    for (slot, entry) in slots.enumerated() where entry != 0 {
      frozen[2 * slot] = hashes[Int(entry) - 1]
      frozen[2 * slot + 1] = entry
    }
    return frozen
  }

  /// The finished table.
  func frozen() -> WordTable {
    WordTable(
      slots: Table(frozenSlots),
      words: FlatStrings(starts: Table(starts), letters: Table(letters)))
  }
}
