// SPDX-License-Identifier: Apache-2.0

extension PhraseGraph {
  /// Words of a phrase that may be part of one number.
  private static let numberLength = 8
  /// Word sequences of a phrase that are read as numbers; optional parts in a row make very many.
  private static let numberLimit = 2_000

  /// Adds digits beside number words and number words beside digits, in some of the states.
  ///
  /// Of words that begin several numbers ("twenty", "twenty five") the longest counts.
  mutating func addAlternatives(of numbers: NumberWords, in range: Range<Int>) {
    var rest = Self.numberLimit
    for start in range {
      for edge in states[start].words
      where numbers.mayHaveAlternative(vocabulary.words[edge.word.index]) {
        var words = [vocabulary.words[edge.word.index]]
        _ = addAlternatives(
          of: numbers, for: &words, from: Int32(start), to: edge.to, rest: &rest)
      }
    }
  }

  /// Whether the words up to a state, or more behind it, are a number.
  private mutating func addAlternatives(
    of numbers: NumberWords, for words: inout [String], from start: Int32, to state: Int32,
    rest: inout Int
  ) -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    var isLonger = false
    if words.count < Self.numberLength {
      for edge in wordsBehind(state) where numbers.mayContinue(vocabulary.words[edge.word.index]) {
        words.append(vocabulary.words[edge.word.index])
        isLonger =
          addAlternatives(
            of: numbers, for: &words, from: start, to: edge.to, rest: &rest) || isLonger
        words.removeLast()
      }
    }
    if isLonger { return true }
    let whole = 0..<words.count
    let alternatives = numbers.alternatives(for: words).filter { $0.range == whole }
    for alternative in alternatives {
      var from = start
      for (index, word) in alternative.words.enumerated() {
        let to = index == alternative.words.count - 1 ? state : makeState()
        states[Int(from)].words.append((vocabulary.intern(word), to))
        from = to
      }
    }
    return !alternatives.isEmpty
  }

  /// The words that may follow a state.
  private func wordsBehind(_ state: Int32) -> [(word: WordID, to: Int32)] {
    var words: [(word: WordID, to: Int32)] = []
    var seen: Set<Int32> = []
    var open = [state]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      words += states[Int(next)].words
      open += states[Int(next)].epsilons
    }
    return words
  }
}

extension NumberWords {
  /// Words that stand inside a number.
  fileprivate func mayContinue(_ word: String) -> Bool {
    table.connectors.contains(word) || canBegin(word) && !table.articles.contains(word)
      || ["st", "nd", "rd", "th"].contains(word)
  }
}
