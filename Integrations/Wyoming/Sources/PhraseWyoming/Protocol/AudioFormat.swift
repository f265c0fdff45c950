// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// How the sound of a client is written: samples of 16 bits, low byte first.
struct AudioFormat: Sendable, Equatable {
  /// Samples a second.
  let rate: Int
  let channels: Int

  /// What the engine works with, and what it sends.
  static let engine = AudioFormat(rate: Audio.sampleRate, channels: 1)

  /// The fields of an event that has the format.
  var fields: [String: JSONValue] {
    ["rate": .integer(rate), "width": 2, "channels": .integer(channels)]
  }
}

extension AudioFormat {
  /// The format in an event.
  init(_ fields: EventFields) throws(ProtocolFault) {
    _ = try fields.needNumber("width", in: 2...2)
    self.init(
      rate: try fields.needNumber("rate", in: 8_000...48_000),
      channels: try fields.needNumber("channels", in: 1...8))
  }
}

/// Makes the sound of one stream what the engine works with.
struct AudioConverter {
  let format: AudioFormat
  private var resampler: Resampler

  init(_ format: AudioFormat) {
    self.format = format
    resampler = Resampler(from: format.rate)
  }

  /// The sound of a chunk; bytes behind the last whole sample are left out.
  mutating func convert(_ bytes: [UInt8]) -> Audio {
    let audio = Audio(bytes: bytes)
    guard format != .engine else { return audio }
    let channels = format.channels
    let mean = stride(from: 0, through: audio.samples.count - channels, by: channels).map { start in
      audio.samples[start..<start + channels].reduce(Float(0)) { $0 + Float($1) }
        / Float(channels) / 32_768
    }
    return Audio(
      samples: resampler.process(mean).map { Int16(max(-1, min(1, $0)) * 32_767) })
  }
}
