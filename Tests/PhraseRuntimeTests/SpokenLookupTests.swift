// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import Testing

@testable import PhraseRuntime

/// What is listened for among the generated phrases.
@Suite struct SpokenLookupTests {
  private static let lists = """
    "kinds": [{"id": "all", "title": "books", "localForms": {"en": ["books"], "de": ["Bücher"]}}],
    "qualities": [{"id": "isRead:no", "title": "unread"}, {"id": "isRead:yes", "title": "read"}],
    "values": [{"id": "lem", "title": "lem"}, {"id": "read", "title": "read"}],
    "books": [{"id": "1", "title": "dune"}]
    """

  private func lookups(_ phrase: String, language: String = "en") async throws -> SpokenLookups? {
    let catalog = """
      {"language": "en", "applications": [{"name": "Library"}],
       "shortcuts": [
         {"intent": "OpenBook", "application": "Library", "phrases": ["Open ${book}"],
          "slots": {"book": {"list": "books"}}},
         {"intent": "FindBook", "application": "Library", "generated": true, "syntax": "template",
          "phrases": ["\(phrase)"],
          "slots": {"kind": {"list": "kinds"}, "quality": {"list": "qualities"},
                    "value": {"list": "values", "open": true},
                    "other": {"list": "values", "open": true}, "book": {"list": "books"},
                    "count": {"kind": "number", "integer": true}, "words": {"kind": "text"}}}],
       "lists": {\(Self.lists)}}
      """
    let engine = try await PhraseEngine(catalog: Catalog(json: Data(catalog.utf8)))
    return await engine.complete().spokenLookups(language: language)
  }

  /// All sentences, in order; the graphs here have few.
  private func sentences(of graph: WordGraph) -> [String] {
    func walk(_ state: Int, _ words: [String]) -> [String] {
      let ended = state == graph.end ? [words.joined(separator: " ")] : []
      return ended
        + graph.arcs.filter { $0.from == state }.flatMap { arc in
          walk(arc.to, words + (arc.word.map { [graph.words[$0].text] } ?? []))
        }
    }
    return walk(graph.start, []).sorted()
  }

  @Test(
    arguments: [
      // The first words are said, the last ones are not.
      (
        "[find|show] [my] ${kind} [do i have]",
        ["find books", "find my books", "show books", "show my books"]
      ),
      (
        "[tell [me]] which ${kind} [are] ${quality} [yet]",
        [
          "which books are read", "which books are unread", "which books read",
          "which books unread",
        ]
      ),
      // The name of the app is left out.
      ("list ${kind} [in ${applicationName}]", ["list books"]),
      // “In read” sounds like “unread”.
      (
        "find [${quality}] ${kind} by ${value}",
        ["find books by lem", "find read books by lem", "find unread books by lem"]
      ),
      // What may be left out is, where it would be any value or a number.
      ("find [${count}] ${kind} [by ${value}]", ["find books"]),
      (
        "find [the] ${kind} [with ${quality}]",
        [
          "find books", "find books with read", "find books with unread", "find the books",
          "find the books with read", "find the books with unread",
        ]
      ),
      // One way to say it is enough.
      (
        "find ${kind} (by|in ${quality}) ${value}", ["find books by lem", "find books by read"]
      ),
      ("who wrote ${book}", ["who wrote dune"]),
    ])
  func phrasesAreShortened(_ phrase: String, _ sentences: [String]) async throws {
    let lookups = try #require(try await lookups(phrase))
    #expect(self.sentences(of: lookups.wordGraph) == sentences)
  }

  @Test(
    arguments: [
      "find ${words}", "find ${count} ${kind}",
      "find ${kind} (over ${value}|between ${value} and ${other})",
    ])
  func whatNeedsOtherValuesIsNotListenedFor(_ phrase: String) async throws {
    #expect(try await lookups(phrase) == nil)
  }

  @Test func otherLanguagesAreNotListenedFor() async throws {
    #expect(try await lookups("find ${kind}", language: "de") == nil)
  }

  @Test func sentencesOfOneMeaningAreTold() async throws {
    let lookups = try #require(try await lookups("(find|show) [me] ${quality} ${kind}"))
    #expect(lookups.meaning(of: "find unread books") == lookups.meaning(of: "show me unread books"))
    #expect(lookups.meaning(of: "find unread books") != lookups.meaning(of: "find read books"))
    #expect(lookups.meaning(of: "open dune") == nil)
  }
}
