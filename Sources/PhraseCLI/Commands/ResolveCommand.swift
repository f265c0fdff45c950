// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseBus
import PhraseMatching
import PhraseRuntime
import PhraseWire

/// `phrase resolve`: what utterances mean.
struct ResolveCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Say what utterances mean, and perform them if asked.",
    discussion: """
      Unquoted words make one utterance; quoted arguments are one utterance each. Without \
      arguments, standard input gives one a line. The status is that of the least understood one.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var snippets: SnippetOptions
  @OptionGroup var index: IndexOptions
  @OptionGroup var saving: SaveOptions
  @OptionGroup var spoken: LanguageOption

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(help: "Show on standard error what each stage found.")
  var explain = false

  @Flag(help: "Perform the intents that match.")
  var perform = false

  @Argument(help: "What was said.")
  var utterance: [String] = []

  /// Refuses what would have no effect.
  func validate() throws {
    guard snippets.snippet == nil || perform else {
      throw ValidationError("--snippet needs --perform, which makes the snippet")
    }
    guard saving.folder == nil || perform else {
      throw ValidationError("--save needs --perform, which makes the files")
    }
  }

  /// What an utterance means, ready to be printed.
  private struct Answer {
    var bytes: [UInt8]
    var status: ExitStatus
  }

  private typealias Answering = (String) async throws -> Answer

  func execute() async throws -> ExitStatus {
    let files = try saving.files
    let answering = try await answering(saving: files)
    guard utterance.isEmpty else {
      var worst = ExitStatus.matched
      for utterance in utterances {
        let answer = try await answering(utterance)
        Console.write(answer.bytes)
        worst = max(worst, answer.status)
      }
      return worst
    }
    return try await answerLines(answering)
  }

  /// The assistant knows what words mean, where it runs and no option asks for something else.
  private func answering(saving files: ReturnedFiles) async throws -> Answering {
    if options.isStandard, index.isStandard, spoken.language == nil, !explain, !perform,
      let client = await AssistantClient.running
    {
      let talk = try await AssistantTalk(with: client) { OwnTalk(try await self.engine) }
      return { try await resolve($0, with: talk) }
    }
    let engine = try await self.engine
    let language = try spoken.chosen(of: engine.catalog)
    return { try await resolve($0, with: engine, talkingIn: language, saving: files) }
  }

  private var engine: PhraseEngine {
    get async throws {
      try await options.engine(
        index: try index.open(), opensAddresses: !json, shortcuts: options.shortcuts)
    }
  }

  /// Answers are held back while more lines wait, so that printing does not set the pace.
  private static let heldBytes = 64 * 1024

  private func answerLines(_ answering: Answering) async throws -> ExitStatus {
    let lines = PipedLines()
    var worst = ExitStatus.matched
    var held: [UInt8] = []
    while true {
      if !held.isEmpty, !lines.isReady || held.count > Self.heldBytes {
        Console.write(held)
        held.removeAll(keepingCapacity: true)
      }
      switch try await lines.next(prompt: "") {
      case .line(let line):
        let answer = try await answering(line)
        held += answer.bytes
        worst = max(worst, answer.status)
      case .end, .interrupted:
        Console.write(held)
        return worst
      case let unusable:
        Console.talk("\(Console.program): \(unusable.complaint)")
        // Whoever reads objects counts one for each line.
        if json {
          var object = WireResolution(.unreadable, utterance: nil)
          object.message = unusable.complaint
          held += try print(object, [])
        }
        worst = max(worst, .badData)
      }
    }
  }

  /// Arguments with blanks were quoted, so each is an utterance; bare words belong together.
  private var utterances: [String] {
    utterance.contains { $0.contains(where: \.isWhitespace) }
      ? utterance : [utterance.joined(separator: " ")]
  }

  private func resolve(_ text: String, with talk: AssistantTalk) async throws -> Answer {
    var resolution = WireResolution(.none, utterance: text)
    let time = try await ContinuousClock().measure {
      resolution = try await talk.reply(to: .resolve(text), trace: nil).resolution ?? resolution
    }
    return Answer(
      bytes: try print(
        ResolvedLine(resolution, microseconds: time.microseconds), [resolution.text.printable]),
      status: ExitStatus(resolution.outcome))
  }

  private func resolve(
    _ text: String, with engine: PhraseEngine, talkingIn language: String?,
    saving files: ReturnedFiles
  ) async throws -> Answer {
    let trace = explain ? Trace(revealsUtterances: true) : nil
    let resolution = await engine.resolve(text, talkingIn: language, trace: trace)
    let time = await ContinuousClock().measure { _ = await engine.match(text) }
    for line in trace?.lines ?? [] { Console.talk(line) }
    var object = ResolvedLine(WireResolution(resolution), microseconds: time.microseconds)
    var status = ExitStatus(object.resolution.outcome)
    var lines = [object.resolution.text.printable]
    if perform, case .match(let intent) = resolution {
      do {
        let outcome = try await intent.perform()
        engine.noteDone(intent)
        let saved = files.save(outcome.value(of: intent))
        object.add(outcome, of: intent, saved: saved)
        lines = ([outcome.dialog, outcome.supporting].compactMap(\.self) + saved.map(\.text))
          .map(\.printable)
        if saved.contains(where: \.hasFailed) { status = .cannotCreate }
        if let card = outcome.card {
          lines += SnippetText.lines(of: card)
          try snippets.file?.write(card)
        }
      } catch let error as PerformError {
        object.resolution.message = error.description
        lines = [error.description.printable]
        status = error.code == .unanswered ? .unresolved : .internalError
        if error.code == .unanswered {
          Console.talk("Questions are answered in “\(Console.program) repl”.")
        }
      }
    }
    return Answer(bytes: try print(object, lines), status: status)
  }

  /// The object as JSON, or the lines for people.
  private func print(_ object: some Encodable, _ lines: [String]) throws -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    return json
      ? try WireEncoder.line(of: object) + [newline] : lines.flatMap { Array($0.utf8) + [newline] }
  }
}

extension Duration {
  /// Microseconds with one decimal.
  fileprivate var microseconds: Double {
    let nanoseconds = Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    return (nanoseconds / 100).rounded() / 10
  }
}
