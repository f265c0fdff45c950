// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseShortcuts

/// `phrase shortcut show`.
struct ShortcutShowCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what a shortcut does.")

  @OptionGroup var options: ShortcutOptions

  @Flag(help: "Print its document.")
  var json = false

  @Option(help: ArgumentHelp("Write a picture of it in place of words.", valueName: "file.svg"))
  var picture: String?

  @Argument(help: "The name of the shortcut.")
  var name: String

  /// Refuses two forms, and pictures that are not drawn.
  func validate() throws {
    guard let picture else { return }
    guard !json else { throw ValidationError("--json and --picture cannot go together") }
    guard (picture as NSString).pathExtension.lowercased() == "svg" else {
      throw ValidationError("--picture \(picture) does not end in .svg; a shortcut is drawn as SVG")
    }
  }

  func execute() async throws -> ExitStatus {
    let library = options.library
    let shortcut = try library.named(name)
    if json {
      Console.write(Array(try shortcut.json()))
      return .matched
    }
    if let picture {
      let drawn = SVGPicture.text(
        of: shortcut, in: try await options.actions(library), language: options.language)
      try OutputFile.write(Data(drawn.utf8), to: picture)
      return .matched
    }
    Console.result(shortcut.name)
    if let about = shortcut.about { Console.result(about) }
    if !shortcut.phrases.isEmpty {
      Console.result("Say \(shortcut.phrases.map { "“\($0)”" }.joined(separator: " or ")).")
    }
    Console.result(
      try await options.actions(library).outline(of: shortcut, language: options.language))
    return .matched
  }
}

extension ActionTable {
  /// The actions of a shortcut with numbers, one a line.
  func outline(of shortcut: PersonalShortcut, language: String) -> String {
    let outline = ShortcutOutline(of: shortcut, in: self, language: language)
    return outline.lines.isEmpty ? "It does nothing yet." : outline.numbered(isIndented: true)
  }
}

/// `phrase shortcut check`.
struct ShortcutCheckCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Find what is wrong with shortcuts before they run.",
    discussion: """
      Names of shortcuts, or files; without any, all of yours. Each fault has its place in the \
      document. A phrase that means something else already is told, and no fault. Exit status: 0 all \
      can run, 1 something is wrong, 65 a file is no shortcut.
      """)

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "Names of shortcuts, or files.", completion: .file())
  var names: [String] = []

  func execute() async throws -> ExitStatus {
    let library = options.library
    let engine = try await options.catalog.engine(shortcuts: library)
    let actions = ActionTable(of: engine)
    var status = library.faults.isEmpty ? ExitStatus.matched : .badData
    let shortcuts = names.isEmpty ? library.all : try names.map { try shortcut($0, in: library) }
    for shortcut in shortcuts {
      for fault in ShortcutCheck.faults(of: shortcut, in: actions) {
        Console.result("\(shortcut.name): \(fault)")
        status = max(status, .noMatch)
      }
      for collision in await engine.collisions(of: shortcut) {
        Console.talk("\(shortcut.name): \(collision)")
      }
    }
    return status
  }

  private func shortcut(
    _ name: String, in library: ShortcutLibrary
  ) throws -> PersonalShortcut {
    guard FileManager.default.fileExists(atPath: name) else { return try library.named(name) }
    return try PersonalShortcut(file: name)
  }
}

extension PersonalShortcut {
  /// Whether a file is one of Apple's app, by its name.
  static func isApple(_ path: String) -> Bool {
    ["shortcut", "wflow"].contains((path as NSString).pathExtension.lowercased())
  }

  /// Reads a document from a file: of this form, or of Apple's.
  ///
  /// - Throws: `CommandFailure` with status 66 for no file, with 65 for no shortcut.
  init(file path: String) throws(CommandFailure) {
    do {
      let data = try FileContents.read(path)
      let url = URL(fileURLWithPath: path)
      self =
        Self.isApple(path)
        ? try AppleShortcut.read(data, named: url.deletingPathExtension().lastPathComponent)
        : try PersonalShortcut(json: data)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.badData, "\(path): \(error)")
    }
  }
}
