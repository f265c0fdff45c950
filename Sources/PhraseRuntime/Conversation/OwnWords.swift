// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// The words that the conversation itself understands: cancel, help, undo and redo.
///
/// They are phrases like those of apps, of all languages that the engine speaks, and are understood
/// word for word: taking back the wrong thing is worse than asking. What an app declares, a phrase or
/// an answer, goes before them.
enum OwnWords {
  enum Meaning: Equatable, Sendable {
    case cancel, help, redo
    /// Take back whatever can be taken back last.
    case undo
    /// Take back what was just done.
    case undoThat
    /// Take back what was just done, or do again what was just taken back.
    case putBack
    /// Press one of these controls of the snippet that is shown.
    case press([Int])
  }

  struct Reading: Sendable {
    let meaning: Meaning
    let language: String
  }

  /// The meanings by their place in the grammar.
  private static let meanings: [Meaning] = [.undo, .undoThat, .putBack, .redo, .help, .cancel]

  private struct Compiled: Sendable {
    let language: String
    let automaton: Automaton
  }

  /// The phrases of each language; a language whose phrases cannot be compiled has none, which a
  /// test rules out.
  private static let compiled: [Compiled] = Language.speaking.compactMap { language in
    (try? automaton(for: language)).map { Compiled(language: language.code, automaton: $0) }
  }

  /// What a line asks of the conversation; nil if it asks for something else.
  ///
  /// - Parameters:
  ///   - text: What was typed or said.
  ///   - isUnderWay: Whether there is a turn to cancel, which words that also undo mean then.
  ///   - snippet: The snippet that is shown, whose controls can be named.
  /// - Returns: The meaning, and the language of the words.
  static func read(
    _ text: String, isUnderWay: Bool = false, pressing snippet: LiveSnippet? = nil
  ) -> Reading? {
    if let snippet, case .controls(let numbers)? = snippet.words?.match(text) {
      return Reading(meaning: .press(numbers), language: snippet.language)
    }
    let utterance = Utterance(text)
    for compiled in compiled {
      let read = compiled.automaton.match(utterance).candidates.map {
        meanings[compiled.automaton.grammar.phrases[$0.phrase].intent]
      }
      guard let first = read.first else { continue }
      let meaning = isUnderWay && read.contains(.cancel) ? .cancel : first
      return Reading(meaning: meaning, language: compiled.language)
    }
    return nil
  }

  /// The words as a graph for a recognizer; those of all languages without one.
  static func graph(language: String?) -> WordGraph {
    graph(of: compiled.map { ($0.language, $0.automaton) }, language)
  }

  /// The words that are heard while a question waits: it can be left, and what fits asked for; who
  /// says "undo" is told to answer first.
  static func graphWhileAsking(language: String?) -> WordGraph {
    graph(of: waysOut, language)
  }

  private static func graph(
    of automata: [(language: String, automaton: Automaton)], _ language: String?
  ) -> WordGraph {
    let wanted = language.map { Language.named($0).spoken.code }
    return automata.filter { wanted == nil || $0.language == wanted }
      .reduce(.empty) { $0.union($1.automaton.wordGraph()) }
  }

  private static let waysOut: [(language: String, automaton: Automaton)] =
    Language.speaking.compactMap { language in
      let words = [language.words.undo, language.words.help, language.words.cancel]
      return (try? automaton(of: words, in: language.code)).map { (language.code, $0) }
    }

  private static func automaton(for language: Language) throws(GrammarError) -> Automaton {
    let words = language.words
    return try automaton(
      of: [words.undo, words.undoThat, words.putBack, words.redo, words.help, words.cancel],
      in: language.code)
  }

  /// Phrases by their meaning, which is their place.
  private static func automaton(
    of templates: [[String]], in language: String
  ) throws(GrammarError) -> Automaton {
    var phrases: [Phrase] = []
    for (meaning, templates) in templates.enumerated() {
      for template in templates {
        phrases.append(
          Phrase(
            template: try Template(parsing: template, syntax: .template), slots: [],
            intent: meaning, application: 0, language: language, isNegative: false))
      }
    }
    return try Automaton(compiling: try Grammar(phrases: phrases, lists: []))
  }
}
