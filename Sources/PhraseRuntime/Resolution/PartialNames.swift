// SPDX-License-Identifier: Apache-2.0

package import PhraseMatching

/// The phrases with values that are named by a part of their names: "open hobbit in library".
///
/// What is typed so is understood by comparing words. A recognizer has to know what to listen for: the
/// parts that no other value of the same list has.
package struct PartialNames: Sendable {
  /// Longer lists have too many parts to be listened for.
  private static let longestList = 2_000

  private let automaton: Automaton
  /// The lists with whole names alone.
  private let lists: [String: ValueList]
  /// What is listened for.
  package let wordGraph: WordGraph

  /// Makes the phrases; nil where no value has such parts.
  ///
  /// - Parameters:
  ///   - phrases: The phrases as they are.
  ///   - lists: The lists that they name, and others.
  ///   - isNamed: Whether a list has values that may be named so.
  ///   - language: The language code that is spoken.
  ///   - isUnwanted: Whether a word is not listened for.
  init?(
    phrases: [PhraseMatching.Phrase], lists: [ValueList], naming isNamed: (String) -> Bool,
    language: String, removing isUnwanted: (String) -> Bool
  ) {
    let used = Set(phrases.flatMap { $0.slots.compactMap(\.kind.listName) })
    let lists = lists.filter { used.contains($0.name) }
    let named = lists.map { list in
      isNamed(list.name) && list.values.count <= Self.longestList
        ? list.namingByParts(language: language) : list
    }
    guard named != lists, let grammar = try? Grammar(phrases: phrases, lists: named),
      let automaton = try? Automaton(compiling: grammar)
    else { return nil }
    self.automaton = automaton
    self.lists = Dictionary(lists.map { ($0.name, $0) }) { first, _ in first }
    wordGraph = automaton.wordGraph(language: language).removing { isUnwanted($0.text) }
  }

  /// Tells which sentences of ``wordGraph`` mean the same, whichever way they name a value.
  package func meaning(of sentence: String) -> String? {
    automaton.meaning(of: sentence)
  }

  /// A sentence of ``wordGraph`` with the whole names of the values; nil for another one.
  package func spelledOut(_ sentence: String) -> String? {
    guard let best = automaton.match(Utterance(sentence)).candidates.first else { return nil }
    let phrase = automaton.grammar.phrases[best.phrase]
    var whole = sentence
    for capture in best.captures.sorted(by: { $0.span.lowerBound > $1.span.lowerBound }) {
      guard case .listed(let ids) = capture.value, ids.count == 1,
        let list = phrase.slots.first(where: { $0.name == capture.slot })?.kind.listName,
        let forms = lists[list]?.values.first(where: { $0.id == ids[0] })?.forms
      else { continue }
      let said = Utterance(sentence.utf8Text(capture.span)).folded
      let names = forms.filter { " \(Utterance($0).folded) ".contains(" \(said) ") }
      guard let name = names.first, !names.contains(where: { Utterance($0).folded == said })
      else { continue }
      whole = whole.replacing(capture.span, with: name)
    }
    return whole
  }
}

extension Automaton {
  /// What a sentence means, as a text that is the same for the same intent and values, whether its app is
  /// named or not; nil for what is no sentence.
  func meaning(of sentence: String) -> String? {
    match(Utterance(sentence)).candidates.first.map { best in
      let values = best.captures.filter { $0.slot != Catalog.applicationSlot }
        .map { "\($0.slot)=\($0.value)" }.sorted()
      return (["\(grammar.phrases[best.phrase].intent)"] + values).joined(separator: "\n")
    }
  }
}
