// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech
import Synchronization
import Testing

@Suite struct DuplexAudioTests {
  /// Takes away exactly what is played: an echo without a room.
  private struct Subtraction: EchoCanceller {
    func process(_ captured: [Int16], played: [Int16]) -> [Int16] {
      #expect(captured.count == Endpointer.frame && played.count == Endpointer.frame)
      return zip(captured, played).map { $0 - $1 }
    }
  }

  /// A loudspeaker that says when it starts, and may fail then.
  private final class ScriptedSink: AudioSink {
    let error: AudioDeviceError?

    init(error: AudioDeviceError? = nil) {
      self.error = error
    }

    func play(_ audio: Audio, onStart: @escaping @Sendable () -> Void) async throws {
      onStart()
      if let error { throw error }
    }
  }

  /// A microphone whose pieces have a length of their own.
  private final class Pieces: AudioSource {
    private let pieces: Mutex<[[Int16]]>

    init(_ samples: [Int16], of length: Int) {
      pieces = Mutex(
        stride(from: 0, to: samples.count, by: length).map {
          Array(samples[$0..<min($0 + length, samples.count)])
        })
    }

    func read() async throws -> Audio? {
      pieces.withLock { $0.isEmpty ? nil : Audio(samples: $0.removeFirst()) }
    }

    func discard() async { _ = pieces.withLock { $0.removeFirst() } }
  }

  private func rest(of source: any AudioSource) async throws -> [Int16] {
    var samples: [Int16] = []
    while let audio = try await source.read() { samples += audio.samples }
    return samples
  }

  private let played = (0..<1_000).map { Int16($0 % 97) }

  /// What is captured is twice what is played, and the tail of 300 ms behind it.
  @Test(arguments: [160, 800, 777, 50])
  func whatIsPlayedIsTakenOut(length: Int) async throws {
    let duplex = DuplexAudio(ScriptedSink(), canceller: Subtraction())
    let after = [Int16](repeating: 7, count: 8_000)
    let source = duplex.source(
      hearing: Pieces(played.map { $0 * 2 } + after, of: length))
    try await duplex.play(Audio(samples: played))
    #expect(try await rest(of: source) == played + after)
  }

  @Test func whileNothingPlaysSoundPassesAsItIs() async throws {
    struct Silence: EchoCanceller {
      func process(_ captured: [Int16], played: [Int16]) -> [Int16] {
        [Int16](repeating: 0, count: captured.count)
      }
    }
    let duplex = DuplexAudio(ScriptedSink(), canceller: Silence())
    let source = duplex.source(hearing: Pieces(played, of: 70))
    #expect(try await rest(of: source) == played)
    // After 1,000 samples and the tail of 4,800, rounded up to frames of 160, it is over.
    let heard = duplex.source(hearing: Pieces([Int16](repeating: 9, count: 7_000), of: 500))
    try await duplex.play(Audio(samples: played))
    #expect(try await rest(of: heard).count(where: { $0 == 9 }) == 7_000 - 37 * 160)
  }

  /// What was not played is not taken out.
  @Test func aSoundThatIsCutShortLeavesNoTrace() async throws {
    let error = AudioDeviceError(.vanished, device: "x", "The device “x” is gone.")
    let duplex = DuplexAudio(ScriptedSink(error: error), canceller: Subtraction())
    let source = duplex.source(hearing: Pieces(played, of: 100))
    await #expect(throws: error) { try await duplex.play(Audio(samples: played)) }
    // The room may still sound, so whole frames are cleaned: of silence.
    #expect(try await rest(of: source) == Array(played.prefix(960)))
  }

  @Test func whatIsDiscardedIsNotPaired() async throws {
    let duplex = DuplexAudio(ScriptedSink(), canceller: Subtraction())
    let source = duplex.source(hearing: Pieces([1, 2, 3] + played, of: 3))
    await source.discard()
    try await duplex.play(Audio(samples: played))
    let heard = try await rest(of: source)
    #expect(heard.allSatisfy { $0 == 0 } && heard.count == 960)
  }
}
