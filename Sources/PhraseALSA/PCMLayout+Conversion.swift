// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// Turns what a device captured into the engine's form.
struct CaptureConverter {
  private let layout: PCMLayout
  private var resampler: Resampler

  init(_ layout: PCMLayout) {
    self.layout = layout
    resampler = Resampler(from: layout.rate)
  }

  /// Takes whole frames.
  mutating func convert(_ bytes: UnsafeRawBufferPointer) -> [Int16] {
    let isNative =
      layout.sample == .int16 && layout.channels == 1 && layout.rate == Audio.sampleRate
    let count = bytes.count / layout.frameSize
    if isNative {
      return (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self) }
    }
    let mono = (0..<count).map { frame in
      var sum: Float = 0
      for channel in 0..<layout.channels {
        let offset = (frame * layout.channels + channel) * layout.sample.size
        sum += layout.sample.load(bytes, at: offset)
      }
      return sum / Float(layout.channels)
    }
    return resampler.process(mono).map(\.sample)
  }
}

extension PCMLayout {
  /// The engine's sound as a device wants it, the same on every channel.
  func bytes(of audio: Audio) -> [UInt8] {
    var bytes: [UInt8] = []
    if rate == Audio.sampleRate, sample == .int16 {
      bytes.reserveCapacity(audio.samples.count * frameSize)
      for value in audio.samples { append(value, to: &bytes) }
      return bytes
    }
    var resampler = Resampler(from: Audio.sampleRate, to: rate)
    let input = audio.samples.map { Float($0) / 32_768 }
    for value in resampler.process(input) + resampler.finish() {
      switch sample {
      case .int16: append(value.sample, to: &bytes)
      case .int32: append(Int32(value.sample) << 16, to: &bytes)
      case .float32: append(value.bitPattern, to: &bytes)
      }
    }
    return bytes
  }

  private func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for _ in 0..<channels { withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) } }
  }
}

extension PCMLayout.Sample {
  /// One sample, between -1 and 1.
  fileprivate func load(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Float {
    switch self {
    case .int16: Float(bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self)) / 32_768
    case .int32: Float(bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)) / 2_147_483_648
    case .float32: bytes.loadUnaligned(fromByteOffset: offset, as: Float.self).audible
    }
  }
}
