// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime

/// `phrase list`: what can be said.
struct ListCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the apps, their shortcuts and phrases.",
    discussion: "Intents that their app keeps out of lists are shown with --all only.")

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Show all intents, also those without phrases and those that are not discoverable.")
  var all = false

  @Flag(help: "Print one JSON object a line, one for each shortcut.")
  var json = false

  func execute() async throws -> ExitStatus {
    let catalog = try await options.engine().catalog
    guard !json else {
      for shortcut in catalog.listedShortcuts(all: all) {
        Console.write(ShortcutJSON.text(of: shortcut, in: catalog).line() + [UInt8(ascii: "\n")])
      }
      return .matched
    }
    Console.result(CatalogText.everything(in: catalog, all: all))
    guard all else { return .matched }
    let others = await MetadataJSON(of: catalog).intents.filter(\.phrases.isEmpty)
    if !others.isEmpty {
      Console.result("Without phrases")
      for intent in others { Console.result("  \(intent.title) (\(intent.type))") }
    }
    return .matched
  }
}
