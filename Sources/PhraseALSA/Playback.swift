// SPDX-License-Identifier: Apache-2.0

import Dispatch
import PhraseSpeech
import Synchronization

/// One sound on its way to a device; a thread runs it and a task may stop it.
final class Playback: Sendable {
  /// What a person hears at most after an interruption, besides the device's own memory.
  private static let pieceTime = 0.05
  /// Time between looks at a device that plays to its end.
  private static let drainTime = 0.01

  private let device: String
  private let library: any PCMLibrary
  /// Called when the device took the first of the sound.
  private let onStart: @Sendable () -> Void
  private let isStopped = Atomic(false)
  private let stopped = DispatchSemaphore(value: 0)

  init(device: String, library: any PCMLibrary, onStart: @escaping @Sendable () -> Void) {
    self.device = device
    self.library = library
    self.onStart = onStart
  }

  /// Makes the thread fall silent.
  func stop() {
    if !isStopped.exchange(true, ordering: .relaxed) { stopped.signal() }
  }

  /// Plays to the end.
  func run(_ audio: Audio) throws {
    let stream: any PCMStream
    do {
      stream = try library.open(device, .playback)
    } catch {
      throw AudioDeviceError(opening: device, .playback, error)
    }
    defer { stream.close() }
    do {
      try write(stream.layout.bytes(of: audio), to: stream)
      try drain(stream, limit: audio.duration)
    } catch let error as PCMError {
      throw AudioDeviceError(using: device, error)
    } catch {
      _ = stream.drop()
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to stream: any PCMStream) throws {
    let layout = stream.layout
    let size = layout.frames(seconds: Self.pieceTime) * layout.frameSize
    try bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        try checkStop()
        let piece = bytes[start..<min(start + size, bytes.count)]
        let count = stream.write(UnsafeRawBufferPointer(rebasing: piece))
        if count > 0 {
          if start == 0 { onStart() }
          start += count * layout.frameSize
        } else {
          try recover(stream, from: count)
        }
      }
    }
  }

  /// Waits until everything was heard; `limit` is what the device can hold at most, in seconds.
  private func drain(_ stream: any PCMStream, limit: Double) throws {
    // A device that still plays a second after that is stuck.
    for _ in 0..<Int((limit + 1) / Self.drainTime) {
      try checkStop()
      let result = stream.drain()
      if result >= 0 { return }
      if result == -Int(PCMError.again.code) {
        pause(Self.drainTime)
      } else {
        try recover(stream, from: result)
      }
    }
    _ = stream.drop()
  }

  private func recover(_ stream: any PCMStream, from code: Int) throws {
    let result = stream.recover(from: code) {
      pause(Self.pieceTime)
      return !isStopped.load(ordering: .relaxed)
    }
    if case .failed(let error) = result {
      try checkStop()
      throw error
    }
  }

  private func checkStop() throws {
    if isStopped.load(ordering: .relaxed) { throw CancellationError() }
  }

  private func pause(_ seconds: Double) {
    _ = stopped.wait(timeout: .now() + seconds)
  }
}
