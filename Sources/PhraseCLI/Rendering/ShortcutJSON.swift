// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// A shortcut of a catalog as a line of JSON.
enum ShortcutJSON {
  static func text(of shortcut: Catalog.Shortcut, in catalog: Catalog) -> JSONText {
    let phrases = Dictionary(
      grouping: shortcut.phrases.filter { !$0.isNegative }, by: \.language)
    return .object([
      ("app", .string(catalog.applications[shortcut.application].name)),
      ("intent", .string(shortcut.intent)), ("title", .string(shortcut.title)),
      ("category", shortcut.category.map(JSONText.string)),
      ("discoverable", .boolean(shortcut.isDiscoverable)),
      (
        "phrases",
        .object(
          phrases.sorted { $0.key < $1.key }.map { language, phrases in
            (language, .array(phrases.map { .string($0.text) }))
          })
      ),
    ])
  }
}
