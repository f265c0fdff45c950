// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Checks of the model's files that the library maps into memory and believes.
///
/// Of its other files it looks at sizes and checksums itself; damage there is an error and no crash.
enum ModelFiles {
  /// Whether a model definition is whole: all parts are there, and no reference leads beyond them.
  ///
  /// One in the form of text is read with care by the library itself.
  ///
  /// Source of the form: `bin_mdef.c` of PocketSphinx.
  static func isDefinition(_ data: Data) -> Bool {
    guard data.starts(with: Data("BMDF".utf8)) else { return true }
    return data.withUnsafeBytes { bytes in
      var reader = Reader(bytes: bytes)
      guard reader.skip(4), reader.int32() == 1, let length = reader.int32(), reader.skip(length),
        let phones = reader.int32(), (1...255).contains(phones),
        let triphones = reader.int32(), triphones >= phones,
        let states = reader.int32(), (1...5).contains(states),
        let phoneSenones = reader.int32(),
        let senones = reader.int32(), (1...32_767).contains(senones),
        (1...senones).contains(phoneSenones),
        let matrices = reader.int32(), matrices > 0,
        let sequences = reader.int32(), sequences > 0,
        let context = reader.int32(), (0...3).contains(context),
        let nodes = reader.int32(), nodes >= 0,
        let silence = reader.int32(), (0..<phones).contains(silence)
      else { return false }
      let start = reader.offset
      for _ in 0..<phones { guard reader.skipName() else { return false } }
      guard reader.skip((4 - (reader.offset - start) % 4) % 4),
        reader.all(
          nodes, size: 8,
          { node in
            let children = Int(node.loadUnaligned(fromByteOffset: 2, as: Int16.self))
            let next = Int(node.loadUnaligned(fromByteOffset: 4, as: Int32.self))
            // A leaf without a phone says −1.
            return children > 0
              ? next >= 0 && next + children <= nodes
              : children == 0 && (-1..<triphones).contains(next)
          }),
        reader.all(
          triphones, size: 12,
          { phone in
            let sequence = Int(phone.loadUnaligned(fromByteOffset: 0, as: Int32.self))
            let matrix = Int(phone.loadUnaligned(fromByteOffset: 4, as: Int32.self))
            return (0..<sequences).contains(sequence) && (0..<matrices).contains(matrix)
              && (9..<12).allSatisfy { phone[$0] < phones }
          }),
        reader.int32() == sequences * states
      else { return false }
      return reader.all(sequences * states, size: 2) {
        $0.loadUnaligned(as: UInt16.self) < senones
      }
    }
  }

  /// Whether the weights of a model's densities are all there; clustered ones are refused.
  ///
  /// Source of the form: `ptm_mgau.c` of PocketSphinx.
  static func isWeights(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var reader = Reader(bytes: bytes)
      var counts: [Substring: Int] = [:]
      // The library reads each line into a buffer of 1,000 bytes.
      while let length = reader.int32(), length != 0 {
        guard (1..<1_000).contains(length), let line = reader.text(length) else { return false }
        let words = line.prefix { $0 != "\0" }.split(separator: " ")
        if words.count == 2 { counts[words[0]] = Int(words[1]) }
      }
      guard counts["cluster_count"] ?? 0 == 0, let features = counts["feature_count"],
        let densities = reader.int32(), let senones = reader.int32(),
        (1..<1_000).contains(features), (1..<100_000).contains(densities),
        (1..<32_768).contains(senones)
      else { return false }
      return bytes.count - reader.offset >= features * densities * senones
    }
  }
}

/// Reads numbers of the machine's own order one after another, and nothing beyond the end.
private struct Reader {
  let bytes: UnsafeRawBufferPointer
  var offset = 0

  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= bytes.count - offset else { return false }
    offset += count
    return true
  }

  mutating func int32() -> Int? {
    let start = offset
    return skip(4) ? Int(bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)) : nil
  }

  mutating func text(_ count: Int) -> String? {
    let start = offset
    return skip(count) ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  /// Skips a name and the zero behind it.
  mutating func skipName() -> Bool {
    guard let end = bytes[offset...].firstIndex(of: 0) else { return false }
    offset = end + 1
    return true
  }

  /// Reads elements of one size; whether all are there and fit.
  mutating func all(
    _ count: Int, size: Int, _ isFitting: (UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    let start = offset
    guard count <= bytes.count / size, skip(count * size) else { return false }
    return (0..<count).allSatisfy { index in
      let first = start + index * size
      return isFitting(UnsafeRawBufferPointer(rebasing: bytes[first..<first + size]))
    }
  }
}
