// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Question {
  /// How many choices "help" names; the question itself names more where that is of use.
  private static let instanceCount = 3

  /// What is asked, what fits and the way out: the answer to "help".
  var help: String {
    let talk = Language.named(language)
    let fitting = fitting(talk).map { talk.text(of: $0) }
    return [text, fitting, talk.text(of: .orCancel)].compactMap(\.self).joined(separator: " ")
  }

  /// What an answer may be; nil where the question says it.
  func fitting(_ talk: Language) -> Saying? {
    if namesChoices { return nil }
    if kind == .confirmation || choices.isEmpty && freedom == .value(.boolean) {
      return .askYesOrNo
    }
    if !choices.isEmpty {
      let some = choices.prefix(Self.instanceCount).map { ($0.title, $0.subtitle) }
      return .valuesForInstance(values: talk.labels(naming: some))
    }
    return fittingFreely
  }

  private var fittingFreely: Saying? {
    switch freedom {
    case .none: nil
    case .value(.number):
      range.map { .outOfRange($0) } ?? .anyNumber
    case .value(let kind):
      kind.sample(round: 0, language: language).map { .valuesForInstance(values: [$0]) }
    case .text: .anyWords
    }
  }
}
