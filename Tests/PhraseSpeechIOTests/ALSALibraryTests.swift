// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech
import Testing

@testable import PhraseALSA

/// The real library, on its devices that stand for hardware: files.
@Suite(.timeLimit(.minutes(5))) struct ALSALibraryTests {
  /// Files in a directory of their own, and a library that knows devices which use them.
  private struct Workplace: ~Copyable {
    let directory: URL
    let library: ALSALibrary

    init() throws {
      directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let input = directory.appending(path: "in.raw").path
      let output = directory.appending(path: "out.raw").path
      library = ALSALibrary(
        configuration: """
          pcm.null { type null }
          pcm.filemic {
            type file slave.pcm "null" file "/dev/null" infile "\(input)" format "raw"
          }
          pcm.speaker { type file slave.pcm "null" file "\(output)" format "raw" }
          pcm.stereo {
            type plug
            slave { pcm "null" rate 44100 channels 2 format S32_LE }
          }
          """)
    }

    deinit { try? FileManager.default.removeItem(at: directory) }
  }

  @Test func captureGivesTheSamplesOfTheFile() async throws {
    let workplace = try Workplace()
    let samples = (0..<32_000).map { Int16(truncatingIfNeeded: $0 &* 7_919) }
    // A pipe, because a file's last samples would come again and again without a pause. All of it
    // fits into the pipe's memory.
    let path = workplace.directory.appending(path: "in.raw").path
    try #require(mkfifo(path, 0o600) == 0)
    let pipe = try FileHandle(forUpdating: URL(filePath: path))
    try pipe.write(contentsOf: Audio(samples: samples).bytes)
    let microphone = try Microphone(device: "filemic", library: workplace.library)
    var heard: [Int16] = []
    while heard.count < samples.count {
      heard += try #require(try await microphone.read()).samples
    }
    #expect(heard == samples)
    #expect(microphone.overruns == 0)
    try pipe.close()
    await microphone.close()
  }

  @Test func playbackWritesTheSamples() async throws {
    let workplace = try Workplace()
    let sound = Audio(samples: (0..<40_000).map { Int16(truncatingIfNeeded: $0 &* 31) })
    let loudspeaker = Loudspeaker(device: "speaker", library: workplace.library)
    for _ in 0..<2 {
      try await loudspeaker.play(sound)
      let data = try Data(contentsOf: workplace.directory.appending(path: "out.raw"))
      #expect(Array(data.prefix(sound.bytes.count)) == sound.bytes)
      #expect(data.dropFirst(sound.bytes.count).allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: ["nowhere", "", "no\0where", "plughw:CARD=Nobody", "hw:97", "🎤", "a b{c"])
  func unknownDevicesAreTold(_ name: String) async throws {
    let workplace = try Workplace()
    let error = #expect(throws: AudioDeviceError.self) {
      try Microphone(device: name, library: workplace.library)
    }
    #expect(
      error?.description == "There is no sound device “\(name)”. “phrase devices” lists them.")
    await #expect(throws: AudioDeviceError.self) {
      try await Loudspeaker(device: name, library: workplace.library).play(Audio(samples: [1]))
    }
  }

  @Test func unknownDevicesOfTheSystemAreTold() throws {
    let error = #expect(throws: AudioDeviceError.self) {
      try Microphone(device: "no such device")
    }
    #expect(error?.reason == .unknown)
  }

  @Test func aDeviceOfOtherRateKeepsItsRate() throws {
    let workplace = try Workplace()
    let stream = try workplace.library.open("stereo", .capture)
    defer { stream.close() }
    #expect(stream.layout.rate == 44_100)
  }

  @Test func everyDirectionIsNegotiated() throws {
    let workplace = try Workplace()
    for direction in [PCMDirection.capture, .playback] {
      let stream = try workplace.library.open("null", direction)
      #expect(stream.layout == PCMLayout(sample: .int16, channels: 1, rate: 16_000))
      stream.close()
    }
  }

  @Test func devicesAreListedOnce() {
    let devices = SoundDevice.all()
    #expect(Set(devices.map(\.name)).count == devices.count)
    #expect(devices.allSatisfy { $0.canCapture || $0.canPlay })
    #expect(devices.allSatisfy { !$0.name.isEmpty && !$0.description.contains("\n") })
  }
}
