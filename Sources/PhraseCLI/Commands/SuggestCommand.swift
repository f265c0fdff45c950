// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime

/// `phrase suggest`: what the person may want to do again.
struct SuggestCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Show what was done most, and most recently.",
    discussion: "Exit status: 0 shown or forgotten, 1 nothing is known.")

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("How many to show at most.", valueName: "number"))
  var limit = 5

  @Flag(help: "Forget everything that was done.")
  var forget = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  func execute() async throws -> ExitStatus {
    let engine = try await options.engine(shortcuts: options.shortcuts)
    if forget {
      do {
        try engine.forgetSuggestions()
      } catch {
        throw CommandFailure(.missingInput, "what was done cannot be forgotten: \(error)")
      }
      return .matched
    }
    let suggestions = engine.suggestions(limit: limit)
    for suggestion in suggestions {
      json ? try Console.json(SuggestedLine(suggestion)) : Console.result(suggestion.line)
    }
    return suggestions.isEmpty ? .noMatch : .matched
  }
}

/// A suggestion as a line of JSON.
private struct SuggestedLine: Encodable {
  let app: String
  let intent: String
  let title: String
  let subtitle: String?
  let phrase: String?

  init(_ suggestion: Suggestion) {
    app = suggestion.application
    intent = suggestion.intent
    title = suggestion.title
    subtitle = suggestion.subtitle
    phrase = suggestion.phrase
  }
}

extension Suggestion {
  /// The phrase to say, or what is done where no phrase says it.
  var line: String {
    phrase ?? "\([title, subtitle].compactMap(\.self).joined(separator: ", ")) (\(application))"
  }
}
