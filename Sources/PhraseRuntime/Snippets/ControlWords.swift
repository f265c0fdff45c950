// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// What may be said to press a control of the snippet that is shown.
///
/// A snippet that only changed its looks keeps the grammar that was made for it.
struct ControlWords {
  private struct Made {
    let titles: [String]
    let language: String
    let grammar: AnswerGrammar?
    var graphs: [String?: WordGraph] = [:]
  }

  private var made: Made?

  /// The numbers of the controls that a line names; none for any other line.
  mutating func numbers(in line: String, for snippet: LiveSnippet) -> [Int] {
    guard case .controls(let numbers)? = grammar(for: snippet)?.read(line) else { return [] }
    return numbers
  }

  /// A graph with the words for the controls beside those that are in it.
  mutating func adding(
    _ snippet: LiveSnippet?, to graph: WordGraph, _ language: String?
  ) -> WordGraph {
    guard let snippet, let grammar = grammar(for: snippet) else { return graph }
    if let language, !language.isSameLanguage(as: snippet.maker.language) { return graph }
    let controls = made?.graphs[language] ?? grammar.automaton.wordGraph()
    made?.graphs[language] = controls
    return graph.union(controls)
  }

  private mutating func grammar(for snippet: LiveSnippet) -> AnswerGrammar? {
    let titles = snippet.controlTitles
    let language = snippet.maker.language
    if let made, made.titles == titles, made.language == language { return made.grammar }
    // Titles that cannot be compiled can still be pressed by a front end.
    let grammar = titles.isEmpty ? nil : try? AnswerGrammar(controls: titles, language: language)
    made = Made(titles: titles, language: language, grammar: grammar)
    return grammar
  }
}
