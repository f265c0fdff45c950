// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// The values of a list by the beginnings of their words.
struct ValueIndex: Sendable {
  private struct Word {
    let text: String
    let place: Int
  }

  let entries: ListEntries
  /// The titles without case and accents, parallel to the entries.
  private let titles: [String]
  private let words: [Word]

  /// - Complexity: O(*n* log *n*) in the values.
  init(_ entries: ListEntries) {
    self.entries = entries
    titles = entries.map { Utterance($0.title).folded }
    // Yes and no are in everything, and nothing to look for.
    let isBoolean = entries.allSatisfy { ["true", "false"].contains($0.id) }
    guard !isBoolean else {
      words = []
      return
    }
    words = entries.enumerated().flatMap { place, entry in
      let texts = [entry.title, entry.subtitle].compactMap(\.self) + entry.synonyms
      return Set(texts.flatMap { Utterance($0).tokens.map(\.text) }).map {
        Word(text: $0, place: place)
      }
    }
    .sorted { ($0.text, $0.place) < ($1.text, $1.place) }
  }

  /// The values that have each of the words, or one that begins with it, and how well they fit.
  ///
  /// The whole title goes before its beginning, that before words within it, and these before words
  /// elsewhere.
  ///
  /// - Complexity: O(log *n*) in the values, and what is found.
  func places(ofAll wanted: [String]) -> [(rank: Int, title: String, place: Int)] {
    guard let first = wanted.first else { return [] }
    let found = wanted.dropFirst().reduce(places(of: first)) { $0.intersection(places(of: $1)) }
    let words = wanted.joined(separator: " ")
    return found.map { (rank(titles[$0], words), titles[$0], $0) }
  }

  private func rank(_ title: String, _ words: String) -> Int {
    if title.hasPrefix(words) { return title == words ? 0 : 1 }
    return title.contains(" \(words)") ? 2 : 3
  }

  private func places(of word: String) -> Set<Int> {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].text < word { low = middle + 1 } else { high = middle }
    }
    return Set(words[low...].prefix { $0.text.hasPrefix(word) }.map(\.place))
  }
}
