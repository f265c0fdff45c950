// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Text that is said letter by letter: "r, a, i, n, y", or "romeo, alpha, india", with "space" between
/// words.
enum SpelledText {
  /// Fewer letters are too short to be told from other speech.
  private static let fewest = 2

  /// The spelling alphabet of aviation.
  private static let alphabet = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliet",
    "kilo", "lima", "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango",
    "uniform", "victor", "whiskey", "xray", "yankee", "zulu",
  ]

  /// The names of the letters; the last one has two.
  private static let letters = alphabet.compactMap(\.first).map { "\($0)." } + ["zed"]

  private static let blank = "space"

  /// What can be said to spell in a language; the names of letters are known in English only.
  static func wordGraph(language: String) -> WordGraph {
    language.isLanguage("en") ? english : .empty
  }

  /// Who begins with one way to name letters goes on with it: heard together, one is put into the
  /// pauses of the other.
  private static let english = rows(of: letters).union(rows(of: alphabet))

  private static func rows(of names: [String]) -> WordGraph {
    let words = (names + [blank]).map { name in
      WordGraph.Word(text: name, spelling: name.hasSuffix(".") ? name.uppercased() : name)
    }
    return .rows(of: words, atLeast: fewest)
  }

  /// The text that a sentence spells; nil where it spells none.
  static func read(_ sentence: String) -> String? {
    let known = Set(alphabet + letters)
    let said = sentence.lowercased().split(separator: " ").map { word -> Character? in
      word == blank ? " " : known.contains(String(word)) ? word.first : nil
    }
    let text = String(said.compactMap(\.self)).split(separator: " ").joined(separator: " ")
    return said.contains(nil) || text.filter(\.isLetter).count < fewest ? nil : text
  }
}
