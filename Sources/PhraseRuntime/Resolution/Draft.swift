// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// A candidate whose captures became values, some of them perhaps several.
struct Draft: Sendable {
  /// A slot's words and what they may mean.
  struct Place: Sendable {
    let slot: String
    let options: [ResolvedParameter]
  }

  let shortcut: Catalog.Shortcut
  let application: Catalog.Application
  let phrase: Catalog.Phrase
  let provider: (any IntentProvider)?
  let score: Double

  /// The ways to read the slots together, best first; in each the values in the order in which they
  /// were said.
  let meanings: [[ResolvedParameter]]

  /// Whether some words are only a part of the names that they may mean, so that people are asked.
  var isDoubtful = false

  /// How many meanings one utterance may have; beyond it people could not choose anyway.
  static let meaningLimit = 100

  /// The slots with all that each of them may mean.
  var places: [Place] {
    let spans = meanings.first?.map(\.span) ?? []
    return spans.map { span in
      let values = meanings.compactMap { $0.first { $0.span == span } }
      let options = values.reduce(into: [ResolvedParameter]()) { options, value in
        if !options.contains(where: { $0.isSame(as: value) }) { options.append(value) }
      }
      return Place(slot: options[0].name, options: options)
    }
  }

  /// One intent for each meaning.
  func intents(utterance: String) -> [ResolvedIntent] {
    meanings.map { parameters in
      ResolvedIntent(
        utterance: utterance, application: application.name, intent: shortcut.intent,
        phrase: phrase.text, language: phrase.language, parameters: parameters, score: score,
        declaration: shortcut.declaration, role: shortcut.role,
        titleElsewhere: shortcut.declaration == nil ? shortcut.title : nil,
        needsElsewhere: shortcut.needs, provider: provider)
    }
  }
}

extension ResolvedParameter {
  /// Whether people would take two values for the same one.
  fileprivate func isSame(as other: ResolvedParameter) -> Bool {
    display == other.display && id == other.id && subtitle == other.subtitle
  }
}

/// Why a candidate that fits by its words does not stand.
struct Rejection: Error {
  /// The phrase in the author's spelling.
  let phrase: String
  let slot: String
  let span: Range<Int>
  let language: String
  let reason: Saying

  /// Whether another value would have done; not if the app could not give any, or if the value does
  /// not fit the others.
  var isValueAtFault: Bool {
    switch reason {
    case .unknownValue, .notAnAnswer: true
    default: false
    }
  }

  /// Whether the app could not give its values; asking it again at once would be as slow.
  var isUnavailable: Bool {
    if case .valuesUnavailable = reason { true } else { false }
  }
}

extension Snapshot {
  /// A phrase as people would say it, with the values in place of the slots; what is still to be asked
  /// for stands in brackets.
  func sentence(for intent: ResolvedIntent) -> String {
    let name = catalog.applications.first { $0.name == intent.application }
      .flatMap { $0.names(in: intent.language).first }
    if let generated = generatedSentence(for: intent, application: name) { return generated }
    var sentence = intent.phrase.replacing(
      "${\(Catalog.applicationSlot)}", with: name ?? intent.application)
    let shortcut = catalog.shortcuts.first {
      $0.intent == intent.intent && catalog.applications[$0.application].name == intent.application
    }
    for (slot, values) in Dictionary(grouping: intent.parameters, by: \.name) {
      let text = values.map { localTitle(of: $0, in: shortcut, intent.language) }
        .listed(in: Locale(identifier: intent.language))
      sentence = sentence.replacing("${\(slot)}", with: text)
    }
    return sentence.replacing(/\$\{(\w+)\}/) { "‹\($0.1)›" }
  }

  /// The title of a shortcut that the engine made: its phrase is a pattern that nobody reads.
  private func generatedSentence(for intent: ResolvedIntent, application: String?) -> String? {
    let shortcut = catalog.shortcuts.first { $0.isGenerated && $0.intent == intent.intent }
    return shortcut.map { "\($0.title) (\(application ?? intent.application))" }
  }
}
