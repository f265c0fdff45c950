// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Where a sentence takes any words, which decides where skip words are left alone.
enum SentenceShape: Sendable {
  case plain
  /// Nothing but any words.
  case wildcard
  case startsWithWildcard
  case endsWithWildcard

  init(_ root: Template.Element, lists: [String: HomeAssistantList]) {
    func isWildcard(_ element: Template.Element?) -> Bool {
      guard case .slot(let reference) = element else { return false }
      return lists[ListReference(reference).list] == .wildcard
    }
    switch root {
    case .slot: self = isWildcard(root) ? .wildcard : .plain
    case .sequence(let parts) where isWildcard(parts.first): self = .startsWithWildcard
    case .sequence(let parts) where isWildcard(parts.last): self = .endsWithWildcard
    default: self = .plain
    }
  }

  /// The places where skip words are removed, in the order in which the results count.
  func places(whenEndsAreAll: (SkipWords.Place) -> Bool) -> [SkipWords.Place] {
    switch self {
    case .plain: [.nowhere, .everywhere]
    case .wildcard: [.nowhere]
    case .startsWithWildcard: whenEndsAreAll(.end) ? [.nowhere, .end] : [.end]
    case .endsWithWildcard: whenEndsAreAll(.start) ? [.nowhere, .start] : [.start]
    }
  }
}

extension SentenceTemplate {
  /// Sentences with wildcards and more text come first in their block.
  func wildcardOrder(lists: [String: HomeAssistantList]) -> Int {
    let hasWildcard = references.contains { lists[ListReference($0).list] == .wildcard }
    return hasWildcard ? -root.wordCount : 0
  }
}

extension Template.Element {
  /// The words of all literals.
  fileprivate var wordCount: Int {
    switch self {
    case .literal(let text): text.split(separator: " ").count
    case .slot, .rule: 0
    case .optional(let part): part.wordCount
    case .sequence(let parts), .alternatives(let parts), .permutation(let parts):
      parts.reduce(0) { $0 + $1.wordCount }
    }
  }
}
