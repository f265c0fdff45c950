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

  /// Where each bucket begins in the entries.
  let buckets: Table<UInt32>
  /// Hash of a piece and word in turn, by bucket.
  let entries: Table<UInt32>

  /// Which part of a word a piece is; it is hashed with the letters.
  private enum Piece: UInt32 {
    case firstHalf = 1
    case secondHalf, firstThird, middleThird, lastThird
  }

  var byteCount: Int { (buckets.count + entries.count) * 4 }

  init(buckets: Table<UInt32>, entries: Table<UInt32>) {
    self.buckets = buckets
    self.entries = entries
  }

  /// Indexes the words of a table.
  init(_ words: WordTable) {
    var pieces: [(hash: UInt32, word: UInt32)] = []
    var letters: [UInt32] = []
    for word in 0..<words.count {
      Self.decode(words.bytes(of: word), into: &letters)
      Self.forEachPiece(of: letters) { pieces.append(($0, UInt32(word))) }
    }
    let count = pieces.isEmpty ? 0 : max(1, pieces.count / 2)
    var starts = [UInt32](repeating: 0, count: count + 1)
    for piece in pieces { starts[Self.bucket(piece.hash, count) + 1] += 1 }
    for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
    var next = starts
    var entries = [UInt32](repeating: 0, count: pieces.count * 2)
    for piece in pieces {
      let bucket = Self.bucket(piece.hash, count)
      let place = Int(next[bucket])
      next[bucket] += 1
      entries[2 * place] = piece.hash
      entries[2 * place + 1] = piece.word
    }
    buckets = Table(count == 0 ? [] : starts)
    self.entries = Table(entries)
  }

  /// Calls `body` with each word that is near a typed one, and how many slips away.
  ///
  /// A word may be named more than once.
  func forEachWord(
    near typed: [UInt32], in words: WordTable, _ body: (WordID, Int) -> Void
  ) {
    guard buckets.count > 1, typed.count + 1 >= Self.shortestForOne, typed.count <= Self.longest
    else { return }
    var letters: [UInt32] = []
    var comparisons = 0
    Self.forEachQuery(of: typed) { hash in
      let bucket = Self.bucket(hash, buckets.count - 1)
      // A forged file must not make searches endless.
      let start = min(Int(buckets[bucket]), entries.count / 2)
      let end = min(max(start, Int(buckets[bucket + 1])), entries.count / 2)
      for place in start..<end where entries[2 * place] == hash {
        comparisons += 1
        guard comparisons <= Self.comparisonLimit else { return }
        let word = Int(entries[2 * place + 1])
        let bytes = words.bytes(of: word)
        // No word that was indexed is longer; a damaged file may say so.
        guard bytes.count <= Self.longest * 4 else { continue }
        Self.decode(bytes, into: &letters)
        let limit = letters.count >= Self.shortestForTwo ? 2 : 1
        if let slips = EditDistance.between(typed, letters, limit: limit), slips > 0 {
          body(WordID(truncatingIfNeeded: word), slips)
        }
      }
    }
  }

  // MARK: - Pieces

  private static func forEachPiece(of letters: [UInt32], _ body: (UInt32) -> Void) {
    let count = letters.count
    guard (shortestForOne...longest).contains(count) else { return }
    let half = count / 2
    body(hash(.firstHalf, count, letters[..<half]))
    body(hash(.secondHalf, count, letters[half...]))
    guard count >= shortestForTwo else { return }
    let (first, second) = (count / 3, 2 * count / 3)
    body(hash(.firstThird, count, letters[..<first]))
    body(hash(.middleThird, count, letters[first..<second]))
    body(hash(.lastThird, count, letters[second...]))
  }

  /// The pieces that a word near the typed one may have, for each length that it may have.
  private static func forEachQuery(of typed: [UInt32], _ body: (UInt32) -> Void) {
    let count = typed.count
    for length in max(shortestForOne, count - 2)...count + 2 {
      if abs(length - count) <= 1 {
        let half = length / 2
        beginnings(of: typed, half) { body(hash(.firstHalf, length, $0)) }
        endings(of: typed, length - half) { body(hash(.secondHalf, length, $0)) }
      }
      guard length >= shortestForTwo else { continue }
      let (first, second) = (length / 3, 2 * length / 3)
      beginnings(of: typed, first) { body(hash(.firstThird, length, $0)) }
      endings(of: typed, length - second) { body(hash(.lastThird, length, $0)) }
      // If only the middle is whole, one slip stands before it.
      for shift in -1...1 where second + shift <= count {
        body(hash(.middleThird, length, typed[first + shift..<second + shift]))
      }
    }
  }

  /// The first letters, as typed and with a swap across their end undone.
  private static func beginnings(
    of typed: [UInt32], _ length: Int, _ body: (ArraySlice<UInt32>) -> Void
  ) {
    guard length <= typed.count else { return }
    body(typed[..<length])
    guard length < typed.count else { return }
    var swapped = typed[..<length]
    swapped[length - 1] = typed[length]
    body(swapped)
  }

  /// The last letters, as typed and with a swap across their beginning undone.
  private static func endings(
    of typed: [UInt32], _ length: Int, _ body: (ArraySlice<UInt32>) -> Void
  ) {
    let start = typed.count - length
    guard start >= 0 else { return }
    body(typed[start...])
    guard start > 0 else { return }
    var swapped = typed[start...]
    swapped[start] = typed[start - 1]
    body(swapped)
  }

  private static func hash(_ piece: Piece, _ length: Int, _ letters: ArraySlice<UInt32>) -> UInt32 {
    letters.reduce(WordHash.of(piece.rawValue, UInt32(length))) { WordHash.of($0, $1) }
  }

  private static func bucket(_ hash: UInt32, _ count: Int) -> Int {
    Int((UInt64(hash) &* UInt64(count)) >> 32)
  }

  /// The scalars of a folded word.
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
