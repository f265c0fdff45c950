// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// One stream of sound from a client, and the task that listens to it.
struct Hearing {
  private let source = StreamedAudio()
  private var converter: AudioConverter
  private let task: Task<Void, Never>

  init(_ format: AudioFormat, _ listen: @escaping @Sendable (StreamedAudio) async -> Void) {
    converter = AudioConverter(format)
    task = Task { [source] in
      await listen(source)
      // What still comes is for nobody.
      await source.end()
    }
  }

  mutating func append(
    _ bytes: [UInt8], _ format: AudioFormat, timestamp: Int?
  ) async throws(ProtocolFault) {
    guard format == converter.format else {
      throw ProtocolFault(
        "A chunk of \(format.rate) samples a second in \(format.channels) channels came in a stream "
          + "of \(converter.format.rate) in \(converter.format.channels).")
    }
    await source.append(converter.convert(bytes), timestamp: timestamp)
  }

  /// Ends the sound, and waits for what is made of it.
  func finish() async {
    await source.end()
    await task.value
  }

  /// Gives up.
  func cancel() async {
    task.cancel()
    await source.end()
    await task.value
  }
}
