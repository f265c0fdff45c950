// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech
import Testing

@Suite struct LexiconTests {
  private static func word(_ spelling: String) -> WordGraph.Word {
    WordGraph.Word(text: Utterance(spelling).folded, spelling: spelling)
  }

  private static func said(_ source: any PronunciationSource, _ spelling: String) -> [String] {
    source.pronunciations(of: word(spelling)).map(\.description)
  }

  // MARK: - Pronunciations

  @Test(arguments: [
    ("D UW N", "D UW N"), ("d uw1 n", "D UW N"), ("  AH0\tB ", "AH B"), ("ZH", "ZH"),
  ])
  func phonesAreRead(_ text: String, _ expected: String) {
    #expect(Pronunciation(text)?.description == expected)
  }

  @Test(arguments: ["", " ", "D Q", "hello", "1", "D,UW", "SIL", "D UW N 2", "Д"])
  func whatIsNoPhoneIsRefused(_ text: String) {
    #expect(Pronunciation(text) == nil)
  }

  @Test func thereAreThirtyNinePhones() {
    #expect(Pronunciation.alphabet.count == 39)
    #expect(Pronunciation(phones: []) == nil)
    #expect(Pronunciation(phones: ["d"]) == nil)
  }

  // MARK: - Dictionaries

  private static let data = ["D EY T AH", "D AE T AH", "D AA T AH"]

  private static let text = """
    # remarks
    ;;; and others

    data D EY1 T AH0
    it's IH T S
    data(2) D AE T AH
    DUNE  D UW N
    o'brien\tOW B R AY AH N
    data(3) D AA T AH
    data(4) D EY T AH
    sci-fi S AY F AY
    end EH N D
    """

