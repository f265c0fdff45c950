// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech
import Testing

@testable import PhraseESpeak

@Suite(.timeLimit(.minutes(5))) struct ESpeakPronunciationsTests {
  private func say(_ spelling: String) -> String? {
    let word = WordGraph.Word(text: spelling.lowercased(), spelling: spelling)
    return ESpeakPronunciations().pronunciations(of: word).first?.description
  }

  @Test(arguments: [
    ("hello", "HH AH L OW"), ("water", "W AO T ER"), ("better", "B EH T ER"), ("bird", "B ER D"),
    ("car", "K AA R"), ("button", "B AH T AH N"), ("little", "L IH T AH L"),
    ("people", "P IY P AH L"), ("father", "F AA DH ER"), ("nation", "N EY SH AH N"),
    ("vision", "V IH ZH AH N"), ("joy", "JH OY"), ("fire", "F AY ER"), ("hair", "HH EH R"),
    ("near", "N IH R"), ("your", "Y UH R"), ("arrow", "AE R OW"), ("rhythm", "R IH DH AH M"),
    ("doctor", "D AA K T ER"), ("girl", "G ER L"), ("world", "W ER L D"), ("house", "HH AW S"),
    ("church", "CH ER CH"), ("thing", "TH IH NG"), ("yellow", "Y EH L OW"),
    ("radio", "R EY D IY OW"),
    ("music", "M Y UW Z IH K"), ("north", "N AO R TH"), ("kitchen", "K IH CH AH N"),
    ("light", "L AY T"), ("book", "B UH K"), ("zoo", "Z UW"), ("loch", "L AA K"),
    ("anxiety", "AE NG Z AY AH T IY"), ("USB", "Y UW EH S B IY"), ("Dune", "D UW N"),
    ("Beyoncé", "B EY AH N S EY"), ("Beyonce\u{301}", "B EY AH N S EY"), ("Søren", "S AO R AH N"),
    ("Zürich", "Z UW R IH CH"), ("José", "HH OW S EY"), ("Müller", "M UW L ER"),
    ("café", "K AE F EY"),
    ("O'Brien", "OW B R AY AH N"),
  ])
  func wordsAreSaidAsInTheDictionary(_ spelling: String, _ phones: String) {
    #expect(say(spelling) == phones)
  }

  @Test(arguments: ["", "東京", "Москва", "🍕", "---", "a b", String(repeating: "a", count: 65)])
  func whatIsNoLatinWordIsNotGuessed(_ spelling: String) {
    #expect(say(spelling) == nil)
  }

  @Test(.enabled(if: PronunciationSample.isInstalled, "there is no dictionary to compare with"))
  func mostPhonesAreThoseOfTheDictionary() throws {
    let sample = try #require(PronunciationSample())
    try #require(sample.entries.count > 400)
    let error = sample.phoneError(of: ESpeakPronunciations())
    print("eSpeak: \(error) % of phones differ, of \(sample.entries.count) words")
    #expect(error < 13)
  }

  @Test func hostileTextIsSurvived() {
    for text in HostileText.all { _ = say(text) }
    #expect(say("hello") == "HH AH L OW")
  }

  @Test func speechThatWasCancelledLeavesNothingBehind() throws {
    for language in ["en", "de", "en-gb"] {
      let recording = ESpeakRecording()
      recording.cancel()
      _ = try ESpeakLibrary.speak(
        String(repeating: "hello world ", count: 900), language: language, rate: 165, pitch: 50,
        into: recording)
      #expect(say("hello") == "HH AH L OW")
    }
  }

  @Test func wordsAreSaidOnManyThreads() async {
    let ways = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<50 {
        group.addTask { say("better") }
        group.addTask {
          (try? await ESpeakSynthesizer().speech(for: "да", language: "ru"))
            .map { $0.isEmpty ? "silence" : "B EH T ER" }
        }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(ways == ["B EH T ER"])
  }
}
