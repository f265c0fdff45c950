// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseShortcuts

/// `phrase shortcut open`.
struct ShortcutOpenCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Do what an address such as shortcuts://run-shortcut?name=… says.",
    discussion: """
      The addresses are those of Apple's app: shortcuts://run-shortcut?name=NAME, with &input=TEXT or \
      &input=clipboard; shortcuts://open-shortcut?name=NAME and shortcuts://create-shortcut open the \
      studio. Any page and any program can have one opened by the desktop, so a run is asked about \
      first, on the terminal. Exit status: that of “shortcut run” or of “shortcut studio”, 2 it was \
      declined, 65 no such address.
      """)

  @OptionGroup var options: ShortcutOptions

  @Flag(help: "Run without a question.")
  var yes = false

  @Flag(help: "Wait for the Return key at the end, so that a window stays.")
  var wait = false

  @Argument(help: "The address.")
  var address: String

  func execute() async throws -> ExitStatus {
    switch try read() {
    case .run(let name, let input):
      let shortcut = try options.library.named(name)
      guard yes || isWanted(shortcut, with: input) else { return .unresolved }
      var arguments = wait ? ["--wait"] : []
      switch input {
      case .nothing: break
      case .text(let text): arguments.append("--input=\(text)")
      case .clipboard:
        let text = try await pasted()
        arguments.append("--input=\(text)")
      }
      return try await ShortcutRunCommand.parse(arguments + ["--", shortcut.id]).execute()
    case .open(let name):
      return try await studio(showing: "/\(try options.library.named(name).id)")
    case .create: return try await studio(showing: "/new")
    case .library: return try await studio(showing: "")
    }
  }

  private func read() throws(CommandFailure) -> ShortcutAddress {
    do throws(ShortcutDocumentError) {
      if let url = URL(string: address), let address = try ShortcutAddress(url) { return address }
    } catch {
      throw CommandFailure(.badData, "\(address): \(error)")
    }
    throw CommandFailure(
      .badData, "“\(address)” is no address of shortcuts; one begins with shortcuts://")
  }

  /// So many characters of what a shortcut is given are shown.
  private static let shownLength = 200

  private func isWanted(
    _ shortcut: PersonalShortcut, with input: ShortcutAddress.Input
  ) -> Bool {
    guard Console.isInteractive else {
      Console.talk(
        "\(Console.program): nobody was there to be asked whether “\(shortcut.name)” is to run")
      return false
    }
    let given =
      switch input {
      case .nothing: ""
      case .text(let text): " with “\(text.onOneLine.prefix(Self.shownLength))”"
      case .clipboard: " with what was copied"
      }
    Console.talk("An address asks to run “\(shortcut.name)”\(given). Run it? [y/N]")
    return readLine()?.lowercased().hasPrefix("y") == true
  }

  private func pasted() async throws -> String {
    do { return try await options.library.environment.paste() } catch {
      throw CommandFailure(.unavailable, "\(error)")
    }
  }

  private func studio(showing place: String) async throws -> ExitStatus {
    try await ShortcutStudioCommand.parse(["--show=\(place)"]).execute()
  }
}
