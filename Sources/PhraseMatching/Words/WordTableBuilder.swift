// SPDX-License-Identifier: Apache-2.0

/// Gathers words and numbers them in the order of their first appearance.
struct WordTableBuilder {
  /// The numbers of the words, counted from 1; 0 is a free slot.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var hashes: [UInt32] = []
  private var words = RowBuilder<UInt8>()
  /// Words that found no slot; a dictionary's hashes cannot be foreseen.
  private var overflow: [[UInt8]: WordID] = [:]
  /// Slots that were read so far.
  private(set) var probeCount = 0

  var count: Int { hashes.count }

  /// The letters of a word.
  func word(_ id: WordID) -> ArraySlice<UInt8> { words[id.index] }

  /// The number of a folded word, new or known.
  ///
  /// - Complexity: O(*n*) in the length of the word, amortized.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> WordID {
    for slot in ProbeSequence(hash: hash, capacity: slots.count) {
      probeCount += 1
      guard slots[slot] != 0 else {
        slots[slot] = UInt32(count + 1)
        return add(bytes, hash: hash)
      }
      let id = Int(slots[slot]) - 1
      if hashes[id] == hash, words[id].withUnsafeBufferPointer(bytes.isEqual) { return WordID(id) }
    }
    let word = Array(bytes)
    if let id = overflow[word] { return id }
    overflow[word] = WordID(count)
    return add(bytes, hash: hash)
  }

  /// The number of a folded word, new or known.
  mutating func intern(_ word: String) -> WordID {
    var word = word
    return word.withUTF8 { buffer in
      let hash = buffer.baseAddress.map { WordHash.of($0, count: buffer.count) } ?? 0
      return intern(buffer, hash: hash)
    }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> WordID {
    hashes.append(hash)
    words.append(bytes)
    if hashes.count * 2 > slots.count { place(capacity: slots.count * 2) }
    return WordID(hashes.count - 1)
  }

  /// Puts all words into slots anew.
  private mutating func place(capacity: Int) {
    slots = [UInt32](repeating: 0, count: capacity)
    overflow = [:]
    for (id, hash) in hashes.enumerated() {
      let free = ProbeSequence(hash: hash, capacity: capacity).first { slot in
        probeCount += 1
        return slots[slot] == 0
      }
      if let free { slots[free] = UInt32(id + 1) } else { overflow[Array(words[id])] = WordID(id) }
    }
  }

  /// Numbers the words in the order of their bytes instead.
  ///
  /// - Returns: The new number by the old one.
  mutating func sort() -> [WordID] {
    // The first eight bytes settle most.
    var order = hashes.indices.map { id in (key: Self.beginning(of: words[id]), id: id) }
    order.sort { left, right in
      if left.key != right.key { return left.key < right.key }
      return words[left.id].lexicographicallyPrecedes(words[right.id])
    }
    var numbers = [WordID](repeating: WordID(0), count: order.count)
    var sorted = RowBuilder<UInt8>()
    for (number, (_, id)) in order.enumerated() {
      numbers[id] = WordID(number)
      sorted.append(words[id])
    }
    hashes = order.map { hashes[$0.id] }
    words = sorted
    place(capacity: slots.count)
    return numbers
  }

  private static func beginning(of word: ArraySlice<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for byte in word.prefix(8) { key = key << 8 | UInt64(byte) }
    return key << (8 * UInt64(8 - min(word.count, 8)))
  }

  /// The finished table.
  func frozen() -> WordTable {
    let ordered = overflow.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return WordTable(
      slots: FlatArray(
        slots.map { .init(hash: $0 == 0 ? 0 : hashes[Int($0) - 1], entry: $0) }),
      overflow: FlatArray(ordered.map(\.value)), words: FlatStrings(words.frozen()))
  }
}
