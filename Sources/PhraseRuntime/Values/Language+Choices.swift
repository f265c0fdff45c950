// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Language {
  /// How many choices a question names: more cannot be kept in mind while listening.
  package static let shownChoices = 9

  /// A question like "Which book: A (by X), B or 7 more?".
  func question(choices: [(title: String, subtitle: String?)], kind: String?) -> String {
    let labels = labels(naming: choices)
    return text(of: .whichOne(kind: kind, choices: labels, more: choices.count - labels.count))
  }

  /// The first choices, "A, B or 7 more".
  func list(naming choices: [(title: String, subtitle: String?)]) -> String {
    let labels = labels(naming: choices)
    let rest = choices.count - labels.count
    return list(labels + (rest > 0 ? [text(of: .moreChoices(count: rest))] : []))
  }

  /// The first choices, told apart by their subtitles where titles are equal.
  package func labels(naming choices: [(title: String, subtitle: String?)]) -> [String] {
    let titles = choices.map(\.title)
    return choices.prefix(Self.shownChoices).map { choice in
      let isAlone = titles.filter { $0 == choice.title }.count == 1
      return isAlone
        ? choice.title : choice.subtitle.map { "\(choice.title) (\($0))" } ?? choice.title
    }
  }
}
