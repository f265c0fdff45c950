// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension StringTable {
  /// The tables of a name in all languages of a bundle, and what in them cannot be read.
  ///
  /// A file that cannot be read at all is an error, a key a warning: all other texts are there.
  static func all(
    named name: String, in bundle: Bundle
  ) -> (tables: [StringTable], diagnostics: [Diagnostic]) {
    var tables: [StringTable] = []
    var diagnostics: [Diagnostic] = []
    do {
      for language in try languages(named: name, in: bundle) {
        tables.append(try StringTable(named: name, bundle: bundle, language: language))
      }
    } catch {
      diagnostics.append(diagnostic(.error, "\(error)"))
    }
    diagnostics += tables.flatMap(\.problems).map {
      diagnostic(.warning, "\($0); the key is left out")
    }
    return (tables, diagnostics)
  }

  private static func diagnostic(_ severity: Diagnostic.Severity, _ message: String) -> Diagnostic {
    Diagnostic(severity: severity, message: message, source: "", span: 0..<0)
  }
}

extension Catalog {
  /// What cannot be read in the apps' tables of dialogs and titles.
  var tableDiagnostics: [Diagnostic] {
    var seen: Set<String> = []
    return shortcuts.compactMap { $0.declaration?.provider.localizationBundle }
      .filter { seen.insert($0.bundlePath).inserted }
      .flatMap { bundle in
        StringTable.names(in: bundle).filter { $0 != PhraseTranslations.table }
          .flatMap { StringTable.all(named: $0, in: bundle).diagnostics }
      }
      .filter { seen.insert($0.message).inserted }
  }
}
