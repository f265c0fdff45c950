// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseShortcuts

/// `phrase shortcut edit`.
struct ShortcutEditCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Edit a shortcut in $VISUAL or $EDITOR.",
    discussion: """
      The document is checked when the editor is left. What cannot be read is told with its place, and \
      can be edited again; nothing is lost. What another program changed meanwhile is kept.
      """)

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "The name of the shortcut.")
  var name: String

  func execute() async throws -> ExitStatus {
    let library = options.library
    let before = try library.named(name)
    let draft = FileManager.default.temporaryDirectory
      .appendingPathComponent("shortcut-\(UUID().uuidString).json")
    guard try OutputFile.writePrivate(try before.json(), to: draft.path) else {
      throw CommandFailure(.cannotCreate, "\(draft.path) is there already")
    }
    repeat {
      try edit(draft)
      do throws(CommandFailure) {
        var edited = try PersonalShortcut(file: draft.path)
        if edited.id != before.id {
          Console.talk("\(Console.program): its id stays “\(before.id)”")
          edited.id = before.id
        }
        try library.keep(edited, basedOn: before)
        try? FileManager.default.removeItem(at: draft)
        try await check(edited, library)
        return .matched
      } catch {
        Console.talk("\(Console.program): \(error.message)")
      }
    } while Console.isInteractive && wantsAgain()
    throw CommandFailure(.badData, "nothing was saved; your text is in \(draft.path)")
  }

  /// Tells what is wrong with a shortcut that was saved.
  private func check(
    _ shortcut: PersonalShortcut, _ library: ShortcutLibrary
  ) async throws(CommandFailure) {
    do {
      await options.tellFaults(
        of: shortcut, in: try await options.catalog.engine(shortcuts: library))
    } catch {
      throw error as? CommandFailure ?? CommandFailure(.internalError, "\(error)")
    }
  }

  private func wantsAgain() -> Bool {
    Console.talk("Edit again? [Y/n]")
    return readLine().map { !$0.lowercased().hasPrefix("n") } ?? false
  }

  /// Runs the editor, which may be a program with arguments, as other tools do.
  private func edit(_ file: URL) throws(CommandFailure) {
    let environment = ProcessInfo.processInfo.environment
    let editor = [environment["VISUAL"], environment["EDITOR"], "vi"].compactMap(\.self)
      .first { !$0.isEmpty }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \(editor ?? "vi") \"$1\"", "sh", file.path]
    do {
      try process.run()
    } catch {
      throw CommandFailure(.unavailable, "no editor can be started: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        .unavailable, "the editor “\(editor ?? "vi")” failed; your text is in \(file.path)")
    }
  }
}
