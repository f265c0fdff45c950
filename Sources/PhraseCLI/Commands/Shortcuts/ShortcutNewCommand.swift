// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseRuntime
import PhraseShortcuts

/// `phrase shortcut new`.
struct ShortcutNewCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a shortcut.",
    discussion: """
      --do is any phrase of any app; several are done one after the other. Without --do the shortcut \
      has no actions yet, and “shortcut edit” opens it.
      """)

  @OptionGroup var options: ShortcutOptions

  @Option(help: ArgumentHelp("What is said to run it; several may be.", valueName: "words"))
  var phrase: [String] = []

  @Option(name: .customLong("do"), help: ArgumentHelp("What it does.", valueName: "phrase"))
  var requests: [String] = []

  @Option(help: ArgumentHelp("The name of its symbol, such as sun.max.", valueName: "name"))
  var icon: String?

  @Option(
    help: ArgumentHelp("The colour behind the symbol.", valueName: "color"),
    transform: ShortcutColor.named)
  var color: ShortcutColor?

  @Argument(help: "Its name.")
  var name: String

  func execute() async throws -> ExitStatus {
    let library = options.library
    try library.expectFree(name)
    let engine = try await options.catalog.engine(shortcuts: library)
    let actions = await engine.actions(for: requests, language: options.language)
    let shortcut = PersonalShortcut(
      name: name, phrases: phrase, icon: icon, color: color, actions: actions)
    try library.keep(shortcut)
    Console.result("Made “\(name)”.")
    await options.tellFaults(of: shortcut, in: engine)
    for request in requests {
      guard await engine.requests(in: request, language: options.language).isEmpty else { continue }
      Console.talk("\(Console.program): nothing understands “\(request)” now; it is said as it is")
    }
    return .matched
  }
}

extension ShortcutColor {
  /// Reads a name on a command line.
  fileprivate static func named(_ name: String) throws -> ShortcutColor {
    if let color = ShortcutColor(rawValue: name) { return color }
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("there is no colour “\(name)”; there are \(known)")
  }
}

/// `phrase shortcut rename`.
struct ShortcutRenameCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a shortcut another name.")

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "The name that it has.")
  var name: String

  @Argument(help: "The name that it gets.")
  var newName: String

  func execute() async throws -> ExitStatus {
    let library = options.library
    var shortcut = try library.named(name)
    try library.expectFree(newName, for: shortcut.id)
    shortcut.name = newName
    try library.keep(shortcut)
    return .matched
  }
}

/// `phrase shortcut copy`.
struct ShortcutCopyCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy", abstract: "Copy a shortcut; its phrases stay with the first.")

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "The name of the shortcut.")
  var name: String

  @Argument(help: "The name of the copy.")
  var newName: String

  func execute() async throws -> ExitStatus {
    let library = options.library
    let original = try library.named(name)
    try library.expectFree(newName)
    var copy = original
    copy.id = UUID().uuidString.lowercased()
    copy.name = newName
    copy.phrases = []
    // Noted first: there is no moment in which it is here and counts as the person's own.
    try library.noteCopy(copy.id, of: original.id)
    try library.keep(copy)
    return .matched
  }
}

/// `phrase shortcut delete`.
struct ShortcutDeleteCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Delete a shortcut.",
    discussion: "Its document is printed, so that it can be kept: > saved.json")

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "The name of the shortcut.")
  var name: String

  func execute() async throws -> ExitStatus {
    let library = options.library
    let shortcut = try library.named(name)
    let automations = library.environment.automations?.automations(of: shortcut.id) ?? []
    do {
      try library.delete(shortcut.id)
    } catch {
      throw CommandFailure(
        .cannotCreate, "“\(name)” cannot be deleted: \(error.localizedDescription)")
    }
    Console.write(Array(try shortcut.json()))
    for automation in automations {
      Console.talk("\(Console.program): the automation “\(automation.id)” is gone with it")
    }
    return .matched
  }
}
