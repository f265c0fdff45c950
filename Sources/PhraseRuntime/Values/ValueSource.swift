// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// What finds the values of a subject beyond those that are at hand.
struct ValueSource: Sendable {
  /// The type of what is asked.
  let asked: any Any.Type
  /// Whether values that were listed some time ago may have changed or gone since.
  let isLive: Bool
  /// The values that it finds for words, by whatever it likes; none where it does not search.
  let found: @Sendable (String) async throws -> [ValueOption]
  /// The values that it lists, among which words choose by their names.
  let listed: @Sendable () async throws -> [ValueOption]
  /// The values of identifiers, as they are now.
  let current: @Sendable ([String]) async throws -> [ValueOption]
}

extension ValueSubject {
  /// What finds the values; nil where all are at hand.
  func source(of provider: (any IntentProvider)?, in language: String) -> ValueSource? {
    if let access {
      return ValueSource(asked: type(of: access.query), isLive: true) { words in
        try await access.entities(matching: words).map {
          ValueOption(entity: $0, language: language)
        }
      } listed: {
        try await access.allEntities().map { ValueOption(entity: $0, language: language) }
      } current: { identifiers in
        try await access.entities(forIdentifierStrings: identifiers).map {
          ValueOption(entity: $0, language: language)
        }
      }
    }
    guard declaration == nil, !takesText, let provider,
      case .list(let list, isOpen: true)? = slot?.kind
    else { return nil }
    let own = slot?.ownList ?? list
    return ValueSource(asked: type(of: provider), isLive: false) { words in
      try await provider.values(of: own, matching: words).map(ValueOption.init)
    } listed: {
      []
    } current: { _ in
      []
    }
  }
}

extension ValueOption {
  init(_ entry: Catalog.Entry) {
    self.init(
      value: entry.title, display: entry.title, id: entry.id, subtitle: entry.subtitle,
      synonyms: entry.synonyms)
  }
}
