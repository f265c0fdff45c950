// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct MatchSemanticsTests {
  @Test(arguments: [
    ("open dune in library", "0 book=[1]"),
    ("OPEN   Dune, in Library!", "0 book=[1]"),
    ("open dune in my books", "0 book=[1]"),
    ("open dune by frank herbert in library", "0 book=[1]"),
    ("open l'etranger in library", "0 book=[4]"),
    ("open 1984 in library", "0 book=[2]"),
    ("open nineteen eighty four in library", "0 book=[2]"),
    ("open one thousand nine hundred and eighty-four in library", "0 book=[2]"),
    ("open 2 towers in library", "0 book=[3]"),
    ("open two towers in library", "0 book=[3]"),
    ("open poems in library", "0 book=[5, 6]"),
    ("open in the library in library", "0 book=[8]"),
    ("open デューン in library", "0 book=[9]"),
    // A literal word beats a value.
    ("open settings in library", "1"),
    // A typed slot beats free text, whatever else the text could be.
    ("find dune", "3 book=[1]"),
    ("find anything at all", "4 query=text(anything at all)"),
    ("cancel 5 minute timer", "5 minutes=5.0"),
    ("cancel five minute timer", "5 minutes=5.0"),
    ("cancel the egg timer", "6 query=text(the egg)"),
    ("spend twelve fifty", "7 amount=12.5"),
    ("spend 12.50", "7 amount=12.5"),
    // Out of range, and not a whole number.
    ("spend 5000", "none"),
    ("cancel 2.5 minute timer", "6 query=text(2.5 minute)"),
    ("shelve dune, poems and 1984", "8 books=[1] books=[5, 6] books=[2]"),
    ("shelve dune", "8 books=[1]"),
    ("shelve dune and", "none"),
    ("light on", "9"), ("light", "9"), ("please light off", "9"),
    ("light on off", "none"),
    ("quick red", "10"), ("red quick", "10"), ("red red", "none"),
    ("open doon in library", "none"), ("open dune", "none"), ("dune", "none"),
    ("open dune in library now", "none"), ("", "none"), ("🍕", "none"),
  ])
  func theBestMeaning(_ text: String, _ expected: String) throws {
    let automaton = try Grammars.automaton([
      "Open ${book} in ${applicationName}", "Open settings in ${applicationName}",
      "Move ${book} to ${shelf}", "find ${book}", "find ${query}",
      "cancel ${minutes} minute timer", "cancel ${query} timer", "spend ${amount}",
      "shelve ${books}", "[please] light [on|off]", "(quick;red)",
    ])
    #expect(automaton.best(text) == expected)
  }

  @Test func valuesOfOpenListsRankBelowListedOnes() throws {
    let automaton = try Grammars.automaton(
      ["Open ${book} in ${applicationName}", "Open the ${shelf} shelf in ${applicationName}"],
      isOpen: true)
    #expect(automaton.best("open dune in library") == "0 book=[1]")
    #expect(automaton.best("open the lord in library") == "0 book=unlisted(the lord)")
    #expect(automaton.best("open the read shelf in library") == "1 shelf=[1]")
    #expect(automaton.match(Utterance("open the lord in library")).candidates[0].score < 1)
  }

  @Test func whatDiffersByFoldingOnlyIsToldApartByItsSpelling() throws {
    let list = ValueList(
      name: "words", values: [.init(id: 1, forms: ["año"]), .init(id: 2, forms: ["ano"])])
    let phrase = Phrase(
      template: try Template(parsing: "say ${word}"),
      slots: [Slot(name: "word", kind: .list("words", isOpen: false))], intent: 0)
    let automaton = try Automaton(compiling: Grammar(phrases: [phrase], lists: [list]))
    #expect(automaton.best("say año") == "0 word=[1]")
    #expect(automaton.best("say ano") == "0 word=[2]")
    #expect(automaton.best("say AÑO") == "0 word=[1, 2]")
  }

  @Test func equalFitsOfTwoIntentsAreAmbiguous() throws {
    let phrases = try [
      Grammars.phrase("open ${book}", intent: 0), Grammars.phrase("open ${shelf}", intent: 1),
    ]
    let shared = ValueList(name: "shelves", values: [.init(id: 7, forms: ["Dune"])])
    let automaton = try Automaton(
      compiling: Grammar(phrases: phrases, lists: [Grammars.books, shared]))
    #expect(automaton.match(Utterance("open dune")).isAmbiguous)
    #expect(automaton.best("open dune") == "0 book=[1] | 1 shelf=[7]")
    #expect(!automaton.match(Utterance("open 1984")).isAmbiguous)
    #expect(
      automaton.warnings.map(\.description) == [
        """
        warning: 1 values fit both phrases, for instance “Dune”; people will be asked
          open ${book}
          ^^^^^^^^^^^^
        note: the other phrase
          open ${shelf}
          ^^^^^^^^^^^^^
        """
      ])
  }

  @Test func theSamePhraseForTwoIntentsIsReportedWithBothSpellings() throws {
    let automaton = try Grammars.automaton(["Turn it ON", "turn [it] on", "other"])
    #expect(
      automaton.warnings.map(\.description) == [
        """
        warning: this phrase also means something else; people will be asked
          Turn it ON
          ^^^^^^^^^^
        note: the other phrase
          turn [it] on
          ^^^^^^^^^^^^
        """
      ])
    #expect(automaton.match(Utterance("turn it on")).isAmbiguous)
  }

  @Test func negativePhrasesSilenceTheirOwnApplicationOnly() throws {
    let phrases = try [
      Grammars.phrase("open ${query}", intent: 0, application: 0),
      Grammars.phrase("open the door", intent: 1, application: 1),
      Grammars.phrase("open the door", intent: 2, application: 0, isNegative: true),
    ]
    let automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: []))
    #expect(automaton.best("open the door") == "1")
    #expect(automaton.best("open the window") == "0 query=text(the window)")
  }

  @Test(arguments: [
    ("Apri${applicationName}", "ApriLibrary", true),
    ("Apri${applicationName}", "apri library", true),
    ("Apri${applicationName}", "apri", false),
    ("${applicationName}’de ara", "Library'de ara", true),
    ("${applicationName}’de ara", "libraryde ara", true),
    ("${applicationName}’de ara", "Library de ara", true),
    ("${applicationName}’de ara", "library ara", false),
    ("${applicationName}-läge", "library-lage", true),
    ("${applicationName}-läge", "Library läge", true),
    ("open ${applicationName}'s page", "open library's page", true),
    ("open ${applicationName}'s page", "open my books’ page", false),
    ("open ${applicationName}'s page", "open my bookss page", true),
    ("${applicationName}で${book}を開く", "Libraryでデューンを開く", true),
    ("${applicationName}で${book}を開く", "Library で デューン を開く", true),
    ("${applicationName}에서 열기", "Library에서 열기", true),
    ("un${applicationName}ed", "unlibraryed", true),
    ("un${applicationName}ed", "un library ed", true),
    ("${applicationName}", "Library", true),
  ])
  func gluedSlots(_ phrase: String, _ text: String, _ matches: Bool) throws {
    let automaton = try Grammars.automaton([phrase])
    #expect((automaton.best(text) != "none") == matches)
  }

  @Test func offsetsAreThoseOfTheOriginalText() throws {
    let automaton = try Grammars.automaton(["Open ${book} in ${applicationName}"])
    let text = "  ÖPEN  „L’Étranger“ in Library"
    let capture = try #require(
      Grammars.automaton(["öpen ${book} in ${applicationName}"]).match(Utterance(text)).candidates
        .first?.captures.first)
    #expect(String(decoding: Array(text.utf8)[capture.span], as: UTF8.self) == "L’Étranger")
    #expect(
      automaton.match(Utterance("open dune in library")).candidates[0].captures[0].span == 5..<9)
  }

  @Test func replacingAListLeavesTheOldAutomatonAsItWas() throws {
    let old = try Grammars.automaton(["open ${book}"])
    let new = try old.replacing(
      list: ValueList(name: "books", values: [.init(id: 9, forms: ["Emma"])]))
    #expect(old.best("open dune") == "0 book=[1]" && old.best("open emma") == "none")
    #expect(new.best("open dune") == "none" && new.best("open emma") == "0 book=[9]")
    #expect(throws: GrammarError.self) {
      try old.replacing(list: ValueList(name: "nothing", values: []))
    }
  }

  @Test func manyTasksMayMatchAtOnce() async throws {
    let automaton = try Grammars.automaton(["Open ${book} in ${applicationName}"])
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { automaton.best("open dune in library") } }
      for await result in group { #expect(result == "0 book=[1]") }
    }
  }
}
