// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
public import PhraseMatching

extension Language {
  /// What is said, as a sentence of the language; in English where it has no sentences.
  ///
  /// ```swift
  /// Language.named("ru").text(of: .cancelled)  // Отменено.
  /// ```
  public func text(of saying: Saying) -> String { sentence(for: saying, spoken.phrasing) }

  /// "A, B or C".
  package func list(_ items: [String], _ junction: Phrasing.Junction = .or) -> String {
    spoken.phrasing.list(items, junction)
  }

  private var phrasing: Phrasing {
    let code = code
    return Phrasing(
      list: { $0.listed($1, in: Locale(identifier: code)) },
      plural: { PluralCategory.of(Double($0), language: code) })
  }
}
