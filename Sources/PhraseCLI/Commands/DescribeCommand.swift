// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseMatching
import PhraseRuntime

/// `phrase describe`: all that is declared about one intent.
struct DescribeCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe an intent: its parameters, summary, phrases and how it runs.",
    discussion: """
      An intent is named by its type, its title or the title of a shortcut. Where several apps have one of the same name, \
      put the app or the module before it: Library.OpenBook.
      """)

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Print the description as JSON.")
  var json = false

  @Argument(help: "The intent, for example OpenBook.")
  var intent: String

  func execute() async throws -> ExitStatus {
    let catalog = try await options.engine().catalog
    let metadata = await MetadataJSON(of: catalog)
    switch metadata.lookUp(name(in: catalog, metadata)) {
    case .found(let found):
      if json {
        Console.write(Array(try found.encoded().utf8))
      } else {
        IntentText.lines(of: found, in: metadata).forEach(Console.result)
      }
      return .matched
    case .several(let names):
      throw CommandFailure(
        .unresolved, "\(intent) may be \(names.joined(separator: " or ")); say which")
    case .none(let nearest):
      let hint =
        nearest.isEmpty
        ? "`list --all` shows all intents" : "near it are \(nearest.joined(separator: ", "))"
      throw CommandFailure(.noMatch, "there is no intent \(intent); \(hint)")
    }
  }

  /// The name that was given, or the one of the intent whose shortcut has it as its title.
  private func name(in catalog: Catalog, _ metadata: MetadataJSON) -> String {
    guard case .none = metadata.lookUp(intent) else { return intent }
    let wanted = Utterance(intent)
    let titled = catalog.shortcuts.filter { shortcut in
      !shortcut.isGenerated && Utterance(shortcut.title).folded == wanted.folded
    }
    return titled.first.map { "\(catalog.applications[$0.application].name).\($0.intent)" }
      ?? intent
  }
}
