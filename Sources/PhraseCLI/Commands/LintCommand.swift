// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseMatching
import PhraseRuntime

/// `phrase lint`: what is wrong, doubtful or not portable.
struct LintCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check the phrases.",
    discussion: """
      Errors are phrases that can never match; the status is then 65. Warnings may surprise \
      people. Notes work here, but Apple's systems would reject them. Each app is asked for its \
      entities twice, and told when an identifier changed in between or the answer was slow.

      With --language, what is missing to talk in that language is told instead: intents without a \
      phrase are errors, missing names, texts and tables of the engine warnings.
      """)

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp("Tell what is missing to talk in this language.", valueName: "code"))
  var language: String?

  func execute() async throws -> ExitStatus {
    let engine = try await options.engine()
    let diagnostics =
      if let language { engine.gaps(inLanguage: language) } else {
        await engine.lint() + engine.examine()
      }
    for diagnostic in diagnostics { Console.result("\(diagnostic)") }
    let errors = diagnostics.filter { $0.severity == .error }.count
    let warnings = diagnostics.filter { $0.severity == .warning }.count
    let notes = diagnostics.count - errors - warnings
    Console.talk("\(errors) errors, \(warnings) warnings, \(notes) notes")
    return errors == 0 ? .matched : .badData
  }
}
