// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech
import Testing

@Suite struct WaveFileTests {
  private static let kinds: [(UInt16, Int)] = [
    (1, 8), (1, 16), (1, 24), (1, 32), (3, 32), (3, 64),
  ]
  private static let layouts =
    kinds.flatMap { code, bits in
      [1, 2, 6].map { WaveBytes(code: code, bits: bits, channels: $0) }
    }
    + kinds.map { WaveBytes(code: $0, bits: $1, channels: 2, isExtensible: true) }
    + [8_000, 16_000, 22_050, 44_100, 48_000].flatMap { rate in
      kinds.map { WaveBytes(code: $0, bits: $1, rate: rate) }
    }

  @Test(arguments: layouts)
  func everyKindOfSampleKeepsItsLevelAndLength(_ layout: WaveBytes) throws {
    let tone = Sounds.tone(440, seconds: 0.2, rate: layout.rate)
    let audio = try WaveFile.decode(layout.file(data: layout.encode(tone)))
    #expect(abs(audio.samples.count - 3_200) <= 1)
    #expect(abs(Sounds.amplitude(of: 440, in: audio) - 0.5) < 0.01)
    #expect(abs(Sounds.decibels(audio.samples) + 9.03) < 0.15)
  }

  @Test(arguments: [0, 1, 2, 3, 159, 16_000])
  func whatIsWrittenIsReadExactly(_ count: Int) throws {
    var random = SplitMix64(state: UInt64(count))
    let samples = (0..<count).map { _ in Int16.random(in: .min ... .max, using: &random) }
    let audio = Audio(samples: [.min, .max, 0, -1] + samples)
    #expect(try WaveFile.decode(WaveFile.encode(audio)) == audio)
  }

  @Test func theMeanOfTheChannelsIsTaken() throws {
    let layout = WaveBytes(channels: 2)
    let data = Int16(1_000).bytes + Int16(3_000).bytes + Int16(-5).bytes + Int16(5).bytes
    #expect(try WaveFile.decode(layout.file(data: data)).samples == [2_000, 0])
  }

  // MARK: - Files that are wrong

