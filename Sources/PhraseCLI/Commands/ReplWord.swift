// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// Words that `repl` itself answers, unless an app has a phrase of just that word.
enum ReplWord {
  case help, list, quit

  private static let words: [String: ReplWord] = [
    "help": .help, "list": .list, "quit": .quit, "exit": .quit,
    "помощь": .help, "список": .list, "выход": .quit,
  ]

  /// The word that a line is; nil for any other line, and between quotation marks, where it is text.
  static func read(_ line: String, _ engine: PhraseEngine) async -> ReplWord? {
    let utterance = Utterance(line)
    guard utterance.tokens.count == 1, let word = words[utterance.tokens[0].text],
      line.insideQuotationMarks == nil
    else { return nil }
    return await engine.exactMatch(line).candidates.isEmpty ? word : nil
  }
}
