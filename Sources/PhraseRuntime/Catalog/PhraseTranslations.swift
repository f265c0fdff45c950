// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// The localizations of an app's phrases, read once from its string tables.
struct PhraseTranslations {
  /// The name of the tables.
  static let table = "AppShortcuts"

  /// The tables by language, in the order of the languages.
  private let tables: [StringTable]

  /// What could not be read.
  let diagnostics: [Diagnostic]

  init(in bundle: Bundle) {
    (tables, diagnostics) = StringTable.all(named: Self.table, in: bundle)
  }

  /// The phrases of all languages but the one of the sources, in the order of the sources.
  func phrases(
    for sources: [String], besides sourceLanguage: String, isNegative: Bool
  ) -> [Catalog.Phrase] {
    tables.filter { $0.language != LanguageTag.normalized(sourceLanguage) }.flatMap { table in
      sources.flatMap { source in
        (table[source] ?? []).map {
          Catalog.Phrase(
            text: $0, language: table.language, isNegative: isNegative,
            file: "\(Self.table), \(table.language), key “\(source)”")
        }
      }
    }
  }

  /// Translations whose key is no phrase: mostly of phrases that were changed since.
  func unused(besides sources: Set<String>) -> [Diagnostic] {
    tables.flatMap { table in
      table.values.keys.filter { !sources.contains($0) }.sorted().map { key in
        Diagnostic(
          severity: .warning,
          message: "\(Self.table), \(table.language): no phrase is this key, so its translation "
            + "is not used",
          source: key, span: key.wholeSpan)
      }
    }
  }
}
