// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseSpeech
import Testing

@testable import PhraseESpeak

@Suite(.timeLimit(.minutes(5))) struct ESpeakLanguagesTests {
  private func say(_ spelling: String, in language: String) throws -> [String] {
    let word = WordGraph.Word(text: spelling.lowercased(), spelling: spelling)
    return try ESpeakPronunciations(language: language).pronunciations(of: word)
      .map(\.description)
  }

  @Test(
    arguments: [
      // Vowels that English lacks.
      ("de", "Küche", ["K Y UW SH AH"]), ("de", "zwölf", ["T S V ER L F"]),
      ("fi", "hyvää", ["HH Y UW V AE"]), ("tr", "ışık", ["UW SH UW K"]),
      ("nl", "huis", ["HH AH IY S", "HH AW S"]), ("ja", "でんき", ["D EY NG K IY"]),
      // Nasal ones.
      ("fr", "chambre", ["SH OW N B HH"]), ("fr", "bon", ["B OW N"]), ("pt", "não", ["N AW N"]),
      ("pt", "coração", ["K UW D AH S AW N"]), ("pt-br", "sala", ["S AE L AH"]),
      ("pt-br", "leite", ["L EY CH IY"]),
      // Consonants.
      ("de", "schließen", ["SH L IY S AH N"]), ("de", "Lichter", ["L IH SH T ER"]),
      ("es", "España", ["IH S P AE N Y AE", "IH S P AA N Y AA"]), ("it", "figlio", ["F IY L Y OW"]),
      ("it", "luce", ["L UW CH EY"]), ("fr", "rouge", ["HH UW ZH"]),
      ("pl", "szczęście", ["SH CH EH N Y SH CH EH"]), ("pl", "źrebię", ["ZH R EH B Y EH"]),
      ("cs", "řeka", ["ZH EH K AA"]), ("ca", "això", ["AH Y SH AO"]),
      ("nl", "goed", ["G UW T", "HH UW T"]), ("sv", "sju", ["SH UW"]),
      ("hu", "gyönyörű", ["D Y ER N Y ER R Y UW", "G ER N Y ER R Y UW"]),
      (
        "cs", "děti",
        ["D Y EH T Y IY", "G EH T Y IY", "D Y EH K IY", "G EH K IY"]
      ),
      // Other scripts.
      ("ru", "молоко", ["M AH L AH K OW"]), ("ru", "включи", ["F K L UW CH IH"]),
      ("uk", "їжак", ["IY ZH AA K"]), ("el", "φως", ["F OW S"]),
      ("hi", "नमस्ते", ["N AH M AH S T EY"]), ("ko", "안녕", ["AH N Y AH NG"]),
      // Digits, and words of English among others.
      ("de", "5", ["F Y UW N F"]), ("ru", "2", ["D V AA"]),
      ("fr", "80", ["K AE T HH AH V AE N", "K AE T HH AH V AE N Z"]), ("ru", "TV", ["T IY V IY"]),
      // A region that is not known.
      ("de-ch", "zwölf", ["T S V ER L F"]), ("RU_ru", "2", ["D V AA"]),
      ("en", "better", ["B EH T ER"]), ("en-us", "better", ["B EH T ER"]),
    ])
  func wordsAreSaidWithTheNearestPhones(
    _ language: String, _ spelling: String, _ phones: [String]
  ) throws {
    #expect(try say(spelling, in: language) == phones)
  }

  @Test(arguments: [
    ("ru", "東京"), ("de", "東京"), ("de", "Москва"), ("ru", ""), ("ru", "🍕"), ("fr", "---"),
    ("es", "a b"), ("ru", String(repeating: "а", count: 33)),
  ])
  func whatIsNoWordOfTheLanguageIsNotGuessed(_ language: String, _ spelling: String) throws {
    #expect(try say(spelling, in: language) == [])
  }

  /// Every language whose numbers the library knows says the first ones with phones of the model.
  @Test func everyLanguageCountsToTwelve() throws {
    let error = #expect(throws: SynthesizerError.self) {
      try ESpeakPronunciations(language: "xx")
    }
    let listed = try #require(error?.description.split(separator: "there are ").last)
    let languages = listed.dropLast().split(separator: ", ").map(String.init)
    try #require(languages.count > 90)
    var silent: Set<String> = []
    for language in languages {
      // Some are listed whose dictionaries are packed apart.
      guard let source = try? ESpeakPronunciations(language: language) else { continue }
      for number in 1...12 {
        let word = WordGraph.Word(text: "\(number)", spelling: "\(number)")
        if source.pronunciations(of: word).isEmpty { silent.insert(language) }
      }
    }
    let withoutNumbers = ["chr-US-Qaaa-x-west", "cv", "he", "nog", "qya", "sjn", "tk"]
    #expect(silent.isSubset(of: withoutNumbers), "\(silent)")
  }

  @Test(arguments: ["", "xx", "tlh-x", "../../en", "de\0", "e", "日本"])
  func anUnknownLanguageIsAnErrorThatNamesThoseThereAre(language: String) {
    let error = #expect(throws: SynthesizerError.self) {
      try ESpeakPronunciations(language: language)
    }
    #expect(error?.description.contains(" de, ") == true, "\(error as Any)")
  }

  @Test func hostileTextIsSurvived() throws {
    for language in ["ru", "fr", "cmn"] {
      for text in HostileText.all { _ = try say(text, in: language) }
    }
    #expect(try say("2", in: "ru") == ["D V AA"])
  }
}
