// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Language {
  /// How many choices a question names: more cannot be kept in mind while listening.
  static let shownChoices = 9

  /// A question like "Which book: A (by X), B or 7 more?".
  func question(choices: [(title: String, subtitle: String?)], kind: String?) -> String {
    text(of: .whichOne(kind: kind, choices: list(naming: choices)))
  }

  /// The first choices, told apart by their subtitles where titles are equal.
  func list(naming choices: [(title: String, subtitle: String?)]) -> String {
    let titles = choices.map(\.title)
    let labels = choices.prefix(Self.shownChoices).map { choice in
      let isAlone = titles.filter { $0 == choice.title }.count == 1
      return isAlone
        ? choice.title : choice.subtitle.map { "\(choice.title) (\($0))" } ?? choice.title
    }
    return list(labels, of: choices.count)
  }

  /// The first names, and how many more there are.
  func list(_ labels: [String], of count: Int) -> String {
    let rest = count - labels.count
    return list(labels + (rest > 0 ? [text(of: .moreChoices(count: rest))] : []))
  }
}
