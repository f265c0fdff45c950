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
  }

  /// Grammars that are kept: the phrases, and the questions that one turn may lead to.
  private static let limit = 6

  private let decoder: Decoder
  /// How many pronunciations each word has that was added.
  private var variants: [String: Int] = [:]
  /// The grammars that are ready, the latest last.
  private var loaded: [Loaded] = []
  private var count = 0

  init(model: AcousticModel, adaptation: Adaptation? = nil) throws(RecognizerError) {
    let settings = adaptation.map(DecoderSettings.grammar.adapted) ?? .grammar
    decoder = try Decoder(settings, model: model)
  }

  /// Makes a grammar ready and returns the words that cannot be said.
  mutating func prepare(_ graph: WordGraph, lexicon: Lexicon) throws -> [WordGraph.Word] {
    if let index = loaded.firstIndex(where: { $0.graph == graph }) {
      loaded.append(loaded.remove(at: index))
      return loaded[loaded.count - 1].silent
    }
    let silent = graph.words.filter { addPronunciations(of: $0, lexicon: lexicon) == 0 }
    count += 1
    let name = "grammar\(count)"
    let sayable = graph.removing { variants[$0.text] == 0 }
    let text = sayable.fsg(name: name) { variants[$0.text] ?? 0 }
    guard sayable.arcs.contains(where: { $0.word != nil }),
      decoder.addGrammar(name, text, weight: DecoderSettings.languageWeight)
    else {
      throw RecognizerError("There is nothing that could be said: no phrase has a way to say it.")
    }
    if loaded.count == Self.limit { decoder.remove(loaded.removeFirst().name) }
    loaded.append(
      Loaded(
        graph: graph, name: name,
        spellings: Dictionary(
          graph.words.map { ($0.text, $0.spelling) }, uniquingKeysWith: { first, _ in first }),
        silent: silent))
    return silent
  }

  private mutating func addPronunciations(of word: WordGraph.Word, lexicon: Lexicon) -> Int {
    if let known = variants[word.text] { return known }
    let pronunciations = lexicon.entry(for: word).pronunciations
    for (index, pronunciation) in pronunciations.enumerated() {
      decoder.add(index == 0 ? word.text : "\(word.text)(\(index + 1))", pronunciation)
    }
    variants[word.text] = pronunciations.count
    return pronunciations.count
  }

  /// Decodes with a grammar that was made ready.
  func decode(_ audio: Audio, graph: WordGraph) -> Hearing? {
    guard let grammar = loaded.last(where: { $0.graph == graph }),
      let segments = decoder.decode(audio.samples, with: grammar.name)
    else { return nil }
    return Hearing(segments: segments) { variant in
      grammar.spellings[String(variant.prefix { $0 != "(" })]
    }
  }

  /// Finds the places of a sentence's words; nil if it does not fit at all.
  func align(_ hearing: Hearing, to audio: Audio) -> Hearing? {
    let name = "alignment"
    guard decoder.addGrammar(name, hearing.fsg(named: name), weight: DecoderSettings.languageWeight)
    else { return nil }
    defer { decoder.remove(name) }
    guard let segments = decoder.decode(audio.samples, with: name) else { return nil }
    let spellings = Dictionary(
      hearing.words.map { ($0.variant, $0.text) }, uniquingKeysWith: { first, _ in first })
    return Hearing(
      segments: segments, spelling: { spellings[$0] })
  }
}
