// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseAudioProcessing
import PhraseESpeak
import PhraseSpeech
import Testing

/// Hears everything, as where there is no canceller.
struct NoCanceller: EchoCanceller {
  func process(_ captured: [Int16], played: [Int16]) -> [Int16] { captured }
}

/// Whether the library was there when the package was built.
let hasCanceller = WebRTCEchoCanceller() != nil

@Suite(
  .enabled(if: hasCanceller, "the package libwebrtc-audio-processing-dev is not installed"),
  .timeLimit(.minutes(15)))
struct EchoCancellerTests {
  /// How loud the microphone's sound is while each of some texts is said, in decibels.
  private func levels(
    saying texts: [String], gain: Double, _ canceller: any EchoCanceller
  ) async throws -> [Double] {
    let room = SimulatedRoom(gain: gain)
    let duplex = DuplexAudio(room, canceller: canceller)
    let microphone = duplex.source(hearing: room)
    var levels: [Double] = []
    for text in texts {
      let speech = try await ESpeakSynthesizer().speech(for: text, language: "en")
      async let isPlayed: Void = duplex.play(speech)
      var samples: [Int16] = []
      while samples.count < speech.samples.count, let audio = try await microphone.read() {
        samples += audio.samples
      }
      levels.append(Level(samples).decibels)
      // The room falls silent.
      for _ in 0..<20 { _ = try await microphone.read() }
      try await isPlayed
    }
    return levels
  }

  /// The echo return loss enhancement: how much quieter the echo is than without the canceller.
  @Test(arguments: [-10, 6.0])
  func theEngineIsHardlyHeard(gain: Double) async throws {
    let texts = [
      "Opened Dune by Frank Herbert.", "Which stop: Market Square or Harbour?",
      "The next bus comes in five minutes.",
    ]
    let canceller = try #require(WebRTCEchoCanceller())
    let plain = try await levels(saying: texts, gain: gain, NoCanceller())
    let cleaned = try await levels(saying: texts, gain: gain, canceller)
    let enhancement = zip(plain, cleaned).map { $0 - $1 }
    // The first sentence is what the canceller learns the room from.
    #expect(enhancement[0] > 10, "\(enhancement)")
    #expect(enhancement[1] > 25 && enhancement[2] > 25, "\(enhancement)")
  }

  @Test func framesOfAnotherLengthPassAsTheyAre() throws {
    let canceller = try #require(WebRTCEchoCanceller())
    #expect(canceller.process([1, 2, 3], played: [4, 5, 6]) == [1, 2, 3])
  }
}
