// SPDX-License-Identifier: Apache-2.0

/// Hashes of words and of pairs of numbers, the same in every run, so that files may hold them.
///
/// Source: multiplication to 128 bits and folding of the halves, as in Wang Yi's wyhash (public
/// domain, 2019). It is no defence against words that are made to collide; tables bound their
/// probes by their size.
enum WordHash {
  private static let first: UInt64 = 0x9e37_79b9_7f4a_7c15
  private static let second: UInt64 = 0xe703_7ed1_a0b4_28db

  /// The hash of the bytes of a folded word.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inline(__always)
  static func of(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    let raw = UnsafeRawPointer(bytes)
    var state = first ^ UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        state = mix(state ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self), second)
        offset += 8
      }
      state = mix(state ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self), second)
    } else if count >= 4 {
      let low = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      let high = UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      state = mix(state ^ (low | high << 32), second)
    } else if count > 0 {
      let letters =
        UInt64(bytes[0]) | UInt64(bytes[count >> 1]) << 8 | UInt64(bytes[count - 1]) << 16
      state = mix(state ^ letters, second)
    }
    return UInt32(truncatingIfNeeded: state ^ (state >> 32))
  }

  /// The hash of a pair: a state and a word.
  @inline(__always)
  static func of(_ left: UInt32, _ right: UInt32) -> UInt32 {
    let state = mix((UInt64(left) << 32 | UInt64(right)) ^ first, second)
    return UInt32(truncatingIfNeeded: state ^ (state >> 32))
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
