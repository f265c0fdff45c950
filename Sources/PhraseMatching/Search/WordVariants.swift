// SPDX-License-Identifier: Apache-2.0

/// An ending of plurals and what stands for it in the singular, folded.
struct PluralEnding: Sendable {
  let plural: [UInt8]
  let singular: [UInt8]

  init(_ ending: (plural: String, singular: String)) {
    plural = Array(ending.plural.utf8)
    singular = Array(ending.singular.utf8)
  }
}

/// What a word of an utterance may mean in a table of words, besides itself.
struct WordVariants {
  /// The number of the word itself.
  let exact: WordID
  /// Other words that it may be, and by which slip.
  private(set) var similar: [(word: WordID, kind: Edit.Kind)] = []
  /// Two words that were written as this one.
  private(set) var parts: [(WordID, WordID)] = []
  /// The word that this one and the next make together.
  private(set) var joined: WordID

  /// Looks up the variants of a word.
  ///
  /// - Parameters:
  ///   - index: The index of the word in the utterance.
  ///   - utterance: The utterance.
  ///   - words: The table to look in.
  ///   - spellings: The index of the table.
  ///   - plurals: Endings of plurals.
  ///   - opposites: What is no typo, however near.
  ///   - mayBeTypo: Whether the word is known nowhere, so that it may be misspelt.
  init(
    of index: Int, in utterance: Utterance, words: WordTable, spellings: SpellingIndex,
    plurals: [PluralEnding], opposites: OppositeBeginnings, mayBeTypo: Bool
  ) {
    let word = utterance.words[index]
    let letters = Array(utterance.letters[Int(word.lettersStart)..<Int(word.lettersEnd)])
    exact = words.id(of: letters)
    joined = WordTable.unknown
    if index + 1 < utterance.words.count {
      // Words lie back to back, so two neighbours are one piece of memory.
      let end = Int(utterance.words[index + 1].lettersEnd)
      joined = words.id(of: Array(utterance.letters[Int(word.lettersStart)..<end]))
    }
    addPlurals(of: letters, words, plurals)
    if exact == WordTable.unknown { addParts(of: letters, words) }
    if mayBeTypo, exact == WordTable.unknown {
      addTypos(of: letters, words, spellings, opposites)
    }
  }

  /// A shorter word in another number is too easily another word.
  private static let shortestStem = 2

  private mutating func addPlurals(
    of letters: [UInt8], _ words: WordTable, _ endings: [PluralEnding]
  ) {
    for ending in endings {
      for (from, to) in [(ending.plural, ending.singular), (ending.singular, ending.plural)]
      where letters.count >= from.count + Self.shortestStem
        && letters.suffix(from.count).elementsEqual(from)
      {
        let word = words.id(of: letters.dropLast(from.count) + to)
        if word != WordTable.unknown { add(word, .grammaticalNumber) }
      }
    }
  }

  private mutating func addParts(of letters: [UInt8], _ words: WordTable) {
    guard letters.count >= 4 else { return }
    for split in 2...letters.count - 2 {
      let first = words.id(of: Array(letters[..<split]))
      guard first != WordTable.unknown else { continue }
      let second = words.id(of: Array(letters[split...]))
      if second != WordTable.unknown { parts.append((first, second)) }
    }
  }

  private mutating func addTypos(
    of letters: [UInt8], _ words: WordTable, _ spellings: SpellingIndex,
    _ opposites: OppositeBeginnings
  ) {
    var scalars: [UInt32] = []
    letters.withUnsafeBufferPointer { SpellingIndex.decode($0, into: &scalars) }
    // A number with another digit is another number.
    guard !letters.contains(where: { (48...57).contains($0) }) else { return }
    var found: [(word: WordID, kind: Edit.Kind)] = []
    spellings.forEachWord(near: scalars, in: words) { word, slips in
      found.append((word, slips == 1 ? .oneTypo : .twoTypos))
    }
    var meant: [UInt32] = []
    for variant in found {
      SpellingIndex.decode(words.bytes(of: Int(variant.word)), into: &meant)
      if !opposites.separate(scalars, meant) { add(variant.word, variant.kind) }
    }
  }

  private mutating func add(_ word: WordID, _ kind: Edit.Kind) {
    guard word != exact, !similar.contains(where: { $0.word == word }) else { return }
    similar.append((word, kind))
  }
}

extension WordTable {
  /// The number of a folded word.
  fileprivate func id(of letters: [UInt8]) -> WordID {
    letters.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return Self.unknown }
      return id(of: base, count: buffer.count, hash: WordHash.of(base, count: buffer.count))
    }
  }
}
