// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhrasePocketSphinx
import PhraseSpeech
import Testing

@Suite(.enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"))
struct WakeDetectorTests {
  private static func detector(_ phrase: String) throws -> PocketSphinxWakeDetector {
    let model = try AcousticModel()
    let dictionary = try PronouncingDictionary.ofModel.get()
    return try PocketSphinxWakeDetector(
      phrase: phrase, model: model,
      lexicon: Lexicon(layers: [[dictionary], [SpelledWords(dictionary: dictionary)]]))
  }

  @Test(arguments: [
    (
      "hey library",
      [
        "wake/hey-library-slt", "wake/hey-library-rms", "wake/hey-library-awb",
        "wake/hey-library-open-dune-in-library-slt",
        "wake/hey-library-open-the-hobbit-in-library-rms",
        "wake/hey-library-count-my-books-in-library-awb",
      ]
    ),
    (
      "hey expenses",
      [
        "wake/hey-expenses-slt", "wake/hey-expenses-kal16",
        "wake/hey-expenses-add-an-expense-in-expenses-slt",
      ]
    ),
  ])
  func aCallWakes(phrase: String, recordings: [String]) async throws {
    let detector = try Self.detector(phrase)
    for recording in recordings {
      let audio = try Recordings.audio(recording)
      #expect(try await detector.endOfWakePhrase(in: audio) != nil, "\(recording)")
    }
  }

  @Test(arguments: [
    (
      "hey library",
      [
        "wake/hey-expenses-slt", "hey-liberty-slt", "library-en-us", "open-dune",
        "open-ulysses-in-library-slt", "show-me-the-way-to-the-library-ked",
        "i-spent-the-whole-day-in-the-library-slt-hts", "open-the-public-library-kal16",
        "music", "kitchen", "dishes", "silence", "white-noise", "click",
      ]
    ),
    (
      "hey expenses",
      ["wake/hey-library-slt", "hey-the-expense-is-en-gb", "add-an-expense-slt", "water"]
    ),
    ("open the pod bay doors", ["open-dune", "open-the-public-library-kal16"]),
  ])
  func nothingElseWakes(phrase: String, recordings: [String]) async throws {
    let detector = try Self.detector(phrase)
    for recording in recordings {
      let audio = try Recordings.audio(recording)
      #expect(try await detector.endOfWakePhrase(in: audio) == nil, "\(recording)")
    }
  }

  @Test func whatFollowsTheCallIsLeft() async throws {
    let detector = try Self.detector("hey library")
    let alone = try Recordings.audio("wake/hey-library-slt")
    let audio = try Recordings.audio("wake/hey-library-open-dune-in-library-slt")
    let end = try #require(try await detector.endOfWakePhrase(in: audio))
    #expect(end < audio.samples.count / 2)
    #expect(try await detector.endOfWakePhrase(in: audio[end..<audio.samples.count]) == nil)
    #expect(try await detector.endOfWakePhrase(in: alone[0..<alone.samples.count / 2]) == nil)
  }

  @Test(arguments: [0, 1, 159, 400, 1_600])
  func soundThatIsTooShortWakesNothing(count: Int) async throws {
    let audio = Audio(samples: [Int16](repeating: 100, count: count))
    #expect(try await Self.detector("hey library").endOfWakePhrase(in: audio) == nil)
  }

  @Test(arguments: ["hey xyzzyq", "東京", "", "…"])
  func aWakePhraseThatCannotBeSaidIsAnError(phrase: String) {
    #expect(throws: RecognizerError.self) { try Self.detector(phrase) }
  }
}
