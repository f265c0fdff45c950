// SPDX-License-Identifier: Apache-2.0

extension [ValueRule] {
  /// The rules of a pattern that is written without blanks, as Japanese is.
  ///
  /// Besides `<name>` it has groups of texts, `(時|じ)`, and optional ones, `[の]`, which may stand
  /// inside each other; each combination makes a rule, as an item of a rule is a single character.
  static func japanese(_ pattern: String, _ meaning: @escaping ValueRule.Meaning) -> [ValueRule] {
    var expansion = JapanesePattern(pattern)
    return expansion.texts().map { ValueRule($0, meaning: meaning) }
  }

  /// Words that always mean the same.
  static func japanese(_ pattern: String, _ part: RulePart) -> [ValueRule] {
    japanese(pattern) { _ in part }
  }
}

extension ValueRules {
  /// The rules of several patterns in one list.
  static func joined(_ rules: [ValueRule]...) -> [ValueRule] { rules.flatMap(\.self) }
}

/// Writes a pattern with a blank between its words, once for each combination of its groups.
private struct JapanesePattern {
  private var rest: Substring

  init(_ pattern: String) { rest = pattern[...] }

  /// The texts up to the end, or to the bracket that closes a group.
  mutating func texts() -> [String] {
    var finished: [String] = []
    var open = [""]
    while let character = rest.popFirst() {
      switch character {
      case ")", "]": return finished + open
      case "|":
        finished += open
        open = [""]
      case "(": open = Self.combinations(open, texts())
      case "[": open = Self.combinations(open, [""] + texts())
      case "<":
        let name = rest.prefix { $0 != ">" }
        rest = rest.dropFirst(name.count + 1)
        open = Self.combinations(open, ["<\(name)>"])
      default:
        let word =
          character.isASCII ? "\(character)\(rest.prefix { $0.isLetter && $0.isASCII })" : ""
        rest = rest.dropFirst(max(word.count - 1, 0))
        open = Self.combinations(open, [word.isEmpty ? "\(character)" : word])
      }
    }
    return finished + open
  }

  private static func combinations(_ heads: [String], _ tails: [String]) -> [String] {
    heads.flatMap { head in
      tails.map { tail in head.isEmpty || tail.isEmpty ? head + tail : "\(head) \(tail)" }
    }
  }
}
