// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech
import Testing

@Suite struct DenoisingTests {
  @Test(arguments: [0, 1, 511])
  func shortSoundIsLeftAlone(_ count: Int) {
    let audio = Audio(samples: (0..<count).map { Int16($0) })
    #expect(audio.denoised() == audio)
  }

  @Test(arguments: [512, 513, 640, 1_000, 16_000])
  func silenceStaysSilence(_ count: Int) {
    let audio = Audio(samples: [Int16](repeating: 0, count: count))
    #expect(audio.denoised() == audio)
  }

  @Test(arguments: [0.01, 0.1, 0.9])
  func steadyNoiseFalls(_ amplitude: Double) {
    let noise = Audio(samples: Sounds.noise(seconds: 1.5, amplitude: amplitude))
    let fall = Sounds.decibels(noise.samples) - Sounds.decibels(noise.denoised().samples)
    #expect((9...12.5).contains(fall))
  }

  private func overNoise(_ tone: [Float], from: Double, seconds: Double) -> Audio {
    var samples = Sounds.noise(seconds: seconds, amplitude: 0.02)
    let start = Audio.count(seconds: from)
    for (index, sample) in Sounds.samples(tone).enumerated() where start + index < samples.count {
      samples[start + index] += sample
    }
    return Audio(samples: samples)
  }

  @Test(arguments: [300.0, 1_000, 3_000])
  func aToneOverNoiseKeepsItsLevel(_ hertz: Double) {
    let noisy = overNoise(
      Sounds.tone(hertz, seconds: 0.5, amplitude: 0.3), from: 1, seconds: 2.5)
    let clean = noisy.denoised()
    #expect(clean.samples.count == noisy.samples.count)
    let change =
      Sounds.decibels(clean.samples[17_600..<22_400])
      - Sounds.decibels(noisy.samples[17_600..<22_400])
    #expect(abs(change) < 1.5)
    #expect(Sounds.decibels(clean.samples[..<14_000]) < Sounds.decibels(noisy.samples[..<14_000]))
  }

  /// The first and the last frames are no quieter than others only because they are at the edge.
  @Test(arguments: [0.3, 0.6, 1])
  func aToneAtTheEdgesIsNotTakenForNoise(_ seconds: Double) {
    let part = seconds / 3
    let tone = Sounds.tone(1_000, seconds: part, amplitude: 0.3)
    let noisy = overNoise(
      tone + [Float](repeating: 0, count: Audio.count(seconds: part)) + tone, from: 0,
      seconds: part * 3)
    let clean = noisy.denoised()
    let count = Audio.count(seconds: part)
    let change =
      Sounds.decibels(clean.samples[..<count]) - Sounds.decibels(noisy.samples[..<count])
    #expect(abs(change) < 1.5)
  }

  @Test func fullScaleDoesNotOverflow() {
    let square = (0..<16_000).map { $0 / 20 % 2 == 0 ? Int16.max : .min }
    #expect(Audio(samples: square).denoised().samples.count == 16_000)
  }
}
