// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct UtteranceTests {
  @Test(arguments: [
    ("Open  DUNE, please!", "open|dune|please"),
    ("STRASSE straße", "strasse|strasse"),
    ("Café naïve Ærø Łódź", "cafe|naive|aero|lodz"),
    ("Cafe\u{301}", "cafe"),
    ("ещё её Йод и\u{306}од", "еще|ее|йод|йод"),
    ("don't don’t dont donʼt don`t don＇t", "dont|dont|dont|dont|dont|dont"),
    ("Ｌｉｂｒａｒｙ ２", "library|2"),
    ("ﾗｲﾌﾞ ライブ ﾊﾟ パ", "ラ|イ|ブ|ラ|イ|ブ|パ|パ"),
    ("カ\u{3099}", "ガ"),
    ("Libraryでデューンを開く", "library|で|デ|ュ|ー|ン|を|開|く"),
    ("한\u{AC00} \u{1112}\u{1161}\u{11AB}", "한|가|한"),
    ("สวัสดี", "ส|วั|ส|ดี"),
    ("שָׁלוֹם مُحَمَّد", "שלום|محمد"),
    ("İstanbul ISPARTA ısı", "istanbul|isparta|isi"),
    ("12.50 1,000 12,50 1,234,567.5", "12.50|1000|12.50|1234567.5"),
    ("10.15.7 3.", "10|15|7|3"),
    ("٣ ४", "3|4"),
    ("5kg B12 2nd", "5|kg|b|12|2|nd"),
    ("$5 20%", "5|20"),
    ("book-shelf a/b Cancel·la x:y", "book|shelf|a|b|cancel|la|x|y"),
    ("Tom & Jerry", "tom|jerry"),
    ("¿Qué? ¡Sí! 「本」", "que|si|本"),
    ("🍕 Night", "🍕|night"),
    ("👩‍👩‍👧‍👦👍🏽🇩🇪", "👩‍👩‍👧‍👦|👍🏽|🇩🇪"),
    ("❤️x", "❤|x"),
    ("a\u{200B}b\u{202E}c\u{FEFF}", "a|bc"),
    ("2½", "2|½"),
    ("\u{0}\u{1}", ""),
    ("", ""),
    ("  \t\n ", ""),
    ("\u{FFFD}", ""),
    ("\u{301}", ""),
  ])
  func splitsAndFolds(_ text: String, _ words: String) {
    #expect(Utterance(text).tokens.map(\.text).joined(separator: "|") == words)
  }

  @Test(arguments: [
    "Open DUNE, please", "Ｌｉb 開く", "don’t 12.50", "👩‍👩‍👧 x", "10.15.7", "ё\u{301}x",
    "１０.１５.７", "1,22222,3`4444p", "3’4.5’6.7",
  ])
  func spansCoverTheOriginalWords(_ text: String) {
    let utterance = Utterance(text)
    var end = 0
    for token in utterance.tokens {
      #expect(token.span.lowerBound >= end)
      #expect(!token.span.isEmpty)
      let bytes = Array(text.utf8)[token.span]
      // The words of a span alone are the word itself.
      let again = Utterance(String(decoding: bytes, as: UTF8.self)).tokens.map(\.text)
      #expect(again == [token.text])
      end = token.span.upperBound
    }
    #expect(end <= text.utf8.count)
  }

  @Test func aMegabyteIsSplit() {
    let text = String(repeating: "open dune ", count: 100_000)
    #expect(Utterance(text).tokens.count == 200_000)
    #expect(Utterance(String(repeating: "a", count: 1_000_000)).tokens.count == 1)
  }
}
