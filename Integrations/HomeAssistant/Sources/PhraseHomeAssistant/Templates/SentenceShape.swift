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

  /// Whether a form of what was said counts for sentences of this shape.
  func admits(_ places: SkipWords.Places, of variants: [SkipWords.Variant]) -> Bool {
    switch self {
    case .plain: return !places.isDisjoint(with: [.nowhere, .everywhere])
    case .wildcard: return places.contains(.nowhere)
    case .startsWithWildcard, .endsWithWildcard:
      let end: SkipWords.Places = self == .startsWithWildcard ? .end : .start
      // Words elsewhere are part of the wildcard only where there are none elsewhere.
      return places.contains(end)
        || places.contains(.nowhere)
          && variants.contains { $0.places.isSuperset(of: end.union(.everywhere)) }
    }
  }
}

extension Template {
  /// Sentences with wildcards and more text come first in their block.
  func wildcardOrder(lists: [String: HomeAssistantList]) -> Int {
    guard slotNames.contains(where: { lists[ListReference($0).list] == .wildcard }) else {
      return 0
    }
    return -root.fold { element, counts in
      if case .literal(let text) = element {
        text.split(separator: " ").count
      } else {
        counts.reduce(0, +)
      }
    }
  }
}
