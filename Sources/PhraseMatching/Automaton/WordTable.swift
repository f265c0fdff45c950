// SPDX-License-Identifier: Apache-2.0

/// A word as a number, within one table.
typealias WordID = Int32

/// The words of the phrases, or of one list, and their numbers.
///
/// ```
/// slots    hash, id + 1 │ 0, 0 │ hash, id + 1 │ …     open addressing, linear probing
/// words    open, shelf, …
/// ```
///
/// - Complexity: a look-up is O(1) for words whose hashes differ.
struct WordTable: Sendable {
  /// What no phrase and no list has.
  static let unknown: WordID = -1

  let slots: Table<UInt32>
  let words: FlatStrings

  /// How many words there are.
  var count: Int { words.count }

  /// The number of a word of an utterance; ``unknown`` where there is none.
  @inline(__always)
  func id(of word: Utterance.Word, letters source: UnsafePointer<UInt8>) -> WordID {
    id(
      of: source + Int(word.lettersStart), count: Int(word.lettersEnd - word.lettersStart),
      hash: word.hash)
  }

  /// The number of a folded word.
  @inline(__always)
  func id(of bytes: UnsafePointer<UInt8>, count: Int, hash: UInt32) -> WordID {
    let mask = slots.count / 2 - 1
    guard mask >= 0 else { return Self.unknown }
    var slot = Int(hash) & mask
    for _ in 0...mask {
      let entry = slots[2 * slot + 1]
      if entry == 0 { return Self.unknown }
      if slots[2 * slot] == hash, isEqual(Int(entry) - 1, bytes, count) {
        return WordID(truncatingIfNeeded: entry - 1)
      }
      slot = (slot + 1) & mask
    }
    return Self.unknown
  }

  /// The number of a folded word.
  func id(of word: String) -> WordID {
    var word = word
    return word.withUTF8 { buffer in
      guard let base = buffer.baseAddress else { return Self.unknown }
      return id(
        of: base, count: buffer.count, hash: WordHash.of(base, count: buffer.count))
    }
  }

  /// The bytes of a word.
  @inline(__always)
  func bytes(of id: Int) -> UnsafeBufferPointer<UInt8> {
    words.bytes(at: id)
  }

  /// The word with a number.
  func word(_ id: WordID) -> String { words[Int(id)] }

  @inline(__always)
  private func isEqual(_ id: Int, _ other: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let own = bytes(of: id)
    guard own.count == count else { return false }
    for index in 0..<count where own[index] != other[index] { return false }
    return true
  }
}
