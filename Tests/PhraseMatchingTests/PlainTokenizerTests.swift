// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

@Suite struct PlainTokenizerTests {
  private static let alphabet = Array("aZb19.,:/%$-'`  !?_\"")

  @Test(arguments: 0..<20)
  func plainTextIsSplitAsAnyText(_ seed: Int) {
    var random = RandomSlips(seed: UInt64(seed))
    var plain = 0
    for _ in 0..<500 {
      let text = random.word(0...12, alphabet: Self.alphabet)
      var tokenizer = Tokenizer()
      tokenizer.runScalars(text)
      let fast = Self.plain(text)
      guard let fast else { continue }
      plain += 1
      #expect(fast.words == tokenizer.words, "“\(text)”")
      #expect(fast.letters == tokenizer.letters, "“\(text)”")
      // Whoever reads a value needs the signs, which the plain way does not keep.
      #expect(tokenizer.symbols.isEmpty, "“\(text)”")
    }
    #expect(plain > 100)
  }

  private static func plain(_ text: String) -> (words: [Utterance.Word], letters: [UInt8])? {
    var (words, letters): ([Utterance.Word], [UInt8]) = ([], [])
    let isPlain = Array(text.utf8).withUnsafeBufferPointer {
      PlainTokenizer.run($0, letters: &letters, words: &words)
    }
    return isPlain ? (words, letters) : nil
  }

  @Test(arguments: [
    ("don't STOP", "dont stop"), ("5kg", "5 kg"), ("a.b", "a b"), ("", ""), ("' '", ""),
    ("hy-phen", "hy phen"), ("rock'n'roll", "rocknroll"),
  ])
  func plainWords(_ text: String, _ words: String) {
    #expect(Self.plain(text) != nil && Utterance(text).folded == words)
  }

  @Test(arguments: ["1.5", "50%", "$5", "-5", "10:30", "1/2", "é", "1,000", "5-"])
  func whatNeedsACloserLookIsLeftToTheOther(_ text: String) {
    #expect(Self.plain(text) == nil)
  }
}

@Suite struct NumberSignTests {
  @Test(
    arguments: [
      ("50%", .percent, 1), ("50 ％ ", nil, 0), ("50％", .percent, 1), ("20°", .degree, 1),
      ("$5", .dollar, 0), ("5＄", .dollar, 1), ("€5", .euro, 0), ("5€", .euro, 1), ("£5", .pound, 0),
      ("¥5", .yen, 0), ("￥5", .yen, 0), ("10:30", .colon, 1), ("1/2", .slash, 1),
      ("1⁄2", .slash, 1),
      ("-5", .minus, 0), ("at −5", .minus, 1), ("3-5", nil, 0), ("a-5", nil, 0), ("a:5", nil, 0),
      ("5:a", nil, 0), ("% a", nil, 0), ("5 % off", nil, 0), ("#5", nil, 0),
    ] as [(String, NumberSign?, Int)])
  func signsBesideNumbersAreKept(_ text: String, _ sign: NumberSign?, _ word: Int) {
    let symbols = Utterance(text).symbols
    #expect(symbols.map(\.sign) == (sign.map { [$0] } ?? []))
    #expect(symbols.first?.word ?? 0 == word)
  }
}
