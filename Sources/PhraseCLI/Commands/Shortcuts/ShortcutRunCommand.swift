// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseWire

/// `phrase shortcut run`.
struct ShortcutRunCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a shortcut.",
    discussion: """
      Each action is told on standard error as it goes; answers and the result go to standard output. \
      Questions are answered on the terminal or, one a line, from standard input. Exit status: 0 done, \
      1 no such shortcut, 2 a question is left open or it was cancelled, 70 an action failed.
      """)

  @OptionGroup var options: ShortcutOptions

  @Option(help: ArgumentHelp("A text that the shortcut gets as its input.", valueName: "text"))
  var input: String?

  @Option(
    help: ArgumentHelp(
      "A file whose text is the input; - for all of standard input.", valueName: "file"),
    completion: .file())
  var inputPath: String?

  @Option(
    help: ArgumentHelp("Where the result is written.", valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "Tell what it would do, and do nothing.")
  var dryRun = false

  @Flag(help: "Tell nothing of the actions.")
  var quiet = false

  @Flag(help: "Wait for the Return key at the end, so that a window stays.")
  var wait = false

  @Flag(help: "Show the answer as a message of the desktop as well.")
  var notify = false

  @Argument(help: "The name of the shortcut.")
  var name: String

  /// Refuses two inputs.
  func validate() throws {
    guard input == nil || inputPath == nil else {
      throw ValidationError("--input and --input-path cannot go together")
    }
  }

  func execute() async throws -> ExitStatus {
    let library = options.library
    let shortcut = try library.named(name)
    let text = try inputPath.map { path in
      let data =
        path == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data() : try FileContents.read(path)
      return String(decoding: data, as: UTF8.self)
    }
    let engine = try await options.catalog.engine(shortcuts: library)
    if dryRun { return tell(shortcut, in: ActionTable(of: engine)) }
    var values: [String: GivenValue] = ["shortcut": .data(.text(shortcut.id))]
    if let input = text ?? input { values["input"] = .data(.text(input)) }
    let session = ReplSession(
      OwnTalk(engine), explains: false, listsActions: !quiet, files: ReturnedFiles(folder: nil))
    let interrupts = Console.isInteractive ? Interrupts(session.interruptWork) : nil
    defer { withExtendedLifetime(interrupts) {} }
    let named = NamedIntent("RunShortcut", values, language: options.language)
    let status = try await PerformCommand.perform(
      named, with: session, answering: Lines.standard { _ in [] }, showingEvents: true)
    if status == .matched, let output {
      let result = session.lastValue?.words ?? session.lastWords
      try OutputFile.write(Data(result.utf8), to: output)
    }
    if notify { try await show(session.lastWords, of: shortcut, status, in: library) }
    if wait {
      Console.talk("Press Return to close.")
      _ = readLine()
    }
    return status
  }

  /// Shows the answer as a message; a question that nobody was there to answer with a word about it.
  private func show(
    _ words: String, of shortcut: PersonalShortcut, _ status: ExitStatus,
    in library: ShortcutLibrary
  ) async throws {
    let hint =
      status == .unresolved
      ? "\nIt asks: run “\(Console.program) shortcut run \(shortcut.name)” in a terminal."
      : ""
    do {
      try await library.environment.notify(shortcut.name, words + hint)
    } catch {
      throw CommandFailure(.unavailable, "\(error)")
    }
  }

  private func tell(_ shortcut: PersonalShortcut, in actions: ActionTable) -> ExitStatus {
    Console.result(actions.outline(of: shortcut, language: options.language))
    let faults = ShortcutCheck.faults(of: shortcut, in: actions)
    for fault in faults { Console.talk("\(Console.program): \(fault)") }
    return faults.isEmpty ? .matched : .noMatch
  }
}
