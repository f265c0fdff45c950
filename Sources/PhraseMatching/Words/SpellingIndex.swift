// SPDX-License-Identifier: Apache-2.0

/// Finds the words of a table that are one or two slips away from a word that was typed.
///
/// A word with one slip keeps its first or its second half, a word with two keeps one of its
/// thirds. The index holds the pieces of all words by hash, so only words that share a piece are
/// compared.
///
/// ```
/// library (7 letters)    halves   lib·rary
/// cardboard (9 letters)  halves   card·board    thirds   car·dbo·ard
/// ```
///
/// - Complexity: a query reads some thirty buckets; a bucket holds the words of one length that
///   share a piece.
/// - Note: The method is the pigeonhole filter of Wu and Manber, "Fast text searching allowing
///   errors", 1992; a swap across a border spoils two pieces, so pieces with the swap undone are
///   looked up too.
struct SpellingIndex: Sendable {
  /// Words with fewer letters are too easily another word.
  static let shortestForOne = 5
  /// The fewest letters of a word that may have two slips.
  static let shortestForTwo = 8
  /// Longer words are not indexed: nobody mistypes them twice alone.
  static let longest = 40
  /// Words that are compared with a typed one at the most.
  ///
  /// Only lists whose words are numbered ("item100001") have so many with a piece in common.
  static let comparisonLimit = 10_000

  /// The hash of a piece, and a word that has it.
  struct Entry: BitwiseCopyable, Sendable {
    var hash: UInt32
    var word: WordID
  }

  /// The pieces by their hashes, scaled to the number of buckets.
  let buckets: Rows<Entry>

  /// Which part of a word a piece is; it is hashed with the letters.
  private enum Piece: UInt32 {
    case firstHalf = 1
    case secondHalf, firstThird, middleThird, lastThird
  }

  var byteCount: Int { buckets.byteCount }

  init(buckets: Rows<Entry>) {
    self.buckets = buckets
  }

  /// Indexes the words of a table.
  init(_ words: WordTable) {
    var pieces: [Entry] = []
    var letters: [UInt32] = []
    for word in (0..<words.count).map(WordID.init) {
      Self.decode(words.bytes(of: word), into: &letters)
      Self.forEachPiece(of: letters) { pieces.append(Entry(hash: $0, word: word)) }
    }
    let count = (pieces.count + 1) / 2
    buckets = Rows(count: count, of: pieces) { Self.bucket($0.hash, count) }
  }

  /// Calls `body` with each word that is near a typed one, and how many slips away.
  ///
  /// A word may be named more than once.
  ///
  /// - Returns: Whether all words were looked at that may be near.
  @discardableResult
  func forEachWord(
    near typed: [UInt32], in words: WordTable, _ body: (WordID, Int) -> Void
  ) -> Bool {
    guard buckets.count > 0, typed.count + 1 >= Self.shortestForOne, typed.count <= Self.longest
    else { return true }
    var letters: [UInt32] = []
    var comparisons = 0
    Self.forEachQuery(of: typed) { hash in
      for entry in buckets[Self.bucket(hash, buckets.count)] {
        // Pieces can be chosen to lie in one bucket, so all count that are read.
        comparisons += 1
        guard comparisons <= Self.comparisonLimit else { return }
        guard entry.hash == hash else { continue }
        Self.decode(words.bytes(of: entry.word), into: &letters)
        let limit = letters.count >= Self.shortestForTwo ? 2 : 1
        if let slips = EditDistance.between(typed, letters, limit: limit), slips > 0 {
          body(entry.word, slips)
        }
      }
    }
    return comparisons <= Self.comparisonLimit
  }

  // MARK: - Pieces

  private static func forEachPiece(of letters: [UInt32], _ body: (UInt32) -> Void) {
    let count = letters.count
    guard (shortestForOne...longest).contains(count) else { return }
    letters.withUnsafeBufferPointer { letters in
      let half = count / 2
      body(hash(.firstHalf, count, letters[..<half]))
      body(hash(.secondHalf, count, letters[half...]))
      guard count >= shortestForTwo else { return }
      let (first, second) = (count / 3, 2 * count / 3)
      body(hash(.firstThird, count, letters[..<first]))
      body(hash(.middleThird, count, letters[first..<second]))
      body(hash(.lastThird, count, letters[second...]))
    }
  }

  /// The letters of a piece, in memory that they share with the word.
  private typealias Letters = Slice<UnsafeBufferPointer<UInt32>>

  /// The pieces that a word near the typed one may have, for each length that it may have.
  private static func forEachQuery(of typed: [UInt32], _ body: (UInt32) -> Void) {
    let count = typed.count
    typed.withUnsafeBufferPointer { typed in
      for length in max(shortestForOne, count - 2)...count + 2 {
        if abs(length - count) <= 1 {
          let half = length / 2
          forEachBeginning(.firstHalf, length, of: typed, half, body)
          forEachEnding(.secondHalf, length, of: typed, length - half, body)
        }
        guard length >= shortestForTwo else { continue }
        let (first, second) = (length / 3, 2 * length / 3)
        forEachBeginning(.firstThird, length, of: typed, first, body)
        forEachEnding(.lastThird, length, of: typed, length - second, body)
        // If only the middle is whole, one slip stands before it.
        for shift in -1...1 where second + shift <= count {
          body(hash(.middleThird, length, typed[first + shift..<second + shift]))
        }
      }
    }
  }

  /// The first letters, as typed and with a swap across their end undone.
  private static func forEachBeginning(
    _ piece: Piece, _ length: Int, of typed: UnsafeBufferPointer<UInt32>, _ count: Int,
    _ body: (UInt32) -> Void
  ) {
    guard count <= typed.count else { return }
    body(hash(piece, length, typed[..<count]))
    guard count < typed.count else { return }
    body(hash(piece, length, typed[..<(count - 1)], last: typed[count]))
  }

  /// The last letters, as typed and with a swap across their beginning undone.
  private static func forEachEnding(
    _ piece: Piece, _ length: Int, of typed: UnsafeBufferPointer<UInt32>, _ count: Int,
    _ body: (UInt32) -> Void
  ) {
    let start = typed.count - count
    guard start >= 0 else { return }
    body(hash(piece, length, typed[start...]))
    guard start > 0 else { return }
    body(hash(piece, length, first: typed[start - 1], typed[(start + 1)...]))
  }

  /// The hash of a piece of words of a length.
  private static func hash(
    _ piece: Piece, _ length: Int, first: UInt32? = nil, _ letters: Letters, last: UInt32? = nil
  ) -> UInt32 {
    var hash = WordHash.of(piece.rawValue, UInt32(length))
    if let first { hash = WordHash.of(hash, first) }
    for letter in letters { hash = WordHash.of(hash, letter) }
    if let last { hash = WordHash.of(hash, last) }
    return hash
  }

  private static func bucket(_ hash: UInt32, _ count: Int) -> Int {
    Int((UInt64(hash) &* UInt64(count)) >> 32)
  }

  /// The scalars of a folded word.
  static func scalars(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var letters: [UInt32] = []
    decode(bytes, into: &letters)
    return letters
  }

  /// The scalars of a folded word, in memory that is used again.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, into letters: inout [UInt32]) {
    letters.removeAll(keepingCapacity: true)
    if bytes.allSatisfy({ $0 < 0x80 }) {
      for byte in bytes { letters.append(UInt32(byte)) }
    } else {
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        letters.append(scalar.value)
      }
    }
  }
}
