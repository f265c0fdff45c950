// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The words that end a turn, in every language that the engine speaks.
enum CancelWords {
  static func contain(_ text: String) -> Bool { wordings(with: text).first != nil }

  static func wording(for text: String) -> Wording {
    wordings(with: text).first ?? .english
  }

  private static func wordings(with text: String) -> [Wording] {
    let folded = Utterance(text).folded
    return Wording.all.filter { wording in
      wording.cancel.contains { Utterance($0).folded == folded }
    }
  }
}
