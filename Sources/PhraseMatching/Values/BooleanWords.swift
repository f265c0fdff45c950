// SPDX-License-Identifier: Apache-2.0

/// The words of a language for yes and no as values, those to show first.
package struct BooleanWords: Sendable {
  package let yes: [String]
  package let no: [String]

  var rules: [ValueRule] {
    [
      ValueRule(Self.pattern(yes), .value(.boolean(true))),
      ValueRule(Self.pattern(no), .value(.boolean(false))),
    ]
  }

  private static func pattern(_ words: [String]) -> String {
    words.map { Utterance($0).folded }.joined(separator: "|")
  }
}
