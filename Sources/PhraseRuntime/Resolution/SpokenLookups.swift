// SPDX-License-Identifier: Apache-2.0

package import PhraseMatching

/// The generated phrases as they are listened for: "find books by frank herbert", "who wrote dune".
///
/// What is typed may leave out nearly every word, and add some. A recognizer that took all of that would
/// hear one in every noise, slowly: people begin such a phrase with its first word, and end it behind its
/// last value.
package struct SpokenLookups: Sendable {
  /// Longer lists are not listened for beside all the others.
  private static let longestList = 2_000

  private let automaton: Automaton
  /// What is listened for.
  package let wordGraph: WordGraph

  /// Shortens the phrases; nil where none is left.
  init?(of snapshot: Snapshot, language: String) {
    let phrases = snapshot.origins.indices.compactMap { index in
      snapshot.shortcut(ofPhrase: index).isGenerated && snapshot.isSaid(phrase: index, in: language)
        ? snapshot.shortened(snapshot.automaton.grammar.phrases[index], Self.longestList) : nil
    }
    guard !phrases.isEmpty else { return nil }
    let lists = snapshot.lists(of: phrases, language)
    guard let grammar = try? Grammar(phrases: phrases, lists: lists),
      let automaton = try? Automaton(compiling: grammar)
    else { return nil }
    self.automaton = automaton
    wordGraph = automaton.wordGraph(language: language)
  }

  /// Tells which sentences of ``wordGraph`` mean the same.
  package func meaning(of sentence: String) -> String? {
    automaton.meaning(of: sentence)
  }
}

extension Snapshot {
  /// A phrase with few of the words that may be left out; nil where it needs a value that is not listed, or
  /// one of too many.
  fileprivate func shortened(
    _ phrase: PhraseMatching.Phrase, _ longestList: Int
  ) -> PhraseMatching.Phrase? {
    let open = Set(phrase.slots.filter { !$0.kind.isClosed }.map(\.name))
    let root = phrase.template.root.sayingOneWay?.shortened {
      $0 == Catalog.applicationSlot || open.contains($0)
    }
    guard let root else { return nil }
    var phrase = phrase
    phrase.template = Template(root: root, source: phrase.template.source)
    phrase.slots.removeAll { !root.slots.contains($0.name) }
    let isListed = phrase.slots.allSatisfy { slot in
      slot.kind.listName.flatMap { contents[$0] }.map { $0.entries.count <= longestList } ?? false
    }
    return isListed ? phrase : nil
  }

  /// The values of phrases as they are called in a language.
  ///
  /// A text that another word ends in, as the quality "unread" ends in "read", is not listened for: with a
  /// small word before it, it sounds the same.
  fileprivate func lists(of phrases: [PhraseMatching.Phrase], _ language: String) -> [ValueList] {
    let kinds = phrases.flatMap { $0.slots.map(\.kind) }
    let used = contents.filter { name, _ in kinds.contains { $0.listName == name } }
    let lists = used.sorted { $0.key < $1.key }.map { name, content in
      content.valueList(named: name, in: language)
    }
    func isText(_ value: ValueList.Value, _ list: ValueList) -> Bool {
      contents[list.name]?.entries[value.id].isText == true
    }
    let endings = Set(
      lists.flatMap { list in list.values.filter { !isText($0, list) }.flatMap(\.forms) }
        .map { Utterance($0).folded }.filter { !$0.contains(" ") }
        .flatMap { word in word.indices.dropFirst().map { word[$0...] } })
    return lists.map { list in
      ValueList(
        name: list.name,
        values: list.values.filter { value in
          !isText(value, list)
            || !value.forms.contains { endings.contains(Utterance($0).folded[...]) }
        })
    }
  }
}

extension Catalog.Entry {
  /// Whether it means its title and no more.
  fileprivate var isText: Bool { id == title }
}

extension Slot.Kind {
  /// Whether nothing but the values of a list fit.
  fileprivate var isClosed: Bool { if case .list(_, isOpen: false) = self { true } else { false } }
}

extension Template.Element {
  /// The element without ways to say it that need other values; nil where all do.
  fileprivate var sayingOneWay: Template.Element? {
    fold { element, parts -> Template.Element? in
      switch element {
      case .alternatives:
        let words = parts.compactMap(\.self).filter(\.slots.isEmpty)
        return words.isEmpty ? nil : .alternatives(words)
      case .optional: return parts[0].map(Template.Element.optional) ?? .literal("")
      default: return parts.contains { $0 == nil } ? nil : element.with(parts.compactMap(\.self))
      }
    }
  }

  /// The element begun by a word, without the words that may follow it and without values that may be left
  /// out.
  fileprivate func shortened(leavingOut isLeftOut: (String) -> Bool) -> Template.Element {
    guard case .sequence(var parts) = self else { return self }
    parts.removeAll { $0.isOptional && $0.slots.contains(where: isLeftOut) }
    while let last = parts.last, last.isBlank || last.isOptional && last.slots.isEmpty {
      parts.removeLast()
    }
    let slot = parts.firstIndex { !$0.slots.isEmpty } ?? parts.endIndex
    if let word = parts[..<slot].firstIndex(where: { !$0.isOptional && !$0.isBlank }) {
      parts.removeFirst(word)
    } else if let first = parts[..<slot].firstIndex(where: \.isOptional),
      case .optional(let words) = parts[first]
    {
      parts[first] = words
    }
    return .sequence(parts)
  }

  private var isOptional: Bool { if case .optional = self { true } else { false } }

  private var isBlank: Bool {
    if case .literal(let text) = self { Utterance(text).tokens.isEmpty } else { false }
  }
}
