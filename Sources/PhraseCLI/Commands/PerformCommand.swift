// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime

/// `phrase perform`: performs an intent by its name.
struct PerformCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "perform",
    abstract: "Perform an intent by its name; what it lacks is asked for.",
    usage: "\(Console.program) perform NAME [--parameter value ...] [options]",
    discussion: """
      The name is that of the type, its identifier or its title, as “describe” takes it: OpenBook, \
      Library.OpenBook, "Open Book". A parameter is named as it is declared, --pagesRead or \
      --pages-read, and its value is read like an answer: an entity by its name or identifier, an \
      enum by title or raw value, a date, a number, yes or no (--flag alone is yes), the path of a \
      file. An array takes --tag a --tag b, or --tag "a and b". A parameter that is called like an \
      option stands behind “--”. Answers come from the terminal or, one a line, from standard input. \
      Exit status: 0 performed, 1 no such intent, 2 a question is left open or it was cancelled, 64 a \
      parameter or value does not fit, 70 the intent failed.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var snippets: SnippetOptions
  @OptionGroup var index: IndexOptions
  @OptionGroup var saving: SaveOptions

  @Option(help: ArgumentHelp("The language of values, questions and answers.", valueName: "code"))
  var language = "en"

  @Flag(help: "Print one JSON object for each reply; lines are then answers or requests in JSON.")
  var json = false

  @Argument(parsing: .allUnrecognized, help: "The intent, and values for its parameters.")
  var words: [String] = []

  func execute() async throws -> ExitStatus {
    let named = try NamedIntent(words: words, language: language)
    let files = try saving.files
    let engine = try await options.engine(index: try index.open(), shortcuts: options.shortcuts)
    let snippetFile = try snippets.file
    if json {
      let session = JSONSession(
        OwnTalk(engine), explains: false, snippetFile: snippetFile, files: files)
      return try await Self.perform(
        named, with: session, answering: PipedLines(), showingEvents: false)
    }
    let session = ReplSession(
      OwnTalk(engine), explains: false, snippetFile: snippetFile, files: files)
    let interrupts = Console.isInteractive ? Interrupts(session.interruptWork) : nil
    defer { withExtendedLifetime(interrupts) {} }
    let lines = Lines.standard { await session.completions(of: $0) }
    return try await Self.perform(named, with: session, answering: lines, showingEvents: true)
  }

  /// Performs an intent to its end, with answers from lines.
  static func perform(
    _ named: NamedIntent, with session: any LineSession, answering lines: any LineSource,
    showingEvents: Bool
  ) async throws -> ExitStatus {
    try await finish(session, answering: lines, showingEvents: showingEvents) {
      try await session.perform(named)
    }
  }

  /// Begins something and does it to its end, with answers from lines.
  static func finish(
    _ session: any LineSession, answering lines: any LineSource, showingEvents: Bool,
    _ begin: () async throws -> LineSessionNext
  ) async throws -> ExitStatus {
    var state = LineSessionNext.ask
    try await session.run(showingEvents: showingEvents) {
      state = try await begin()
      while state == .ask { state = try await session.takeLine(of: lines, after: state) }
    }
    guard case .goOn(let status) = state else {
      Console.talk("\(Console.program): the question was left without an answer")
      return .unresolved
    }
    return status
  }
}
