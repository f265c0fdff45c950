// SPDX-License-Identifier: Apache-2.0

package import PhraseMatching

/// What may be said about what was named, listed or asked for before: "open the second one", "who wrote
/// it", "what about mount fuji", "do it again".
///
/// What is typed so is understood by trying what the words may stand for. A recognizer has to know what
/// to listen for, which differs after each request: phrases with a place for something that was named or
/// listed, and the last request's values by themselves.
package struct Sequels: Sendable {
  /// Longer lists beside a word that refers would let every noise fit.
  private static let longestList = 200
  /// The slot and the list of the places of a list: "the second one".
  private static let place = "placeInList"

  private let automaton: Automaton
  /// What is listened for.
  package let wordGraph: WordGraph

  /// Makes the phrases; nil where nothing was named or asked for, or none fits it.
  ///
  /// - Complexity: O(*n*) in the size of the phrases; lists are as the snapshot has compiled them.
  init?(after memory: Memory, in snapshot: Snapshot, language: String) {
    var phrases: [PhraseMatching.Phrase] = []
    let ids = Set((memory.mentions + memory.listed).compactMap(\.id))
    let talk = Language.named(language)
    let reference = talk.reference(places: memory.listed.isEmpty ? nil : Self.place)
    for index in snapshot.origins.indices where snapshot.isSaid(phrase: index, in: language) {
      let phrase = snapshot.automaton.grammar.phrases[index]
      for slot in phrase.slots where snapshot.hasValue(of: ids, slot.kind) {
        let others = phrase.slots.filter { $0 != slot && $0.name != Catalog.applicationSlot }
        guard others.allSatisfy({ snapshot.isShort($0.kind, Self.longestList) }) else { continue }
        phrases.append(phrase.naming(slot, by: reference, place: Self.place, in: talk))
      }
    }
    phrases += snapshot.followUps(of: memory.request, in: talk)
    guard !phrases.isEmpty else { return nil }
    let places = ValueList(
      name: Self.place,
      values: zip(talk.words.ordinals, memory.listed.indices).map { names, index in
        let isLast = index == memory.listed.count - 1
        return ValueList.Value(
          id: index, forms: names.dropLast() + (isLast ? talk.words.last : []))
      })
    let used = Set(phrases.flatMap { $0.slots.compactMap(\.kind.listName) })
    let lists = (snapshot.automaton.grammar.lists + [places]).filter { used.contains($0.name) }
    guard let grammar = try? Grammar(phrases: phrases, lists: lists),
      let automaton = try? Automaton(compiling: grammar, sharing: snapshot.automaton)
    else { return nil }
    self.automaton = automaton
    wordGraph = snapshot.withoutForeignWords(automaton.wordGraph(language: language), language)
  }

  /// Tells which sentences of ``wordGraph`` mean the same.
  package func meaning(of sentence: String) -> String? {
    automaton.meaning(of: sentence)
  }
}

extension Language {
  /// What stands for something that was named, or listed where the places have a slot.
  fileprivate func reference(places: String?) -> Template.Element {
    let named = (words.context.references + words.context.other).filter { !$0.isEmpty }
    let listed = places.map { place in
      words.ordinalFrames.compactMap { frame in
        try? Template(
          parsing: frame.replacing("<place>", with: "${\(place)}"), syntax: .template
        ).root
      }
    }
    return .alternatives(named.map(Template.Element.literal) + (listed ?? []))
  }
}

extension PhraseMatching.Phrase {
  /// The phrase with what refers in place of a slot; the app's name may be left out.
  fileprivate func naming(
    _ slot: Slot, by reference: Template.Element, place: String, in language: Language
  ) -> PhraseMatching.Phrase {
    var phrase = self
    let root = template.root.fold { element, parts -> Template.Element in
      switch element {
      case .slot(slot.name): reference
      case .sequence: .sequence(parts.leavingOutApplication(in: language))
      default: element.with(parts)
      }
    }
    phrase.template = Template(root: root, source: template.source)
    phrase.slots.removeAll { $0.name == slot.name }
    if phrase.template.slotNames.contains(place) {
      phrase.slots.append(Slot(name: place, kind: .list(place, isOpen: false)))
    }
    return phrase
  }
}

extension [Template.Element] {
  /// The parts of a sequence, where the app's name with the small words before it is optional.
  fileprivate func leavingOutApplication(in language: Language) -> [Template.Element] {
    guard let index = firstIndex(of: .slot(Catalog.applicationSlot)) else { return self }
    let name = self[index]
    guard index > 0, case .literal(let text) = self[index - 1] else {
      return self[..<index] + [.optional(name)] + self[(index + 1)...]
    }
    let tokens = Utterance(text).tokens
    let kept = tokens.prefix { !language.areSmall([$0.text]) }.last?.span.upperBound ?? 0
    let (head, tail) = (text.utf8Text(0..<kept), text.utf8Text(kept..<text.utf8.count))
    return self[..<(index - 1)] + (head.isEmpty ? [] : [.literal(head)])
      + [.optional(.sequence([.literal(tail), name]))] + self[(index + 1)...]
  }
}

extension Snapshot {
  /// Whether one of the values is among those of a slot.
  fileprivate func hasValue(of ids: Set<String>, _ kind: Slot.Kind) -> Bool {
    guard let content = kind.listName.flatMap({ contents[$0] }) else { return false }
    return content.entries.contains { ids.contains($0.id) }
  }

  /// Whether a slot takes few values, and nothing else.
  fileprivate func isShort(_ kind: Slot.Kind, _ limit: Int) -> Bool {
    switch kind {
    case .list(let name, let isOpen):
      !isOpen && contents[name].map { $0.entries.count <= limit } ?? false
    case .value: true
    case .text: false
    }
  }

  /// Other values for the last request, and the request once more.
  fileprivate func followUps(
    of request: ResolvedIntent?, in talk: Language
  ) -> [PhraseMatching.Phrase] {
    guard let request else { return [] }
    let asked = origins.indices.filter {
      shortcut(ofPhrase: $0).intent == request.intent && isSaid(phrase: $0, in: talk.code)
    }
    var slots: [String: Slot] = [:]
    for slot in asked.flatMap({ automaton.grammar.phrases[$0].slots })
    where slot.kind != .text && slot.name != Catalog.applicationSlot {
      slots[slot.name] = slot
    }
    let context = talk.words.context
    let frames = (context.followUps + context.replacements).map(Frame.init)
    let again = context.again.map { Template.Element.literal($0) }
    return slots.values.sorted { $0.name < $1.name }.enumerated().map { number, slot in
      let ways = frames.compactMap { frame in
        try? Template(parsing: frame.around("${\(slot.name)}")).root
      }
      return PhraseMatching.Phrase(
        template: Template(root: .alternatives(ways), source: slot.name), slots: [slot],
        intent: -1 - number, language: talk.code)
    } + [
      PhraseMatching.Phrase(
        template: Template(root: .alternatives(again), source: ""),
        intent: -1 - slots.count, language: talk.code)
    ]
  }
}
