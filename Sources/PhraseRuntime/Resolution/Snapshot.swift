// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import Synchronization

/// Everything that one resolution reads: catalog, loaded lists and compiled automaton.
///
/// A snapshot never changes; an update makes a new one, so that no resolution sees half an update.
struct Snapshot: Sendable {
  let catalog: Catalog
  let providers: [any IntentProvider]
  let contents: [String: ListContent]
  let origins: [CatalogPhrases.Origin]
  let automaton: Automaton
  /// Whether all phrases are there, and not for some of them their outlines.
  let isComplete: Bool
  /// The lists whose values an app could not give.
  let missing: Retries<String>.Missing
  /// The automaton's words, once somebody wants to listen for them.
  private let words = Words()
  private let ownWords = Words()
  private let wordIndices = Made<WordIndex?>()
  private let textWords = Words()
  private let spokenLookups = Made<SpokenLookups?>()
  private let partialNames = Made<PartialNames?>()
  private let otherLanguagesWords = Made<Set<String>>()
  private let phraseWords = Made<Set<String>>()

  /// Compiles phrases of a catalog over the values of their lists; those that an older snapshot has
  /// compiled are taken from it.
  init(
    catalog: Catalog, providers: [any IntentProvider], phrases: CatalogPhrases,
    contents: [String: ListContent], sharing older: Snapshot? = nil
  ) throws(GrammarError) {
    self.init(
      catalog: catalog, providers: providers, contents: contents, origins: phrases.origins,
      isComplete: phrases.isComplete,
      automaton: try Automaton(
        compiling: catalog.grammar(of: phrases, contents: contents), sharing: older?.automaton))
  }

  private init(
    catalog: Catalog, providers: [any IntentProvider], contents: [String: ListContent],
    origins: [CatalogPhrases.Origin], isComplete: Bool, automaton: Automaton
  ) {
    self.catalog = catalog
    self.providers = providers
    self.contents = contents
    self.origins = origins
    self.automaton = automaton
    self.isComplete = isComplete
    missing = Retries.Missing(of: contents.compactMapValues(\.failure))
  }

  /// The snapshot with other values in the lists that differ; the rest is shared.
  func updating(_ fresh: [String: ListContent]) throws(GrammarError) -> Snapshot {
    var automaton = automaton
    for (name, content) in fresh.sorted(by: { $0.key < $1.key })
    where content.entries != contents[name]?.entries {
      guard automaton.grammar.lists.contains(where: { $0.name == name }) else { continue }
      automaton = try automaton.replacing(list: content.valueList(named: name))
    }
    return Snapshot(
      catalog: catalog, providers: providers, contents: contents.merging(fresh) { _, new in new },
      origins: origins, isComplete: isComplete,
      automaton: automaton)
  }

  /// The match of an utterance, where all phrases would give the same; nil where they may not.
  ///
  /// An outline fits whatever its phrases fit. Slips are looked for only where nothing fits.
  func settledMatch(_ utterance: Utterance) -> Match? {
    guard !isComplete else { return nil }
    let match = automaton.match(utterance)
    guard let best = match.candidates.first, best.edits.isEmpty, best.rank.unlistedWords == 0,
      !match.candidates.contains(where: { origins[$0.phrase].isOutline })
    else { return nil }
    return match
  }

  /// What is listened for among the phrases.
  ///
  /// Generated phrases are left out: their slots take nearly any word, so that every noise would fit
  /// one, and a recognizer would be slower for all the others.
  func wordGraph(language: String?) -> WordGraph {
    words.value(of: language) { phraseGraph(language: language) }
  }

  private func phraseGraph(language: String?) -> WordGraph {
    withoutForeignWords(
      automaton.wordGraph(language: language) { !shortcut(ofPhrase: $0).isGenerated }, language)
  }

  /// A graph without the words that nobody says in a language.
  func withoutForeignWords(_ graph: WordGraph, _ language: String?) -> WordGraph {
    let foreign = language.map(foreignWords) ?? []
    return foreign.isEmpty ? graph : graph.removing { foreign.contains($0.text) }
  }

  /// The words of enums' cases in other languages, which nobody says in this one: a recognizer would
  /// take the nearest of them for what was said.
  private func foreignWords(_ language: String) -> Set<String> {
    otherLanguagesWords.value(of: language) { wordsOfOthers(than: language) }
  }

  /// How many words are known in a language, and tell which one they are in: those that say nothing by
  /// themselves, ask or deny, and those of its phrases.
  func knownWords(of utterance: Utterance, in language: String) -> Int {
    let talk = Language.named(language)
    let words = declaredWords(in: language)
    let denials = talk.denials
    return utterance.tokens.count {
      talk.isSmallOrAsks($0.text) || words.contains($0.text) || denials.contains($0.text)
    }
  }

  /// The words of the phrases that apps declare in a language, and of the cases of their enums; those of one
  /// intent may be left out.
  func declaredWords(in language: String, without intent: String? = nil) -> Set<String> {
    phraseWords.value(of: "\(language) \(intent ?? "")") {
      wordsOfPhrases(in: language, without: intent)
    }
  }

