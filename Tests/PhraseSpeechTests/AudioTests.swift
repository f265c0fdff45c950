// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech
import Testing

@Suite struct AudioTests {
  @Test func bytesAndBack() {
    let audio = Audio(samples: [0, 1, -1, .min, .max, 258])
    #expect(audio.bytes.suffix(4) == [0xFF, 0x7F, 2, 1])
    #expect(Audio(bytes: audio.bytes) == audio)
    #expect(Audio(bytes: audio.bytes + [9]) == audio)
    #expect(Audio(bytes: []).isEmpty)
  }

  @Test(
    arguments: [
      (0..<3, [1, 2, 3]), (1..<2, [2]), (2..<9, [3]), (5..<9, []), (-4..<1, [1]), (1..<1, []),
    ] as [(Range<Int>, [Int16])])
  func aPartIsCutToWhatThereIs(_ range: Range<Int>, _ samples: [Int16]) {
    #expect(Audio(samples: [1, 2, 3])[range].samples == samples)
  }

  @Test func timesAreCounts() {
    #expect(Audio(samples: Sounds.silence(seconds: 1.5)).duration == 1.5)
    #expect(Audio.count(seconds: 0.1) == 1_600)
    #expect(Audio.seconds(8_000) == 0.5)
  }

  // MARK: - Levels

  @Test(
    arguments: [
      ([], -90.3, 0), ([0, 0], -90.3, 0), ([.min, .min], 0, 1), ([16_384, -16_384], -6.02, 0),
      ([.max, 0, 0, 0], -6.02, 0.25), ([32_766, -32_767, 32_765, -32_766], 0, 0.5),
      ([1, 0, 0, 0, 0, 0], -90.3, 0),
    ] as [([Int16], Double, Double)])
  func levelsAreBelowFullScale(_ samples: [Int16], _ decibels: Double, _ clipped: Double) {
    let level = Level(samples)
    #expect(abs(level.decibels - decibels) < 0.01)
    #expect(level.clipped == clipped)
  }

  // MARK: - Noise

  /// The mean square of the loudest second, seconds being counted from the beginning.
  private func loudness(_ samples: [Double]) -> Double {
    stride(from: 0, to: samples.count, by: 16_000).map { start in
      samples[start..<min(start + 16_000, samples.count)].reduce(0) { $0 + $1 * $1 } / 16_000
    }.max() ?? 0
  }

  @Test(arguments: [-3.0, 0, 5, 12, 20], [0.5, 1, 2.5])
  func noiseIsAsFarBelowAsAsked(_ decibels: Double, _ seconds: Double) {
    let speech = Sounds.samples(
      Sounds.tone(500, seconds: seconds, amplitude: 0.2) + [Float](repeating: 0, count: 20_000))
    let noise = Audio(samples: Sounds.noise(seconds: 0.7, amplitude: 0.1))
    let mixed = Audio(samples: speech).mixed(with: noise, decibels: decibels, seed: 3)
    #expect(mixed.samples.count == speech.count)
    let added = zip(mixed.samples, speech).map { Double($0) - Double($1) }
    let seen = 10 * log10(loudness(speech.map(Double.init)) / loudness(added))
    #expect(abs(seen - decibels) < 0.1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 7_000, -7_000])
  func anyDistanceGivesAMix(_ decibels: Double) {
    let speech = Audio(samples: Sounds.samples(Sounds.tone(500, seconds: 0.5, amplitude: 0.2)))
    let noise = Audio(samples: Sounds.noise(seconds: 0.7, amplitude: 0.1))
    let mixed = speech.mixed(with: noise, decibels: decibels, seed: 3)
    #expect(mixed.samples.count == speech.samples.count)
  }

  @Test func theSameSeedGivesTheSameMix() {
    let speech = Audio(samples: Sounds.samples(Sounds.tone(500, seconds: 0.5)))
    let noise = Audio(samples: Sounds.noise(seconds: 2, amplitude: 0.1))
    let mixes = [1, 1, 2].map { speech.mixed(with: noise, decibels: 6, seed: $0) }
    #expect(mixes[0] == mixes[1])
    #expect(mixes[0] != mixes[2])
  }

  @Test func withoutNoiseNothingChanges() {
    let speech = Audio(samples: [1, 2, 3])
    #expect(speech.mixed(with: Audio(), decibels: 0, seed: 1) == speech)
    #expect(speech.mixed(with: Audio(samples: [0, 0]), decibels: 0, seed: 1) == speech)
    #expect(Audio().mixed(with: speech, decibels: 0, seed: 1).isEmpty)
  }

  @Test func aLoudMixIsTurnedDownAndNotClipped() {
    let speech = Audio(samples: Sounds.samples(Sounds.tone(500, seconds: 0.5, amplitude: 0.99)))
    let noise = Audio(samples: Sounds.noise(seconds: 1, amplitude: 0.9))
    let mixed = speech.mixed(with: noise, decibels: -6, seed: .max)
    #expect(mixed.samples.map { abs(Int($0)) }.max() == 32_767)
    #expect(Level(mixed.samples).clipped < 0.01)
  }

  @Test(arguments: [10.0, 20, 30])
  func speechStandsOutByWhatItIsLouder(_ decibels: Double) {
    let loud = 0.3
    let quiet = loud / pow(10, decibels / 20)
    let samples =
      Sounds.noise(seconds: 1, amplitude: quiet) + Sounds.noise(seconds: 1, amplitude: loud)
    #expect(abs(Audio(samples: samples).signalToNoise - decibels) < 1.5)
  }

  @Test(arguments: [0, 100, 3_199])
  func tooLittleSoundDoesNotStandOut(_ count: Int) {
    #expect(Audio(samples: [Int16](repeating: 99, count: count)).signalToNoise == 0)
  }

  // MARK: - Clips and cues

  @Test(arguments: [0, 1, 1_599, 1_600, 1_601, 5_000])
  func aClipIsReadPieceByPiece(_ count: Int) async {
    let audio = Audio(samples: (0..<count).map { Int16($0) })
    let clip = AudioClip(audio)
    await clip.discard()
    var samples: [Int16] = []
    while let piece = await clip.read() {
      #expect(!piece.isEmpty && piece.samples.count <= 1_600)
      samples += piece.samples
    }
    #expect(samples == audio.samples)
    #expect(await clip.read() == nil)
  }

  @Test(arguments: Cue.allCases)
  func cuesAreShortAndSoft(_ cue: Cue) {
    let sound = cue.sound
    #expect((0.05...0.5).contains(sound.duration))
    #expect(Sounds.decibels(sound.samples) > -40)
    #expect(sound.samples.allSatisfy { abs(Int($0)) < 32_768 / 5 })
    #expect(sound.samples.first == 0)
    #expect(abs(Int(sound.samples.last ?? .max)) < 100)
  }
}
