// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// How well words name something that an app found for them.
///
/// Parts of words choose nothing: a query that looks for letters anywhere finds "her" in "Feather".
struct NameMatch: Sendable {
  enum Strength: Comparable, Sendable {
    /// No name has the words, nor parts of its words like them.
    case none
    /// The words are beginnings or parts of words, or such as occur in any name.
    case part
    /// Each word is a word of the name.
    case whole
  }

  private let folded: String
  private let bytes: [UInt8]
  private let words: Set<String>
  /// Whether any of the words says something by itself.
  let hasContent: Bool

  init(_ text: String, in language: String) {
    let utterance = Utterance(text)
    folded = utterance.folded
    bytes = Array(folded.utf8)
    words = Set(utterance.tokens.map(\.text))
    let talk = Language.known(language)
    // "All" stands for more than the one whose name has it.
    let telling = words.subtracting(talk?.words.requests.limiting ?? [])
    hasContent = talk?.areSmall(telling) != true
  }

  /// How well the words name what has these names, by one of them, in which they stand one behind
  /// the other.
  func strength(inOneOf names: [String]) -> Strength {
    names.map(strength).max() ?? .none
  }

  private func strength(in name: String) -> Strength {
    let name = Array(Utterance(name).folded.utf8)
    guard !words.isEmpty, name.count >= bytes.count else { return .none }
    if name == bytes { return .whole }
    // Bytes are fast, thousands of names are looked at, and no character is a part of another one in
    // UTF-8.
    let space = UInt8(ascii: " ")
    var strength = Strength.none
    for start in 0...name.count - bytes.count where name[start...].starts(with: bytes) {
      let end = start + bytes.count
      let isWord =
        (start == 0 || name[start - 1] == space) && (end == name.count || name[end] == space)
      if hasContent, isWord { return .whole }
      strength = .part
    }
    return strength
  }

  /// How well the words name what has these names; they may stand in several of them.
  func strength(in names: [String]) -> Strength {
    guard !words.isEmpty else { return .none }
    if names.contains(where: { Utterance($0).folded == folded }) { return .whole }
    let all = Set(names.flatMap { Utterance($0).tokens.map(\.text) })
    if hasContent, words.isSubset(of: all) { return .whole }
    let isPart = words.allSatisfy { word in all.contains { $0.contains(word) } }
    return isPart ? .part : .none
  }
}
