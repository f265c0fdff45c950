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

  @Test(arguments: ["1.5", "é", "1,000", "12,50"])
  func whatNeedsACloserLookIsLeftToTheOther(_ text: String) {
    #expect(Self.plain(text) == nil)
  }
}
