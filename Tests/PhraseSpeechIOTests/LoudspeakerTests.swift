// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech
import Synchronization
import Testing

@testable import PhraseALSA

/// What a loudspeaker does when its device fails, on devices that fail by a script.
@Suite(.timeLimit(.minutes(5))) struct LoudspeakerTests {
  private let sound = Audio(samples: (0..<2_000).map { Int16($0) })

  @Test(arguments: [[], [EPIPE], [EINTR, EAGAIN, EPIPE], [ESTRPIPE]] as [[Int32]])
  func everythingIsPlayedDespiteFailures(_ codes: [Int32]) async throws {
    let stream = ScriptedStream(codes.map { .error($0) })
    try await Loudspeaker(device: "x", library: ScriptedLibrary(.success(stream))).play(sound)
    #expect(stream.written == sound.bytes)
    #expect(stream.calls.suffix(2) == ["drain", "close"])
    #expect(stream.calls.contains("prepare") == codes.contains(EPIPE))
  }

  @Test func otherLayoutsAreServed() async throws {
    let layout = PCMLayout(sample: .int32, channels: 2, rate: 16_000)
    let stream = ScriptedStream([], layout: layout)
    try await Loudspeaker(device: "x", library: ScriptedLibrary(.success(stream)))
      .play(Audio(samples: [1, -2]))
    #expect(
      stream.written == [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0xFE, 0xFF, 0, 0, 0xFE, 0xFF])
    let faster = ScriptedStream([], layout: PCMLayout(sample: .float32, channels: 1, rate: 48_000))
    try await Loudspeaker(device: "x", library: ScriptedLibrary(.success(faster))).play(sound)
    #expect(abs(faster.written.count - 2_000 * 3 * 4) <= 64 * 4)
  }

  @Test func aDeviceThatVanishesIsTold() async throws {
    let stream = ScriptedStream([.error(ENODEV)])
    let error = await #expect(throws: AudioDeviceError.self) {
      try await Loudspeaker(device: "x", library: ScriptedLibrary(.success(stream))).play(sound)
    }
    #expect(error?.reason == .vanished)
    #expect(stream.calls == ["close"])
  }

  @Test func aCheckMakesNoSound() throws {
    let stream = ScriptedStream([])
    try Loudspeaker(device: "x", library: ScriptedLibrary(.success(stream))).check()
    #expect(stream.calls == ["close"])
    let error = #expect(throws: AudioDeviceError.self) {
      try Loudspeaker(device: "x", library: ScriptedLibrary(.failure(PCMError(EBUSY)))).check()
    }
    #expect(error?.reason == .busy)
  }

  @Test func aBusyDeviceIsTold() async throws {
    let error = await #expect(throws: AudioDeviceError.self) {
      try await Loudspeaker(device: "x", library: ScriptedLibrary(.failure(PCMError(EBUSY))))
        .play(sound)
    }
    #expect(error?.reason == .busy)
  }

  @Test func cancellationFallsSilent() async throws {
    let task = Mutex<Task<Void, any Error>?>(nil)
    // The device itself cancels the task in its first write, so that nothing depends on time.
    let stream = ScriptedStream([]) {
      while task.withLock({ $0?.cancel() }) == nil {}
    }
    let sound = sound
    let player = Task {
      try await Loudspeaker(device: "x", library: ScriptedLibrary(.success(stream))).play(sound)
    }
    task.withLock { $0 = player }
    await #expect(throws: CancellationError.self) { try await player.value }
    #expect(stream.calls == ["drop", "close"])
    #expect(stream.written.count == 1_600)
  }

  /// Who lines sound up with what is played is told of the first sample that the device took.
  @Test func theStartIsToldOnce() async throws {
    let starts = Mutex<[Int]>([])
    let stream = ScriptedStream([.error(EAGAIN), .error(EPIPE)])
    let library = ScriptedLibrary(.success(stream))
    try await Loudspeaker(device: "x", library: library).play(sound) {
      starts.withLock { $0.append(stream.written.count) }
    }
    #expect(starts.withLock(\.self) == [1_600])
  }

  @Test func nothingIsOpenedForNoSound() async throws {
    let library = ScriptedLibrary(.failure(PCMError(ENOENT)))
    try await Loudspeaker(device: "x", library: library).play(Audio())
    #expect(library.openCount == 0)
  }
}
