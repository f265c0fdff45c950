// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// A value that words may mean, with what people see of it.
struct ValueOption: Sendable {
  let value: any Sendable
  let display: String
  var id: String?
  var subtitle: String?
  var synonyms: [String] = []

  /// What it can be called.
  var forms: [String] { [display, subtitle].compactMap(\.self) + synonyms }
}

extension ValueOption {
  /// An entity by its title in the language of the talk.
  init(entity: any AppEntity, language: String) {
    let text = entity.displayRepresentation.text(in: language)
    self.init(
      value: entity, display: text.title, id: entity.identifierString, subtitle: text.subtitle,
      synonyms: text.synonyms)
  }
}

extension ListContent {
  /// A value with its words; a list without live values has its titles for values, or yes and no.
  func option(at place: Int, isBoolean: Bool = false) -> ValueOption? {
    guard entries.indices.contains(place) else { return nil }
    let entry = entries[place]
    let bare: any Sendable = isBoolean ? entry.id == "true" : entry.title
    return ValueOption(
      value: values.indices.contains(place) ? values[place] : bare, display: entry.title,
      id: entry.id, subtitle: entry.subtitle, synonyms: entry.synonyms)
  }

  /// The values whose entries fit.
  func options(where fits: (Catalog.Entry) -> Bool) -> [ValueOption] {
    entries.indices.filter { fits(entries[$0]) }.compactMap { option(at: $0) }
  }
}
