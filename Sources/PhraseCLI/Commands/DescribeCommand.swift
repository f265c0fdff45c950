// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime
import PhraseWire

/// `phrase describe`: all that is declared about one intent.
struct DescribeCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe an intent: its parameters, summary, phrases and how it runs.",
    discussion: """
      An intent is named by its type, its identifier, its title or the title of a shortcut; those without \
      phrases, and those that lists leave out, are known, too. Where several apps have one of the same name, \
      put the app or the module before it: Library.OpenBook.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var spoken: LanguageOption

  @Flag(help: "Print the description as JSON.")
  var json = false

  @Argument(help: "The intent, for example OpenBook.")
  var intent: String

  func execute() async throws -> ExitStatus {
    let catalog = try await spoken.engine(of: options).catalog
    let declarations = await WireDeclarations(of: catalog)
    switch declarations.lookUp(intent) {
    case .found(let found):
      if json {
        let described = DescribedIntent(intent: found, phrases: declarations.phrases(of: found))
        Console.write(Array(try WireEncoder.text(of: described).utf8))
      } else {
        IntentText.lines(of: found, in: declarations).forEach(Console.result)
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
}

/// An intent with its phrases by language code, as JSON.
private struct DescribedIntent: Encodable {
  let intent: WireDeclarations.Intent
  let phrases: [String: [String]]

  private enum Key: CodingKey {
    case phrases
  }

  func encode(to encoder: any Encoder) throws {
    try intent.encode(to: encoder)
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(phrases, forKey: .phrases)
  }
}
