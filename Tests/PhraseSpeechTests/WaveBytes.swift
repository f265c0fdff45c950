// SPDX-License-Identifier: Apache-2.0

import Testing

/// The bytes of a WAV file, right or wrong.
struct WaveBytes: CustomTestStringConvertible {
  var code: UInt16 = 1
  var bits = 16
  var channels = 1
  var rate = 16_000
  /// Whether the format is written in the longer form, which names its kind at the end.
  var isExtensible = false

  var testDescription: String {
    "kind \(code), \(bits) bits, \(channels) channels, \(rate) Hz\(isExtensible ? ", extensible" : "")"
  }

  /// A chunk with a size that may be a lie.
  static func chunk(_ tag: String, _ body: [UInt8], size: UInt32? = nil) -> [UInt8] {
    Array(tag.utf8) + (size ?? UInt32(body.count)).bytes + body
      + (body.count.isMultiple(of: 2) ? [] : [0])
  }

  static func riff(_ chunks: [UInt8]...) -> [UInt8] {
    let body = Array("WAVE".utf8) + chunks.flatMap(\.self)
    return Array("RIFF".utf8) + UInt32(body.count).bytes + body
  }

  /// The chunk of the format.
  var format: [UInt8] {
    let frame = bits / 8 * channels
    var body = (isExtensible ? 0xFFFE : code).bytes + UInt16(channels).bytes
    body += UInt32(rate).bytes + UInt32(rate * frame).bytes
    body += UInt16(frame).bytes + UInt16(bits).bytes
    if isExtensible {
      body += UInt16(22).bytes + UInt16(bits).bytes + UInt32(0).bytes + code.bytes
      body += [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
    }
    return Self.chunk("fmt ", body)
  }

  /// The whole file.
  func file(data: [UInt8], size: UInt32? = nil) -> [UInt8] {
    Self.riff(format, Self.chunk("data", data, size: size))
  }

  /// The samples in this layout, the same in all channels.
  func encode(_ samples: [Float]) -> [UInt8] {
    samples.flatMap { sample in (0..<channels).flatMap { _ in encode(sample) } }
  }

  private func encode(_ sample: Float) -> [UInt8] {
    switch (code, bits) {
    case (3, 32): return sample.bitPattern.bytes
    case (3, _): return Double(sample).bitPattern.bytes
    case (_, 8): return [UInt8((sample * 127 + 128).rounded())]
    default:
      let scale = Double(Int64(1) << Int64(bits - 1)) - 1
      return Array(Int64((Double(sample) * scale).rounded()).bytes.prefix(bits / 8))
    }
  }
}

extension FixedWidthInteger {
  /// The bytes, low byte first.
  var bytes: [UInt8] {
    (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> Self($0 * 8)) }
  }
}
