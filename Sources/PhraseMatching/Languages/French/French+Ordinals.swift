// SPDX-License-Identifier: Apache-2.0

/// “Premier” to “centième”, of any gender.
enum FrenchOrdinals {
  static var rules: [ValueRule] {
    let irregular = [
      ValueRule("premier|premiere|premiers|premieres", .number(1)),
      ValueRule("second|seconde", .number(2)),
    ]
    return irregular
      + (2...100).flatMap { number in
        NumberWords.french.spell(number).compactMap { words in
          words.last.flatMap(ordinal).map { last in
            ValueRule((words.dropLast() + [last]).joined(separator: " "), .number(Double(number)))
          }
        }
      }
  }

  /// The word at the end of a number as an ordinal; nil for “une”, which has none.
  private static func ordinal(_ word: String) -> String? {
    switch word {
    case "une": nil
    case "cinq": "cinquieme"
    case "neuf": "neuvieme"
    case "vingts": "vingtieme"
    default: word.hasSuffix("e") ? "\(word.dropLast())ieme" : "\(word)ieme"
    }
  }
}
