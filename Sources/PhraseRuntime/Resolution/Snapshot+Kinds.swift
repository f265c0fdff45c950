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
    let said = Utterance(name).folded
    let wanted = talk.singulars(of: said)
    func isWanted(_ kind: String) -> Bool {
      [kind, talk.words.finding.plural(kind)].map { Utterance($0).folded }.contains {
        wanted.contains($0) || talk.stem($0) == talk.stem(said)
      }
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

  /// Whether a text only says of what kind something is, and not what it is called: "add *a book* by Orwell".
  func saysKind(
    _ capture: Capture, of shortcut: Catalog.Shortcut, _ language: String, in utterance: Utterance
  ) -> Bool {
    guard case .text = capture.value else { return false }
    let said = Utterance(utterance.text.utf8Text(capture.span))
    let bare = said.withoutSmallWords(in: language)
    guard (1..<said.tokens.count).contains(Utterance(bare).tokens.count) else { return false }
    return catalog.shortcuts.contains { other in
      other.application == shortcut.application && !other.isGenerated
        && other.slots.contains { name, slot in
          guard case .list = slot.kind else { return false }
          return Utterance(other.kindName(ofSlot: name, language: language)).folded == bare
        }
    }
  }

  /// What fits a place of a phrase; nil where that is nothing in particular.
  private func values(of slot: Catalog.Slot?, in language: String) -> Saying? {
    guard let slot else { return nil }
    if let range = slot.range { return .outOfRange(range) }
    guard case .list(let list, _) = slot.kind, let content = contents[list],
      !content.entries.isEmpty
    else { return nil }
    let names = content.titles(in: language)
    let shown = Array(names.prefix(Language.shownChoices))
    return names.count == shown.count
      ? .thereAre(names: names)
      : .valuesForInstance(values: shown, more: names.count - shown.count)
  }
}
