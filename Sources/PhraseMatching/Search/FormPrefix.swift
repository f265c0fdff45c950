// SPDX-License-Identifier: Apache-2.0

/// The forms of a list that go on with the beginning of a word behind some complete words.
///
/// - Complexity: O(log *n*) forms are read to find the first, and as many again for each next word.
struct FormPrefix {
  let list: CompiledList
  /// Text that phrases join to the list's values.
  let key: CompiledList.Key
  /// The complete words, folded.
  let head: [String]
  /// The beginning of the next word.
  let partial: String
  /// Forms that were read so far.
  private(set) var readCount = 0

  init(list: CompiledList, key: CompiledList.Key, head: [String], partial: String) {
    self.list = list
    self.key = key
    self.head = head
    self.partial = partial
  }

  /// A form's words as they stand in the list, and their places in its text.
  private struct Form {
    let text: String
    let tokens: [Token]
    let words: [String]

    /// A word as it is written; folded where text of a phrase is joined to it.
    func spelling(ofWord index: Int) -> String {
      words[index] == tokens[index].text ? text.utf8Text(tokens[index].span) : words[index]
    }
  }

  /// The titles in alphabetical order.
  mutating func titles(limit: Int) -> [String] {
    let forms = list.titles
    return forms[range(in: forms)].prefix(limit).map { list.values.forms[Int($0)] }
  }

  /// The next words in alphabetical order, each once, as the first form with it writes it.
  mutating func nextWords(limit: Int) -> [String] {
    var spellings: [String: String] = [:]
    for forms in [list.titles, list.synonyms] {
      var rest = range(in: forms)
      for _ in 0..<limit where !rest.isEmpty {
        let form = form(forms[rest.lowerBound])
        guard let word = nextWord(of: form) else { break }
        if spellings[word] == nil { spellings[word] = form.spelling(ofWord: head.count) }
        rest = end(of: word, in: forms, rest)..<rest.upperBound
      }
    }
    return spellings.sorted { $0.key < $1.key }.prefix(limit).map(\.value)
  }

  private mutating func form(_ index: UInt32) -> Form {
    readCount += 1
    let text = list.values.forms[Int(index)]
    let tokens = Utterance(text).tokens
    return Form(
      text: text, tokens: tokens,
      words: tokens.map(\.text).glued(prefix: key.prefix, suffix: key.suffix))
  }

  /// The word behind the complete ones; nil only where a forged file is out of order.
  private func nextWord(of form: Form) -> String? {
    form.words.count > head.count ? form.words[head.count] : nil
  }

  /// The places of the forms that begin so, in a row that is in order.
  private mutating func range(in forms: FlatArray<UInt32>) -> Range<Int> {
    let start = forms.indices.partitionPoint { order(of: forms[$0]) != .before }
    let end = (start..<forms.count).partitionPoint { order(of: forms[$0]) == .behind }
    return start..<end
  }

  /// Where the forms with a next word end: in steps that double, as there may be one or all.
  private mutating func end(of word: String, in forms: FlatArray<UInt32>, _ rest: Range<Int>) -> Int
  {
    var reach = 1
    while rest.lowerBound + reach < rest.upperBound,
      nextWord(of: form(forms[rest.lowerBound + reach])) == word
    {
      reach *= 2
    }
    let upper = min(rest.lowerBound + reach, rest.upperBound)
    return (rest.lowerBound + reach / 2..<upper).partitionPoint {
      nextWord(of: form(forms[$0])) != word
    }
  }

  private enum Order { case before, within, behind }

  /// Where a form stands: before those that begin so, among them, or behind them.
  private mutating func order(of index: UInt32) -> Order {
    let words = form(index).words
    for (own, other) in zip(words, head) where own != other {
      return own.utf8.lexicographicallyPrecedes(other.utf8) ? .before : .behind
    }
    guard words.count > head.count else { return .before }
    let next = words[head.count]
    if next.utf8.starts(with: partial.utf8) { return .within }
    return next.utf8.lexicographicallyPrecedes(partial.utf8) ? .before : .behind
  }
}
