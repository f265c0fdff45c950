// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// The words that take actions back and repeat them, in every language that the engine speaks.
///
/// They are understood word for word: taking back the wrong thing is worse than asking.
enum UndoWords {
  private struct Compiled: Sendable {
    let language: String
    let automaton: Automaton
  }

  /// The phrases of each language; a language whose phrases cannot be compiled has none, which a
  /// test rules out.
  private static let compiled: [Compiled] = Wording.all.compactMap { wording in
    (try? automaton(for: wording)).map { Compiled(language: wording.language, automaton: $0) }
  }

  /// What the words ask for, and in which language; nil if they ask for something else.
  static func read(_ text: String) -> (way: UndoDirection, language: String)? {
    let utterance = Utterance(text)
    for compiled in compiled {
      guard let best = compiled.automaton.match(utterance).candidates.first else { continue }
      let isUndo = compiled.automaton.grammar.phrases[best.phrase].intent == 0
      return (isUndo ? .undo : .redo, compiled.language)
    }
    return nil
  }

  /// The words as a graph for a recognizer; those of all languages without one.
  static func graph(language: String?) -> WordGraph {
    let wanted = language.map { Wording.language($0).language }
    return compiled.filter { wanted == nil || $0.language == wanted }
      .reduce(.empty) { $0.union($1.automaton.wordGraph()) }
  }

  private static func automaton(for wording: Wording) throws(GrammarError) -> Automaton {
    var phrases: [Phrase] = []
    for (intent, templates) in [wording.undo, wording.redo].enumerated() {
      for template in templates {
        phrases.append(
          Phrase(
            template: try Template(parsing: template, syntax: .template), slots: [],
            intent: intent, application: 0, language: wording.language, isNegative: false))
      }
    }
    return try Automaton(compiling: try Grammar(phrases: phrases, lists: []))
  }
}
