// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech
import Testing

struct WakePhraseTests {
  private static let lexicon = Lexicon(layers: [
    [
      PronouncingDictionary(
        name: "test",
        text: """
          a EY
          banana B AH N AE N AH
          boy B OY
          computer K AH M P Y UW T ER
          commuter K AH M Y UW T ER
          drive D R AY V
          dune D UW N
          good G UH D
          hey HH EY
          hi HH AY
          hay HH EY
          library L AY B R EH R IY
          mama M AA M AA
          morning M AO R N IH NG
          observatory AH B Z ER V AH T AO R IY
          okay OW K EY
          open OW P AH N
          snow S N OW
          snowboy S N OW B OY
          """)
    ]
  ])

  private static func phrase(_ text: String, vocabulary: String...) -> WakePhrase {
    WakePhrase(
      text, lexicon: lexicon,
      vocabulary: vocabulary.map { WordGraph.Word(text: $0, spelling: $0) })
  }

  @Test(arguments: [
    ("okay observatory", 13, 7, 12), ("hey library", 9, 4, 8), ("hi", 2, 1, 2),
    ("Hey, Library!", 9, 4, 8), ("", 0, 0, 0),
  ])
  func itsSoundsAreCounted(text: String, phones: Int, syllables: Int, different: Int) {
    let phrase = Self.phrase(text)
    #expect(phrase.phoneCount == phones)
    #expect(phrase.syllableCount == syllables)
    #expect(phrase.differentPhoneCount == different)
  }

  @Test(arguments: [
    ("observatory", WakePhrase.Rating.good), ("computer", .good), ("okay observatory", .good),
    // Everyday words, or a near one.
    ("good morning", .fair), ("hey library", .fair), ("snowboy", .fair), ("mama", .poor),
    // Too short to be heard by.
    ("hi", .poor), ("boy", .poor), ("drive", .poor),
    // Nobody can say it.
    ("hey zqx", .poor), ("", .poor), ("…", .poor),
  ])
  func aPhraseIsRatedByItsSounds(text: String, rating: WakePhrase.Rating) {
    let phrase = Self.phrase(text)
    #expect(phrase.rating == rating, "\(phrase.remarks)")
  }

  @Test(arguments: [
    ("hey zqx", [WakePhrase.Remark.unknown(word: "zqx")]),
    ("hi", [.short(phones: 2, syllables: 1), .monotonous(different: 2), .everyday]),
    ("good morning", [.everyday]),
    // The same sounds written apart are the phrase itself.
    ("snowboy", [.short(phones: 5, syllables: 2)]),
    ("computer", []),
  ])
  func whatSpeaksAgainstItIsSaid(text: String, remarks: [WakePhrase.Remark]) {
    let found = Self.phrase(text).remarks.filter { remark in
      guard case .like(let likeness) = remark else { return true }
      return likeness.distance == 0
    }
    #expect(found == remarks)
  }

  @Test func theNearestWordsAreNeverThePhraseItself() throws {
    let nearest = try #require(Self.phrase("hey library").nearest)
    #expect(nearest.text != "hey library")
    #expect(nearest.text.hasSuffix("library"))
    #expect(nearest.distance < 1)
  }

  @Test func aCommandMayBeTheNearest() {
    #expect(Self.phrase("computer").nearest?.text != "commuter")
    let near = Self.phrase("computer", vocabulary: "commuter").nearest
    #expect(near == WakePhrase.Likeness(text: "commuter", distance: 1))
  }
}
