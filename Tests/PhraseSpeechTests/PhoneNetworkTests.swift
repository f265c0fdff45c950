// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseSpeech

@Suite struct PhoneNetworkTests {
  /// A network of one layer that hears Y in what is loud in the lowest band, and S in the highest.
  private static let network: Data = {
    let bands = 24
    let centre = 7 * bands
    var weights = [Float](repeating: 0, count: 15 * bands * 3)
    weights[centre * 3 + 1] = 9
    weights[(centre + bands - 1) * 3 + 2] = 9
    // What is quiet in both is silence.
    weights[centre * 3] = -9
    weights[(centre + bands - 1) * 3] = -9
    let numbers: [Float] = [0, 0, 0] + weights + [-20, 0, 0]
    return Data("phrase phones 1\nSIL Y S\n360 3\n".utf8)
      + numbers.flatMap { number in
        (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
      }
  }()

  private static func read(_ data: Data) throws -> PhoneNetwork {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).network")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try PhoneNetwork(file: file)
  }

  private static func ways(_ texts: String...) throws -> [Pronunciation] {
    try texts.map { try #require(Pronunciation($0)) }
  }

  /// Silence, a low tone, a high tone and silence, each for a fifth of a second.
  private static let sound = Audio(
    samples: (0..<12_800).map { index in
      let frequency = [0, 130, 6_500, 0][index / 3_200]
      return Int16(8_000 * sin(2 * .pi * Double(index) * Double(frequency) / 16_000))
    })

  @Test func wordsFitTheSoundThatHasTheirPhones() throws {
    let network = try Self.read(Self.network)
    let (said, other) = (try Self.ways("Y S"), try Self.ways("S Y"))
    let right = try #require(network.fit(of: Self.sound, to: [said]))
    let wrong = try #require(network.fit(of: Self.sound, to: [other]))
    #expect(right.words > -0.5 && right.weakestPhone > -1 && right.surroundings > -20)
    #expect(wrong.words < right.words - 1)
    #expect(abs(right.frames.lowerBound - 20) < 4 && abs(right.frames.upperBound - 60) < 4)
  }

  @Test func theBestWayToSayAWordCounts() throws {
    let network = try Self.read(Self.network)
    let ways = try Self.ways("S Y", "Y S")
    #expect(
      network.fit(of: Self.sound, to: [ways]) == network.fit(of: Self.sound, to: [[ways[1]]]))
  }

  @Test(arguments: [0, 399, 400, 1_000])
  func soundThatIsTooShortFitsNothing(count: Int) throws {
    let network = try Self.read(Self.network)
    let audio = Audio(samples: [Int16](repeating: 0, count: count))
    #expect(network.fit(of: audio, to: [try Self.ways("Y S")]) == nil)
  }

  @Test func wordsWithoutPhonesFitNothing() throws {
    let network = try Self.read(Self.network)
    #expect(network.fit(of: Self.sound, to: []) == nil)
    #expect(network.fit(of: Self.sound, to: [[]]) == nil)
    #expect(network.fit(of: Self.sound, to: [try Self.ways("Y EH S")]) == nil)
  }

  private static let damaged: [Data] = [
    Data(), Data("phrase phones 2\nSIL Y S\n360 3\n".utf8), network.dropLast(),
    network + [0], Data("phrase phones 1\nSIL Y\n360 3\n".utf8) + network.suffix(4_344),
    Data("phrase phones 1\nSIL Y S\n".utf8), Data("phrase phones 1\nSIL\n\n".utf8),
    Data("phrase phones 1\nSIL Y S\n-360 3\n".utf8),
  ]

  @Test(arguments: damaged)
  func whatIsNoNetworkIsRefused(data: Data) throws {
    #expect(throws: RecognizerError.self) { try Self.read(data) }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect {
      try PhoneNetwork(file: URL(fileURLWithPath: "/nowhere/phones.network"))
    } throws: { "\($0)".contains("/nowhere/phones.network") }
  }
}
