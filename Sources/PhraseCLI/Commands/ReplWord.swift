// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// Words that `repl` itself answers, unless an app has a phrase of just that word.
enum ReplWord {
  case list, quit

  /// The word that a line is; nil for any other line, and between quotation marks, where it is text.
  static func read(_ line: String, _ talk: any LineTalk) async -> ReplWord? {
    guard line.insideQuotationMarks == nil else { return nil }
    let word: ReplWord
    if Language.saying(line, of: \.list) != nil {
      word = .list
    } else if Language.saying(line, of: \.quit) != nil {
      word = .quit
    } else {
      return nil
    }
    return await talk.isPhrase(line) ? nil : word
  }
}
