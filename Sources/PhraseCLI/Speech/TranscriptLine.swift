// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// What was heard, as a line of JSON.
struct TranscriptLine: Encodable {
  struct Word: Encodable {
    let text: String
    let start: Double
    let end: Double
    let confidence: Double

    init(_ word: Transcript.Word) {
      text = word.text
      start = word.start
      end = word.end
      confidence = (word.confidence * 100).rounded() / 100
    }
  }

  let file: String
  let text: String
  let verdict: String
  let words: [Word]
  /// Other sentences that it may have been.
  let alternatives: [String]
  /// The sentence that it may have been instead.
  let rival: String?
  /// The scores that the verdict is made of.
  let scores: [String: Double]?

  init(file: String, transcript: Transcript?, verdict: RejectionPolicy.Verdict) {
    self.file = file
    text = transcript?.text ?? ""
    self.verdict = verdict.rawValue
    words = (transcript?.words ?? []).map(Word.init)
    alternatives = transcript?.alternatives ?? []
    rival = transcript?.rival?.text
    scores = transcript.map {
      [
        "margin": $0.rival.map { $0.margin.rounded() },
        "utterance": ($0.verification.utterance * 10).rounded() / 10,
        "weakestWord": ($0.verification.weakestWord * 10).rounded() / 10,
        "weakestPhones": $0.verification.weakestPhones.map { ($0 * 10).rounded() / 10 },
        "signalToNoise": ($0.verification.signalToNoise * 10).rounded() / 10,
      ].compactMapValues(\.self)
    }
  }
}
