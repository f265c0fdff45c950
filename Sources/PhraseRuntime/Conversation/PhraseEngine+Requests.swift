// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension PhraseEngine {
  /// Whether words are a whole request by themselves: a phrase to the letter.
  ///
  /// Which value is meant may be open still, for that is what such a phrase asks then.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - namesApplication: Whether the phrase has to name its app, and not only to be whole.
  /// - Returns: Whether they are.
  func isRequest(_ text: String, namingApplication namesApplication: Bool) async -> Bool {
    let (snapshot, match) = await exactMatch(Utterance(text))
    guard let best = match.candidates.first,
      !namesApplication || best.captures.contains(where: { $0.slot == Catalog.applicationSlot })
    else { return false }
    if case .none = await resolver(snapshot).resolve(Utterance(text), match) { return false }
    return true
  }
}
