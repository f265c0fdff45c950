// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseRuntime
import PhraseShortcuts

/// `phrase shortcut export`.
struct ShortcutExportCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a shortcut to a file, or to standard output.",
    discussion: "A file that ends in .shortcut gets the form of Apple's app, without a signature.")

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "The name of the shortcut.")
  var name: String

  @Argument(help: "The file; standard output unless given.", completion: .file())
  var file: String?

  func execute() async throws -> ExitStatus {
    let shortcut = try options.library.named(name)
    guard let file else {
      Console.write(Array(try shortcut.json()))
      return .matched
    }
    do {
      try OutputFile.write(
        PersonalShortcut.isApple(file) ? try AppleShortcut.write(shortcut) : try shortcut.json(),
        to: file)
    } catch let error as ShortcutDocumentError {
      throw CommandFailure(.badData, "“\(name)” cannot be written for Apple's app: \(error)")
    }
    return .matched
  }
}

/// `phrase shortcut import`.
struct ShortcutImportCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in a shortcut from a file.",
    discussion: """
      A document of this program, or one of Apple's app without a signature (.shortcut, .wflow). What \
      it does is shown. What it has to know is asked on the terminal or, one answer a line, read from \
      standard input; an empty line, or its end, takes the answer that is offered. It asks before it \
      runs programs, reads or writes files, reaches other computers, uses the clipboard or deletes \
      things for the first time. Exit status: 0 imported, 2 a question is left open, 65 no shortcut, \
      73 there is one of the name.
      """)

  @OptionGroup var options: ShortcutOptions

  @Option(help: ArgumentHelp("The name that it gets.", valueName: "name"))
  var name: String?

  @Argument(help: "The file.", completion: .file())
  var file: String

  func execute() async throws -> ExitStatus {
    let library = options.library
    var shortcut = try PersonalShortcut(file: file)
    shortcut.id = UUID().uuidString.lowercased()
    shortcut.name = name ?? shortcut.name
    if let fault = shortcut.wordlessFaults.first { throw CommandFailure(.badData, "\(fault)") }
    try library.expectFree(shortcut.name, hint: "; --name gives another")
    let engine = try await options.catalog.engine(shortcuts: library)
    let actions = ActionTable(of: engine)
    Console.result("\(shortcut.name):")
    Console.result(actions.outline(of: shortcut, language: options.language))
    let reaches = actions.reaches(of: shortcut)
    if !reaches.isEmpty {
      let words = ActionReach.allCases.filter(reaches.contains).map(\.words)
        .formatted(.list(type: .and).locale(Locale(identifier: "en")))
      Console.talk("\(Console.program): it asks before it \(words) for the first time")
    }
    let foreign = Set(shortcut.foreignActions.map(\.intent)).sorted()
    if !foreign.isEmpty {
      Console.talk(
        "\(Console.program): there is no \(foreign.joined(separator: ", ")) here; it is kept, and asked "
          + "about before a run")
    }
    await options.tellFaults(of: shortcut, in: engine)
    return try await options.add(shortcut, isForeign: true, to: library, of: engine)
  }
}

extension ActionReach {
  /// What a shortcut does that reaches it.
  fileprivate var words: String {
    switch self {
    case .commands: "runs programs"
    case .files: "reads or writes files"
    case .network: "reaches other computers"
    case .clipboard: "uses the clipboard"
    case .deleting: "deletes things"
    }
  }
}