  @Test(arguments: [
    ("data", data), ("DATA", data),
    ("it's", ["IH T S"]), ("It’s", ["IH T S"]), ("dune", ["D UW N"]),
    ("O’Brien", ["OW B R AY AH N"]), ("end", ["EH N D"]), ("dat", []), ("dataa", []),
    ("remarks", []), ("and", []),
  ])
  func wordsAreFound(_ spelling: String, _ expected: [String]) {
    for ending in ["\n", "\r\n"] {
      let text = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: ending)
      for end in ["", ending] {
        let dictionary = PronouncingDictionary(name: "test", text: text + end)
        #expect(dictionary.faultyLines.isEmpty)
        #expect(Self.said(dictionary, spelling) == expected)
      }
    }
  }

  @Test(
    arguments: [
      ("", []), ("\n\n", []), ("a AH", []), ("a\nb B IY\nc\r\n", [1, 3]), ("# a\n  \t\nword ", [3]),
      (" a AH", [1]), ("\u{0}", [1]), ("a AH\n\nb", [3]),
    ] as [(String, [Int])])
  func linesThatAreNoEntriesAreNumbered(_ text: String, _ expected: [Int]) {
    #expect(PronouncingDictionary(name: "test", text: text).faultyLines == expected)
  }

  @Test(arguments: ["a Q", "a AH X9", "a (2)", "a 1"])
  func unknownPhonesAreNoPronunciation(_ text: String) {
    #expect(Self.said(PronouncingDictionary(name: "test", text: text), "a").isEmpty)
  }

  @Test(arguments: ["Zoë", "ZOË", "zoe", "Élan"])
  func lettersWithMarksAreFound(_ spelling: String) {
    for end in ["\n", "\r\n"] {
      let text = ["Zoë Z OW IY", "Élan EY L AA N", ""].joined(separator: end)
      let dictionary = PronouncingDictionary(name: "test", text: text)
      #expect(Self.said(dictionary, spelling).count == 1)
    }
  }

  @Test func bytesThatAreNoTextAreRead() {
    let bytes: [UInt8] = Array("a AH\n".utf8) + [0xFF, 0xFE, 32, 0xC3, 10] + Array("b B IY".utf8)
    let dictionary = PronouncingDictionary(name: "test", bytes: bytes)
    #expect(Self.said(dictionary, "b") == ["B IY"])
  }

  @Test func tenThousandWordsAreFound() {
    let phones = Pronunciation.alphabet.sorted()
    let lines = (0..<10_000).map { "w\($0.letters) \(phones[$0 % 39]) \(phones[$0 / 39 % 39])" }
    let dictionary = PronouncingDictionary(name: "test", text: lines.joined(separator: "\n"))
    #expect(dictionary.faultyLines.isEmpty)
    for index in stride(from: 0, to: 10_000, by: 7) {
      let expected = "\(phones[index % 39]) \(phones[index / 39 % 39])"
      #expect(Self.said(dictionary, "w\(index.letters)") == [expected])
    }
  }

  // MARK: - Spelled words

  private static let numbers = PronouncingDictionary(
    name: "numbers",
    text: """
      zero Z IH R OW
      one W AH N
      two T UW
      three TH R IY
      four F AO R
      five F AY V
      seven S EH V AH N
      eight EY T
      nine N AY N
      ten T EH N
      fifty F IH F T IY
      eighty EY T IY
      nineteen N AY N T IY N
      hundred HH AH N D R AH D
      thousand TH AW Z AH N D
      and AH N D
      model M AA D AH L
      """)

  private static let hundred = "F AO R HH AH N D R AH D"

  @Test(arguments: [
    (
      "451",
      [
        "\(hundred) F IH F T IY W AH N", "\(hundred) AH N D F IH F T IY W AH N",
        "F AO R F AY V W AH N",
      ]
    ),
    ("7", ["S EH V AH N"]), ("007", ["Z IH R OW Z IH R OW S EH V AH N"]),
    ("USB", ["Y UW EH S B IY"]), ("mp3", ["EH M P IY TH R IY"]), ("B2B", ["B IY T UW B IY"]),
    ("nth", ["EH N T IY EY CH"]), ("dvd", ["D IY V IY D IY"]),
    ("model3", ["M AA D AH L TH R IY", "EH M OW D IY IY EH L TH R IY"]),
    ("a.", ["EY"]), ("W.", ["D AH B AH L Y UW"]), ("1.", []), ("ä.", []), (".", []),
    ("usb", []), ("dune", []), ("a", []), ("bcdfghj", []), ("BCDFGHJ", []), ("ÄB", []),
    ("2.5", []), ("", []), ("6", []), ("日本", []), ("a1b2c3", []),
  ])
  func wordsAreSpelled(_ spelling: String, _ expected: [String]) {
    let folded = spelling.lowercased()
    let word = WordGraph.Word(text: folded, spelling: spelling)
    let found = SpelledWords(dictionary: Self.numbers).pronunciations(of: word)
    #expect(found.map(\.description) == expected)
  }

  @Test func aYearIsSaidInFourWays() {
    let found = Self.said(SpelledWords(dictionary: Self.numbers), "1984")
    #expect(found.count == 4)
    #expect(found.contains("N AY N T IY N EY T IY F AO R"))
    #expect(found.last == "W AH N N AY N EY T F AO R")
  }

  @Test func digitsNeedADictionary() {
    #expect(Self.said(SpelledWords(), "451").isEmpty)
    #expect(Self.said(SpelledWords(), "BBC") == ["B IY B IY S IY"])
  }

  @Test(arguments: [40, 400])
  func longDigitsAreSaidOneByOne(_ count: Int) {
    let digits = String(repeating: "7", count: count)
    let found = Self.said(SpelledWords(dictionary: Self.numbers), digits)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("S EH V AH N S EH V AH N") == true)
  }

  // MARK: - Layers

  private static let lexicon = Lexicon(layers: [
    [PronouncingDictionary(name: "mine", text: "read R IY D")],
    [
      PronouncingDictionary(name: "first", text: "read R EH D\ndata D EY T AH"),
      PronouncingDictionary(name: "second", text: "data D AE T AH\ndata(2) D EY T AH"),
    ],
    [SpelledWords()],
  ])

  @Test(arguments: [
    ("read", ["R IY D mine"]), ("data", ["D EY T AH first", "D AE T AH second"]),
    ("BBC", ["B IY B IY S IY spelled out"]), ("unknown", []),
  ])
  func theFirstLayerThatKnowsDecides(_ spelling: String, _ expected: [String]) {
    let entry = Self.lexicon.entry(for: Self.word(spelling))
    #expect(zip(entry.pronunciations, entry.sources).map { "\($0) \($1)" } == expected)
    #expect(entry.pronunciations.count == entry.sources.count)
  }

  @Test func withoutLayersNothingIsKnown() {
    #expect(Lexicon(layers: []).entry(for: Self.word("a")).pronunciations.isEmpty)
    #expect(Lexicon(layers: [[], []]).entry(for: Self.word("a")).sources.isEmpty)
  }
}

extension Int {
  /// The number in letters, a for 0.
  fileprivate var letters: String {
    String("\(self)".map { Character(UnicodeScalar(UInt8(97 + ($0.wholeNumberValue ?? 0)))) })
  }
}
