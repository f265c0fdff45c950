// SPDX-License-Identifier: Apache-2.0

/// Sound as the engine works with it: one channel, 16,000 samples a second, 16 bits each.
///
/// ```swift
/// let second = Audio(samples: [Int16](repeating: 0, count: Audio.sampleRate))
/// print(second.duration)  // 1.0
/// ```
///
/// The rate is that of the acoustic models; sound of other rates is converted where it comes in.
public struct Audio: Sendable, Equatable {
  /// Samples a second.
  public static let sampleRate = 16_000

  /// The samples, oldest first.
  public var samples: [Int16]

  /// Makes sound of its samples.
  public init(samples: [Int16] = []) {
    self.samples = samples
  }

  /// The length in seconds.
  public var duration: Double { Self.seconds(samples.count) }

  /// Whether there is nothing to hear.
  public var isEmpty: Bool { samples.isEmpty }

  /// How long a number of samples lasts, in seconds.
  public static func seconds(_ count: Int) -> Double { Double(count) / Double(sampleRate) }

  /// How many samples a time takes.
  public static func count(seconds: Double) -> Int { Int((seconds * Double(sampleRate)).rounded()) }

  /// The part between two positions, cut to what there is.
  public subscript(range: Range<Int>) -> Audio {
    Audio(samples: Array(samples[range.clamped(to: 0..<samples.count)]))
  }

  /// The samples as bytes, low byte first.
  public var bytes: [UInt8] {
    samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  /// Makes sound of raw samples of 16 bits, low byte first; an odd last byte is left out.
  public init(bytes: some Collection<UInt8>) {
    var samples: [Int16] = []
    samples.reserveCapacity(bytes.count / 2)
    var low: UInt8?
    for byte in bytes {
      if let first = low {
        samples.append(Int16(bitPattern: UInt16(byte) << 8 | UInt16(first)))
        low = nil
      } else {
        low = byte
      }
    }
    self.init(samples: samples)
  }
}
