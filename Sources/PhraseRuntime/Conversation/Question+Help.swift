// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Question {
  /// How many choices "help" names; the question itself names more where that is of use.
  private static let instanceCount = 3

  /// What is asked, what fits and the way out: the answer to "help".
  var help: String {
    [text, fitting, talk.text(of: .orCancel)].compactMap(\.self).joined(separator: " ")
  }

  private var talk: Language { Language.named(language) }

  private var fitting: String? {
    if kind == .confirmation { return talk.text(of: .askYesOrNo) }
    if names(choicesIn: text) { return nil }
    if !choices.isEmpty {
      let some = choices.prefix(Self.instanceCount).map { ($0.title, $0.subtitle) }
      return talk.text(of: .valuesForInstance(values: talk.labels(naming: some)))
    }
    return fittingFreely
  }

  private var fittingFreely: String? {
    switch freedom {
    case .none: nil
    case .value(.number):
      range.map {
        talk.text(
          of: .outOfRange(minimum: $0.lowerBound.shortText, maximum: $0.upperBound.shortText))
      }
        ?? talk.text(of: .anyNumber)
    case .value(let kind):
      kind.sample(round: 0, language: language).map {
        talk.text(of: .valuesForInstance(values: [$0]))
      }
    case .text: talk.text(of: .anyWords)
    }
  }
}
