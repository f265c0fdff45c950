// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseFinding
import PhraseMatching
import PhraseRuntime

/// The language of a command's lines, where the lines themselves do not tell, or of what it prints.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only what is in this language, or for what is said: what the app answers in until a line tells.",
      discussion: "The language of each line is found.", valueName: "code"))
  var language: String?

  /// The language as the phrases have it; nil where none is asked for.
  ///
  /// - Throws: `CommandFailure` with the languages that there are, where no phrase is in this one.
  func chosen(of catalog: Catalog) throws(CommandFailure) -> String? {
    guard let language else { return nil }
    let known = catalog.spokenLanguages()
    guard let code = known.first(where: { $0.isSameLanguage(as: language) }) else {
      throw CommandFailure(
        .usage,
        "--language: no phrase is in “\(language)”; there are \(known.joined(separator: ", "))")
    }
    return code
  }

  /// The engine with the phrases of the language alone; with all of them where none is asked for.
  ///
  /// - Throws: `CommandFailure`, also where no phrase is in this language.
  func engine(
    of options: CatalogOptions, index: (any EntityIndex)? = nil, includingAdded: Bool = false
  ) async throws -> PhraseEngine {
    let engine = try await options.engine(
      index: index, includingAdded: includingAdded, language: language)
    if engine.catalog.shortcuts.isEmpty { _ = try chosen(of: await options.engine().catalog) }
    return engine
  }
}
