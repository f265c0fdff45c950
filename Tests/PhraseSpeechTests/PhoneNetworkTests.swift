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

  private static func read(_ data: Data, words: String = "") throws -> PhoneNetwork {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).network")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try PhoneNetwork(
      file: file, dictionary: PronouncingDictionary(name: "words", text: words))
  }

  /// The fit of the sound to words, each with the ways to say it.
  private static func fit(
    _ words: [Pronunciation]..., of sound: Audio = sound, among others: String = ""
  ) throws -> PhoneFit? {
    let network = try read(network, words: others)
    return network.fit(
      of: network.scores(of: sound), to: [words], among: network.vocabulary())
  }

  /// What the network makes of the worst of some words, each with the ways to say it.
  private static func weakest(
    _ words: [Pronunciation]..., of sound: Audio = sound
  ) throws -> Double? {
    let network = try read(network)
    return network.weakestWord(of: words, in: network.scores(of: sound))
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
    let right = try #require(try Self.fit(Self.ways("Y S")))
    let wrong = try #require(try Self.fit(Self.ways("S Y")))
    #expect(right.againstFree > -20)
    #expect(wrong.againstFree < right.againstFree - 50)
  }

  @Test func wordsAreComparedWithAllOthers() throws {
    let others = "east Y S\nsea S Y\nsee S"
    let right = try #require(try Self.fit(Self.ways("Y S"), among: others))
    let wrong = try #require(try Self.fit(Self.ways("S Y"), among: others))
    #expect(right.againstWords > 50)
    #expect(wrong.againstWords < -50)
  }

  /// What is said in the same way is no other word, and a long one is no answer.
  @Test(arguments: ["", "east Y S", "east Y S Y S Y S Y S"])
  func nothingIsBeforeTheOnlyWord(others: String) throws {
    #expect(try Self.fit(Self.ways("Y S"), among: others)?.againstWords == .infinity)
  }

  @Test func thePhonesOfALongerWordAreNotLeftOver() throws {
    let part = try #require(try Self.fit(Self.ways("Y"), among: "east Y S"))
    #expect(part.againstWords < -50)
  }

  @Test func theBestWayToSayAWordCounts() throws {
    #expect(try Self.fit(Self.ways("S Y", "Y S")) == Self.fit(Self.ways("Y S")))
  }

  @Test func theBestSentenceCounts() throws {
    let network = try Self.read(Self.network, words: "other S")
    let (right, wrong) = (try Self.ways("Y S"), try Self.ways("S Y"))
    let fits = [[[wrong], [right]], [[right]]].map {
      network.fit(of: network.scores(of: Self.sound), to: $0, among: network.vocabulary())
    }
    #expect(fits[0] == fits[1])
  }

  @Test func thereMayBeAPauseBetweenWords() throws {
    var pausing = Self.sound
    pausing.samples.insert(contentsOf: [Int16](repeating: 0, count: 4_800), at: 6_400)
    let apart = try #require(try Self.fit(Self.ways("Y"), Self.ways("S"), of: pausing))
    let together = try #require(try Self.fit(Self.ways("Y S"), of: pausing))
    #expect(apart.againstFree > -30)
    #expect(together.againstFree < apart.againstFree - 50)
  }

  @Test(arguments: [0, 399, 400, 800])
  func soundThatIsTooShortFitsNothing(count: Int) throws {
    let audio = Audio(samples: [Int16](repeating: 0, count: count))
    #expect(try Self.fit(Self.ways("Y S"), of: audio) == nil)
  }

  @Test func wordsWithoutPhonesFitNothing() throws {
    #expect(try Self.fit() == nil)
    #expect(try Self.fit([]) == nil)
    #expect(try Self.fit(Self.ways("Y EH S")) == nil)
  }

  @Test func theWordThatWasNotSaidIsTheWeakest() throws {
    let said = try #require(try Self.weakest(Self.ways("Y"), Self.ways("S")))
    let together = try #require(try Self.weakest(Self.ways("Y S")))
    let more = try #require(try Self.weakest(Self.ways("Y"), Self.ways("S"), Self.ways("Y")))
    #expect(said > -10 && together > -10)
    #expect(more < -20)
  }

  @Test func theBestWayToSayEachWordIsTheWeakest() throws {
    #expect(
      try Self.weakest(Self.ways("S Y", "Y"), Self.ways("S", "Y Y"))
        == Self.weakest(Self.ways("Y"), Self.ways("S")))
  }

  @Test func aPauseIsNoPartOfAWord() throws {
    var pausing = Self.sound
    pausing.samples.insert(contentsOf: [Int16](repeating: 0, count: 4_800), at: 6_400)
    let apart = try #require(try Self.weakest(Self.ways("Y"), Self.ways("S"), of: pausing))
    let together = try #require(try Self.weakest(Self.ways("Y S"), of: pausing))
    #expect(apart > -10)
    #expect(together < -20)
  }

  @Test func noWordIsWeakestWhereNoneFits() throws {
    #expect(try Self.weakest() == nil)
    #expect(try Self.weakest([]) == nil)
    #expect(try Self.weakest(Self.ways("Y"), Self.ways("Y EH S")) == nil)
    for count in [0, 399, 400, 800] {
      let audio = Audio(samples: [Int16](repeating: 0, count: count))
      #expect(try Self.weakest(Self.ways("Y S"), of: audio) == nil)
    }
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
      try PhoneNetwork(
        file: URL(fileURLWithPath: "/nowhere/phones.network"),
        dictionary: PronouncingDictionary(name: "words", text: ""))
    } throws: { "\($0)".contains("/nowhere/phones.network") }
  }
}
