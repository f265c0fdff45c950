// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Wording {
  /// The wording in which a text is one of the conversation's own words, such as those for "cancel".
  ///
  /// - Parameters:
  ///   - text: What was typed or said, in any language that the engine speaks.
  ///   - words: The words that are looked for.
  /// - Returns: The wording; nil where the text is none of them.
  static func saying(_ text: String, of words: (Wording) -> [String]) -> Wording? {
    let folded = Utterance(text).folded
    return all.first { words($0).contains { Utterance($0).folded == folded } }
  }
}
