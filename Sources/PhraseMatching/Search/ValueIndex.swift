// SPDX-License-Identifier: Apache-2.0

/// Finds the values of a list that have words in common with what was said, for suggestions.
///
/// It is made when the first suggestion is asked for: a list that is always understood pays nothing.
///
/// - Complexity: O(*w*) in the words of all forms to make; a query compares some hundred forms,
///   whatever the size of the list.
struct ValueIndex: Sendable {
  /// Forms are looked at up to this many for each word.
  private static let formsPerWord = 500
  /// Forms that are compared: those with the most words in common.
  private static let comparedForms = 24
  /// Words are similar from this likeness on.
  private static let wordFloor = 0.6

  private let starts: [Int32]
  private let forms: [Int32]
  /// Words that are too short for the index of spellings.
  private let shortWords: [(word: WordID, spelling: Similarity.Spelling)]
  /// The value of each form.
  private let values: [Int32]

  /// Makes the index of a list.
  init(_ list: CompiledList) {
    var postings: [(word: WordID, form: Int32)] = []
    var values = [Int32](repeating: 0, count: list.values.forms.count)
    for value in list.values.indices {
      for form in list.values.formIndices(ofValue: value) where form < values.count {
        values[form] = Int32(value)
        for token in Utterance(list.values.forms[form]).tokens {
          let word = list.words.id(of: token.text)
          if word != WordTable.unknown { postings.append((word, Int32(form))) }
        }
      }
    }
    var starts = [Int32](repeating: 0, count: list.words.count + 1)
    for posting in postings { starts[Int(posting.word) + 1] += 1 }
    for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
    var next = starts
    var forms = [Int32](repeating: 0, count: postings.count)
    for posting in postings {
      forms[Int(next[Int(posting.word)])] = posting.form
      next[Int(posting.word)] += 1
    }
    self.starts = starts
    self.forms = forms
    self.values = values
    shortWords = (0..<list.words.count).compactMap { word in
      let text = list.words.word(WordID(word))
      return text.unicodeScalars.count < SpellingIndex.shortestForOne
        ? (WordID(word), Similarity.Spelling(text)) : nil
    }
  }

  /// The form most like some words; nil where none is like them at all.
  func nearest(
    to words: [String], in list: CompiledList, floor: Double
  ) -> (value: Int, similarity: Double)? {
    let said = Similarity.Spelling(words.joined(separator: " "))
    var best: (value: Int, similarity: Double)?
    for form in candidates(for: words, in: list) {
      let floor = best.map { $0.similarity + 0.001 } ?? floor
      guard floor <= 1 else { break }
      let text = Similarity.Spelling(Utterance(list.values.forms[Int(form)]).folded)
      let similarity = Similarity.between(said, text, floor: floor)
      if similarity > 0 { best = (Int(values[Int(form)]), similarity) }
    }
    return best
  }

  /// The forms with the most words that were said or are like those, in their order.
  private func candidates(for words: [String], in list: CompiledList) -> [Int32] {
    var shared: [Int32: Int] = [:]
    for word in words {
      for similar in similarWords(to: word, in: list) {
        let range = Int(starts[Int(similar)])..<Int(starts[Int(similar) + 1])
        for form in forms[range].prefix(Self.formsPerWord) { shared[form, default: 0] += 1 }
      }
    }
    let most = shared.values.max() ?? 0
    for count in stride(from: most, to: 0, by: -1) {
      let forms = shared.filter { $0.value >= count }.keys
      if forms.count >= Self.comparedForms || count == 1 {
        return Array(forms.sorted().prefix(Self.comparedForms))
      }
    }
    return []
  }

  private func similarWords(to word: String, in list: CompiledList) -> Set<WordID> {
    var similar: Set<WordID> = []
    let exact = list.words.id(of: word)
    if exact != WordTable.unknown { similar.insert(exact) }
    list.spellings.forEachWord(near: word.unicodeScalars.map(\.value), in: list.words) {
      found, _ in similar.insert(found)
    }
    let spelling = Similarity.Spelling(word)
    for short in shortWords
    where Similarity.between(spelling, short.spelling, floor: Self.wordFloor) > 0 {
      similar.insert(short.word)
    }
    return similar
  }
}
