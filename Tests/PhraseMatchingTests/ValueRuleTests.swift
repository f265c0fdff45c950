// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching
import Testing

/// The patterns of the rules: every one is well-formed, and one that is not is told.
@Suite struct ValueRuleTests {
  @Test(arguments: ["en", "en_GB", "de", "fr", "ru", "es", "it"])
  func everyPatternIsWellFormed(_ language: String) {
    let rules = ValueRules.forLanguage(language)
    #expect(rules.faults.map(\.description) == [])
    #expect(rules.rules.joined().count > 50)
  }

  @Test(
    arguments: [
      ("in <spam>", "there is no category <spam>", 3..<9),
      ("<mnth> <digits>", "there is no category <mnth>", 0..<6),
      ("<month", "there is no category <month", 0..<6),
      ("month>", "there is no category month>", 0..<6),
      ("[the <month>", "a “[” needs its “]”", 0..<4),
      ("the] <month>", "a “[” needs its “]”", 0..<4),
      ("a||b", "“a||b” is no list of words", 0..<4), ("[a] [b]", "a pattern needs an item", 0..<7),
      ("", "a pattern needs an item", 0..<0), ("a<b", "“a<b” is no list of words", 0..<3),
    ])
  func aMistypedPatternIsTold(_ pattern: String, _ message: String, _ span: Range<Int>) {
    let rule = ValueRule(pattern, .number(1))
    #expect(rule.faults.first?.message.hasPrefix(message) == true, "\(rule.faults)")
    #expect(rule.faults.first?.span == span)
  }

  @Test func aRuleWithFaultsFitsNothing() {
    let table: ValueRules.Table = [.ordinal: [ValueRule("the <frist>", .number(1))]]
    let rules = ValueRules(
      .english, [table], booleans: BooleanWords(yes: ["yes"], no: ["no"]), samples: [:])
    #expect(rules.faults.count == 1)
    for words in [["the"], ["the", "<frist>"], ["<frist>"], [""]] {
      #expect(ValueKind.ordinal.readings(in: words[...], rules: rules).isEmpty)
    }
  }
}
