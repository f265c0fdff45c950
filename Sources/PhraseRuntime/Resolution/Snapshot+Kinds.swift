// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Snapshot {
  /// How many phrases help with a kind of values shows.
  private static let shownPhrases = 5

  /// What there is of a kind of values such as "category", and the phrases that it is for.
  ///
  /// - Parameters:
  ///   - name: What one value or many are called.
  ///   - language: The language of the talk.
  /// - Returns: The overview; nil where no phrase of an app has a place for the kind.
  func overview(ofKindNamed name: String, in language: String) -> String? {
    let talk = Language.named(language)
    let wanted = talk.singulars(of: Utterance(name).folded)
    func isWanted(_ kind: String) -> Bool {
      [kind, talk.words.finding.plural(kind)].contains { wanted.contains(Utterance($0).folded) }
    }
    let places = catalog.shortcuts.filter { !$0.isGenerated }.compactMap { shortcut in
      shortcut.slots.keys.sorted()
        .first { isWanted(shortcut.kindName(ofSlot: $0, language: language)) }
        .map { (shortcut: shortcut, slot: $0) }
    }
    let phrases = places.compactMap { shortcut, slot in
      shortcut.phrases.first {
        !$0.isNegative && $0.language.isSameLanguage(as: language) && $0.text.contains("${\(slot)}")
      }
      .map { "  \(catalog.spoken($0, of: shortcut))" }
    }
    guard !phrases.isEmpty else { return nil }
    let saying = places.lazy
      .compactMap { values(of: $0.shortcut.slots[$0.slot], in: language) }.first
    return
      ([saying.map { talk.text(of: $0) }].compactMap(\.self)
      + phrases.prefix(Self.shownPhrases)).joined(separator: "\n")
  }

  /// What fits a place of a phrase; nil where that is nothing in particular.
  private func values(of slot: Catalog.Slot?, in language: String) -> Saying? {
    guard let slot else { return nil }
    if let range = slot.range { return .outOfRange(range) }
    guard case .list(let list, _) = slot.kind, let content = contents[list],
      !content.entries.isEmpty
    else { return nil }
    let names = content.localTitles[language] ?? content.entries.map(\.title)
    let shown = Array(names.prefix(Language.shownChoices))
    return names.count == shown.count
      ? .thereAre(names: names)
      : .valuesForInstance(values: shown, more: names.count - shown.count)
  }
}

extension Snapshot {
  /// How many phrases are shown to a person who was not understood again.
  private static let offeredPhrases = 3

  /// The app of the phrase that was nearest; nil where none was near.
  func application(meantBy miss: Miss) -> String? {
    guard let phrase = miss.phrase else { return nil }
    return origins.first { $0.phrase.text == phrase }.map { name(ofApplicationOf: $0) }
  }

  /// What can be said to an app; to any app without one.
  func sentence(ofApplication application: String?, in language: String) -> String? {
    origins.indices.lazy.filter { declares($0, application, language) }
      .compactMap(sample).first
  }

  /// A sentence of a phrase, as its author would write it.
  func sample(ofPhrase index: Int) -> String? {
    automaton.sample(phrase: index, limit: 1).first?.spaced(like: origins[index].phrase.text)
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

  /// Whether a phrase is one that an app declares in a language.
  private func declares(_ phrase: Int, _ application: String?, _ language: String) -> Bool {
    let origin = origins[phrase]
    return !origin.phrase.isNegative && !catalog.shortcuts[origin.shortcut].isGenerated
      && origin.phrase.language.isSameLanguage(as: language)
      && (application == nil || application == name(ofApplicationOf: origin))
  }

  private func name(ofApplicationOf origin: CatalogPhrases.Origin) -> String {
    catalog.applications[catalog.shortcuts[origin.shortcut].application].name
  }
}
