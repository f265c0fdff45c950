// SPDX-License-Identifier: Apache-2.0

/// A WAV file: read from any usual form of it, written as 16 kHz, one channel, 16 bits.
///
/// Integer samples of 8, 16, 24 and 32 bits and floats of 32 and 64 bits are read, with any number
/// of channels (the mean is taken) and any rate from 4,000 to 384,000 a second. A file whose end
/// is missing gives what is there. Source: Microsoft, "Multiple Channel Audio Data and WAVE Files".
public enum WaveFile {
  /// The rates that are read, in samples a second.
  static let rates = 4_000...384_000

  /// Reads the sound of a file.
  ///
  /// - Parameter bytes: The contents of the file.
  /// - Returns: The sound, converted to the engine's form.
  /// - Throws: `WaveFileError` with what was seen and where.
  public static func decode(_ bytes: [UInt8]) throws(WaveFileError) -> Audio {
    let reader = ByteReader(bytes: bytes)
    guard bytes.count >= 12, reader.tag(at: 0) == "RIFF", reader.tag(at: 8) == "WAVE" else {
      throw WaveFileError(bytes.isEmpty ? "is empty" : "does not begin like a WAV file", offset: 0)
    }
    var format: Format?
    var offset = 12
    while offset + 8 <= bytes.count {
      let size = Int(reader.uint32(at: offset + 4))
      let body = offset + 8
      switch reader.tag(at: offset) {
      case "fmt ": format = try Format(reader, at: body, size: size)
      case "data":
        guard let format else {
          throw WaveFileError("has sound before its format", offset: offset)
        }
        // A recorder that was cut off leaves a size that is 0 or too large.
        let end = size == 0 ? bytes.count : min(bytes.count, body + size)
        return format.decode(bytes[body..<end])
      default: break
      }
      offset = body + size + (size & 1)
    }
    throw WaveFileError(
      format == nil ? "has no format" : "has no sound", offset: min(offset, bytes.count))
  }

  /// The bytes of a file with this sound.
  public static func encode(_ audio: Audio) -> [UInt8] {
    header(dataSize: audio.samples.count * 2) + audio.bytes
  }

  /// The 44 bytes before the samples.
  static func header(dataSize: Int) -> [UInt8] {
    let size = UInt32(clamping: dataSize)
    let rate = UInt32(Audio.sampleRate)
    return Array("RIFF".utf8) + (size &+ 36).littleEndianBytes + Array("WAVEfmt ".utf8)
      + UInt32(16).littleEndianBytes + UInt16(1).littleEndianBytes + UInt16(1).littleEndianBytes
      + rate.littleEndianBytes + (rate * 2).littleEndianBytes + UInt16(2).littleEndianBytes
      + UInt16(16).littleEndianBytes + Array("data".utf8) + size.littleEndianBytes
  }
}

/// Why a file's sound cannot be read.
public struct WaveFileError: Error, Equatable, CustomStringConvertible {
  /// What is wrong: "has no sound".
  public let reason: String
  /// Where it was seen, in bytes from the beginning.
  public let offset: Int

  init(_ reason: String, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The reason, the place, and what would be read.
  public var description: String {
    "\(reason) (at byte \(offset)); a WAV file with integer or float samples is needed"
  }
}

extension WaveFile {
  /// How samples are laid out.
  struct Format {
    enum Kind { case integer, float }

    let kind: Kind
    let channels: Int
    let rate: Int
    let bytesPerSample: Int

    init(_ reader: ByteReader, at offset: Int, size: Int) throws(WaveFileError) {
      guard size >= 16, offset + 16 <= reader.bytes.count else {
        throw WaveFileError("has a format that is cut off", offset: offset)
      }
      var code = reader.uint16(at: offset)
      if code == 0xFFFE, size >= 26, offset + 26 <= reader.bytes.count {
        code = reader.uint16(at: offset + 24)
      }
      channels = Int(reader.uint16(at: offset + 2))
      rate = Int(reader.uint32(at: offset + 4))
      let bits = Int(reader.uint16(at: offset + 14))
      bytesPerSample = bits / 8
      switch (code, bits) {
      case (1, 8), (1, 16), (1, 24), (1, 32): kind = .integer
      case (3, 32), (3, 64): kind = .float
      default:
        throw WaveFileError(
          "has samples of the kind \(code) with \(bits) bits, which are not read", offset: offset)
      }
      guard (1...256).contains(channels) else {
        throw WaveFileError("has \(channels) channels", offset: offset + 2)
      }
      guard rates.contains(rate) else {
        throw WaveFileError(
          "has \(rate) samples a second; \(rates.lowerBound) to \(rates.upperBound) are read",
          offset: offset + 4)
      }
    }

    func decode(_ bytes: ArraySlice<UInt8>) -> Audio {
      let frame = bytesPerSample * channels
      let count = bytes.count / frame
      if kind == .integer, bytesPerSample == 2, channels == 1, rate == Audio.sampleRate {
        return Audio(bytes: bytes.prefix(count * 2))
      }
      var mono = [Float](repeating: 0, count: count)
      for index in 0..<count {
        var sum: Float = 0
        for channel in 0..<channels {
          sum += value(bytes, at: bytes.startIndex + index * frame + channel * bytesPerSample)
        }
        mono[index] = sum / Float(channels)
      }
      var resampler = Resampler(from: rate)
      return Audio(samples: (resampler.process(mono) + resampler.finish()).map(\.sample))
    }

    /// One sample between -1 and 1.
    private func value(_ bytes: ArraySlice<UInt8>, at offset: Int) -> Float {
      var bits: UInt64 = 0
      for index in (0..<bytesPerSample).reversed() {
        bits = bits << 8 | UInt64(bytes[offset + index])
      }
      switch (kind, bytesPerSample) {
      case (.float, 4): return Float(bitPattern: UInt32(truncatingIfNeeded: bits)).audible
      case (.float, _): return Float(Double(bitPattern: bits)).audible
      case (.integer, 1): return (Float(bits) - 128) / 128
      default:
        let unused = 64 - 8 * bytesPerSample
        return Float(Int64(bitPattern: bits << UInt64(unused))) / Float(Int64.max)
      }
    }
  }

  /// Numbers at places of a file.
  struct ByteReader {
    let bytes: [UInt8]

    func tag(at offset: Int) -> String {
      String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    }

    func uint16(at offset: Int) -> UInt16 { UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8 }

    func uint32(at offset: Int) -> UInt32 {
      UInt32(uint16(at: offset)) | UInt32(uint16(at: offset + 2)) << 16
    }
  }
}

extension Float {
  /// The value within the scale; what is no number is silence.
  package var audible: Float { isFinite ? max(-1, min(1, self)) : 0 }
}

extension FixedWidthInteger {
  fileprivate var littleEndianBytes: [UInt8] {
    (0..<(Self.bitWidth / 8)).map { UInt8(truncatingIfNeeded: self >> Self($0 * 8)) }
  }
}
