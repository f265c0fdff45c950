// SPDX-License-Identifier: Apache-2.0

import Dispatch
public import PhraseMatching
public import PhraseSpeech
import Synchronization

/// Recognizes the sentences of a grammar with PocketSphinx.
///
/// Three decoders work on each utterance at the same time:
///
/// ```
/// sound ──┬── grammar, plain model ──────────┐
///         ├── noise turned down ── grammar, ─┼── same sentence: that one
///         │                 denoised model   │   otherwise: the one that both models like better
///         └── any row of phones ─────────────┴── Verification
/// ```
///
/// The two models were adapted to noise, each in its own way, so that they seldom make the same
/// mistake. Without adaptations there is one decoder for the grammar.
///
/// ```swift
/// let model = try AcousticModel()
/// let recognizer = try PocketSphinxRecognizer(model: model, lexicon: lexicon)
/// let transcript = try recognizer.recognize(audio, in: engine.wordGraph(language: "en"))
/// print(transcript?.text ?? "nothing")
/// ```
///
/// Calls may come from any thread; those that meet are served one after another.
public final class PocketSphinxRecognizer: SpeechRecognizer {
  /// A decoder for grammars, and how its sound is prepared.
  private final class Ear: Sendable {
    let isDenoised: Bool
    let decoder: Mutex<GrammarDecoder>

    init(model: AcousticModel, adaptation: Adaptation?) throws(RecognizerError) {
      isDenoised = adaptation?.isDenoised ?? false
      decoder = Mutex(try GrammarDecoder(model: model, adaptation: adaptation))
    }
  }

  private let lexicon: Lexicon
  /// One or more; the first one's scores are what verification compares.
  private let ears: [Ear]
  private let verifier: Mutex<PhoneDecoder>

  /// Opens the decoders.
  ///
  /// - Parameters:
  ///   - model: The acoustic model.
  ///   - adaptations: Further trained parts, a decoder each; none for the model as it is.
  ///   - lexicon: Says how words are said.
  /// - Throws: `RecognizerError` if the model cannot be read.
  public init(
    model: AcousticModel, adaptations: [Adaptation] = [], lexicon: Lexicon
  ) throws(RecognizerError) {
    self.lexicon = lexicon
    var ears: [Ear] = []
    for adaptation in adaptations.isEmpty ? [nil] : adaptations.map(Optional.some) {
      ears.append(try Ear(model: model, adaptation: adaptation))
    }
    self.ears = ears
    verifier = Mutex(try PhoneDecoder(model: model, adaptation: adaptations.first))
  }

  /// Makes a grammar ready for all decoders; see `SpeechRecognizer`.
  public func prepare(_ graph: WordGraph) throws -> [WordGraph.Word] {
    var silent: [WordGraph.Word] = []
    for ear in ears {
      silent = try ear.decoder.withLock { try $0.prepare(graph, lexicon: lexicon) }
    }
    return silent
  }

  /// Recognizes one utterance; see `SpeechRecognizer`.
  public func recognize(_ audio: Audio, in graph: WordGraph) throws -> Transcript? {
    _ = try prepare(graph)
    let audio = audio.dithered()
    let heard = Mutex([Hearing?](repeating: nil, count: ears.count))
    let sounds = Mutex([Audio](repeating: audio, count: ears.count))
    let free = Mutex<[Double]>([])
    DispatchQueue.concurrentPerform(iterations: ears.count + 1) { iteration in
      if iteration == ears.count {
        let scores = verifier.withLock { $0.scores(audio) }
        free.withLock { $0 = scores }
      } else {
        let sound = ears[iteration].isDenoised ? audio.denoised() : audio
        let hearing = hear(sound, graph, with: ears[iteration])
        sounds.withLock { $0[iteration] = sound }
        heard.withLock { $0[iteration] = hearing }
      }
    }
    let hearings = heard.withLock(\.self)
    // The first ear vouches for all: only what it heard itself can be compared with the phones. An
    // alignment cannot, because a decoder scores its frames against the few words it listens for.
    guard let evidence = hearings[0] else { return nil }
    let best = choose(among: hearings, sounds.withLock(\.self)) ?? evidence
    return best.transcript(
      free: free.withLock(\.self), evidence: evidence,
      alternatives: hearings.compactMap { $0?.text }.filter { $0 != best.text },
      signalToNoise: audio.signalToNoise)
  }

  private func hear(_ sound: Audio, _ graph: WordGraph, with ear: Ear) -> Hearing? {
    let hearing = ear.decoder.withLock { $0.decode(sound, graph: graph) }
    return hearing.flatMap { $0.words.isEmpty ? nil : $0 }
  }

  /// The sentence on which the ears agree, or which wins by their scores of each other's.
  ///
  /// Each ear says by how much it likes its own sentence better than the other's; the larger
  /// difference decides. The scores of different models cannot be compared themselves.
  private func choose(among heard: [Hearing?], _ sounds: [Audio]) -> Hearing? {
    guard ears.count == 2, let first = heard[0], let second = heard[1] else { return heard[0] }
    if first.isSaid(like: second) { return first }
    guard let own = aligned(first, sounds[0], with: ears[0]),
      let other = aligned(second, sounds[0], with: ears[0]),
      let secondOwn = aligned(second, sounds[1], with: ears[1]),
      let secondOther = aligned(first, sounds[1], with: ears[1])
    else { return first }
    let preference = own.score - other.score
    return secondOwn.score - secondOther.score > preference ? other : first
  }

  private func aligned(_ hearing: Hearing, _ sound: Audio, with ear: Ear) -> Hearing? {
    ear.decoder.withLock { $0.align(hearing, to: sound) }
  }
}
