// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

extension Resolution {
  /// The resolution in words for a person.
  var text: String {
    switch self {
    case .match(let intent): intent.text
    case .missing(let missing):
      "\(missing.intent.text)\n  missing: \(missing.parameters.joined(separator: ", "))"
    case .ambiguous(let ambiguity):
      ([ambiguity.question] + ambiguity.lines.map { "  \($0)" }).joined(separator: "\n")
    case .none(let miss): miss.explanation
    }
  }
}

extension Ambiguity {
  /// A line a choice; those that read alike are told apart by their subtitles.
  fileprivate var lines: [String] {
    let counts = Dictionary(choices.map { ($0.intent.text, 1) }, uniquingKeysWith: +)
    return choices.map { choice in
      let isAlone = counts[choice.intent.text] == 1
      let subtitle = isAlone ? nil : choice.subtitle
      return choice.intent.text + (subtitle.map { " (\($0))" } ?? "")
    }
  }
}

extension ResolvedIntent {
  /// `OpenBook in Library: book = Dune`.
  fileprivate var text: String {
    let values = parameters.map { "\($0.name) = \($0.display)" }.joined(separator: ", ")
    return "\(intent) in \(application)\(values.isEmpty ? "" : ": \(values)")"
  }
}
