// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseSpeech

/// Hears the sentences of grammars, of which it keeps the last few ready.
struct GrammarDecoder {
  private struct Loaded {
    let graph: WordGraph
    let name: String
    let spellings: [String: String]
    let silent: [WordGraph.Word]
    /// Words of several, which stand for them in the decoder.
    let compounds: Set<String>
    /// What sounds like its sentences, once somebody asks.
    var search: RivalSearch?
  }

  /// Grammars that are kept: the phrases, and the questions that one turn may lead to.
  private static let limit = 6
  /// With more states than these, words are joined.
  ///
  /// The decoder visits each state with each of its phones in each frame. Otherwise people may halt
  /// behind any word, and each is scored alone.
  private static let manyStates = 1_000
  /// Words of earlier grammars that are not worth to be dropped.
  private static let deadWords = 500

  private let decoder: Decoder
  /// The sounds by which any words are heard.
  private let phones: [String]
  /// The ways to say each word that was added.
  private var variants: [String: [Pronunciation]] = [:]
  /// The grammars that are ready, the latest last.
  private var loaded: [Loaded] = []
  private var count = 0

  init(model: AcousticModel, adaptation: Adaptation? = nil) throws(RecognizerError) {
    let settings = adaptation.map(DecoderSettings.grammar.adapted) ?? .grammar
    decoder = try Decoder(settings, model: model)
    phones = model.alphabet.sorted()
  }

  /// Makes a grammar ready and returns the words that cannot be said.
  mutating func prepare(_ graph: WordGraph, lexicon: Lexicon) throws -> [WordGraph.Word] {
    if let index = loaded.firstIndex(where: { $0.graph == graph }) {
      loaded.append(loaded.remove(at: index))
      return loaded[loaded.count - 1].silent
    }
    if loaded.count == Self.limit { decoder.remove(loaded.removeFirst().name) }
    try load(graph, lexicon: lexicon)
    try removeDeadWords(lexicon: lexicon)
    return loaded[loaded.count - 1].silent
  }

  private mutating func load(_ graph: WordGraph, lexicon: Lexicon) throws {
    let audible = graph.soundingOutAnyWords(by: phones)
    let silent = audible.words.filter { addPronunciations(of: $0, lexicon: lexicon) == 0 }
    count += 1
    let name = "grammar\(count)"
    let sayable = audible.removing { variants[$0.text]?.isEmpty ?? true }
    let joined = sayable.stateCount > Self.manyStates ? sayable.joiningWords() : sayable
    let compounds = joined.words.map(\.text).filter { $0.contains(WordGraph.joint) }
    for compound in compounds { addPronunciations(ofCompound: compound) }
    let text = joined.fsg(name: name) { variants[$0.text]?.count ?? 0 }
    guard sayable.arcs.contains(where: { $0.word != nil }),
      decoder.addGrammar(name, text, weight: DecoderSettings.languageWeight)
    else {
      throw RecognizerError("There is nothing that could be said: no phrase has a way to say it.")
    }
    loaded.append(
      Loaded(
        graph: graph, name: name,
        spellings: Dictionary(
          audible.words.map { ($0.text, $0.spelling) }, uniquingKeysWith: { first, _ in first }),
        silent: silent, compounds: Set(compounds)))
  }

  // MARK: - Words

  /// How many words the decoder knows, those of earlier grammars among them.
  var wordCount: Int { variants.count }

  private mutating func addPronunciations(of word: WordGraph.Word, lexicon: Lexicon) -> Int {
    if let known = variants[word.text] { return known.count }
    let ways =
      word.isSoundOfAnyWords
      ? [Pronunciation(phones: [word.spelling], alphabet: [word.spelling])].compactMap(\.self)
      : lexicon.entry(for: word).pronunciations
    let added = add(word.text, ways)
    variants[word.text] = added
    return added.count
  }

  /// The words of a compound one after the other, and each other way to say one of them.
  private mutating func addPronunciations(ofCompound compound: String) {
    guard variants[compound] == nil else { return }
    let parts = compound.split(separator: WordGraph.joint).map { variants[String($0)] ?? [] }
    let usual = parts.compactMap(\.first)
    var ways = [usual]
    for (place, part) in parts.enumerated() {
      ways += part.dropFirst().map { other in
        usual.enumerated().map { $0 == place ? other : $1 }
      }
    }
    variants[compound] = add(compound, ways.compactMap(Pronunciation.init(joining:)))
  }

