// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseShortcuts

/// `phrase shortcut install`.
struct ShortcutInstallCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Put a shortcut into the desktop's menu.",
    discussion: """
      A click runs it: in a terminal where it may ask something, else with its answer as a message of \
      the desktop. The entry follows when the shortcut is renamed, changed or deleted. Exit status: 0 \
      it is in the menu, 1 no such shortcut, 73 a file cannot be written or is of another program.
      """)

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "The name of the shortcut.")
  var name: String

  func execute() async throws -> ExitStatus {
    let library = options.library
    let shortcut = try library.named(name)
    let path = try DesktopMenu.ofPerson.install(
      shortcut, isSilent: library.isSilent(shortcut))
    Console.result("“\(shortcut.name)” is in the menu: \(path)")
    return .matched
  }
}

/// `phrase shortcut uninstall`.
struct ShortcutUninstallCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Take a shortcut out of the desktop's menu.",
    discussion: "Exit status: 0 it is out of the menu, 1 it was not there, or no such shortcut.")

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "The name of the shortcut.")
  var name: String

  func execute() async throws -> ExitStatus {
    let shortcut = try options.library.named(name)
    guard try DesktopMenu.ofPerson.uninstall(shortcut.id) else {
      throw CommandFailure(.noMatch, "“\(shortcut.name)” is not in the menu")
    }
    return .matched
  }
}
