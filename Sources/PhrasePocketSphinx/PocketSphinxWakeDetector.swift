// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
public import PhraseSpeech
import Synchronization

/// Finds a wake phrase by keyphrase search, and verifies each hit against free speech.
///
/// Keyphrase search alone is either deaf or wakes from talk: its threshold is set so that it
/// hears nearly every call, and the phone loop then decides.
///
/// Calls may come from any thread; they are served one after another.
public final class PocketSphinxWakeDetector: WakeDetector {
  private struct Decoders {
    let keyphrase: Decoder
    var grammar: GrammarDecoder
    let phones: PhoneDecoder
  }

  private static let search = "wake"

  private let graph: WordGraph
  private let lowestScore: Double
  private let decoders: Mutex<Decoders>

  /// Opens the decoders.
  ///
  /// - Parameters:
  ///   - phrase: The words to wake from; three syllables or more keep false alarms rare.
  ///   - lowestScore: How well a hit must stand against free speech; see `Verification`. Lower
  ///     hears more calls and wakes more often from other speech.
  ///   - model: The acoustic model.
  ///   - lexicon: Says how the words are said.
  /// - Throws: `RecognizerError` if the model cannot be read or the phrase cannot be said.
  public init(
    phrase: String, lowestScore: Double = standardLowestScore, model: AcousticModel,
    lexicon: Lexicon
  ) throws {
    self.lowestScore = lowestScore
    let words = Utterance(phrase).tokens.map { WordGraph.Word(text: $0.text, spelling: $0.text) }
    for word in words where lexicon.entry(for: word).pronunciations.isEmpty {
      throw RecognizerError("Nobody knows how to say “\(word.text)” of the wake phrase.")
    }
    graph = try Self.graph(of: phrase)
    let keyphrase = try Decoder(.wake, model: model)
    var grammar = try GrammarDecoder(model: model)
    _ = try grammar.prepare(graph, lexicon: lexicon)
    for word in words {
      if let pronunciation = lexicon.entry(for: word).pronunciations.first {
        keyphrase.add(word.text, pronunciation)
      }
    }
    let text = words.map(\.text).joined(separator: " ")
    guard !words.isEmpty, keyphrase.addKeyphrase(Self.search, text) else {
      throw RecognizerError("“\(phrase)” cannot be a wake phrase.")
    }
    decoders = Mutex(
      Decoders(keyphrase: keyphrase, grammar: grammar, phones: try PhoneDecoder(model: model)))
  }

  /// A score that synthetic calls and talk were tried with; see `Benchmarks/RESULTS.md`.
  public static let standardLowestScore = -30.0

  /// Looks for the phrase; see `WakeDetector`.
  public func endOfWakePhrase(in audio: Audio) -> Int? {
    let audio = audio.dithered()
    return decoders.withLock { decoders in
      let hits = decoders.keyphrase.decode(audio.samples, with: Self.search) ?? []
      for hit in hits {
        // A margin, because the search reports its hits a little late.
        let start = max(0, hit.frames.lowerBound - 20) * Endpointer.frame
        let end = min(audio.samples.count, (hit.frames.upperBound + 30) * Endpointer.frame)
        if let verified = verifiedEnd(of: audio[start..<max(start, end)], with: &decoders) {
          return start + verified
        }
      }
      return nil
    }
  }

  /// Where the phrase ends in a stretch around a hit; nil if free speech fits much better.
  private func verifiedEnd(of audio: Audio, with decoders: inout Decoders) -> Int? {
    guard let hearing = decoders.grammar.decode(audio, graph: graph), !hearing.words.isEmpty
    else { return nil }
    let verification = hearing.verification(
      free: decoders.phones.scores(audio), signalToNoise: audio.signalToNoise)
    guard verification.utterance >= lowestScore else { return nil }
    return hearing.words.last.map { ($0.frames.upperBound + 1) * Endpointer.frame }
  }

  private static func graph(of phrase: String) throws -> WordGraph {
    let template = try Template(parsing: phrase, syntax: .phrase)
    let grammar = try Grammar(phrases: [Phrase(template: template, intent: 0)], lists: [])
    return try Automaton(compiling: grammar).wordGraph()
  }
}
