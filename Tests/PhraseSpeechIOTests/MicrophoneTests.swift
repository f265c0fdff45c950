// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseSpeech
import Testing

@testable import PhraseALSA

/// What a microphone does when its device fails, on devices that fail by a script.
@Suite(.timeLimit(.minutes(5))) struct MicrophoneTests {
  private func microphone(
    _ streams: ScriptedStream..., waitsForDevice: Bool = false
  ) throws -> Microphone {
    let library = ScriptedLibrary(.success(streams[0]), .success(streams[streams.count - 1]))
    return try Microphone(
      device: "scripted", waitsForDevice: waitsForDevice, library: library, retryDelay: 0)
  }

  @Test func overrunsAreSurvivedAndCounted() async throws {
    let stream = ScriptedStream([
      .samples([1, 2]), .error(EPIPE), .samples([3]), .error(EINTR), .error(EPIPE), .samples([4]),
    ])
    let microphone = try microphone(stream)
    var heard: [Int16] = []
    for _ in 0..<3 { heard += try #require(try await microphone.read()).samples }
    #expect(heard == [1, 2, 3, 4])
    #expect(microphone.overruns == 2)
    await microphone.close()
    #expect(stream.calls == ["prepare", "prepare", "close"])
  }

  @Test(arguments: [
    ([], ["resume", "close"]), ([EAGAIN], ["resume", "resume", "close"]),
    ([ENOSYS], ["resume", "prepare", "close"]),
  ])
  func suspensionIsSurvived(_ resumes: [Int32], _ calls: [String]) async throws {
    let stream = ScriptedStream([.error(ESTRPIPE), .samples([7])], resumes: resumes)
    let microphone = try microphone(stream)
    #expect(try await microphone.read()?.samples == [7])
    #expect(microphone.overruns == 1)
    await microphone.close()
    #expect(stream.calls == calls)
  }

  @Test(arguments: [ENODEV, EIO, EBADFD])
  func anUnpluggedDeviceIsTold(_ code: Int32) async throws {
    let stream = ScriptedStream([.samples([1]), .error(code)])
    let microphone = try microphone(stream)
    #expect(try await microphone.read()?.samples == [1])
    let error = await #expect(throws: AudioDeviceError.self) { try await microphone.read() }
    #expect(error?.reason == .vanished)
    #expect(error?.device == "scripted")
    #expect(
      error?.description
        == "The sound device “scripted” does not answer any more; plug it in again.")
    await microphone.close()
    #expect(stream.calls == ["close"])
  }

  @Test func anUnpluggedDeviceIsWaitedFor() async throws {
    let first = ScriptedStream([.samples([1]), .error(ENODEV)])
    let second = ScriptedStream([.samples([2])])
    let library = ScriptedLibrary(
      .success(first), .failure(PCMError(ENODEV)), .failure(PCMError(EACCES)), .success(second))
    let microphone = try Microphone(
      device: "scripted", waitsForDevice: true, library: library, retryDelay: 0)
    #expect(try await microphone.read()?.samples == [1])
    #expect(try await microphone.read()?.samples == [2])
    #expect(library.openCount == 4)
    await microphone.close()
    #expect(first.calls == ["close"] && second.calls == ["close"])
  }

  @Test func waitingForADeviceEndsWithTheMicrophone() async throws {
    let library = ScriptedLibrary(
      .success(ScriptedStream([.error(ENODEV)])), .failure(PCMError(ENODEV)))
    let microphone = try Microphone(
      device: "scripted", waitsForDevice: true, library: library, retryDelay: 3_600)
    async let sound = microphone.read()
    await microphone.close()
    #expect(try await sound == nil)
  }

  @Test(arguments: [
    (ENOENT, AudioDeviceError.Reason.unknown, "There is no sound device “x”."),
    (ENODEV, .unknown, "There is no sound device “x”. “phrase devices” lists them."),
    (EBUSY, .busy, "“x” is used by another program"),
    (EACCES, .forbidden, "“x”; add yourself to the group audio."),
    (EPERM, .forbidden, "add yourself to the group audio."),
    (EINVAL, .failed, "cannot record samples of 16 or 32 bits"),
    (ENOMEM, .failed, "Cannot allocate memory"),
  ])
  func devicesThatCannotBeOpenedAreTold(
    _ code: Int32, _ reason: AudioDeviceError.Reason, _ text: String
  ) async throws {
    let library = ScriptedLibrary(.failure(PCMError(code)))
    let error = #expect(throws: AudioDeviceError.self) {
      try Microphone(device: "x", waitsForDevice: true, library: library)
    }
    #expect(error?.reason == reason)
    #expect(error?.description.contains(text) == true)
  }

  @Test func cancellationEndsTheWait() async throws {
    let microphone = try microphone(ScriptedStream([]))
    let reader = Task { try await microphone.read() }
    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
    await microphone.close()
  }

  @Test func closingEndsTheWaitAndGivesTheDeviceBack() async throws {
    let stream = ScriptedStream([])
    let microphone = try microphone(stream)
    async let sound = microphone.read()
    await microphone.close()
    #expect(try await sound == nil)
    #expect(try await microphone.read() == nil)
    #expect(stream.calls == ["close"])
    await microphone.close()
  }

  @Test func theEndOfTheObjectGivesTheDeviceBack() async throws {
    let stream = ScriptedStream([])
    var microphone: Microphone? = try microphone(stream)
    #expect(microphone?.device == "scripted")
    microphone = nil
    while stream.calls.isEmpty { await Task.yield() }
    #expect(stream.calls == ["close"])
  }

  @Test(arguments: PCMLayout.Sample.allCases, [(1, 44_100), (2, 44_100), (6, 48_000), (2, 16_000)])
  func otherLayoutsAreConverted(_ sample: PCMLayout.Sample, _ form: (Int, Int)) async throws {
    let layout = PCMLayout(sample: sample, channels: form.0, rate: form.1)
    // Half a second of 440 Hz on the first channel only, so that the mean is a share of it.
    let tone = (0..<layout.rate / 2).flatMap { frame in
      let value = Float(sin(2 * Double.pi * 440 * Double(frame) / Double(layout.rate))) * 0.5
      return [value] + [Float](repeating: 0, count: layout.channels - 1)
    }
    let stream = ScriptedStream([.bytes(tone.flatMap { sample.bytes($0) })], layout: layout)
    let microphone = try microphone(stream)
    var heard: [Int16] = []
    while heard.count < 7_500 {
      heard += try #require(try await microphone.read()).samples
    }
    await microphone.close()
    let amplitude = 0.5 / Double(layout.channels) * 32_768
    let worst = (500..<7_500).map { index in
      abs(Double(heard[index]) - amplitude * sin(2 * Double.pi * 440 * Double(index) / 16_000))
    }.max()
    #expect(try #require(worst) < amplitude / 100 + 1)
  }
}

extension PCMLayout.Sample {
  /// The bytes of one sample between -1 and 1.
  fileprivate func bytes(_ value: Float) -> [UInt8] {
    switch self {
    case .int16: withUnsafeBytes(of: Int16(value * 32_767)) { Array($0) }
    case .int32: withUnsafeBytes(of: Int32(Double(value) * 2_147_483_647)) { Array($0) }
    case .float32: withUnsafeBytes(of: value) { Array($0) }
    }
  }
}
