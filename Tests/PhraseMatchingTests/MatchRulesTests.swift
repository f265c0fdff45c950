// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// Rules of the article on match semantics, each with an utterance that only this rule decides.
@Suite struct MatchRulesTests {
  // MARK: - Ranks

  @Test func aListedValueIsNoNumber() throws {
    let automaton = try Grammars.automaton(["open ${amount}", "open ${book}"])
    #expect(automaton.best("open 2 towers") == "1 book=[3]")
    let years = ValueList(name: "books", values: [.init(id: 1, forms: ["12"])])
    #expect(try automaton.replacing(list: years).best("open 12") == "1 book=[1]")
  }

  @Test func fewerSlotsWin() throws {
    let list = ValueList(
      name: "books",
      values: [.init(id: 1, forms: ["want to read read"]), .init(id: 2, forms: ["read"])])
    let automaton = try Grammars.automaton(["put ${shelf} ${book}", "put ${other}"])
      .replacing(list: list)
    #expect(automaton.best("put want to read read") == "1 other=[1]")
  }

  @Test func theApplicationsNameIsAWordOfThePhrase() throws {
    let automaton = try Grammars.automaton([
      "open ${shelf} ${book}", "open ${book} ${applicationName}",
    ])
    let names = ValueList(name: "apps", values: [.init(id: 1, forms: ["dune"])])
    let shelves = ValueList(name: "shelves", values: [.init(id: 1, forms: ["poems"])])
    let both = try automaton.replacing(list: names).replacing(list: shelves)
    #expect(both.best("open poems dune") == "1 book=[5, 6]")
  }

  // MARK: - Slips

  @Test func onlyTheCheapestWaysAreCandidates() throws {
    let automaton = try TolerantGrammars.automaton(
      ["Open ${book}", "Open the ${book} now"], books: ["Dune"])
    let match = automaton.match(Utterance("please open dune"), tolerance: .standard)
    #expect(match.candidates.map(\.cost) == [0.05])
  }

  /// A phrase of small words means something by the name of its application alone.
  @Test(arguments: [
    ("my foundatoin in library", true), ("my foundatoin in", false), ("my foundatoin", false),
    ("please my foundation in library", true), ("please my foundation in", false),
  ])
  func aWordThatMeansSomethingIsSaid(_ text: String, _ isMatched: Bool) throws {
    let automaton = try TolerantGrammars.automaton(
      ["My ${book} in ${applicationName}"], books: ["Foundation"])
    #expect((automaton.forgiving(text) != "none") == isMatched)
  }

  @Test(arguments: [
    // Free text is not guessed around.
    (["Find ${query} in ${applicationName}"], ["Dune"], "find anything library"),
    // Nothing of the value was said.
    (["Open ${book} now"], ["The Of"], "open now thanks"),
    // Parts of one letter.
    (["Turn a lamp"], ["Dune"], "turn alamp"),
    // Another digit is another number, and a filler is no title.
    (["Open ${book}"], ["Chapter 51234"], "open chapter 51235"),
    (["Open ${book}"], ["Hallo"], "open hello"),
    (["Open ${book}"], ["A"], "open as"),
  ])
  func nothingIsGuessed(_ phrases: [String], _ books: [String], _ text: String) throws {
    let automaton = try TolerantGrammars.automaton(phrases, books: books)
    #expect(automaton.forgiving(text) == "none")
  }

  /// What is denied word for word is not done with slips either.
  @Test func aDenialWordForWordSilencesWhatIsGuessed() throws {
    let automaton = try TolerantGrammars.automaton(
      ["Open ${book}"], books: ["Dunes"], isOpen: true, negative: ["Open dune"])
    #expect(automaton.forgiving("open dune") == "none")
  }

  // MARK: - Limits

  /// Two applications are equally near, and with each repeated word there are more ways to look at.
  @Test(arguments: 1...26)
  func atNoSizeOneOfTwoIsPicked(_ count: Int) throws {
    let names = ["Tower", "Towel"].enumerated().map {
      ValueList(name: "app\($0)", values: [.init(id: $0, forms: [$1])])
    }
    let items = TolerantGrammars.list("items", ["milk", "eggs"])
    let phrases = try (0..<2).map { application in
      Phrase(
        template: try Template(parsing: "Buy ${item} in ${applicationName}"),
        slots: [
          Slot(name: "item", kind: .list("items", isOpen: false), isSeries: true),
          Slot(name: "applicationName", kind: .list("app\(application)", isOpen: false)),
        ], intent: 0, application: application)
    }
    let automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: names + [items]))
    let words = (0..<count).map { $0.isMultiple(of: 2) ? "milk milk" : "eggs eggs" }
    let text = "buy \(words.joined(separator: " ")) in towen"
    let match = automaton.match(Utterance(text), tolerance: .standard)
    #expect(match.candidates.isEmpty || match.isAmbiguous)
    if count < 4 { #expect(match.isAmbiguous) }
  }

  // MARK: - Warnings

  @Test func warningsAreForWhatAsksPeople() throws {
    func warnings(_ phrases: [Phrase]) throws -> Int {
      let lists = [
        Grammars.books, ValueList(name: "shelves", values: [.init(id: 7, forms: ["Dune"])]),
      ]
      return try Automaton(compiling: Grammar(phrases: phrases, lists: lists)).warnings.count
    }
    let door = try Grammars.phrase("open the door", intent: 0)
    let denied = try Grammars.phrase("open the door", intent: 1, isNegative: true)
    let other = try Grammars.phrase("open the door", intent: 0, application: 1)
    #expect(try warnings([door, denied]) == 0)
    #expect(try warnings([door, other]) == 1)
    let book = try Grammars.phrase("open ${book} now", intent: 0)
    let shelf = try Grammars.phrase("open ${shelf} later", intent: 1)
    #expect(try warnings([book, shelf]) == 0)
  }
}
