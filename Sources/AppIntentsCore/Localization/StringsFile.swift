// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A `.strings` file: lines of `"key" = "value";` with comments between them.
///
/// The format is the old property-list dictionary without its braces. Keys and values are quoted,
/// or bare words of letters, digits and `_.-/`. UTF-8 and UTF-16 with a byte order mark are read.
struct StringsFile {
  let values: [String: String]

  init(contentsOf url: URL) throws {
    let data = try Data(contentsOf: url)
    guard let text = Self.decode(data) else {
      throw StringTableError(
        file: url.path, place: nil, reason: "the file is neither UTF-8 nor UTF-16 text")
    }
    try self.init(parsing: text, file: url.path)
  }

  init(parsing text: String, file: String) throws {
    var parser = StringsFileParser(text: text, file: file)
    self.values = try parser.parse()
  }

  private static func decode(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let text = String(data: data, encoding: .utf8)
    return text.map { $0.hasPrefix("\u{FEFF}") ? String($0.dropFirst()) : $0 }
  }
}
