// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseMatching
import PhraseRuntime

/// `phrase repl`: type phrases and answers.
struct ReplCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Type phrases; answer questions.",
    discussion: """
      On a terminal: arrow keys, history, Tab for phrases and values, Ctrl-C to drop a line or \
      end a turn, Ctrl-D to leave. On a pipe: one answer a line, no prompts.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var snippets: SnippetOptions
  @OptionGroup var index: IndexOptions
  @OptionGroup var saving: SaveOptions

  @Flag(help: "Show on standard error what each stage found.")
  var explain = false

  /// What stands before a line that is typed.
  static let prompt = "> "

  func execute() async throws -> ExitStatus {
    let files = try saving.files
    let engine = try await options.engine(index: try index.open())
    let session = ReplSession(
      engine: engine, explains: explain, snippetFile: try snippets.file, files: files)
    let events = Task { await session.showEvents() }
    defer { events.cancel() }
    let lines = Lines.standard { await session.completions(of: $0) }
    let interrupts = Console.isInteractive ? Interrupts(session.interruptWork) : nil
    defer { withExtendedLifetime(interrupts) {} }
    if Console.isInteractive {
      Console.talk("Type a phrase, “help” for what can be said, Ctrl-D to leave.")
    }
    while true {
      switch try await lines.next(prompt: Self.prompt) {
      case .line(let line):
        if try await session.answer(line) == .leave { return .matched }
      case .interrupted: try await session.dropTurn()
      case .end: return .matched
      case let unusable: Console.result(unusable.complaint)
      }
    }
  }
}
