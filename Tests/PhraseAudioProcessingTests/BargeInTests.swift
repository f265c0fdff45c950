// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseAudioProcessing
import PhraseESpeak
import PhraseModels
import PhrasePocketSphinx
import PhraseSpeech
import PhraseVoice
import Testing

/// Whether this machine has the acoustic model; without it there is nothing to hear with.
private let hasModel = (try? AcousticModel()) != nil

/// A person who interrupts the engine in a simulated room, at two gains: the loudspeaker at the
/// microphone a good deal softer than the person, and twice as loud.
@Suite(
  .enabled(if: hasCanceller, "the package libwebrtc-audio-processing-dev is not installed"),
  .enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"),
  .timeLimit(.minutes(15)))
struct BargeInTests {
  private static let gains = [-10, 6.0]

  /// What hears; made once, because a model takes its time to read.
  private struct Ears {
    let recognizer: PocketSphinxRecognizer
    let wake: PocketSphinxWakeDetector

    init() throws {
      let model = try AcousticModel()
      let dictionary = PronouncingDictionary(
        name: "model", bytes: Array(try Data(contentsOf: model.dictionary)))
      let lexicon = Lexicon(layers: [[dictionary]])
      let folder = try #require(PhraseModels.folder(for: "en-us"))
      recognizer = try PocketSphinxRecognizer(
        model: model, adaptations: Adaptation.both(in: folder), lexicon: lexicon)
      wake = try PocketSphinxWakeDetector(phrase: "hey library", model: model, lexicon: lexicon)
    }

    static let shared = Result { try Ears() }
  }

  private struct Outcome {
    let interruption: BargeIn.Interruption?
    /// Seconds of the answer that were played, and its length.
    let played: Double
    let length: Double

    var isStopped: Bool { if case .stopped? = interruption { true } else { false } }
    var isCalled: Bool { if case .called? = interruption { true } else { false } }
    var words: String {
      if case .stopped(let heard)? = interruption { heard.transcript?.text ?? "" } else { "" }
    }
  }

  /// Says an answer in a room where a person may say something, after a sentence to learn from.
  private func outcome(
    saying answer: String, gain: Double, person: Audio = Audio(), at seconds: Double = 0,
    _ canceller: any EchoCanceller
  ) async throws -> Outcome {
    let ears = try Self.Ears.shared.get()
    let speaker = ESpeakSynthesizer()
    let first = try await speaker.speech(for: "Say a phrase, or help.", language: "en")
    let speech = try await speaker.speech(for: answer, language: "en")
    let room = SimulatedRoom(gain: gain, person: person, at: first.duration + seconds)
    let duplex = DuplexAudio(room, canceller: canceller)
    let listener = Listener(source: duplex.source(hearing: room), recognizer: ears.recognizer)
    let bargeIn = BargeIn(
      listener: listener, recognizer: ears.recognizer, wake: ears.wake, wakePhrase: "hey library")
    _ = try await bargeIn.interruption(of: "Say a phrase, or help.") {
      try await duplex.play(first)
    }
    let before = room.playedCount
    let interruption = try await bargeIn.interruption(of: answer) { try await duplex.play(speech) }
    return Outcome(
      interruption: interruption, played: Audio.seconds(room.playedCount - before),
      length: speech.duration)
  }

  private static let answer =
    "The lines at this place are twenty one, twenty two and thirty, and the next of them comes in "
    + "five minutes at the harbour, where you change for the hospital and the university."

  /// Voices unlike the one of the answers.
  private static let people: [(language: String, rate: Int, pitch: Int)] = [
    ("en-gb", 140, 20), ("en-us", 130, 85), ("en-gb-scotland", 150, 60),
  ]

  @Test(arguments: gains)
  func aWordStopsTheAnswer(gain: Double) async throws {
    var stopped: [String] = []
    for person in Self.people {
      let speech = try await ESpeakSynthesizer(rate: person.rate, pitch: person.pitch)
        .speech(for: "stop", language: person.language)
      let outcome = try await outcome(
        saying: Self.answer, gain: gain, person: speech, at: 3,
        try #require(WebRTCEchoCanceller()))
      if outcome.isStopped {
        stopped.append(outcome.words)
        #expect(outcome.played < outcome.length - 1)
      }
    }
    #expect(stopped.count >= 2, "\(stopped)")
  }

  @Test(arguments: gains)
  func theWakePhraseInterrupts(gain: Double) async throws {
    var count = 0
    for person in ["slt", "rms", "awb"] {
      let recording = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Audio/wake/hey-library-\(person).wav")
      let speech = try WaveFile.decode(Array(try Data(contentsOf: recording)))
      let outcome = try await outcome(
        saying: Self.answer, gain: gain, person: speech, at: 3,
        try #require(WebRTCEchoCanceller()))
      if outcome.isCalled { count += 1 }
    }
    // The voices of synthesizers are heard badly through a loud answer.
    withKnownIssue(isIntermittent: true) { #expect(count >= 2) }
  }

  /// Answers that have the very words in them.
  private static let dangerous = [
    "Which stop: Market Square in Aldermouth or Market Square in Fernhollow?",
    "Stop.", "Cancel.", "There is nothing to stop. Say cancel, or never mind.",
    "Say: hey library.",
  ]

  @Test(arguments: gains, dangerous)
  func theEngineDoesNotInterruptItself(gain: Double, answer: String) async throws {
    let outcome = try await outcome(
      saying: answer, gain: gain, try #require(WebRTCEchoCanceller()))
    // A loudspeaker that overdrives the microphone leaves more than a canceller can take out.
    withKnownIssue(isIntermittent: true) {
      #expect(outcome.interruption == nil, "heard: \(outcome.words)")
      #expect(outcome.played == outcome.length)
    } when: {
      gain > 0
    }
  }

  /// Other speech over the answer should be no interruption; it ends the answer, and nothing else.
  @Test(arguments: ["what a lovely morning it is", "yes"])
  func otherWordsDoNotInterrupt(words: String) async throws {
    let person = try await ESpeakSynthesizer(rate: 140, pitch: 20)
      .speech(for: words, language: "en-gb")
    let outcome = try await outcome(
      saying: Self.answer, gain: -10, person: person, at: 3, try #require(WebRTCEchoCanceller()))
    withKnownIssue(isIntermittent: true) { #expect(outcome.interruption == nil) }
  }
}
