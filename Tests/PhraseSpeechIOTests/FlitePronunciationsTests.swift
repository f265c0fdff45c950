// SPDX-License-Identifier: Apache-2.0

import PhraseFlite
import PhraseMatching
import PhraseSpeech
import Testing

@Suite(.timeLimit(.minutes(5))) struct FlitePronunciationsTests {
  private func say(_ text: String) -> String? {
    FlitePronunciations().pronunciations(of: WordGraph.Word(text: text, spelling: text)).first?
      .description
  }

  @Test(arguments: [
    ("hello", "HH AH L OW"), ("water", "W AO T ER"), ("better", "B EH T ER"), ("bird", "B ER D"),
    ("car", "K AA R"), ("button", "B AH T AH N"), ("little", "L IH T AH L"),
    ("people", "P IY P AH L"), ("father", "F AA DH ER"), ("nation", "N EY SH AH N"),
    ("vision", "V IH ZH AH N"), ("joy", "JH OY"), ("fire", "F AY ER"), ("hair", "HH EH R"),
    ("near", "N IH R"), ("arrow", "AE R OW"), ("rhythm", "R IH DH AH M"),
    ("doctor", "D AA K T ER"), ("girl", "G ER L"), ("world", "W ER L D"), ("house", "HH AW S"),
    ("church", "CH ER CH"), ("thing", "TH IH NG"), ("yellow", "Y EH L OW"),
    ("radio", "R EY D IY OW"), ("music", "M Y UW Z IH K"), ("north", "N AO R TH"),
    ("kitchen", "K IH CH AH N"), ("light", "L AY T"), ("book", "B UH K"), ("zoo", "Z UW"),
    ("dune", "D UW N"), ("niagara", "N AY AE G R AH"), ("expenses", "IH K S P EH N S AH Z"),
    ("Library", "L AY B R EH R IY"), ("data", "D EY T AH"), ("berlin", "B ER L IH N"),
    ("herbert", "HH ER B ER T"), ("emma", "EH M AH"), ("hammer", "HH AE M ER"),
  ])
  func wordsAreSaidAsInTheDictionary(_ text: String, _ phones: String) {
    #expect(say(text) == phones)
  }

  @Test(arguments: ["", "beyoncé", "42", "o'brien", "a b", String(repeating: "a", count: 65)])
  func otherWordsAreNotGuessed(_ text: String) {
    #expect(say(text) == nil)
  }

  @Test func anyLettersAreSaid() {
    for word in ["x", "q", "zzz", "bcdfg", "aeiou", String(repeating: "qx", count: 32)] {
      #expect(say(word) != nil, "\(word)")
    }
  }

  @Test(.enabled(if: PronunciationSample.isInstalled, "there is no dictionary to compare with"))
  func mostPhonesAreThoseOfTheDictionary() throws {
    let sample = try #require(PronunciationSample())
    try #require(sample.entries.count > 400)
    let error = sample.phoneError(of: FlitePronunciations())
    print("Flite: \(error) % of phones differ, of \(sample.entries.count) words")
    #expect(error < 9)
  }

  @Test func hostileTextIsSurvived() {
    for text in HostileText.all { _ = say(text) }
    #expect(say("hello") == "HH AH L OW")
  }
}
