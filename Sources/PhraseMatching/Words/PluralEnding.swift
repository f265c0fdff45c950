// SPDX-License-Identifier: Apache-2.0

/// An ending of plurals and what stands for it in the singular, or two endings of one inflection, folded.
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
  /// The slip that one in place of the other is.
  let kind: Edit.Kind

  /// - Precondition: Neither ending has more than eight bytes.
  init(_ ending: (plural: String, singular: String)) {
    self.init(ending.plural, ending.singular, .grammaticalNumber)
  }

  private init(_ one: String, _ other: String, _ kind: Edit.Kind) {
    self.kind = kind
    precondition(one.utf8.count <= 8 && other.utf8.count <= 8)
    plural = Letters(one)
    singular = Letters(other)
  }

  /// The pairs of the endings that stand in place of one another.
  static func pairs(of endings: [String]) -> [PluralEnding] {
    endings.indices.flatMap { first in
      endings[(first + 1)...].map { PluralEnding(endings[first], $0, .inflection) }
    }
  }
}
