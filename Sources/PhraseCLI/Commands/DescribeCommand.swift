// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime

/// `phrase describe`: all that is declared about one intent.
struct DescribeCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Describe an intent: its parameters, summary, phrases and how it runs.",
    discussion: """
      An intent is named by its type or its title. Where several apps have one of the same name, \
      put the app or the module before it: Library.OpenBook.
      """)

  @OptionGroup var options: CatalogOptions

  @Flag(help: "Print the description as JSON.")
  var json = false

  @Argument(help: "The intent, for example OpenBook.")
  var intent: String

  func execute() async throws -> ExitStatus {
    let metadata = await MetadataJSON(of: try await options.engine().catalog)
    switch metadata.lookUp(intent) {
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
}
