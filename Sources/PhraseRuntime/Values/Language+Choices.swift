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

  /// A question in an app's own words with the choices behind it: "How big? Small or Large?".
  ///
  /// Where the app names all of them itself, it has said enough.
  ///
  /// - Parameters:
  ///   - words: The app's words.
  ///   - choices: What may be chosen.
  ///   - list: The choices as a list, where they are listed in another way than one by one.
  /// - Returns: The question.
  func question(
    _ words: String, naming choices: [(title: String, subtitle: String?)], as list: String? = nil
  ) -> String {
    let said = Set(Utterance(words).tokens.map(\.text))
    let labels = labels(naming: choices)
    let names = labels.flatMap { Utterance($0).tokens.map(\.text) }
    if choices.isEmpty || labels.count == choices.count && said.isSuperset(of: names) {
      return words
    }
    let hasMark = words.last.map { ".!?…:;,。！？：、".contains($0) } == true
    return "\(words)\(hasMark ? "" : ":") \(list ?? self.list(naming: choices))?"
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
