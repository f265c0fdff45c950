// SPDX-License-Identifier: Apache-2.0

/// A word of a literal: folded, and as the author spelled it.
struct LiteralWord: Equatable {
  let text: String
  let spelling: String

  static func all(in literal: String) -> [LiteralWord] {
    Utterance(literal).tokens.map { token in
      LiteralWord(text: token.text, spelling: literal.utf8Text(token.span))
    }
  }
}

/// A literal beside a slot, when nothing separates the two.
///
/// A letter is put where the slot stands: what the letter becomes one word with is the affix. Thus
/// a vowel sign, which cannot begin a word, is told like a letter, and a character that is always a
/// word by itself is no affix.
struct Affix: Equatable {
  /// What is joined to the slot's words, folded.
  let text: String
  /// The other words of the literal.
  let rest: [LiteralWord]

  /// What a literal joins to the slot before it; nil where a separator comes first.
  init?(suffixIn literal: String) {
    let words = LiteralWord.all(in: "a" + literal)
    guard let first = words.first?.text, first.unicodeScalars.count > 1 else {
      return nil
    }
    text = String(first.unicodeScalars.dropFirst())
    rest = Array(words.dropFirst())
  }

  /// What a literal joins to the slot behind it; nil where a separator comes last.
  init?(prefixIn literal: String) {
    let words = LiteralWord.all(in: literal + "a")
    guard let last = words.last?.text, last.unicodeScalars.count > 1 else { return nil }
    text = String(last.unicodeScalars.dropLast())
    rest = Array(words.dropLast())
  }
}
