// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the names of types and functions that a text seems to declare, without parsing it.
///
/// An app has hundreds of files that intents need nothing of. A name in a comment costs the parsing
/// of one file too many, and nothing else.
enum DeclaredNames {
  private static let types: Set<String> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]

  /// The names that stand behind a keyword of a declaration.
  static func inText(_ text: Data) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      // Only what is not indented can be a function that other files call by its name alone.
      let isOutside = line.first.map { $0 > 32 } ?? false
      var followsKeyword = false
      for word in line.split(whereSeparator: { !$0.isInWord })
      where word.count > 3 || followsKeyword {
        let word = String(decoding: word, as: UTF8.self)
        if followsKeyword { names.insert(word) }
        followsKeyword = types.contains(word) || isOutside && word == "func"
      }
    }
    return names
  }
}

extension UInt8 {
  /// Whether the byte is part of a name: a letter, a digit, a low line, or of a letter beyond ASCII.
  fileprivate var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
