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
    let utterance = Utterance(words)
    let wanted = utterance.tokens.map(\.text)
    var found: [(rank: Int, title: String, result: DesktopResult)] = []
    for (list, index) in indexes(of: known).sorted(by: { $0.key < $1.key }) {
      let places = index.places(ofAll: wanted)
      guard !places.isEmpty, let opening = Opening(list, known, language: language) else {
        continue
      }
      for place in places {
        guard let result = opening.result(for: index.entries[place], at: place) else { continue }
        found.append((Self.rank(result.title, utterance.folded), result.title, result))
      }
    }
    return found.sorted { ($0.rank, $0.title) < ($1.rank, $1.title) }.prefix(limit).map(\.result)
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

  /// The whole title before its beginning, that before words within it, and these before synonyms.
  private static func rank(_ title: String, _ words: String) -> Int {
    let title = Utterance(title).folded
    if title == words { return 0 }
    if title.hasPrefix(words) { return 1 }
    return " \(title)".contains(" \(words)") ? 2 : 3
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
    guard phrase.syntax == .phrase, !phrase.isNegative else { return nil }
    let slots = shortcut.slots.filter { phrase.text.contains("${\($0.key)}") }
    guard slots.count == 1, let slot = slots.first, case .list(list, _) = slot.value.kind else {
      return nil
    }
    return slot.key
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
      fit: .value,
      request: .perform(
        intent: shortcut.intent, parameters: [slot: .text(entry.id)],
        language: phrase.language, utterance: sentence),
      sentence: sentence)
  }
}
