// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Snapshot {
  /// How many phrases are shown to a person who was not understood again.
  private static let offeredPhrases = 3

  /// What performs the intents of the app that an utterance seems to mean.
  func provider(ofApplicationMeantBy miss: Miss) -> (any IntentProvider)? {
    guard let name = miss.application else { return nil }
    return catalog.shortcuts.first { catalog.applications[$0.application].name == name }
      .map { providers[$0.provider] }
  }

  /// What can be said to an app; to any app without one.
  func sentence(ofApplication application: String?, in language: String) -> String? {
    origins.indices.lazy.filter { declares($0, application, language) }
      .compactMap(sample).first
  }

  /// A sentence of a phrase, as its author would write it.
  func sample(ofPhrase index: Int) -> String? {
    automaton.sample(phrase: index, limit: 1).first.map { localized($0, ofPhrase: index) }
  }

  /// A sentence of a phrase with its values as they are called in the language of the phrase.
  func localized(_ sentence: String, ofPhrase index: Int) -> String {
    let phrase = origins[index].phrase
    var sentence = sentence
    for slot in shortcut(ofPhrase: index).slots.values {
      guard let content = content(slot), content.isLocal else { continue }
      for entry in content.entries {
        sentence = sentence.replacing(entry.title, with: entry.title(in: phrase.language))
      }
    }
    return sentence.spaced(like: phrase.text)
  }

  /// What a value is called in a language.
  func localTitle(
    of value: ResolvedParameter, in shortcut: Catalog.Shortcut?, _ language: String
  ) -> String {
    let content = shortcut?.slots[value.name].flatMap(content)
    guard let content, content.isLocal,
      let entry = content.entries.first(where: { $0.id == value.id })
    else { return value.display }
    return entry.title(in: language)
  }

  /// The values that a slot has; nil where it has no list.
  func content(_ slot: Catalog.Slot) -> ListContent? {
    guard case .list(let list, _) = slot.kind else { return nil }
    return contents[list]
  }

  /// Some phrases of an app, those first that have words of an utterance.
  func phrases(
    ofApplication application: String?, nearestTo utterance: String, in language: String
  ) -> [String] {
    let words = Set(Utterance(utterance).tokens.map(\.text))
    let shared = origins.indices.filter { declares($0, application, language) }.map { index in
      let phrase = Utterance(origins[index].phrase.text).tokens.map(\.text)
      return (index: index, count: words.intersection(phrase).count)
    }
    var shortcuts: Set<Int> = []
    return shared.sorted { ($1.count, $0.index) < ($0.count, $1.index) }
      .filter { shortcuts.insert(origins[$0.index].shortcut).inserted }
      .prefix(Self.offeredPhrases)
      .map { nearest in
        let origin = origins[nearest.index]
        return "  \(catalog.spoken(origin.phrase, of: catalog.shortcuts[origin.shortcut]))"
      }
  }

  /// The phrases that do what somebody asks how to do.
  func instructions(for topic: String, in language: String) -> [String] {
    guard let index = wordIndex(in: language) else {
      return phrases(ofApplication: nil, nearestTo: topic, in: language)
    }
    return index.phrases(nearestTo: topic, limit: Self.offeredPhrases).map { phrase in
      "  \(catalog.spoken(origins[phrase].phrase, of: shortcut(ofPhrase: phrase)))"
    }
  }

  /// The words as ``declaredWords(in:without:)`` keeps them.
  func wordsOfPhrases(in language: String, without intent: String?) -> Set<String> {
    let phrases = origins.indices.filter {
      declares($0, nil, language) && shortcut(ofPhrase: $0).intent != intent
    }
    let lists = phrases.flatMap { shortcut(ofPhrase: $0).enumerations }
    let values = Set(lists).compactMap { contents[$0] }
      .flatMap { $0.entries.map { $0.title(in: language) } }
    return Set(
      (phrases.map { origins[$0].phrase.text } + values)
        .flatMap { Utterance($0).tokens.map(\.text) })
  }

  /// Whether a phrase is one that an app declares in a language.
  private func declares(_ phrase: Int, _ application: String?, _ language: String) -> Bool {
    let origin = origins[phrase]
    return !origin.phrase.isNegative && !catalog.shortcuts[origin.shortcut].isGenerated
      && origin.phrase.language.isSameLanguage(as: language)
      && (application == nil || application == name(ofApplicationOf: origin))
  }

  func name(ofApplicationOf origin: CatalogPhrases.Origin) -> String {
    catalog.applications[catalog.shortcuts[origin.shortcut].application].name
  }
}

extension Catalog.Shortcut {
  /// The lists of its enums' cases.
  fileprivate var enumerations: [String] {
    slots.compactMap { name, slot in
      let parameter = declaration?.parameter(named: name)?.declaration
      guard case .enumeration? = parameter?.valueType, case .list(let list, _) = slot.kind else {
        return nil
      }
      return list
    }
  }
}
