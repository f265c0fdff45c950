// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// The words that take actions back and repeat them, in every language that the engine speaks.
///
/// They are understood word for word: taking back the wrong thing is worse than asking.
enum UndoWords {
  /// What the words ask for.
  struct Request: Sendable {
    let way: UndoDirection
    /// Whether they mean what was just done, and not whatever can be taken back last.
    let meansLast: Bool
    let language: String
  }

  private struct Compiled: Sendable {
    let language: String
    let automaton: Automaton
  }

  /// The phrases of each language; a language whose phrases cannot be compiled has none, which a
  /// test rules out.
  private static let compiled: [Compiled] = Language.speaking.compactMap { talk in
    (try? automaton(for: talk)).map { Compiled(language: talk.code, automaton: $0) }
  }

  /// What the words ask for; nil if they ask for something else.
  static func read(_ text: String) -> Request? {
    let utterance = Utterance(text)
    for compiled in compiled {
      guard let best = compiled.automaton.match(utterance).candidates.first else { continue }
      let meaning = Meaning(rawValue: compiled.automaton.grammar.phrases[best.phrase].intent)
      return Request(
        way: meaning == .redo ? .redo : .undo, meansLast: meaning == .undoThat,
        language: compiled.language)
    }
    return nil
  }

  /// The words as a graph for a recognizer; those of all languages without one.
  static func graph(language: String?) -> WordGraph {
    let wanted = language.map { Language.named($0).spoken.code }
    return compiled.filter { wanted == nil || $0.language == wanted }
      .reduce(.empty) { $0.union($1.automaton.wordGraph()) }
  }

  private enum Meaning: Int {
    case undo, undoThat, redo
  }

  private static func automaton(for talk: Language) throws(GrammarError) -> Automaton {
    var phrases: [Phrase] = []
    let meanings: [(Meaning, [String])] = [
      (.undo, talk.words.undo), (.undoThat, talk.words.undoThat), (.redo, talk.words.redo),
    ]
    for (meaning, templates) in meanings {
      for template in templates {
        phrases.append(
          Phrase(
            template: try Template(parsing: template, syntax: .template), slots: [],
            intent: meaning.rawValue, application: 0, language: talk.code, isNegative: false)
        )
      }
    }
    return try Automaton(compiling: try Grammar(phrases: phrases, lists: []))
  }
}
