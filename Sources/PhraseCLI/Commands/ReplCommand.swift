// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseBus
import PhraseMatching
import PhraseRuntime

/// `phrase repl`: type phrases and answers.
struct ReplCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Type phrases; answer questions.",
    discussion: """
      On a terminal: arrow keys, history, Tab for phrases and values, Ctrl-C to drop a line or \
      end a turn, Ctrl-D to leave. On a pipe: one answer a line, no prompts. With --json: a reply \
      of PhraseWire for each line, which is words or a request in JSON.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var snippets: SnippetOptions
  @OptionGroup var index: IndexOptions
  @OptionGroup var saving: SaveOptions
  @OptionGroup var spoken: LanguageOption

  @Flag(help: "Show on standard error what each stage found.")
  var explain = false

  @Flag(help: "Print one JSON object for each line, with all that a program needs to go on.")
  var json = false

  @Flag(help: "With --json: print progress, changed cards and apps that come forward as well.")
  var events = false

  /// Refuses what would have no effect.
  func validate() throws {
    guard json || !events else { throw ValidationError("--events needs --json") }
  }

  /// What stands before a line that is typed.
  static let prompt = "> "

  func execute() async throws -> ExitStatus {
    let files = try saving.files
    let partner = try await partner
    let snippetFile = try snippets.file
    if json {
      let session = JSONSession(
        partner, explains: explain, snippetFile: snippetFile, files: files)
      return try await talk(PipedLines(), with: session, showingEvents: events)
    }
    let session = ReplSession(
      partner, explains: explain, snippetFile: snippetFile, files: files)
    let interrupts = Console.isInteractive ? Interrupts(session.interruptWork) : nil
    defer { withExtendedLifetime(interrupts) {} }
    if Console.isInteractive {
      Console.talk("Type a phrase, “help” for what can be said, Ctrl-D to leave.")
    }
    let lines = Lines.standard { await session.completions(of: $0) }
    return try await talk(lines, with: session, showingEvents: true)
  }

  /// The assistant, where it runs and no option asks for something else than it has.
  private var partner: any LineTalk {
    get async throws {
      if options.isStandard, index.isStandard, spoken.language == nil, !explain,
        let client = await AssistantClient.running
      {
        return try await AssistantTalk(with: client) { try await own }
      }
      return try await own
    }
  }

  private var own: OwnTalk {
    get async throws {
      let library = options.shortcuts
      let engine = try await options.engine(
        index: try index.open(), opensAddresses: !json, shortcuts: library)
      // As long as the program goes on.
      _ = library.followed(in: engine)
      return OwnTalk(engine, language: try spoken.chosen(of: engine.catalog))
    }
  }

  private func talk(
    _ lines: any LineSource, with session: any LineSession, showingEvents: Bool
  ) async throws -> ExitStatus {
    var state = LineSessionNext.goOn(.matched)
    try await session.run(showingEvents: showingEvents) {
      while state != .leave { state = try await session.takeLine(of: lines, after: state) }
    }
    return .matched
  }
}