  struct Fault: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let reason: String
    let offset: Int
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ reason: String, at offset: Int) {
      self.name = name
      self.bytes = bytes
      self.reason = reason
      self.offset = offset
    }
  }

  private static let data = WaveBytes.chunk("data", [1, 2, 3, 4])
  private static let format = WaveBytes().format

  private static let faults = [
    Fault("nothing", [], "is empty", at: 0),
    Fault("three bytes", Array("RIF".utf8), "does not begin like a WAV file", at: 0),
    Fault("a tag", Array("RIFF".utf8), "does not begin like a WAV file", at: 0),
    Fault("another file", Array("OggS 0000 WAVE".utf8), "does not begin like", at: 0),
    Fault("no chunks", WaveBytes.riff(), "has no format", at: 12),
    Fault("no format", WaveBytes.riff(WaveBytes.chunk("LIST", [0])), "has no format", at: 22),
    Fault("sound first", WaveBytes.riff(data, format), "has sound before its format", at: 12),
    Fault("format alone", WaveBytes.riff(format), "has no sound", at: 36),
    Fault("cut off", Array(WaveBytes.riff(format).prefix(30)), "format that is cut off", at: 20),
    Fault(
      "short format", WaveBytes.riff(WaveBytes.chunk("fmt ", [1, 0, 1, 0]), data),
      "format that is cut off", at: 20),
    Fault(
      "a chunk beyond the end",
      WaveBytes.riff(format, WaveBytes.chunk("LIST", [1, 2], size: .max), data),
      "has no sound", at: 58),
    Fault(
      "a first chunk beyond the end", WaveBytes.riff(WaveBytes.chunk("junk", [], size: .max)),
      "has no format", at: 20),
  ]

  private static let wrongFormats = [
    (WaveBytes(channels: 0), "has 0 channels", 22),
    (WaveBytes(channels: 257), "has 257 channels", 22),
    (WaveBytes(rate: 0), "has 0 samples a second; 4000 to 384000 are read", 24),
    (WaveBytes(rate: 3_999), "has 3999 samples a second", 24),
    (WaveBytes(rate: 384_001), "has 384001 samples a second", 24),
    (WaveBytes(bits: 0), "has samples of the kind 1 with 0 bits", 20),
    (WaveBytes(bits: 12), "has samples of the kind 1 with 12 bits", 20),
    (WaveBytes(bits: 64), "has samples of the kind 1 with 64 bits", 20),
    (WaveBytes(code: 3, bits: 16), "has samples of the kind 3 with 16 bits", 20),
    (WaveBytes(code: 6, bits: 8), "has samples of the kind 6 with 8 bits", 20),
    (WaveBytes(code: 6, bits: 8, isExtensible: true), "of the kind 6 with 8 bits", 20),
  ]

  @Test(
    arguments: faults
      + wrongFormats.map { layout, reason, offset in
        Fault(layout.testDescription, layout.file(data: [1, 2, 3, 4]), reason, at: offset)
      })
  func wrongFilesSayWhatWasSeenAndWhere(_ fault: Fault) {
    let error = #expect(throws: WaveFileError.self) { try WaveFile.decode(fault.bytes) }
    #expect(error?.reason.contains(fault.reason) == true)
    #expect(error?.offset == fault.offset)
    #expect(error?.description.contains("(at byte \(fault.offset))") == true)
  }

  // MARK: - Files that are odd

  @Test(
    arguments: [
      ("no size", WaveBytes().file(data: [1, 0, 2, 0], size: 0), [1, 2]),
      ("a size beyond the end", WaveBytes().file(data: [1, 0, 2, 0], size: .max), [1, 2]),
      ("an odd size", WaveBytes().file(data: [1, 0, 2, 0, 3], size: 5), [1, 2]),
      ("half a sample", WaveBytes().file(data: [1], size: 1), []),
      ("half a frame", WaveBytes(channels: 2).file(data: [1, 0, 1, 0, 9, 0]), [1]),
      (
        "odd chunks around",
        WaveBytes.riff(
          WaveBytes.chunk("LIST", [1, 2, 3]), WaveBytes().format, WaveBytes.chunk("fact", [7]),
          WaveBytes.chunk("data", [1, 0]), WaveBytes.chunk("id3 ", [1])), [1]
      ),
      (
        "numbers that are none",
        WaveBytes(code: 3, bits: 32).file(
          data: [Float.nan, .infinity, -.infinity, .signalingNaN, 2, -2, 0].flatMap(
            \.bitPattern.bytes)), [0, 0, 0, 0, .max, .min, 0]
      ),
      (
        "long numbers that are none",
        WaveBytes(code: 3, bits: 64).file(
          data: [Double.nan, .infinity, 1e30, -1e30, Double.leastNonzeroMagnitude].flatMap(
            \.bitPattern.bytes)),
        [0, 0, .max, .min, 0]
      ),
    ] as [(String, [UInt8], [Int16])])
  func oddFilesGiveWhatIsThere(_ name: String, _ bytes: [UInt8], _ samples: [Int16]) throws {
    #expect(try WaveFile.decode(bytes).samples == samples)
  }

  @Test(arguments: 0...100)
  func everyTruncationGivesWhatIsThereOrSaysWhere(_ count: Int) {
    let audio = Audio(samples: (1...28).map { $0 * 100 })
    let file = WaveFile.encode(audio)
    #expect(file.count == 100)
    do {
      let read = try WaveFile.decode(Array(file.prefix(count)))
      #expect(count >= 44)
      #expect(read == audio[0..<(count - 44) / 2])
    } catch {
      #expect(count < 44)
      #expect((0...count).contains(error.offset))
      #expect(error.description.contains("(at byte \(error.offset))"))
    }
  }

  @Test(arguments: 0..<1_000)
  func randomBytesGiveSoundOrAnError(_ seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    var bytes = seed.isMultiple(of: 4) ? [] : WaveFile.encode(Audio(samples: [1, 2, 3]))
    for index in bytes.indices where Int.random(in: 0...7, using: &random) == 0 {
      if seed % 4 == 1 || index >= 12 { bytes[index] = .random(in: 0...255, using: &random) }
    }
    bytes += (0..<Int.random(in: 0...64, using: &random)).map { _ in
      .random(in: 0...255, using: &random)
    }
    do {
      _ = try WaveFile.decode(bytes)
    } catch {
      #expect((0...bytes.count).contains(error.offset), "seed \(seed): \(error)")
      #expect(!error.reason.isEmpty)
    }
  }
}