  private func wordsOfOthers(than language: String) -> Set<String> {
    func words(_ texts: [String]) -> [String] { texts.flatMap { Utterance($0).tokens.map(\.text) } }
    let local = contents.values.filter(\.isLocal).flatMap(\.entries).map(\.localForms)
    var foreign = Set(local.flatMap(\.values).flatMap(words))
    guard !foreign.isEmpty else { return [] }
    for forms in local {
      if let own = forms.keys.nearest(toLanguage: language) {
        foreign.subtract(words(forms[own] ?? []))
      }
    }
    let phrases = origins.map(\.phrase).filter { $0.language.isSameLanguage(as: language) }
    foreign.subtract(words(phrases.map(\.text)))
    for content in contents.values where !content.isLocal {
      for entry in content.entries { foreign.subtract(words(entry.forms)) }
    }
    return foreign
  }

  /// What is listened for: the words of the phrases, and others beside them.
  func wordGraph(language: String?, beside own: (String?) -> WordGraph) -> WordGraph {
    ownWords.value(of: language) { wordGraph(language: language).union(own(language)) }
  }

  /// What is listened for among the phrases with a place for any words.
  func textGraph(language: String?) -> WordGraph {
    textWords.value(of: language) {
      automaton.wordGraph(language: language, takingText: true) { index in
        !shortcut(ofPhrase: index).isGenerated
          && automaton.grammar.phrases[index].slots.contains { $0.kind == .text }
      }
    }
  }

  /// The phrases with values that are named by a part of their names; nil where there are none.
  func partialNames(language: String) -> PartialNames? {
    partialNames.value(of: language) {
      let declared = automaton.grammar.phrases.indices.filter {
        !shortcut(ofPhrase: $0).isGenerated
          && origins[$0].phrase.language.isSameLanguage(as: language)
      }
      let foreign = foreignWords(language)
      return PartialNames(
        phrases: declared.map { automaton.grammar.phrases[$0] }, lists: automaton.grammar.lists,
        naming: { contents[$0] != nil }, language: language, removing: foreign.contains)
    }
  }

  /// The generated phrases as they are listened for; nil where there are none.
  func spokenLookups(language: String) -> SpokenLookups? {
    spokenLookups.value(of: language) { SpokenLookups(of: self, language: language) }
  }

  /// Whether a phrase is one that people say in a language.
  func isSaid(phrase index: Int, in language: String) -> Bool {
    !origins[index].isOutline && !origins[index].phrase.isNegative
      && origins[index].phrase.language.isSameLanguage(as: language)
  }

  /// What any words of a sentence become; nil where no phrase fits that takes some.
  func textParameter(in sentence: String) -> TextParameter? {
    guard let best = automaton.match(Utterance(sentence)).candidates.first,
      let capture = best.captures.first(where: { $0.value == .text })
    else { return nil }
    let shortcut = shortcut(ofPhrase: best.phrase)
    let parameter = shortcut.declaration?.parameter(named: capture.slot)?.declaration
    let context = context(ofPhrase: best.phrase)
    return TextParameter(
      title: parameter?.title(forPropertyNamed: capture.slot)
        .resolved(locale: context.locale, bundle: context.bundle ?? .main))
  }

  /// The words of its phrases and values in a language; nil where they are not told apart.
  ///
  /// - Complexity: made once for each set of values.
  func wordIndex(in language: String) -> WordIndex? {
    let code = Language.named(language).code
    return wordIndices.value(of: code) { WordIndex(of: self, in: code) }
  }

  /// What a sentence of the word graph means, as a text that is the same for the same meaning.
  func meaning(of sentence: String) -> String? {
    guard let best = automaton.match(Utterance(sentence)).candidates.first else { return nil }
    let shortcut = shortcut(ofPhrase: best.phrase)
    let values = best.captures.map { "\($0.slot)=\($0.value)" }.sorted()
    return (["\(shortcut.application)", shortcut.intent] + values).joined(separator: "\n")
  }

  /// What performs the intent of a shortcut; nil where there is nothing.
  func provider(of shortcut: Catalog.Shortcut) -> (any IntentProvider)? {
    providers.indices.contains(shortcut.provider) ? providers[shortcut.provider] : nil
  }

  func shortcut(ofPhrase phrase: Int) -> Catalog.Shortcut {
    catalog.shortcuts[origins[phrase].shortcut]
  }

  /// The language and string tables that a phrase's app answers with.
  func context(ofPhrase phrase: Int) -> IntentExecutionContext {
    IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: origins[phrase].phrase.language),
      bundle: shortcut(ofPhrase: phrase).declaration?.provider.localizationBundle)
  }
}

/// The parameter that takes any words.
package struct TextParameter: Sendable, Equatable {
  /// What it is called in the language of its phrase; nil where it has no name.
  package let title: String?
}

extension Snapshot {
  /// What is made for a language when it is first asked for.
  private final class Made<Value: Sendable>: Sendable {
    private let made = Mutex<[String?: Value]>([:])

    func value(of language: String?, make: () -> Value) -> Value {
      made.withLock { made in
        let value = made[language] ?? make()
        made[language] = value
        return value
      }
    }
  }

  private typealias Words = Made<WordGraph>
}
