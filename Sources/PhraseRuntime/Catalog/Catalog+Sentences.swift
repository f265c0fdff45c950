// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

extension Catalog {
  /// The phrases of an intent that have a place for each of these values, with the values in them.
  func sentences(
    of intent: ResolvedIntent, with values: [String: String]
  ) -> [String] {
    let names = applications.first { $0.name == intent.application }?.names(in: intent.language)
    let slots = values.merging([Self.applicationSlot: names?.first ?? intent.application]) {
      value, _ in value
    }
    return shortcuts.filter { $0.intent == intent.intent && !$0.isGenerated }
      .flatMap(\.phrases)
      .filter { phrase in
        !phrase.isNegative && phrase.language.isSameLanguage(as: intent.language)
          && values.keys.allSatisfy { phrase.text.contains("${\($0)}") }
      }
      .map { phrase in
        slots.reduce(phrase.text) { $0.replacing("${\($1.key)}", with: $1.value) }
      }
      .filter { !$0.contains("${") }
  }

  /// What the phrases of an intent begin with, before their first value; nothing where any words are one.
  func beginnings(of intent: String, in language: String) -> [String] {
    var beginnings: [String] = []
    for shortcut in shortcuts
    where shortcut.intent == intent && !shortcut.isGenerated
      && !(shortcut.declaration?.prototype is any RequestTakingIntent)
    {
      for phrase in shortcut.phrases
      where !phrase.isNegative && phrase.language.isSameLanguage(as: language) {
        let words = phrase.text.prefix { $0 != "$" }.trimmingCharacters(in: .whitespaces)
        guard words.count < phrase.text.count, !words.isEmpty,
          !words.contains(where: "[(|<;".contains), !beginnings.contains(words)
        else { continue }
        beginnings.append(words)
      }
    }
    return beginnings
  }

  /// What phrases begin with before a name, and the words for a name that stand there: "create a
  /// collection" and "called".
  func beginnings(before naming: [String], in language: String) -> [(head: String, naming: String)]
  {
    let intents = shortcuts.filter { !$0.isGenerated }.map(\.intent)
    return Set(intents).sorted().flatMap { beginnings(of: $0, in: language) }.compactMap { words in
      let folded = words.lowercased()
      guard let naming = naming.first(where: { folded.hasSuffix(" \($0.lowercased())") }) else {
        return nil
      }
      return (String(words.dropLast(naming.count + 1)), naming)
    }
  }

  /// What stands around a request that names its app, for each app.
  func framesOfApplications(in language: String) -> [Frame] {
    let frame = Language.named(language).words.finding.inApplication
    return applications.indices.filter { !isGenerated(application: $0) }.compactMap {
      applications[$0].names(in: language).first
    }
    .map { Frame(frame.replacing("${\(Self.applicationSlot)}", with: $0)) }
  }
}
