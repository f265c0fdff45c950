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

  private struct Form: Sendable {
    let id: Int
    let stems: [String]
  }

  private let forms: [String: [Form]]
  /// The values that have a word in one of their names.
  private let ids: [String: Set<Int>]

  /// More values than these are named by no words that people choose by.
  private static let limit = 20

  init(_ entries: ListEntries, stems: (String) -> [String]) {
    var forms: [String: [Form]] = [:]
    var ids: [String: Set<Int>] = [:]
    for (id, entry) in entries.enumerated() {
      for name in entry.forms {
        let words = stems(name)
        guard let first = words.first else { continue }
        forms[first, default: []].append(Form(id: id, stems: words))
        for word in words { ids[word, default: []].insert(id) }
      }
      // What tells alike ones apart is said beside their names.
      for word in entry.subtitle.map(stems) ?? [] { ids[word, default: []].insert(id) }
    }
    self.forms = forms
    self.ids = ids
  }

  /// Every word of the names.
  var words: Dictionary<String, Set<Int>>.Keys { ids.keys }

  /// The values that words name, whole names before parts of names and longer ones first.
  ///
  /// - Parameter words: The words of a line, those left out that say nothing, with their places.
  func spots(in words: [(place: Int, stem: String)]) -> [Spot] {
    let found = words.indices.flatMap { whole(words[$0...]) + part(words[$0...]) }
    return found.sorted {
      ($0.isWhole ? 0 : 1, -$0.range.count, $0.range.lowerBound)
        < ($1.isWhole ? 0 : 1, -$1.range.count, $1.range.lowerBound)
    }
  }

  private func whole(_ words: ArraySlice<(place: Int, stem: String)>) -> [Spot] {
    guard let first = words.first, let forms = forms[first.stem] else { return [] }
    let fitting = forms.filter { form in words.map(\.stem).starts(with: form.stems) }
    return Dictionary(grouping: fitting, by: \.stems.count).map { count, forms in
      let last = words[words.startIndex + count - 1].place
      return Spot(
        range: first.place..<last + 1, ids: Set(forms.map(\.id)).sorted(), isWhole: true)
    }
  }

  /// The longest run of words that are all in the names of one value.
  private func part(_ words: ArraySlice<(place: Int, stem: String)>) -> [Spot] {
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
