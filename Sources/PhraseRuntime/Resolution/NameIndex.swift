// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The names of a list's values by their words, to find those that a line names anywhere.
///
/// Words are stems of a language, and small words count as little as in a phrase: "hobbit" is "The
/// Hobbit".
struct NameIndex: Sendable {
  /// Words of a line that name values.
  struct Spot: Sendable {
    /// The words, as places among those of the line.
    let range: Range<Int>
    /// The values' places in the list.
    let ids: [Int]
    /// Whether the words are all of a name, and not some of it.
    let isWhole: Bool
  }

  /// A word of a line that says something, with its place.
  struct Word: Sendable {
    let place: Int
    let text: String
    let stem: String

    /// Whether both are forms of one word; short ones have to be alike, since "день" is no form of
    /// "Денали".
    func isForm(of other: Word) -> Bool {
      text == other.text
        || stem == other.stem
          && (stem.unicodeScalars.count >= Self.longStem
            || abs(text.unicodeScalars.count - other.text.unicodeScalars.count) <= 1)
    }

    private static let longStem = 4
  }

  private struct Form: Sendable {
    let id: Int
    let name: String
    let words: [Word]

    /// The words of a line that are the whole name, also its small ones, around the first word of it
    /// that says something; nil where they do not stand there.
    func range(at place: Int, in line: [String]) -> Range<Int>? {
      let name = Utterance(name).tokens.map(\.text)
      let start = place - words[0].place
      guard start >= 0, line.dropFirst(start).starts(with: name) else { return nil }
      return start..<start + name.count
    }
  }

  private let forms: [String: [Form]]
  /// The values that have a word in one of their names.
  private let ids: [String: Set<Int>]

  /// More values than these are named by no words that people choose by.
  private static let limit = 20

  init(_ entries: ListEntries, splitBy split: (String) -> [Word]) {
    var forms: [String: [Form]] = [:]
    var ids: [String: Set<Int>] = [:]
    for (id, entry) in entries.enumerated() {
      for name in entry.forms {
        let words = split(name)
        guard let first = words.first else { continue }
        forms[first.stem, default: []].append(Form(id: id, name: name, words: words))
        for word in words { ids[word.stem, default: []].insert(id) }
      }
      // What tells alike ones apart is said beside their names.
      for word in entry.subtitle.map(split) ?? [] { ids[word.stem, default: []].insert(id) }
    }
    self.forms = forms
    self.ids = ids
  }

  /// The stem of every word of the names.
  var stems: Dictionary<String, Set<Int>>.Keys { ids.keys }

  /// The values that words name, whole names before parts of names and longer ones first.
  ///
  /// - Parameters:
  ///   - words: Those of the line that say something.
  ///   - line: All of its words.
  /// - Returns: Where they stand, with what they name.
  func spots(in words: [Word], of line: [String]) -> [Spot] {
    let found = words.indices.flatMap { whole(words[$0...], line) + part(words[$0...]) }
    return found.sorted {
      ($0.isWhole ? 0 : 1, -$0.range.count, $0.range.lowerBound)
        < ($1.isWhole ? 0 : 1, -$1.range.count, $1.range.lowerBound)
    }
  }

  /// Names that begin with the first word.
  ///
  /// Those that are said as they are go before those with other forms of the words: "reading" is not
  /// "Read", where there is "Reading". Of those, the longest with all its small words is meant: "Want to
  /// Read".
  private func whole(_ words: ArraySlice<Word>, _ line: [String]) -> [Spot] {
    guard let first = words.first, let forms = forms[first.stem] else { return [] }
    let fitting = forms.filter { form in
      words.count >= form.words.count && zip(words, form.words).allSatisfy { $0.isForm(of: $1) }
    }
    return Dictionary(grouping: fitting, by: \.words.count).map { count, alike in
      let last = words[words.startIndex + count - 1].place
      let exact = alike.filter { $0.words.map(\.text) == words.prefix(count).map(\.text) }
      let ranges = exact.map { $0.range(at: first.place, in: line) }
      let longest = ranges.compactMap(\.self).max { $0.count < $1.count }
      let named = zip(exact, ranges).filter { longest != nil && $1 == longest }.map(\.0)
      let forms = named.isEmpty ? exact.isEmpty ? alike : exact : named
      return Spot(
        range: longest ?? first.place..<last + 1, ids: Set(forms.map(\.id)).sorted(), isWhole: true)
    }
  }

  /// The longest run of words that are all in the names of one value.
  private func part(_ words: ArraySlice<Word>) -> [Spot] {
    guard let first = words.first, var known = ids[first.stem] else { return [] }
    var last = first.place
    for word in words.dropFirst() {
      guard let more = ids[word.stem].map(known.intersection), !more.isEmpty else { break }
      (known, last) = (more, word.place)
    }
    guard known.count <= Self.limit else { return [] }
    return [Spot(range: first.place..<last + 1, ids: known.sorted(), isWhole: false)]
  }
}

extension Utterance {
  /// Its words as those of names.
  func nameWords(in language: Language) -> [NameIndex.Word] {
    tokens.enumerated().map { place, token in
      NameIndex.Word(place: place, text: token.text, stem: language.stem(token.text))
    }
  }
}
