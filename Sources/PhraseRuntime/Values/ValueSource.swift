// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// What finds the values of a subject beyond those that are at hand.
struct ValueSource: Sendable {
  /// The type of what is asked.
  let asked: any Any.Type
  /// Whether it searches for the words; if not, its candidates are all that there are.
  let isSearch: Bool
  /// Whether values that were listed some time ago may have changed or gone since.
  let isLive: Bool
  /// The values that words may mean.
  let candidates: @Sendable (String) async throws -> [ValueOption]
  /// The values of identifiers, as they are now.
  let current: @Sendable ([String]) async throws -> [ValueOption]
}

extension ValueSubject {
  /// What finds the values; nil where all are at hand.
  func source(of provider: (any IntentProvider)?, in language: String) -> ValueSource? {
    if let access {
      return ValueSource(
        asked: type(of: access.query), isSearch: access.isStringQuery, isLive: true
      ) { words in
        try await access.candidates(for: words).map { ValueOption(entity: $0, language: language) }
      } current: { identifiers in
        try await access.entities(forIdentifierStrings: identifiers).map {
          ValueOption(entity: $0, language: language)
        }
      }
    }
    guard declaration == nil, let provider, case .list(let list, isOpen: true)? = slot?.kind else {
      return nil
    }
    let own = slot?.ownList ?? list
    return ValueSource(asked: type(of: provider), isSearch: true, isLive: false) { words in
      try await provider.values(of: own, matching: words).map(ValueOption.init)
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
