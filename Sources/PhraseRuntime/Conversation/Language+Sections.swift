// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Language {
  /// A question that names its choices by section: "Which route: 1 or 2 (Town), or 30 (Country)?".
  func question(sectioned choices: [Question.Choice], kind: String) -> String {
    guard let sections = sections(of: choices) else {
      return question(choices: choices.map { ($0.title, $0.subtitle) }, kind: kind)
    }
    return text(of: .whichOneOfSections(kind: kind, sections: sections))
  }

  /// A question in an app's own words with the choices behind it, by section where they have any.
  func question(_ words: String, naming choices: [Question.Choice]) -> String {
    question(
      words, naming: choices.map { ($0.title, $0.subtitle) },
      as: sections(of: choices).map { text(of: .choicesOfSections($0)) })
  }

  /// The choices by section; nil where they have none.
  private func sections(of choices: [Question.Choice]) -> [Saying.Section]? {
    guard choices.contains(where: { $0.section != nil }) else { return nil }
    var groups: [(section: String?, choices: [Question.Choice])] = []
    for choice in choices {
      if let last = groups.indices.last, groups[last].section == choice.section {
        groups[last].choices.append(choice)
      } else {
        groups.append((choice.section, [choice]))
      }
    }
    return groups.map { group in
      Saying.Section(
        name: group.section,
        choices: labels(naming: group.choices.map { ($0.title, $0.subtitle) }))
    }
  }
}
