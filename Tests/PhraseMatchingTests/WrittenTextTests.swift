// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

@Suite struct WrittenTextTests {
  let automaton: Automaton

  init() throws {
    automaton = try Grammars.automaton([
      "note ${query}", "create [a] collection called ${query} in travel tracking",
      "${query} it is", "(say|whisper), ${query}, (now|later)", "${query}'s page",
    ])
  }

  @Test(arguments: [
    ("note C++", "C++"), ("note .NET", ".NET"), ("note (work)", "(work)"),
    ("note /etc/passwd", "/etc/passwd"), ("note #1 hits", "#1 hits"), ("note R&B", "R&B"),
    ("note -5 °C", "-5 °C"), ("note $5", "$5"), ("note 100%", "100%"), ("note A*", "A*"),
    ("note the boys'", "the boys'"), ("note '90s", "'90s"), ("note 12\"", "12\""),
    ("note <b>\"A&B\"</b>", "<b>\"A&B\"</b>"), ("note @home", "@home"),
    ("note a.b@c.de", "a.b@c.de"),
    ("note Cafe\u{301}+", "Cafe\u{301}+"), ("note 🍕+", "🍕+"),
  ])
  func signsThatTouchBelongToTheText(_ text: String, _ expected: String) {
    #expect(automaton.best(text) == "0 query=text(\(expected))")
  }

  @Test(arguments: [
    ("note what?", "what"), ("note dune, please", "dune, please"), ("note dune.", "dune"),
    ("note C++.", "C++"), ("note really?!…", "really"), ("note a;", "a"), ("note \"dune\"", "dune"),
    ("note “C++”!", "C++"), ("note \"dune!\"", "dune"), ("note «.NET»", ".NET"),
    ("note „R&B“", "R&B"), ("note 'don't stop'", "don't stop"), ("note 「本」。", "本"),
    ("note \"a\" and \"b\"", "\"a\" and \"b\""), ("\"note C++\"", "C++"), ("(note dune)", "dune"),
    ("(note C++).", "C++"), ("note ¿qué?", "qué"), ("note: dune", "dune"), ("note dune :)", "dune"),
    ("note  dune\u{202E}", "dune"), ("note \u{200B}dune\u{0}", "dune"), ("note:(work)", "work"),
  ])
  func signsOfTheSentenceStayOutside(_ text: String, _ expected: String) {
    #expect(automaton.best(text) == "0 query=text(\(expected))")
  }

  @Test(arguments: [
    ("create a collection called C++ in travel tracking", "1 query=text(C++)"),
    ("Create a collection called “.NET”, in Travel Tracking.", "1 query=text(.NET)"),
    ("create collection called (a) b) in travel tracking", "1 query=text((a) b))"),
    (".NET it is", "2 query=text(.NET)"), ("(a it is)", "2 query=text(a)"),
    ("say, C++, now", "3 query=text(C++)"), ("whisper,(x),later", "3 query=text(x)"),
    ("whisper C#/later", "3 query=text(C)"), ("say now, now", "3 query=text(now)"),
  ])
  func theWordsBesideKeepTheirSigns(_ text: String, _ expected: String) {
    #expect(automaton.best(text) == expected)
  }

  @Test func joinedTextKeepsOnlyItsFreeSide() {
    #expect(automaton.best("#1 book's page") == "4 query=text(#1 book)")
  }

  @Test func forgivenSlipsLeaveTheTextAsItIs() {
    let text = "um note .NET (C++)."
    let match = automaton.match(Utterance(text), tolerance: .standard)
    let captures = match.candidates.flatMap(\.captures).map { $0.value.text(in: text, $0.span) }
    #expect(captures == ["text(.NET (C++))"] && match.candidates[0].edits.map(\.kind) == [.filler])
  }

  @Test(arguments: 0..<300)
  func signsChangeNoMeaningAndNoWord(_ seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    var grammars = RandomGrammar(seed: UInt64(seed))
    let grammar = try grammars.grammar()
    let automaton = try Automaton(compiling: grammar)
    for _ in 0..<8 {
      let plain = grammars.sentence(1...6)
      let text = Self.adding(signs: &random, to: plain)
      for tolerance in [Tolerance.none, .standard] {
        let found = automaton.match(Utterance(text), tolerance: tolerance).candidates
        let expected = automaton.match(Utterance(plain), tolerance: tolerance).candidates
        #expect(
          ReferenceMatcher.meanings(found, in: grammar)
            == ReferenceMatcher.meanings(expected, in: grammar))
        for (own, other) in zip(found, expected) {
          #expect(Self.words(own, text) == Self.words(other, plain), "“\(text)”")
          #expect(Self.areApart(own.captures))
        }
      }
    }
  }

  /// Signs that are no words, before and behind each word.
  private static func adding(signs random: inout SplitMix64, to plain: String) -> String {
    let signs = [
      "", "", "", "(", ")", "\"", "“", "”", ",", ".", "+", "#", "/", " - ", "'", "¿", "?",
    ]
    return plain.split(separator: " ").map { word in
      let before = signs.randomElement(using: &random) ?? ""
      let behind = (signs + ["+", ")."]).randomElement(using: &random) ?? ""
      return "\(before)\(word)\(behind)"
    }.joined(separator: " ")
  }

  private static func words(_ candidate: Candidate, _ text: String) -> [[String]] {
    candidate.captures.map { Utterance(text.utf8Text($0.span)).tokens.map(\.text) }
  }

  private static func areApart(_ captures: [Capture]) -> Bool {
    zip(captures, captures.dropFirst()).allSatisfy { $0.span.upperBound <= $1.span.lowerBound }
  }

  @Test func longRunsOfSignsEnd() {
    let signs = String(repeating: "(\"", count: 200_000)
    let text = "note \(signs)a\(signs)"
    let span = automaton.match(Utterance(text)).candidates.first?.captures.first?.span
    #expect(span?.count == 2 * WrittenText.signLimit + 1)
  }
}
