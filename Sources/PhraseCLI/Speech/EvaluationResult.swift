// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech

/// The figures of one evaluation.
struct EvaluationResult: Encodable {
  /// How much louder the speech is than the noise, in decibels; nil for clean recordings.
  let noise: Double?
  /// Recordings that have an intent.
  private(set) var commands = 0
  /// Of these, how many came to their intent with all its slots.
  private(set) var commandsRight = 0
  /// Commands on which nothing was done.
  private(set) var commandsRejected = 0
  /// Commands that were asked back about.
  private(set) var commandsDoubtful = 0
  /// Commands on which something else was done.
  private(set) var commandsWrong = 0
  /// Commands that were asked back about though they were heard right.
  private(set) var needlessQuestions = 0
  /// Recordings that have no intent.
  private(set) var others = 0
  /// Of these, how many led to no action.
  private(set) var othersRejected = 0
  private(set) var words = 0
  private(set) var wordErrors = 0
  private var times: [Double] = []
  private var durations = 0.0
  /// Bytes.
  var peakMemory = 0

  init(noise: Double?) {
    self.noise = noise
  }

  mutating func add(time: Double, duration: Double) {
    times.append(time)
    durations += duration
  }

  mutating func add(
    entry: Manifest.Entry, acts: Bool, isRight: Bool, isDoubtful: Bool, isHeardRight: Bool,
    heard: [String]
  ) {
    if entry.intent == nil {
      others += 1
      othersRejected += isRight ? 1 : 0
    } else {
      commands += 1
      commandsRight += isRight ? 1 : 0
      commandsRejected += acts ? 0 : 1
      commandsDoubtful += isDoubtful ? 1 : 0
      commandsWrong += acts && !isRight ? 1 : 0
      needlessQuestions += isDoubtful && isHeardRight ? 1 : 0
      if let said = entry.words.map({ Utterance($0).tokens.map(\.text) }), !said.isEmpty {
        words += said.count
        wordErrors += said.editDistance(to: heard)
      }
    }
  }

  /// The share of commands that came out right; nil without commands.
  var commandAccuracy: Double? { share(commandsRight, commands) }
  /// The share of a number of commands; 0 without commands.
  func share(ofCommands count: Int) -> Double { share(count, commands) ?? 0 }
  /// One minus the word errors by word; nil where the manifest has no words.
  var wordAccuracy: Double? { share(words - wordErrors, words) }
  /// The share of other speech that led to no action; nil without any.
  var rejection: Double? { share(othersRejected, others) }
  /// Seconds of work for a second of sound.
  var realTimeFactor: Double { durations > 0 ? times.reduce(0, +) / durations : 0 }

  /// Milliseconds from the last sample of the speech to the answer, at a share of all recordings.
  ///
  /// All the work is counted. Of a microphone's sound most is done during the silence that an
  /// endpoint needs.
  func answerTime(at share: Double) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] * 1_000
  }

  /// As ``answerTime(at:)``, less what is done during the silence that an endpoint needs anyway.
  func timeBeyondEndpoint(at share: Double) -> Double {
    let settings = Endpointer.Settings()
    let silence = Double(settings.silence - settings.pause) * 10
    return max(0, answerTime(at: share) - silence)
  }

  private func share(_ part: Int, _ whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }

  private enum Key: CodingKey {
    case noise, commands, commandsRight, commandsWrong, commandsRejected, commandsDoubtful
    case needlessQuestions, others
    case othersRejected, commandAccuracy, wordAccuracy, rejectionAccuracy, realTimeFactor
    case answerMillisecondsP50, answerMillisecondsP90, beyondEndpointMillisecondsP90
    case peakMemoryBytes
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(noise, forKey: .noise)
    try container.encode(commands, forKey: .commands)
    try container.encode(commandsRight, forKey: .commandsRight)
    try container.encode(commandsWrong, forKey: .commandsWrong)
    try container.encode(needlessQuestions, forKey: .needlessQuestions)
    try container.encode(commandsRejected, forKey: .commandsRejected)
    try container.encode(commandsDoubtful, forKey: .commandsDoubtful)
    try container.encode(others, forKey: .others)
    try container.encode(othersRejected, forKey: .othersRejected)
    try container.encode(commandAccuracy, forKey: .commandAccuracy)
    try container.encode(wordAccuracy, forKey: .wordAccuracy)
    try container.encode(rejection, forKey: .rejectionAccuracy)
    try container.encode(realTimeFactor, forKey: .realTimeFactor)
    try container.encode(answerTime(at: 0.5), forKey: .answerMillisecondsP50)
    try container.encode(answerTime(at: 0.9), forKey: .answerMillisecondsP90)
    try container.encode(
      timeBeyondEndpoint(at: 0.9), forKey: .beyondEndpointMillisecondsP90)
    try container.encode(peakMemory, forKey: .peakMemoryBytes)
  }
}

extension [String] {
  /// Words to insert, leave out or replace; Levenshtein, 1965.
  fileprivate func editDistance(to other: [String]) -> Int {
    var previous = Swift.Array(0...other.count)
    for (row, word) in enumerated() {
      var current = [row + 1]
      for (column, candidate) in other.enumerated() {
        let replaced = previous[column] + (word == candidate ? 0 : 1)
        current.append(Swift.min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[other.count]
  }
}
