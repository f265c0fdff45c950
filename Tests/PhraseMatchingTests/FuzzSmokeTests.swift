// SPDX-License-Identifier: Apache-2.0

import Testing

/// What the fuzzer checks for minutes, with a few thousand random inputs that are always the same.
@Suite struct FuzzSmokeTests {
  @Test(arguments: 0..<4)
  func templates(_ batch: UInt64) throws {
    var random = SplitMix64(state: batch)
    for _ in 0..<250 { try TemplateProperties.check(Self.template(using: &random)) }
  }

  @Test(arguments: 0..<4)
  func matches(_ batch: UInt64) throws {
    var random = SplitMix64(state: batch)
    var grammars = 0
    for _ in 0..<25 {
      let bytes = (0..<Int.random(in: 20...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      if try MatcherProperties.check(bytes) { grammars += 1 }
    }
    #expect(grammars >= 5, "\(grammars)")
  }

  @Test(arguments: 0..<4)
  func archives(_ batch: UInt64) throws {
    try #require(!ArchiveProperties.valid.isEmpty)
    var random = SplitMix64(state: batch)
    var files = 0
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 3...24, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      if try ArchiveProperties.check(bytes) { files += 1 }
    }
    #expect(files >= 10, "\(files)")
  }

  /// Pieces of templates in any order: few of them parse, as in life.
  private static func template(using random: inout SplitMix64) -> [UInt8] {
    let pieces = [
      "a", " ", "word", "${x}", "${", "}", "[", "]", "(", ")", "|", ";", "<r>", "<", ">", "\\[",
      "\u{301}", "é", "漢", "12", "’", "\u{202E}",
    ]
    return (0..<Int.random(in: 1...12, using: &random)).flatMap { _ in
      Array((pieces.randomElement(using: &random) ?? "").utf8)
    }
  }
}
