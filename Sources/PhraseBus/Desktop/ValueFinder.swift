// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime
import PhraseWire
import Synchronization

/// Finds the values of apps by their words, and the phrases that open them.
final class ValueFinder: Sendable {
  /// The lists by name, as they were when they were searched last.
  private let indexes = Mutex<[String: ValueIndex]>([:])

  /// The values whose names contain the words, best first.
  ///
  /// - Complexity: O(log *n*) in the values of each list; the first time, and after a list has
  ///   changed, its words are sorted.
  func results(
    for words: String, _ known: EngineKnowledge, language: String, limit: Int
  ) -> [DesktopResult] {
    let wanted = Utterance(words).tokens.map(\.text)
    let indexes = indexes(of: known)
    let found = indexes.flatMap { list, index in
      index.places(ofAll: wanted).map { (list: list, value: $0) }
    }
    .sorted {
      ($0.value.rank, $0.value.title, $0.list, $0.value.place)
        < ($1.value.rank, $1.value.title, $1.list, $1.value.place)
    }
    var openings: [String: Opening?] = [:]
    return Array(
      found.lazy.compactMap { list, value -> DesktopResult? in
        let opening = openings[list] ?? Opening(list, known, language: language)
        openings[list] = opening
        return (indexes[list]?.entries[value.place]).flatMap {
          opening?.result(for: $0, at: value.place)
        }
      }.prefix(limit))
  }

  /// A value by its identifier; nil where there is none that can be opened.
  func result(
    _ id: String, in list: String, _ known: EngineKnowledge, language: String
  ) -> DesktopResult? {
    guard let entries = known.lists[list], let place = entries.firstIndex(where: { $0.id == id }),
      let opening = Opening(list, known, language: language)
    else { return nil }
    return opening.result(for: entries[place], at: place)
  }

  private func indexes(of known: EngineKnowledge) -> [String: ValueIndex] {
    let kept = indexes.withLock(\.self)
    let fresh = Dictionary(
      uniqueKeysWithValues: known.lists.map { list, entries in
        // Lists that did not change share their storage, so that comparing them costs nothing.
        let own = kept[list].flatMap { $0.entries == entries ? $0 : nil }
        return (list, own ?? ValueIndex(entries))
      })
    indexes.withLock { $0 = fresh }
    return fresh
  }
}

/// The phrase that opens the values of a list.
private struct Opening {
  let list: String
  let known: EngineKnowledge
  let shortcut: Catalog.Shortcut
  let phrase: Catalog.Phrase
  let slot: String

  /// Finds the phrase whose one slot takes the values.
  ///
  /// That of an intent that opens goes first, else the first that is declared, in the person's language
  /// where there is one. What deletes values opens none.
  init?(_ list: String, _ known: EngineKnowledge, language: String) {
    let ways = known.catalog.shortcuts.filter { $0.isListed && $0.role != .delete }
      .flatMap { shortcut in
        shortcut.phrases.compactMap { phrase in
          Self.slot(of: phrase, shortcut, list).map { (shortcut, phrase, slot: $0) }
        }
      }
    func rank(_ shortcut: Catalog.Shortcut, _ phrase: Catalog.Phrase) -> Int {
      (shortcut.role == .open ? 0 : 2) + (phrase.language.isSameLanguage(as: language) ? 0 : 1)
    }
    guard let best = ways.map({ rank($0.0, $0.1) }).min(),
      let way = ways.first(where: { rank($0.0, $0.1) == best })
    else { return nil }
    self.list = list
    self.known = known
    (shortcut, phrase, slot) = way
  }

  /// The slot for a value of the list, where it is the only one of the phrase.
  private static func slot(
    of phrase: Catalog.Phrase, _ shortcut: Catalog.Shortcut, _ list: String
  ) -> String? {
    func takesList(_ slot: Catalog.Slot) -> Bool {
      if case .list(list, _) = slot.kind { true } else { false }
    }
    guard phrase.syntax == .phrase, !phrase.isNegative,
      shortcut.slots.values.contains(where: takesList)
    else { return nil }
    let slots = shortcut.slots.filter { phrase.text.contains("${\($0.key)}") }
    return slots.count == 1 ? slots.first { takesList($0.value) }?.key : nil
  }

  /// - Returns: Nil for a value that the desktop could not hand back.
  func result(for entry: Catalog.Entry, at place: Int) -> DesktopResult? {
    let choice = DesktopChoice.value(list: list, id: entry.id)
    guard DesktopChoice(choice.text) == choice else { return nil }
    let title = known.title(of: place, in: list, language: phrase.language) ?? entry.title
    let sentence = phrase.text.filled(with: [
      slot: title, Catalog.applicationSlot: known.name(of: shortcut, in: phrase.language),
    ])
    return DesktopResult(
      choice: choice, title: title,
      subtitle: [entry.subtitle, sentence].compactMap(\.self).joined(separator: " · "),
      picture: entry.picture ?? shortcut.symbol, fit: .value,
      request: .perform(
        intent: shortcut.intent, parameters: [slot: .text(entry.id)],
        language: phrase.language, utterance: sentence),
      sentence: sentence)
  }
}