  /// Adds the ways to say a word that the decoder takes: it lacks phones that other models have.
  private func add(_ word: String, _ pronunciations: [Pronunciation]) -> [Pronunciation] {
    pronunciations.reduce(into: []) { added, pronunciation in
      let name = added.isEmpty ? word : "\(word)(\(added.count + 1))"
      if decoder.add(name, pronunciation) { added.append(pronunciation) }
    }
  }

  /// Drops the words of grammars that are gone, once they are more than those that are left.
  ///
  /// The decoder can only drop all of its words, so the grammars are loaded anew: as rarely as that,
  /// each word costs at most twice what it would cost alone.
  private mutating func removeDeadWords(lexicon: Lexicon) throws {
    let live = loaded.reduce(into: Set<String>()) {
      $0.formUnion($1.spellings.keys)
      $0.formUnion($1.compounds)
    }
    guard variants.count > 2 * live.count + Self.deadWords else { return }
    for grammar in loaded { decoder.remove(grammar.name) }
    guard decoder.removeWords() else { throw RecognizerError.decoderBroke }
    variants = [:]
    let graphs = loaded.map(\.graph)
    loaded = []
    for graph in graphs { try load(graph, lexicon: lexicon) }
  }

  /// Decodes with a grammar that was made ready; of speech that goes on, the first words.
  func decode(_ audio: Audio, graph: WordGraph, isWhole: Bool = true) throws -> Hearing? {
    guard let grammar = loaded.last(where: { $0.graph == graph }),
      let segments = try decoder.decode(audio.samples, with: grammar.name, isWhole: isWhole)
    else { return nil }
    return hearing(segments, of: grammar)
  }

  private func hearing(_ segments: [Decoder.Segment], of grammar: Loaded) -> Hearing {
    Hearing(
      segments: segments, spelling: { grammar.spellings[$0] },
      length: { variants[$0]?.first?.phones.count ?? 1 })
  }

  /// The sentences that sound most like one of a grammar that was made ready.
  mutating func rivals(
    of hearing: Hearing, graph: WordGraph, count: Int, where isRival: ([String]) -> Bool
  ) -> [[String]] {
    guard let index = loaded.lastIndex(where: { $0.graph == graph }) else { return [] }
    let search = loaded[index].search ?? RivalSearch(graph) { variants[$0.text]?.first }
    loaded[index].search = search
    return search.rivals(of: hearing.sentence, count: count, where: isRival)
  }

  /// The best sentences of a tree that mean different things.
  ///
  /// - Parameters:
  ///   - tree: The sentences.
  ///   - graph: A grammar that was made ready, and has all words of the tree.
  ///   - meanings: What each sentence means; those of one meaning are ruled out together.
  ///   - audio: The sound.
  ///   - wanted: The meanings whose best sentences are looked for; nil for the two best of all.
  /// - Returns: The best first; fewer where the decoder found no way to an end.
  /// - Throws: `CancellationError` if the task was cancelled.
  func best(
    of tree: SentenceTree, graph: WordGraph, meanings: [String], in audio: Audio,
    among wanted: Set<String>? = nil
  ) throws -> [Ballot.Vote] {
    guard let grammar = loaded.last(where: { $0.graph == graph }) else { return [] }
    var votes: [Ballot.Vote] = []
    for _ in 0..<(wanted?.count ?? 2) {
      let name = "tree"
      let text = tree.fsg(
        name: name,
        ruledOut: { index in
          votes.contains { $0.meaning == meanings[index] }
            || wanted.map { !$0.contains(meanings[index]) } ?? false
        },
        variants: { variants[$0]?.count ?? 0 })
      guard decoder.addGrammar(name, text, weight: DecoderSettings.languageWeight) else { break }
      defer { decoder.remove(name) }
      guard let segments = try decoder.decode(audio.samples, with: name) else { break }
      let hearing = hearing(segments, of: grammar)
      // A decoder that lost all ways to an end has heard a part of a sentence.
      guard let index = tree.sentences.firstIndex(of: hearing.sentence),
        !votes.contains(where: { $0.meaning == meanings[index] })
      else { break }
      votes.append(Ballot.Vote(meaning: meanings[index], hearing: hearing))
    }
    return votes
  }
}

extension RecognizerError {
  /// What to say after a fatal message of the library.
  static let decoderBroke = RecognizerError(
    "The speech decoder could not go on; a new recognizer is needed.")
}
