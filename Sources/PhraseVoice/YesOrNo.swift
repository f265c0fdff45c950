// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// The answers to "Did you say …?".
enum YesOrNo {
  /// The words that agree, decline or cancel.
  static func wordGraph(_ wording: Wording) -> WordGraph {
    let phrases = (wording.yes + wording.no + wording.cancel).compactMap { words in
      (try? Template(parsing: words, syntax: .phrase)).map {
        Phrase(template: $0, intent: 0, language: "en")
      }
    }
    let automaton = (try? Grammar(phrases: phrases, lists: []))
      .flatMap { try? Automaton(compiling: $0) }
    return automaton?.wordGraph() ?? .empty
  }

  static func isYes(_ answer: String, _ wording: Wording) -> Bool {
    let folded = Utterance(answer).folded
    return wording.yes.contains { Utterance($0).folded == folded }
  }
}
