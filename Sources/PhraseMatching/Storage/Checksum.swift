// SPDX-License-Identifier: Apache-2.0

/// Tells whether bytes are the ones that were written.
///
/// Four lanes that multiply and rotate, in the manner of Yann Collet's xxHash (2012): as fast as
/// memory. It finds damage; it is no proof against forgery.
package enum Checksum {
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var lanes: (UInt64, UInt64, UInt64, UInt64) = (1 &+ seed, 2, 3, 4)
    var offset = 0
    if let base = bytes.baseAddress {
      while offset + 32 <= bytes.count {
        lanes.0 = step(lanes.0, base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        lanes.1 = step(lanes.1, base.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        lanes.2 = step(lanes.2, base.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
        lanes.3 = step(lanes.3, base.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
        offset += 32
      }
    }
    var sum = UInt64(bytes.count)
    for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { sum = step(sum, lane) }
    for byte in bytes[offset...] { sum = step(sum, UInt64(byte)) }
    return sum ^ (sum >> 29)
  }

  @inline(__always)
  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (lane ^ word) &* 0x9e37_79b1_85eb_ca87
    return mixed << 31 | mixed >> 33
  }
}
