// SPDX-License-Identifier: Apache-2.0

/// A word of a literal: folded, and as the author spelled it.
struct LiteralWord: Equatable {
  let text: String
  let spelling: String
  /// Whether letters begin it, so that it can be glued to a value.
  let isGlueable: Bool
  let span: Range<Int>

  static func all(in literal: String) -> [LiteralWord] {
    Utterance(literal).tokens.map { token in
      let spelling = literal.utf8Text(token.span)
      let isLetter = token.text.unicodeScalars.first.map { ScalarClass($0) == .letter } ?? false
      return LiteralWord(
        text: token.text, spelling: spelling, isGlueable: isLetter, span: token.span)
    }
  }

  /// Whether nothing audible stands between the beginning of the literal and the word.
  func isGluedToBeginning(of literal: String) -> Bool {
    isGlueable && literal.utf8Text(0..<span.lowerBound).isInaudible
  }

  /// Whether nothing audible stands between the word and the end of the literal.
  func isGluedToEnd(of literal: String) -> Bool {
    isGlueable && literal.utf8Text(span.upperBound..<literal.utf8.count).isInaudible
  }
}

extension String {
  /// Only apostrophes and the like, which do not end a word.
  fileprivate var isInaudible: Bool {
    unicodeScalars.allSatisfy { ScalarClass($0) == .ignored }
  }
}
