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
      ([ambiguity.question] + ambiguity.choices.map { "  \($0.intent.text)" })
        .joined(separator: "\n")
    case .none(let miss): miss.explanation
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
