// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseMatching
import PhraseRuntime

/// `phrase sample`: sentences that the phrases accept.
struct SampleCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Print sentences that can be said, in a fixed order.")

  @OptionGroup var options: CatalogOptions
  @OptionGroup var spoken: LanguageOption

  @Option(help: ArgumentHelp("Sentences for each phrase, at the most.", valueName: "count"))
  var limit = 3

  func validate() throws {
    guard (1...1000).contains(limit) else {
      throw ValidationError("--limit is \(limit); it may be from 1 to 1000.")
    }
  }

  func execute() async throws -> ExitStatus {
    let engine = try await options.engine()
    let language = try spoken.chosen(of: engine.catalog)
    let (automaton, shortcuts) = (engine.neededAutomaton, engine.catalog.shortcuts)
    for (index, phrase) in automaton.grammar.phrases.enumerated() where !phrase.isNegative {
      guard language.map(phrase.language.isSameLanguage) ?? true else { continue }
      // Generated phrases sample into sentences that nobody would say.
      guard !shortcuts[phrase.intent].isGenerated else { continue }
      automaton.sample(phrase: index, limit: limit).forEach(Console.result)
    }
    return .matched
  }
}
