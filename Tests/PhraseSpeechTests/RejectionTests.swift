// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech
import Testing

@Suite struct RejectionTests {
  /// The signal to noise at a share of the way from a noisy room to a quiet one.
  private static func signalToNoise(share: Double) -> Double {
    let levels = RejectionPolicy.Threshold.self
    return levels.noisyLevel + share * (levels.quietLevel - levels.noisyLevel)
  }

  @Test(
    arguments: [
      (1, -20), (3.5, -20), (0, -40), (-2.5, -40), (0.5, -30), (0.25, -35), (-.infinity, -40),
      (.infinity, -20),
    ] as [(Double, Double)])
  func limitsFallAsNoiseRises(_ share: Double, _ expected: Double) {
    let threshold = RejectionPolicy.Threshold(quiet: -20, noisy: -40)
    let value = threshold.value(signalToNoise: Self.signalToNoise(share: share))
    #expect(abs(value - expected) < 1e-9)
  }

  private static let policy: RejectionPolicy = {
    var policy = RejectionPolicy()
    policy.utterance = .init(quiet: -20, noisy: -30)
    policy.word = .init(quiet: -30, noisy: -50)
    policy.doubt = 3
    return policy
  }()

  private static let scores: [(Double, Double, Double, RejectionPolicy.Verdict)] = [
    (-20, -30, 1, .accepted), (0, 0, 1, .accepted), (-20.1, 0, 1, .doubtful),
    (-23, 0, 1, .doubtful), (-23.1, 0, 1, .rejected), (0, -30.1, 1, .doubtful),
    (-23.1, -99, 1, .rejected), (-30, -50, 0, .accepted), (-33, -50, 0, .doubtful),
    (-33.1, -50, 0, .rejected), (-30, -50.1, 0, .doubtful), (-25, -40, 0.5, .accepted),
    (-25, -41, 0.5, .doubtful), (-.infinity, 0, 0, .rejected),
    (.nan, 0, 0, .rejected), (0, .nan, 0, .doubtful),
  ]

  @Test(arguments: scores)
  func verdicts(
    _ utterance: Double, _ word: Double, _ share: Double, _ verdict: RejectionPolicy.Verdict
  ) {
    let verification = Verification(
      utterance: utterance, weakestWord: word,
      signalToNoise: Self.signalToNoise(share: share))
    #expect(Self.policy.verdict(on: verification) == verdict)
    #expect(
      Self.policy.verdict(on: Transcript(words: [], verification: verification)) == verdict)
  }

  /// A network asks about a word, where there is one, and rejects none.
  @Test(
    arguments: [(-2, 1, .accepted), (-2.1, 1, .doubtful), (-3, 0, .accepted), (.nan, 0, .doubtful)]
      as [(Double, Double, RejectionPolicy.Verdict)])
  func aWordMustHaveItsPhones(_ score: Double, _ share: Double, _ verdict: RejectionPolicy.Verdict)
  {
    var policy = Self.policy
    policy.phones = .init(quiet: -2, noisy: -3)
    let verification = Verification(
      utterance: 0, weakestWord: 0, signalToNoise: Self.signalToNoise(share: share),
      weakestPhones: score)
    #expect(policy.verdict(on: verification) == verdict)
  }

  @Test func nothingHeardIsRejected() {
    #expect(RejectionPolicy().verdict(on: nil as Transcript?) == .rejected)
  }

  @Test func theStandardLimitsFallWithNoise() {
    let policy = RejectionPolicy()
    #expect(policy.utterance.noisy < policy.utterance.quiet)
    #expect(policy.word.noisy < policy.word.quiet)
    #expect(policy.phones.noisy < policy.phones.quiet)
    #expect(policy.doubt >= 0)
  }

  @Test func confidenceRisesWithTheScore() {
    let confidences = stride(from: -200.0, through: 50, by: 0.5).map {
      Verification.confidence(score: $0)
    }
    #expect(zip(confidences, confidences.dropFirst()).allSatisfy { $0 < $1 })
    #expect(confidences.allSatisfy { (0...1).contains($0) })
    #expect(Verification.confidence(score: -.infinity) == 0)
    #expect(Verification.confidence(score: .infinity) == 1)
  }

  @Test func shortWordsCountForLess() {
    #expect(Verification.score(word: -100, free: 200, frames: 15) == -10)
    #expect(Verification.score(word: -100, free: 200, frames: 0) == -20)
    #expect(Verification.score(word: 5, free: 5, frames: 30) == 0)
  }

  @Test func theTextIsItsWords() {
    let verification = Verification(utterance: 0, weakestWord: 0, signalToNoise: 0)
    let words = ["Open", "Dune"].map {
      Transcript.Word(text: $0, start: 0, end: 1, score: 0)
    }
    #expect(Transcript(words: words, verification: verification).text == "Open Dune")
    #expect(Transcript(words: [], verification: verification).text == "")
  }
}
