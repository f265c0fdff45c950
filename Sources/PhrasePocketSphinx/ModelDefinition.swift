// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The phones of an acoustic model, from its file `mdef` in either form.
///
/// Source of the forms: `bin_mdef.c` and `mdef.c` of Sphinx.
struct ModelDefinition {
  /// The names of the phones, without those for silence and noise.
  let phones: Set<String>

  /// Reads the file; nil if it is none of the forms.
  init?(file: URL) {
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped),
      let names = Self.binary(data) ?? Self.text(data)
    else { return nil }
    phones = Set(names.filter { $0 != "SIL" && !$0.hasPrefix("+") && !$0.hasPrefix("<") })
    if phones.isEmpty { return nil }
  }

  /// The mark, a version, the length of a description, ten counts of which the first is that of the
  /// phones, and their names with a NUL behind each.
  private static func binary(_ data: Data) -> [String]? {
    guard data.starts(with: Data("BMDF".utf8)), let description = data.number(at: 8) else {
      return nil
    }
    let counts = 12 + description
    guard let count = data.number(at: counts), count < 1_000, data.count > counts + 40 else {
      return nil
    }
    let names = data[(data.startIndex + counts + 40)...]
      .split(separator: 0, maxSplits: count, omittingEmptySubsequences: false).prefix(count)
    guard names.count == count else { return nil }
    return names.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A line for each phone, with hyphens in place of its neighbours.
  private static func text(_ data: Data) -> [String]? {
    guard data.starts(with: Data("0.3".utf8)) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.compactMap { line -> String? in
      let fields = line.split(whereSeparator: \.isWhitespace)
      return fields.count > 4 && fields[1...3].allSatisfy { $0 == "-" } ? String(fields[0]) : nil
    }
  }
}

extension Data {
  /// A number of 32 bits, the lowest first; nil beyond the end or below zero.
  fileprivate func number(at offset: Int) -> Int? {
    guard offset + 4 <= count else { return nil }
    let bytes = self[(startIndex + offset)..<(startIndex + offset + 4)]
    let value = bytes.reversed().reduce(0) { sum, byte in sum << 8 | Int(byte) }
    return value < 0x8000_0000 ? value : nil
  }
}
