// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension ExactWorkload {
  /// The names of the intents; a phrase's intent is an index into them.
  var intents: [String] { Set(templates.map(\.intent)).sorted() }

  func grammar() throws -> Grammar {
    let names = intents
    let slot = Slot(name: "value", kind: .list("values", isOpen: false))
    let phrases = try templates.map { template in
      Phrase(
        template: try Template(parsing: template.text.replacing("{value}", with: "${value}")),
        slots: [slot], intent: names.firstIndex(of: template.intent) ?? 0)
    }
    return try Grammar(phrases: phrases, lists: [Self.list(values)])
  }

  /// The list that the templates use, ids counted from `firstID`.
  static func list(_ values: [String], firstID: Int = 0) -> ValueList {
    ValueList(
      name: "values",
      values: values.enumerated().map { ValueList.Value(id: firstID + $0, forms: [$1]) })
  }

  /// Whether a match is the right answer to an utterance: intent, value, and nothing beside it.
  func isRight(_ match: Match, for utterance: Utterance, in grammar: Grammar) -> Bool {
    guard let best = match.candidates.first else { return utterance.intent == nil }
    return intents[grammar.phrases[best.phrase].intent] == utterance.intent
      && best.captures.map(\.value) == utterance.value.map { [.listed([$0])] }
  }
}
