// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseMatching
import PhraseRuntime

/// `phrase grammar`: what the phrases were compiled to.
struct GrammarCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "grammar",
    abstract: "Print the compiled grammar.",
    discussion: """
      “dot” is for Graphviz, which takes minutes for an app with which much can be found:
        phrase grammar --app expenses --language en --format dot | dot -Tsvg -o grammar.svg
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, jsgf, fsg, dot
  }

  @OptionGroup var options: CatalogOptions
  @OptionGroup var spoken: LanguageOption

  @Option(help: "One of text, jsgf, fsg or dot.")
  var format = Format.text

  func execute() async throws -> ExitStatus {
    let engine = try await spoken.engine(of: options)
    let automaton = await engine.automaton
    switch format {
    case .text: Console.result(automaton.grammar.text())
    case .jsgf: Console.result(automaton.grammar.jsgf())
    case .fsg: Console.result(engine.wordGraph().fsg { _ in 1 })
    case .dot: Console.result(automaton.dot())
    }
    return .matched
  }
}
