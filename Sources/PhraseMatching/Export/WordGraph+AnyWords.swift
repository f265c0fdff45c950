// SPDX-License-Identifier: Apache-2.0

extension WordGraph.Word {
  /// What stands where any words may be said.
  ///
  /// ```
  /// 0 ─ note ─ 1 ─ … ─ 2 ─ in ─ 3 ─ diary ─ 4
  /// ```
  ///
  /// It has no letter, so that no phrase has it.
  public static let anyWords = WordGraph.Word(text: "…", spelling: "…")

  /// Whether this is one of the sounds by which a recognizer hears any words.
  package var isSoundOfAnyWords: Bool { Self.isSoundOfAnyWords(text) }

  /// Whether a word of a graph is one of the sounds by which a recognizer hears any words.
  package static func isSoundOfAnyWords(_ text: some StringProtocol) -> Bool {
    text.hasPrefix(anyWords.text)
  }

  /// One sound of any words.
  package static func sound(ofAnyWords phone: String) -> WordGraph.Word {
    WordGraph.Word(text: anyWords.text + phone, spelling: phone)
  }
}

extension WordGraph {
  /// The graph with rows of one sound or more in the places of ``Word/anyWords``.
  ///
  /// - Parameter phones: The sounds.
  /// - Returns: A graph without the word for any words.
  /// - Complexity: O(*n*) in the number of steps, times the sounds for each such place.
  package func soundingOutAnyWords(by phones: [String]) -> WordGraph {
    guard let place = words.firstIndex(of: .anyWords), let first = phones.first else { return self }
    // The first sound stands in the list of words where the place for any of them stood.
    let sounds = [place] + (words.count..<words.count + phones.count - 1)
    var words = words + phones.dropFirst().map(Word.sound)
    words[place] = .sound(ofAnyWords: first)
    var arcs: [Arc] = []
    var count = stateCount
    for arc in self.arcs {
      guard arc.word == place else {
        arcs.append(arc)
        continue
      }
      for sound in sounds {
        arcs.append(Arc(from: arc.from, to: count, word: sound))
        arcs.append(Arc(from: count, to: count, word: sound))
      }
      arcs.append(Arc(from: count, to: arc.to, word: nil))
      count += 1
    }
    return WordGraph(
      words: words, stateCount: count, start: start, end: end,
      arcs: arcs.sorted { $0.from < $1.from }, unsayablePhrases: unsayablePhrases)
  }
}
