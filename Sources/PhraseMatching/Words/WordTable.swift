// SPDX-License-Identifier: Apache-2.0

/// A word, within one table.
typealias WordID = ID<WordTable>

/// The words of the phrases, or of one list, and their numbers.
///
/// ```
/// slots      hash, number + 1 │ 0, 0 │ hash, number + 1 │ …     open addressing, linear probing
/// overflow   number │ …                                         by the words' bytes, mostly empty
/// words      open, shelf, …
/// ```
///
/// - Complexity: a look-up is O(1); for words that were chosen to collide it is O(log *n*).
struct WordTable: Sendable {
  /// A word's hash and its number, counted from 1: a cell of zeros is free.
  struct Cell: BitwiseCopyable, Sendable {
    var hash: UInt32
    var entry: UInt32
  }

  let slots: FlatArray<Cell>
  let overflow: FlatArray<WordID>
  let words: FlatStrings

  /// How many words there are.
  var count: Int { words.count }

  /// The number of a word of an utterance.
  @inline(__always)
  func id(of word: Utterance.Word, letters source: UnsafePointer<UInt8>) -> WordID? {
    id(
      of: source + Int(word.lettersStart), count: Int(word.lettersEnd - word.lettersStart),
      hash: word.hash)
  }

  /// The number of a folded word.
  @inline(__always)
  func id(of bytes: UnsafePointer<UInt8>, count: Int, hash: UInt32) -> WordID? {
    let word = UnsafeBufferPointer(start: bytes, count: count)
    for index in ProbeSequence(hash: hash, capacity: slots.count) {
      let slot = slots[index]
      if slot.entry == 0 { return nil }
      if slot.hash == hash, words.bytes(at: Int(slot.entry) - 1).isEqual(to: word) {
        return WordID(raw: slot.entry - 1)
      }
    }
    return overflowID(of: word)
  }

  @inline(never)
  private func overflowID(of word: UnsafeBufferPointer<UInt8>) -> WordID? {
    let place = overflow.indices.partitionPoint {
      !bytes(of: overflow[$0]).lexicographicallyPrecedes(word)
    }
    guard place < overflow.count, bytes(of: overflow[place]).isEqual(to: word) else { return nil }
    return overflow[place]
  }

  /// The number of a folded word.
  func id(of word: String) -> WordID? {
    var word = word
    return word.withUTF8 { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return id(
        of: base, count: buffer.count, hash: WordHash.of(base, count: buffer.count))
    }
  }

  /// The bytes of a word.
  @inline(__always)
  func bytes(of id: WordID) -> UnsafeBufferPointer<UInt8> {
    words.bytes(at: id.index)
  }

  /// The word with a number.
  func word(_ id: WordID) -> String { words[id.index] }

  var byteCount: Int { slots.bytes.count + overflow.bytes.count + words.rows.byteCount }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  func isEqual(to other: Self) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}
