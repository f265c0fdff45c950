// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Removes the words that do not count.
struct SkipWords {
  /// Where skip words are removed.
  struct Places: OptionSet {
    let rawValue: Int

    static let nowhere = Places(rawValue: 1)
    static let everywhere = Places(rawValue: 2)
    static let start = Places(rawValue: 4)
    static let end = Places(rawValue: 8)
    static let all: [Places] = [.nowhere, .everywhere, .start, .end]
  }

  /// What was said with and without skip words, each form once.
  typealias Variant = (utterance: Utterance, places: Places)

  /// The words by the first of them, the longest first, since “can you” begins “can you please”.
  private let words: [String: [[String]]]
  /// Whether a byte begins a word, so that most are told apart without hashing.
  private var isBeginning = [Bool](repeating: false, count: 256)

  init(_ texts: [String]) {
    let words = Set(texts.map { SignWords.utterance($0).tokens.map(\.text) })
      .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    self.words = Dictionary(grouping: words) { $0[0] }
    for word in words { word[0].utf8.first.map { isBeginning[Int($0)] = true } }
  }

  func variants(of utterance: Utterance) -> [Variant] {
    let tokens = utterance.tokens
    guard tokens.contains(where: { words(from: $0) != nil }) else {
      return [(utterance, Places(Places.all))]
    }
    var variants: [(tokens: [Token], places: Places)] = []
    for place in Places.all {
      let rest = removing(place, from: tokens)
      if let known = variants.firstIndex(where: { $0.tokens == rest }) {
        variants[known].places.formUnion(place)
      } else {
        variants.append((rest, place))
      }
    }
    return variants.map { (Utterance(utterance.text, tokens: $0.tokens), $0.places) }
  }

  private func words(from first: Token) -> [[String]]? {
    first.text.utf8.first.map { isBeginning[Int($0)] } == true ? words[first.text] : nil
  }

  private func removing(_ place: Places, from tokens: [Token]) -> [Token] {
    switch place {
    case .everywhere:
      var rest = tokens[...]
      var kept: [Token] = []
      while let token = rest.first {
        let length = length(at: rest)
        if length == 0 { kept.append(token) }
        rest = rest.dropFirst(max(length, 1))
      }
      return kept
    case .start:
      var rest = tokens[...]
      while case let length = length(at: rest), length > 0 { rest = rest.dropFirst(length) }
      return Array(rest)
    case .end:
      var rest = tokens[...]
      while let start = rest.indices.first(where: { length(at: rest[$0...]) == rest.endIndex - $0 }
      ),
        start < rest.endIndex
      { rest = rest[..<start] }
      return Array(rest)
    default: return tokens
    }
  }

  /// How many tokens the skip word takes that begins here; 0 where none does.
  private func length(at tokens: ArraySlice<Token>) -> Int {
    guard let first = tokens.first, let words = words(from: first) else { return 0 }
    return words.first { tokens.lazy.map(\.text).starts(with: $0) }?.count ?? 0
  }
}
