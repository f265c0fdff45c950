// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Question {
  /// How many choices "help" names; the question itself names more where that is of use.
  private static let instanceCount = 3

  /// What is asked, what fits and the way out: the answer to "help".
  var help: String {
    [text, fitting, wording.orCancel].compactMap(\.self).joined(separator: " ")
  }

  private var wording: Wording { Wording.language(language) }

  private var fitting: String? {
    if kind == .confirmation { return wording.askYesOrNo }
    if names(choicesIn: text) { return nil }
    if !choices.isEmpty {
      let some = choices.prefix(Self.instanceCount).map { ($0.title, $0.subtitle) }
      return wording.valuesForInstance(wording.list(naming: some))
    }
    return fittingFreely
  }

  private var fittingFreely: String? {
    switch freedom {
    case .none: nil
    case .value(.number):
      range.map { wording.outOfRange($0.lowerBound.shortText, $0.upperBound.shortText) }
        ?? wording.anyNumber
    case .value(let kind):
      kind.sample(round: 0, language: language).map(wording.valuesForInstance)
    case .text: wording.anyWords
    }
  }
}
