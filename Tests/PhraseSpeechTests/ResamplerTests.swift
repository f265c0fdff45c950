// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech
import Testing

@Suite struct ResamplerTests {
  private static let rates = [8_000, 22_050, 44_100, 48_000]

  private func converted(_ input: [Float], from rate: Int, piece: Int = .max) -> [Float] {
    var resampler = Resampler(from: rate)
    var output: [Float] = []
    var rest = input[...]
    while !rest.isEmpty {
      output += resampler.process(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    return output + resampler.finish()
  }

  @Test(arguments: [8_000, 16_000, 22_050, 44_100], [1, 3, 100, 441, 4_096])
  func piecesGiveWhatTheWholeGives(_ rate: Int, _ piece: Int) {
    let input = Sounds.tone(700, seconds: 0.1, rate: rate)
    let whole = converted(input, from: rate)
    let pieces = converted(input, from: rate, piece: piece)
    #expect(pieces.count == whole.count)
    #expect(zip(pieces, whole).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  @Test(arguments: rates)
  func aToneStaysTheSameTone(_ rate: Int) {
    let output = converted(Sounds.tone(1_000, seconds: 0.5, rate: rate), from: rate)
    let middle = output.dropFirst(1_600).prefix(4_800)
    #expect(abs(Sounds.amplitude(of: 1_000, in: middle) - 0.5) < 0.01)
    let power = middle.reduce(0) { $0 + Double($1) * Double($1) } / Double(middle.count)
    // Nothing but the tone is there.
    #expect(abs(power - 0.125) < 0.005)
  }

  @Test(arguments: [9_500.0, 10_000, 15_000, 20_000])
  func whatIsTooHighIsGone(_ hertz: Double) {
    let output = converted(Sounds.tone(hertz, seconds: 0.25, rate: 44_100), from: 44_100)
    let middle = output.dropFirst(400).dropLast(400)
    let power = middle.reduce(0) { $0 + Double($1) * Double($1) } / Double(middle.count)
    #expect(power < 0.125 * 1e-4)
  }

  @Test(arguments: [4_000, 8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000, 384_000])
  func theLengthIsThatOfTheInput(_ rate: Int) {
    let output = converted([Float](repeating: 0.1, count: rate / 20), from: rate)
    let exact = Double(rate / 20) * 16_000 / Double(rate)
    #expect(abs(Double(output.count) - exact) <= 1)
  }

  @Test(arguments: [8_000, 16_000, 44_100])
  func noInputGivesNoOutput(_ rate: Int) {
    #expect(converted([], from: rate).isEmpty)
  }
}
