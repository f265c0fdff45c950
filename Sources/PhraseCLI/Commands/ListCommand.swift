// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime
import PhraseWire

/// `phrase list`: what can be said.
struct ListCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the apps, their shortcuts and phrases.",
    discussion: "Intents that their app keeps out of lists are shown with --all only.")

  @OptionGroup var options: CatalogOptions
  @OptionGroup var spoken: LanguageOption

  @Flag(help: "Show all intents, also those without phrases and those that are not discoverable.")
  var all = false

  @Flag(help: "Print one JSON object a line, one for each shortcut.")
  var json = false

  func execute() async throws -> ExitStatus {
    let catalog = try await spoken.engine(of: options, includingAdded: true).catalog
    guard !json else {
      for shortcut in catalog.listedShortcuts(all: all) {
        try Console.json(ShortcutLine(shortcut, in: catalog))
      }
      return .matched
    }
    Console.result(CatalogText.everything(in: catalog, all: all))
    guard all else { return .matched }
    let declarations = await WireDeclarations(of: catalog)
    let others = declarations.intents.filter { declarations.phrases(of: $0).isEmpty }
    if !others.isEmpty {
      Console.result("Without phrases")
      for intent in others { Console.result("  \(intent.title) (\(intent.type))") }
    }
    return .matched
  }
}

/// A shortcut as a line of JSON.
private struct ShortcutLine: Encodable {
  let app: String
  let intent: String
  let title: String
  let category: String?
  let discoverable: Bool
  let replacement: String?
  /// The phrases by language code.
  let phrases: [String: [String]]

  init(_ shortcut: Catalog.Shortcut, in catalog: Catalog) {
    app = catalog.applications[shortcut.application].name
    intent = shortcut.intent
    title = shortcut.title
    category = shortcut.category
    discoverable = shortcut.isDiscoverable
    replacement = shortcut.replacement
    phrases = Dictionary(grouping: shortcut.phrases.filter { !$0.isNegative }, by: \.language)
      .mapValues { $0.map(\.text) }
  }
}
