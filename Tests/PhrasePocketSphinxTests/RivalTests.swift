// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech
import Testing

@testable import PhrasePocketSphinx

@Suite struct RivalTests {
  private static let dictionary = PronouncingDictionary(
    name: "words",
    text: """
      a AH
      cup K AH P
      dune D UW N
      emma EH M AH
      june JH UW N
      large L AA R JH
      latte L AA T EY
      medium M IY D IY AH M
      mocha M OW K AH
      open OW P AH N
      close K L OW Z
      small S M AO L
      with W IH DH
      milk M IH L K
      """)

  private static func search(_ templates: String...) throws -> RivalSearch {
    let phrases = try templates.enumerated().map { index, template in
      Phrase(
        template: try Template(parsing: template, syntax: .template), slots: [], intent: index,
        application: 0, language: "en", isNegative: false)
    }
    let graph = try Automaton(compiling: try Grammar(phrases: phrases, lists: [])).wordGraph()
    return RivalSearch(graph) { dictionary.pronunciations(of: $0).first }
  }

  private static func rivals(
    of sentence: String, in search: RivalSearch, count: Int = 10,
    where isRival: (String) -> Bool = { _ in true }
  ) -> [String] {
    search.rivals(of: sentence.split(separator: " ").map(String.init), count: count) {
      isRival($0.joined(separator: " "))
    }.map { $0.joined(separator: " ") }
  }

  @Test(
    arguments: [
      ("open dune", ["open june", "close dune", "open emma"]),
      ("close june", ["close dune", "open june", "close emma"]),
    ])
  func whatSoundsAlikeIsFound(_ sentence: String, _ expected: [String]) throws {
    let search = try Self.search("(open|close) (dune|june|emma)")
    let found = Self.rivals(of: sentence, in: search)
    // The nearest in sound comes first.
    #expect(found.first == expected[0])
    #expect(Set(found).isSuperset(of: expected))
    #expect(!found.contains(sentence))
  }

  /// A word more or a word less is a rival too.
  @Test func wordsMayBeMoreOrFewer() throws {
    let search = try Self.search("a [small|large] (latte|mocha) [with milk]")
    let found = Self.rivals(of: "a small mocha", in: search, count: 20)
    #expect(found.contains("a mocha"))
    #expect(found.contains("a large mocha"))
    #expect(found.contains("a small latte"))
    #expect(found.contains("a small mocha with milk"))
    #expect(Self.rivals(of: "a mocha with milk", in: search, count: 20).contains("a mocha"))
  }

  @Test func whatMeansTheSameIsNone() throws {
    let search = try Self.search("(open|close) (dune|june|emma)")
    let found = Self.rivals(of: "open dune", in: search) { $0.hasPrefix("open") }
    #expect(found == ["open june", "open emma"])
    #expect(Self.rivals(of: "open the pod", in: search).isEmpty)
  }

  /// Many ways to say the end do not crowd out what may have been said before it.
  @Test func eachPlaceHasItsShare() throws {
    let ends = (0..<8).map { "dune" + String(repeating: " a", count: $0) }
    let search = try Self.search("(open|large) (\(ends.joined(separator: "|")))")
    let found = Self.rivals(of: "open dune", in: search, count: 3)
    #expect(found.contains("large dune"))
    #expect(found.first == "open dune a")
  }

  // MARK: - Trees

  @Test func sentencesShareTheirBeginnings() {
    let tree = SentenceTree([["open", "dune"], ["open", "june"], ["open", "dune"]])
    #expect(tree.sentences.count == 2)
    let text = tree.fsg(name: "tree", ruledOut: { $0 == 0 }, variants: { $0 == "june" ? 2 : 1 })
    #expect(
      text == """
        FSG_BEGIN tree
        NUM_STATES 6
        START_STATE 0
        FINAL_STATE 1
        TRANSITION 0 3 1.0 open
        TRANSITION 3 4 1.0 dune
        TRANSITION 3 5 1.0 june
        TRANSITION 3 5 1.0 june(2)
        TRANSITION 4 2 1.0
        TRANSITION 5 1 1.0
        FSG_END

        """)
  }

  // MARK: - Votes

  private static func vote(_ word: String, _ score: Int) -> Ballot.Vote {
    let segment = Decoder.Segment(word: word, frames: 0...9, score: score)
    return Ballot.Vote(
      meaning: word, hearing: Hearing(segments: [segment], spelling: { $0 }, length: \.count))
  }

  @Test(
    arguments: [
      // Both like the same best.
      ([[("a", -10), ("b", -30)], [("a", -5), ("b", -15)]], "a", "b", 15.0),
      // The larger difference decides.
      ([[("a", -10), ("b", -30)], [("b", -5), ("a", -10)]], "a", "b", 7.5),
      // What an ear does not name, it likes less than what it names.
      ([[("a", -10), ("b", -30)], [("a", -5), ("c", -15)]], "a", "b", 15),
      ([[("a", -10), ("b", -30)], []], "a", "b", 20),
    ] as [([[(String, Int)]], String, String, Double)])
  func votesAreAddedUp(
    _ votes: [[(String, Int)]], _ winner: String, _ second: String, _ margin: Double
  ) throws {
    let ballot = try #require(Ballot(votes.map { $0.map { Self.vote($0.0, $0.1) } }))
    #expect(ballot.winner.text == winner)
    #expect(ballot.margin == margin)
    #expect(ballot.second?.text == second || votes[1].contains { $0.0 == "c" })
  }

  @Test func withoutVotesThereIsNoDecision() {
    #expect(Ballot([[], []]) == nil)
    #expect(Ballot([[Self.vote("a", -1)]])?.second == nil)
  }
}
