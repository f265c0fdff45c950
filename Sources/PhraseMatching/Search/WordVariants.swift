// SPDX-License-Identifier: Apache-2.0

/// One or two words of the phrases or of a list that words of the utterance may be.
struct WordVariant {
  let first: WordID
  var second: WordID?
  /// How many words of the utterance they were said as.
  var count = 1
  /// By which slip; nil for the word itself.
  let slip: Slip?
}

/// Finds what a word of an utterance may mean in a table of words.
struct WordVariants {
  private let context: WalkContext
  private let position: Int
  /// The list that the words are of; nil for the phrases.
  private let list: ListID?
  private let words: WordTable
  private let letters: UnsafeBufferPointer<UInt8>
  /// The first of the context's variants that is this word's.
  private let start: Int
  /// Whether all words were looked at that it may be by a typo.
  private(set) var isComplete = true

  /// Nothing is looked up yet.
  init(of position: Int, in context: WalkContext, list: ListID?, words: WordTable) {
    self.context = context
    self.position = position
    self.list = list
    self.words = words
    start = context.variants.count
    letters = context.letters(of: position..<position + 1)
  }

  /// The word itself.
  ///
  /// - Returns: Whether the table has it.
  func addItself() -> Bool {
    guard let exact = words.id(of: letters[...]) else { return false }
    context.note(WordVariant(first: exact, slip: nil))
    return true
  }

  /// A shorter word in another number is too easily another word.
  private static let shortestStem = 2

  /// Nor is one without an ending of several letters.
  private static let shortestOfLong = 3

  /// What is left of two inflected forms has three letters of two bytes, or five of one.
  private static let shortestInflected = 5

  /// The word in the other grammatical number, or in another form.
  func addPlurals(_ endings: [PluralEnding]) {
    for ending in endings {
      addForm(ending.plural, ending.singular, ending.kind)
      addForm(ending.singular, ending.plural, ending.kind)
    }
  }

  /// The word with another ending.
  private func addForm(
    _ from: PluralEnding.Letters, _ to: PluralEnding.Letters, _ kind: Edit.Kind
  ) {
    let stem = letters.count - from.count
    // "es" is no singular of "essen".
    let isLong = min(from.count, to.count) == 0 && max(from.count, to.count) > 1
    let shortestNumber = isLong ? Self.shortestOfLong : Self.shortestStem
    let shortest = kind == .inflection ? Self.shortestInflected : shortestNumber
    guard stem >= shortest, from.end(letters),
      let other = words.id(of: letters.prefix(stem), endingIn: to)
    else { return }
    add(other, .edit(kind))
  }

  /// The word that this one and the next make together, said as two.
  func addJoined() {
    let both = position..<position + 2
    guard both.upperBound <= context.count,
      let joined = words.id(of: context.letters(of: both)[...])
    else { return }
    let slip = Slip(.splitWord, both, meant: .words(list, joined, nil))
    context.note(WordVariant(first: joined, count: 2, slip: slip))
  }

  /// Nobody joins longer words by a slip, and each place to part them is looked up.
  private static let longestJoined = 2 * SpellingIndex.longest

  /// Two words that were written as this one.
  func addParts() {
    guard (4...Self.longestJoined).contains(letters.count) else { return }
    for split in letters.startIndex + 2...letters.endIndex - 2 {
      guard let first = words.id(of: letters[..<split]),
        let second = words.id(of: letters[split...])
      else { continue }
      let meant = Slip.Meant.words(list, first, second)
      context.note(
        WordVariant(
          first: first, second: second,
          slip: Slip(.joinedWords, position..<position + 1, meant: meant)))
    }
  }

  /// Words that are one or two letters away, and not opposite in meaning.
  mutating func addTypos(_ spellings: SpellingIndex, _ opposites: OppositeBeginnings) {
    // A number with another digit is another number.
    guard letters.count <= Self.longestJoined, !letters.contains(where: \.isDigit) else { return }
    let scalars = SpellingIndex.scalars(of: letters)
    var near: [(word: WordID, slips: Int)] = []
    isComplete = spellings.forEachWord(near: scalars, in: words) { near.append(($0, $1)) }
    for (word, slips) in near {
      let meant = SpellingIndex.scalars(of: words.bytes(of: word))
      // Hardly anybody types a letter too many in front, and "mother" is not "other".
      if scalars.dropFirst() != meant[...], !opposites.separate(scalars, meant) {
        add(word, .edit(slips == 1 ? .oneTypo : .twoTypos))
      }
    }
  }

  /// Words that sound like this one, for a suggestion.
  func addSimilar(_ spellings: SpellingIndex) {
    guard letters.count <= Self.longestJoined else { return }
    let scalars = SpellingIndex.scalars(of: letters)
    var near: [WordID] = []
    spellings.forEachWord(near: scalars, in: words) { word, _ in near.append(word) }
    var other: [UInt32] = []
    words.forEachWord(shorterThan: SpellingIndex.shortestForOne) { word, bytes in
      SpellingIndex.decode(bytes, into: &other)
      if EditDistance.soundsAlike(scalars, other) { near.append(word) }
    }
    for word in near { add(word, .similarWord) }
  }

  private func add(_ word: WordID, _ kind: Slip.Kind) {
    guard !context.variants[start...].contains(where: { $0.first == word && $0.second == nil })
    else { return }
    let points = if case .edit(let edit) = kind { edit.points } else { Departure.similarWord }
    let slip = Slip(
      kind, position..<position + 1, points: points, meant: .words(list, word, nil))
    context.note(WordVariant(first: word, slip: slip))
  }
}

extension WordTable {
  /// The number of a folded word.
  fileprivate func id(of letters: Slice<UnsafeBufferPointer<UInt8>>) -> WordID? {
    guard let base = letters.base.baseAddress else { return nil }
    let start = base + letters.startIndex
    return id(of: start, count: letters.count, hash: WordHash.of(start, count: letters.count))
  }

  /// The number of a folded word with an ending.
  fileprivate func id(
    of stem: Slice<UnsafeBufferPointer<UInt8>>, endingIn ending: PluralEnding.Letters
  ) -> WordID? {
    let count = stem.count + ending.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { word in
      guard let start = word.baseAddress else { return nil }
      for index in 0..<stem.count { (start + index).initialize(to: stem[index]) }
      for index in 0..<ending.count {
        (start + count - 1 - index).initialize(to: ending[fromEnd: index])
      }
      return id(of: start, count: count, hash: WordHash.of(start, count: count))
    }
  }

  /// Calls `body` with each word of fewer letters than a count.
  fileprivate func forEachWord(
    shorterThan count: Int, _ body: (WordID, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    for word in (0..<self.count).lazy.map(WordID.init) {
      let bytes = bytes(of: word)
      guard bytes.count < count * 2 else { continue }
      body(word, bytes)
    }
  }
}
