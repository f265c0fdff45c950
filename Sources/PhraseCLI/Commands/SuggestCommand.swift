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
    let engine = try await options.engine()
    if forget {
      do {
        try engine.forgetSuggestions()
      } catch {
        throw CommandFailure(.missingInput, "what was done cannot be forgotten: \(error)")
      }
      return .matched
    }
    let suggestions = engine.suggestions(limit: limit)
    for suggestion in suggestions { show(suggestion) }
    return suggestions.isEmpty ? .noMatch : .matched
  }

  private func show(_ suggestion: Suggestion) {
    guard json else { return Console.result(suggestion.line) }
    let fields: [(String, JSONText?)] = [
      ("app", .string(suggestion.application)), ("intent", .string(suggestion.intent)),
      ("title", .string(suggestion.title)), ("subtitle", suggestion.subtitle.map(JSONText.string)),
      ("phrase", suggestion.phrase.map(JSONText.string)),
    ]
    Console.write(JSONText.object(fields).line() + [UInt8(ascii: "\n")])
  }
}

extension Suggestion {
  /// The phrase to say, or what is done where no phrase says it.
  var line: String {
    phrase ?? "\([title, subtitle].compactMap(\.self).joined(separator: ", ")) (\(application))"
  }
}
