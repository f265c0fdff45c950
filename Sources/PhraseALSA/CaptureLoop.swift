// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// The work of a microphone's thread.
struct CaptureLoop: Sendable {
  let device: String
  let library: any PCMLibrary
  let queue: CaptureQueue
  /// Whether a device that vanished is opened again as soon as it is back.
  let waitsForDevice: Bool
  /// Time between attempts to open a device that vanished, in seconds.
  let retryDelay: Double

  /// A piece is long enough to cost little, and short against the pauses of a speaker.
  private static let pieceTime = 0.05

  /// Captures until the queue is closed or the device fails for good.
  func run(_ first: any PCMStream) {
    var stream: (any PCMStream)? = first
    var failure: AudioDeviceError?
    while let current = stream {
      let error = capture(current)
      current.close()
      stream = nil
      failure = error.map { AudioDeviceError(using: device, $0) }
      if waitsForDevice, failure?.reason == .vanished {
        failure = nil
        stream = reopened()
      }
    }
    queue.end(failure)
  }

  /// - Returns: The error that cannot be recovered from; nil if the queue was closed.
  private func capture(_ stream: any PCMStream) -> PCMError? {
    let layout = stream.layout
    var converter = CaptureConverter(layout)
    let size = layout.frames(seconds: Self.pieceTime) * layout.frameSize
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { buffer.deallocate() }
    while !queue.isClosed {
      let count = stream.read(into: buffer)
      if count > 0 {
        let filled = buffer.prefix(count * layout.frameSize)
        queue.put(converter.convert(UnsafeRawBufferPointer(rebasing: filled)))
        continue
      }
      switch stream.recover(from: count, pause: { queue.pause(Self.pieceTime) }) {
      case .again: continue
      case .restarted: queue.lost()
      case .failed(let error): return queue.isClosed ? nil : error
      }
    }
    return nil
  }

  /// Waits for the device; nil if the queue was closed.
  private func reopened() -> (any PCMStream)? {
    while queue.pause(retryDelay) {
      // Any error may pass: a device that was plugged in is not usable at once, and the rights to
      // it come a moment later.
      if let stream = try? library.open(device, .capture) { return stream }
    }
    return nil
  }
}
