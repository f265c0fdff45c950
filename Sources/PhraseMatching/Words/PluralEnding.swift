// SPDX-License-Identifier: Apache-2.0

/// An ending of plurals and what stands for it in the singular, folded.
struct PluralEnding: Sendable {
  /// Up to eight bytes in a number, the last one lowest: a tolerant match compares each of its words
  /// with all endings, and to compare arrays is to count references.
  struct Letters: Sendable {
    let count: Int
    private let bytes: UInt64

    init(_ letters: String) {
      count = letters.utf8.count
      bytes = letters.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The byte that is so many bytes before the end.
    subscript(fromEnd index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes >> (8 * index)) }

    func end(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
      (0..<count).allSatisfy { word[word.count - 1 - $0] == self[fromEnd: $0] }
    }
  }

  let plural: Letters
  let singular: Letters

  /// - Precondition: Neither ending has more than eight bytes.
  init(_ ending: (plural: String, singular: String)) {
    precondition(ending.plural.utf8.count <= 8 && ending.singular.utf8.count <= 8)
    plural = Letters(ending.plural)
    singular = Letters(ending.singular)
  }
}
