// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseHearing
import PhraseMatching
import PhrasePocketSphinx
import PhraseRuntime
import PhraseSpeech

/// `phrase wake evaluate`: how often a phrase wakes when it is said, and when it is not.
struct WakeEvaluateCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Count how many recordings wake a phrase.",
    discussion: """
      The manifest is a table with tabs between and a header line: file and said, the words. A \
      recording in which the phrase is said should wake it, any other should not.
      """)

  @OptionGroup var speech: SpeechOptions

  @Option(help: ArgumentHelp("The table of recordings.", valueName: "tsv"))
  var manifest: String

  @Option(
    help: ArgumentHelp("A WAV file with noise to put under the recordings.", valueName: "file"),
    completion: .file())
  var noise: String?

  @Option(
    help: ArgumentHelp(
      "How much louder the speech is than the noise, by their loudest seconds.", valueName: "db"))
  var snr = 12.0

  @Flag(help: "Print one JSON object a phrase.")
  var json = false

  @Flag(help: "Show on standard error the score of each recording in which something was near.")
  var explain = false

  @Argument(help: "Phrases, each in quotation marks.")
  var phrase: [String]

  func validate() throws {
    guard snr.isFinite else { throw ValidationError("--snr is a number of decibels") }
  }

  func execute() async throws -> ExitStatus {
    let recordings = try WakeRecording.table(manifest)
    let noise = try noise.map(AudioInput.file)
    let spoken = try await speech.spokenLanguage()
    for phrase in phrase {
      let detector = try await available { try spoken.wakeDetector(for: phrase) }
      var figures = WakeFigures(phrase: phrase, noise: noise == nil ? nil : snr)
      for (index, recording) in recordings.enumerated() {
        var audio = try AudioInput.file(recording.file)
        if let noise {
          audio = audio.mixed(with: noise, decibels: snr, seed: UInt64(index))
        }
        let score = try await figures.count(audio, isCall: recording.says(phrase), detector)
        if explain, let score {
          Console.talk("\(recording.file): “\(recording.said)” \(score.rounded())")
        }
      }
      json ? try Console.json(figures) : figures.lines.forEach(Console.result)
    }
    return .matched
  }
}

/// A recording with the words that are said in it.
private struct WakeRecording {
  let file: String
  let said: String

  func says(_ phrase: String) -> Bool {
    let words = Utterance(said).tokens.map(\.text)
    let phrase = Utterance(phrase).tokens.map(\.text)
    return words.indices.contains { words[$0...].starts(with: phrase) }
  }

  /// - Throws: `CommandFailure` with the line that is at fault.
  static func table(_ path: String) throws -> [WakeRecording] {
    try RecordingTable(
      path: path, columns: ["file", "said"], need: "a file and its words are needed"
    ).rows.map { WakeRecording(file: $0.file, said: $0.fields["said"] ?? "") }
  }
}

/// How often a phrase woke.
private struct WakeFigures: Encodable {
  let phrase: String
  let noise: Double?
  /// Recordings of the phrase, and how many of them woke.
  private(set) var calls = 0
  private(set) var callsHeard = 0
  /// Recordings of anything else, and how many of them woke.
  private(set) var others = 0
  private(set) var othersHeard = 0
  /// The length of the other recordings, in hours.
  private(set) var otherHours = 0.0
  /// The time that detection takes, by the length of the recordings.
  var realTimeFactor: Double { seconds > 0 ? work / seconds : 0 }
  private var work = 0.0
  private var seconds = 0.0

  init(phrase: String, noise: Double?) {
    self.phrase = phrase
    self.noise = noise
  }

  private enum CodingKeys: String, CodingKey {
    case phrase, noise, calls, callsHeard, others, othersHeard, otherHours, realTimeFactor
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(phrase, forKey: .phrase)
    try container.encodeIfPresent(noise, forKey: .noise)
    try container.encode(calls, forKey: .calls)
    try container.encode(callsHeard, forKey: .callsHeard)
    try container.encode(others, forKey: .others)
    try container.encode(othersHeard, forKey: .othersHeard)
    try container.encode(otherHours, forKey: .otherHours)
    try container.encode(realTimeFactor, forKey: .realTimeFactor)
  }

  /// Listens as `listen` does, stretch by stretch of speech.
  ///
  /// - Returns: The best score of the recording; nil where nothing in it was near.
  mutating func count(
    _ audio: Audio, isCall: Bool, _ detector: PocketSphinxWakeDetector
  ) async throws -> Double? {
    var best: Double?
    var woke = false
    let time = try await ContinuousClock().measure {
      for speech in audio.stretchesOfSpeech {
        guard let candidate = try await detector.candidate(in: speech) else { continue }
        best = max(best ?? candidate.score, candidate.score)
        woke = woke || detector.wakes(from: candidate)
      }
    }
    work += time / .seconds(1)
    seconds += audio.duration
    if isCall {
      calls += 1
      callsHeard += woke ? 1 : 0
    } else {
      others += 1
      othersHeard += woke ? 1 : 0
      otherHours += audio.duration / 3_600
    }
    return best
  }

  /// The figures for a person.
  var lines: [String] {
    [
      phrase + (noise.map { ", noise at \($0) dB" } ?? ""),
      "  woke when called      \(callsHeard) of \(calls)",
      "  woke from other sound \(othersHeard) of \(others), in \(otherHours.rounded(to: 2)) hours",
      "  real-time factor      \(realTimeFactor.rounded(to: 4))",
    ]
  }
}
