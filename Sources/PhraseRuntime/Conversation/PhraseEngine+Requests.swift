// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension PhraseEngine {
  /// Whether words are a whole request by themselves: a phrase to the letter that names its app.
  ///
  /// Which value is meant may be open still, for that is what such a phrase asks then.
  func isRequest(_ text: String) async -> Bool {
    guard let best = await exactMatch(text).candidates.first, best.score == 1,
      best.captures.contains(where: { $0.slot == Catalog.applicationSlot })
    else { return false }
    switch await resolve(text) {
    case .match(let intent): return intent.score == 1
    case .missing(let missing): return missing.intent.score == 1
    case .ambiguous(let ambiguity):
      return Set(ambiguity.choices.map { "\($0.intent.application) \($0.intent.phrase)" }).count
        == 1
    case .none: return false
    }
  }
}
