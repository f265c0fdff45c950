// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Language {
  /// A question that names its choices by section: "Which route: 1 or 2 (Town), or 30 (Country)?".
  func question(sectioned choices: [Question.Choice], kind: String) -> String {
    guard choices.contains(where: { $0.section != nil }) else {
      return question(choices: choices.map { ($0.title, $0.subtitle) }, kind: kind)
    }
    var groups: [(section: String?, choices: [Question.Choice])] = []
    for choice in choices {
      if let last = groups.indices.last, groups[last].section == choice.section {
        groups[last].choices.append(choice)
      } else {
        groups.append((choice.section, [choice]))
      }
    }
    let sections = groups.map { group in
      Saying.Section(
        name: group.section,
        choices: labels(naming: group.choices.map { ($0.title, $0.subtitle) }))
    }
    return text(of: .whichOneOfSections(kind: kind, sections: sections))
  }
}
