// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// A catalog in words: what can be said.
enum CatalogText {
  /// Every app with its shortcuts and all their phrases.
  static func everything(in catalog: Catalog, all: Bool = false) -> String {
    text(of: catalog, all: all) { shortcut in
      let phrases = shortcut.phrases.filter { !$0.isNegative }
      let notes = [
        shortcut.category, shortcut.isDiscoverable ? nil : "not discoverable",
        shortcut.deprecationNote,
      ].compactMap(\.self)
      let note = notes.isEmpty ? "" : " – \(notes.joined(separator: ", "))"
      return ["  \(shortcut.title) (\(shortcut.intent))\(note)"]
        + phrases.map { "    \(catalog.spoken($0, of: shortcut))" }
    }
  }

  private static func text(
    of catalog: Catalog, all: Bool = false, lines: (Catalog.Shortcut) -> [String]
  ) -> String {
    catalog.applications.enumerated().compactMap { index, application in
      // What the engine itself stands for in the catalog is no app.
      if catalog.isGenerated(application: index) { return nil }
      let own = catalog.listedShortcuts(all: all).filter { $0.application == index }
      return ([application.name] + own.flatMap(lines)).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
