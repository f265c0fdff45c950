// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

/// A list is compiled once for all grammars that have it, in the languages of the phrases around it.
@Suite struct SharedListTests {
  private static let years = ValueList(
    name: "books", values: [.init(id: 2, forms: ["1984"]), .init(id: 3, forms: ["Two Towers"])])

  private static func grammar(
    _ phrases: [(text: String, language: String)], _ books: ValueList
  ) throws -> Grammar {
    try Grammar(
      phrases: phrases.enumerated().map {
        try Grammars.phrase($1.text, intent: $0, language: $1.language)
      },
      lists: [books, Grammars.shelves])
  }

  @Test func theSameListIsTakenFromAnOlderAutomaton() throws {
    let first = try Automaton(
      compiling: Self.grammar([("open ${book}", "en")], Self.years))
    let more = try Self.grammar(
      [("find ${book} on ${shelf}", "en"), ("ouvre l'étagère ${shelf}", "fr")], Self.years)
    let second = try Automaton(compiling: more, sharing: first)
    #expect(second.list("books") === first.list("books"))
    let alone = try Automaton(compiling: more)
    for text in [
      "find two towers on read", "find 2 towers on want to read", "ouvre l'étagère read",
    ] {
      #expect(second.best(text) == alone.best(text))
      #expect(second.best(text) != "none", "\(text)")
    }
  }

  private static let others: [([(text: String, language: String)], ValueList)] = [
    ([("open ${book}", "en")], Grammars.books), ([("open ${book}", "de")], years),
  ]

  @Test(arguments: others)
  func anotherListIsCompiledAnew(
    _ phrases: [(text: String, language: String)], _ books: ValueList
  ) throws {
    let first = try Automaton(
      compiling: Self.grammar([("open ${book}", "en")], Self.years))
    let grammar = try Self.grammar(phrases, books)
    let second = try Automaton(compiling: grammar, sharing: first)
    #expect(second.list("books") !== first.list("books"))
    #expect(second.list("books")?.values == books.values)
  }

  @Test func numbersAreSaidInTheLanguagesOfThePhrasesAround() throws {
    let automaton = try Automaton(
      compiling: Self.grammar(
        [("open ${book}", "en"), ("finde ${book}", "de"), ("ouvre ${shelf}", "fr")], Self.years))
    #expect(automaton.list("books")?.languages == ["de", "en"])
    #expect(automaton.list("shelves")?.languages == ["fr"])
    #expect(automaton.best("open nineteen eighty four") == "0 book=[2]")
    #expect(automaton.best("finde eintausendneunhundertvierundachtzig") == "1 book=[2]")
    #expect(automaton.best("open mille neuf cent quatre-vingt-quatre") == "none")
  }
}

extension Automaton {
  fileprivate func list(_ name: String) -> CompiledList? {
    zip(phrases.listKeys, lists).first { grammar.lists[$0.0.list].name == name }?.1
  }
}
