// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import ArgumentParser
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseShortcuts

/// `phrase shortcut gallery`: ready shortcuts.
struct ShortcutGalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Look at ready shortcuts, and add them to yours.",
    discussion: "Those are offered whose actions are here. --language ru shows them in Russian.",
    subcommands: [GalleryListCommand.self, GalleryShowCommand.self, GalleryAddCommand.self],
    defaultSubcommand: GalleryListCommand.self)
}

/// `phrase shortcut gallery list`.
struct GalleryListCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the shortcuts of the gallery.",
    discussion: "Exit status: 0 listed, 1 no such category.")

  @OptionGroup var options: ShortcutOptions

  @Option(help: ArgumentHelp("Only this category.", valueName: "name"))
  var category: String?

  @Flag(help: "Print one JSON object a line.")
  var json = false

  func execute() async throws -> ExitStatus {
    for category in try await chosen() {
      if !json { Console.result("\(category.title) (\(category.id))") }
      for shortcut in category.shortcuts {
        if json {
          try Console.json(GalleryLine(shortcut, of: category))
        } else {
          Console.result("  \(shortcut.name): \(shortcut.about ?? "")")
        }
      }
    }
    return .matched
  }

  private func chosen() async throws -> [ShortcutGallery.Category] {
    let all = try await options.gallery().categories
    guard let category else { return all }
    let folded = Utterance(category).folded
    let chosen = all.filter { $0.id == category || Utterance($0.title).folded == folded }
    guard chosen.isEmpty else { return chosen }
    let known = all.map { "\($0.title) (\($0.id))" }.joined(separator: ", ")
    throw CommandFailure(.noMatch, "there is no category “\(category)”; there are \(known)")
  }
}

/// A shortcut of the gallery as a line of JSON.
private struct GalleryLine: Encodable {
  let category: String
  let id: String
  let name: String
  let about: String?
  let phrases: [String]
  let icon: String?
  let color: ShortcutColor?
  let questions: [String]

  init(_ shortcut: PersonalShortcut, of category: ShortcutGallery.Category) {
    self.category = category.id
    id = shortcut.id
    name = shortcut.name
    about = shortcut.about
    phrases = shortcut.phrases
    icon = shortcut.icon
    color = shortcut.color
    questions = shortcut.questions.map(\.text)
  }
}

/// `phrase shortcut gallery show`.
struct GalleryShowCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what a shortcut of the gallery does, and what it asks.",
    discussion: "Exit status: 0 shown, 1 none of the name, 2 the words fit several.")

  @OptionGroup var options: ShortcutOptions

  @Flag(help: "Print its document.")
  var json = false

  @Argument(help: "The name of the shortcut, or words of it.")
  var name: String

  func execute() async throws -> ExitStatus {
    let engine = try await options.catalog.engine(shortcuts: options.library)
    let shortcut = try options.galleryShortcut(named: name, of: engine)
    if json {
      Console.write(Array(try shortcut.json()))
      return .matched
    }
    Console.result(shortcut.name)
    if let about = shortcut.about { Console.result(about) }
    Console.result("Say \(shortcut.phrases.map { "“\($0)”" }.joined(separator: " or ")).")
    Console.result(
      ActionTable(of: engine).outline(of: shortcut, language: options.language))
    for question in shortcut.questions {
      let offered = question.answer.map { " (\($0))" } ?? ""
      Console.result("It asks when it is added: \(question.text)\(offered)")
    }
    return .matched
  }
}

/// `phrase shortcut gallery add`.
struct GalleryAddCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a shortcut of the gallery to yours.",
    discussion: """
      What it has to know is asked on the terminal or, one answer a line, read from standard input; an \
      empty line, or its end, takes the answer that is offered. Exit status: 0 added, 1 none of the \
      name, 2 the words fit several or a question is left open, 73 there is one of the name.
      """)

  @OptionGroup var options: ShortcutOptions

  @Option(
    name: .customLong("name"), help: ArgumentHelp("The name that it gets.", valueName: "name"))
  var newName: String?

  @Argument(help: "The name of the shortcut, or words of it.")
  var name: String

  func execute() async throws -> ExitStatus {
    let library = options.library
    let engine = try await options.catalog.engine(shortcuts: library)
    var shortcut = try options.galleryShortcut(named: name, of: engine)
    shortcut.id = UUID().uuidString.lowercased()
    shortcut.name = newName ?? shortcut.name
    try library.expectFree(shortcut.name, hint: "; --name gives another")
    return try await options.add(shortcut, isForeign: false, to: library, of: engine)
  }
}

extension ShortcutOptions {
  fileprivate func gallery() async throws -> ShortcutGallery {
    try gallery(of: try await catalog.engine(shortcuts: library))
  }

  private func gallery(of engine: PhraseEngine) throws -> ShortcutGallery {
    do { return try ShortcutGallery(of: engine, in: language) } catch {
      throw CommandFailure(.unavailable, "\(error)")
    }
  }

  /// The shortcut of the gallery that was named.
  ///
  /// - Throws: `CommandFailure` with status 1 where there is none, with 2 where there are several.
  fileprivate func galleryShortcut(
    named name: String, of engine: PhraseEngine
  ) throws -> PersonalShortcut {
    let found = try gallery(of: engine).shortcuts(named: name)
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else {
      throw CommandFailure(
        .noMatch,
        "there is no “\(name)” in the gallery; “\(Console.program) shortcut gallery” lists it")
    }
    let names = found.map { "“\($0.name)”" }.joined(separator: ", ")
    throw CommandFailure(.unresolved, "“\(name)” may be \(names)")
  }

  /// Adds a shortcut once what it asks is answered.
  func add(
    _ shortcut: PersonalShortcut, isForeign: Bool, to library: ShortcutLibrary,
    of engine: PhraseEngine
  ) async throws -> ExitStatus {
    engine.configuration.dependencies.add(dependency: library)
    let talk = OwnTalk(engine)
    let session = ReplSession(talk, explains: false, files: ReturnedFiles(folder: nil))
    let interrupts = Console.isInteractive ? Interrupts(session.interruptWork) : nil
    defer { withExtendedLifetime(interrupts) {} }
    let lines = OfferedLines(lines: Lines.standard { _ in [] }, session: session)
    return try await PerformCommand.finish(session, answering: lines, showingEvents: false) {
      try await session.show {
        await talk.perform(AddShortcut(shortcut, isForeign: isForeign), language: language)
      }
    }
  }
}

/// Lines at whose end, on a pipe, what a question offers is taken.
private struct OfferedLines: LineSource {
  let lines: any LineSource
  let session: ReplSession

  func next(prompt: String) async throws -> LineEvent {
    let event = try await lines.next(prompt: prompt)
    guard event == .end, !Console.isInteractive, session.takesEmptyAnswer else {
      return event
    }
    return .line("")
  }
}
