// SPDX-License-Identifier: Apache-2.0

import PhraseWire

extension WireResolution {
  /// The resolution in words for a person.
  var text: String {
    switch outcome {
    case .ambiguous: ([question ?? ""] + choices.map { "  \($0)" }).joined(separator: "\n")
    case .match: request
    case .missing: "\(request)\n  missing: \(missing.joined(separator: ", "))"
    case .none, .answer, .unreadable, .other: message ?? ""
    }
  }

  private var request: String { (parameters ?? [:]).text(of: intent ?? "", in: app ?? "") }

  /// A line a choice; those that read alike are told apart by their subtitles.
  private var choices: [String] {
    let texts = candidates.map { $0.parameters.text(of: $0.intent, in: $0.app) }
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(candidates, texts).map { candidate, text in
      let subtitle = counts[text] == 1 ? nil : candidate.subtitle
      return text + (subtitle.map { " (\($0))" } ?? "")
    }
  }
}

extension [String: WireParameter] {
  /// `OpenBook in Library: book = Dune`, with the values in the order in which they were said.
  fileprivate func text(of intent: String, in app: String) -> String {
    let values = flatMap { name, parameter in parameter.values.map { (name: name, value: $0) } }
      .sorted { ($0.value.start, $0.name) < ($1.value.start, $1.name) }
      .map { "\($0.name) = \($0.value.value)" }.joined(separator: ", ")
    return "\(intent) in \(app)\(values.isEmpty ? "" : ": \(values)")"
  }
}
