// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseSpeech

/// Runs recordings through recognition, rejection and resolution, and counts what came out right.
struct Evaluation {
  let engine: PhraseEngine
  let recognizer: any SpeechRecognizer
  /// The language that is spoken.
  let language: String
  /// Nil to act upon everything that was heard.
  let policy: RejectionPolicy?
  /// Whether recordings are cut by the endpointer first, as a microphone's sound is.
  let usesEndpoints: Bool

  /// What is put under the recordings.
  struct Noise {
    let audio: Audio
    let decibels: Double
  }

  /// Evaluates a manifest once, clean or in noise.
  ///
  /// `onResult` is called for each recording with what it should and did come to.
  func run(
    _ manifest: Manifest, noise: Noise?, onResult: (Manifest.Entry, String) -> Void
  ) async throws -> EvaluationResult {
    var result = EvaluationResult(noise: noise?.decibels)
    // A grammar is read before anybody speaks; that is no part of an answer's time.
    _ = try await recognizer.prepare(engine.wordGraph(language: language))
    for (index, entry) in manifest.entries.enumerated() {
      var audio = try AudioInput.file(entry.file)
      if let noise {
        audio = audio.mixed(with: noise.audio, decibels: noise.decibels, seed: UInt64(index))
      }
      onResult(entry, try await evaluate(entry, audio, into: &result))
    }
    result.peakMemory = Self.peakMemory
    return result
  }

  private func evaluate(
    _ entry: Manifest.Entry, _ audio: Audio, into result: inout EvaluationResult
  ) async throws -> String {
    let speech = usesEndpoints ? audio.longestSpeech : audio
    let clock = ContinuousClock()
    let start = clock.now
    let transcript = try await recognizer.recognize(
      speech, in: engine.wordGraph(language: language), meaning: engine.sentenceMeaning)
    let verdict = transcript == nil ? .rejected : policy?.verdict(on: transcript) ?? .accepted
    let resolution = await engine.resolve(transcript?.text ?? "")
    let time = (clock.now - start) / .seconds(1)
    result.add(time: time, duration: audio.duration)
    let acts = verdict == .accepted && resolution.leadsToAction
    let isHeardRight = entry.intent != nil && entry.isMet(by: resolution)
    let isRight = entry.intent == nil ? !acts : acts && isHeardRight
    result.add(
      entry: entry, acts: acts, isRight: isRight, isDoubtful: verdict == .doubtful,
      isHeardRight: isHeardRight,
      heard: Utterance(transcript?.text ?? "").tokens.map(\.text))
    return "\(isRight ? "right" : "wrong") (\(verdict.rawValue)): "
      + (transcript.map(Self.scored) ?? "nothing")
  }

  /// What was heard, with what a policy decides by.
  private static func scored(_ transcript: Transcript) -> String {
    let rival = transcript.rival.map { "; or \($0.text), by \(Int($0.margin))" } ?? ""
    let scores = transcript.verification
    return "\(transcript.text)\(rival) [utterance \(Int(scores.utterance.rounded())), "
      + "word \(Int(scores.weakestWord.rounded())), "
      + (scores.weakestPhones.map { "phones \(Int($0.rounded())), " } ?? "")
      + "\(Int(scores.signalToNoise.rounded())) dB]"
  }

  /// Bytes that the process had at the most.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}

extension Resolution {
  /// Whether an intent would be performed; one that asks for a value counts.
  fileprivate var leadsToAction: Bool {
    switch self {
    case .match, .missing: true
    case .ambiguous, .none: false
    }
  }
}
