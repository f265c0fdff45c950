// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct WordGraphTests {
  private static let numbers = NumberWords.english

  /// The folded words of a sentence; digits as a person says them.
  private func spoken(_ text: String) -> [String] {
    Utterance(text).tokens.flatMap { token in
      Int(token.text).flatMap { Self.numbers.spell($0).first } ?? [token.text]
    }
  }

  private func graph(_ texts: [String]) throws -> WordGraph {
    try Grammars.automaton(texts).wordGraph()
  }

  /// The graph of one phrase "n ${n}" with a slot of this kind.
  private func graph(of kind: Slot.Kind, lists: [ValueList] = []) throws -> WordGraph {
    try automaton(of: kind, lists: lists).wordGraph()
  }

  private func automaton(
    of kind: Slot.Kind, isSeries: Bool = false, lists: [ValueList] = []
  ) throws -> Automaton {
    let phrase = Phrase(
      template: try Template(parsing: "n ${n}", syntax: .template),
      slots: [Slot(name: "n", kind: kind, isSeries: isSeries)], intent: 0)
    return try Automaton(compiling: Grammar(phrases: [phrase], lists: lists))
  }

  // MARK: - The same sentences

  /// What can be typed can be said.
  @Test(arguments: 0..<10)
  func everySampleIsAWayThroughTheGraph(_ batch: Int) throws {
    for seed in batch * 40..<batch * 40 + 40 {
      var random = RandomGrammar(seed: UInt64(seed))
      let grammar = try random.grammar().withSmallNumbers()
      let automaton = try Automaton(compiling: grammar)
      let graph = automaton.wordGraph()
      for index in grammar.phrases.indices where !grammar.phrases[index].hasText {
        let samples = automaton.sample(phrase: index, limit: 6)
        #expect(!samples.isEmpty)
        for sample in samples {
          #expect(graph.accepts(spoken(sample)), "seed \(seed), “\(sample)”\n\(grammar.text())")
        }
      }
    }
  }

  /// What can be said is understood.
  @Test(arguments: 0..<10)
  func everyWayThroughTheGraphIsMatched(_ batch: Int) throws {
    var count = 0
    for seed in batch * 40..<batch * 40 + 40 {
      var random = RandomGrammar(seed: UInt64(seed))
      let grammar = try random.grammar().withSmallNumbers()
      guard !grammar.phrases.contains(where: \.isNegative) else { continue }
      let automaton = try Automaton(compiling: grammar)
      let graph = automaton.wordGraph()
      for sentence in graph.randomSentences(count: 20, seed: UInt64(seed)) {
        count += 1
        let candidates = automaton.match(Utterance(sentence)).candidates
        #expect(!candidates.isEmpty, "seed \(seed), “\(sentence)”\n\(grammar.text())")
      }
    }
    #expect(count > 100, "\(count)")
  }

  @Test(arguments: 0..<10)
  func everyStateIsOnAWayToTheEnd(_ batch: Int) throws {
    for seed in batch * 40..<batch * 40 + 40 {
      var random = RandomGrammar(seed: UInt64(seed))
      let grammar = try random.grammar().withSmallNumbers()
      let graph = try Automaton(compiling: grammar).wordGraph()
      guard !graph.isEmpty else { continue }
      let message: Comment = "seed \(seed)\n\(grammar.text())"
      #expect(graph.reachable(from: graph.start).count == graph.stateCount, message)
      #expect(graph.reaching(graph.end).count == graph.stateCount, message)
      #expect(graph.arcs.allSatisfy { $0.from != graph.end }, message)
      #expect(Set(graph.arcs.compactMap(\.word)).count == graph.words.count, message)
      #expect(graph.arcs.map(\.from) == graph.arcs.map(\.from).sorted(), message)
    }
  }

  @Test(arguments: [
    ("open dune in my books", true), ("open dune by frank herbert in library", true),
    ("open nineteen eighty four in library", true), ("open letranger in library", true),
    ("open two towers in library", true), ("open dune", false), ("open frank in library", false),
    ("open dune in library please", false), ("", false),
  ])
  func sentences(_ text: String, _ isSayable: Bool) throws {
    let graph = try graph(["Open ${book} in ${applicationName}"])
    #expect(graph.accepts(spoken(text)) == isSayable)
  }

  @Test func wordsKeepTheirSpelling() throws {
    let graph = try graph(["Open ${book} in ${applicationName}"])
    #expect(graph.words.contains(.init(text: "letranger", spelling: "L’Étranger")))
    #expect(graph.words.contains(.init(text: "open", spelling: "Open")))
  }

  // MARK: - Size

  @Test func endsThatAreAlikeAreShared() throws {
    let values = (0..<1_000).map { number in
      ValueList.Value(
        id: number, forms: ["item \(Self.numbers.spell(number)[0].joined()) of the shelf"])
    }
    let list = ValueList(name: "items", values: values)
    let graph = try graph(of: .list("items", isOpen: false), lists: [list])
    #expect(graph.words.count > 1_000)
    #expect(graph.stateCount < 12)
    // Some of the names are read as numbers, and can be said as such.
    #expect(graph.arcs.count < 1_100)
  }

  @Test func aListIsThereOnceForPhrasesThatGoOnAlike() throws {
    let one = try graph(["Open ${book}"])
    let many = try graph(["Open ${book}", "Show ${book}", "Please show me ${book}"])
    #expect(many.stateCount <= one.stateCount + 6)
  }

  @Test func aVeryLongSentenceIsNoProblem() throws {
    let words = (0..<200).map { $0.isMultiple(of: 3) ? "tick" : "tock" }
    let graph = try graph([words.joined(separator: " ")])
    #expect(graph.accepts(words))
    #expect(graph.stateCount == 202)
  }

  // MARK: - Numbers

  @Test func everyNumberOfARangeCanBeSaid() throws {
    let graph = try graph(
      of: .value(.number(NumberRange(minimum: 1, maximum: 100, isInteger: true))))
    for number in 0...120 {
      for form in Self.numbers.spell(number) {
        #expect(graph.accepts(["n"] + form) == (1...100).contains(number), "\(form)")
      }
    }
    #expect(graph.accepts(["n", "a", "hundred"]))
  }

  @Test(arguments: [
    ("twelve fifty", true), ("two point five", true), ("three and a half", true),
    ("zero point two", true), ("twelve", true), ("two hundred five", true),
    ("twelve fifty fifty", false), ("point five", false), ("twelve and", false),
  ])
  func amountsCanBeSaid(_ text: String, _ isSayable: Bool) throws {
    let words = ["n"] + text.split(separator: " ").map(String.init)
    let amounts = try graph(of: .value(.number(NumberRange())))
    #expect(amounts.accepts(words) == isSayable)
  }

  @Test(arguments: ["twelve fifty", "two point five", "three and a half"])
  func wholeNumbersHaveNoParts(_ text: String) throws {
    let words = ["n"] + text.split(separator: " ").map(String.init)
    let counts = try graph(
      of: .value(.number(NumberRange(minimum: 1, maximum: 60, isInteger: true))))
    #expect(!counts.accepts(words))
  }

  /// Whatever the range is, what can be said lies in it.
  @Test(
    arguments: [
      (1, 12), (0, 0), (5, 5), (200, 300), (99, 100), (2.5, 3.5), (-10, 2), (-10, -5),
      (0.2, 0.8), (999_999, 999_999), (1_000_000, 2_000_000), (30, 20_000), (0, nil),
    ] as [(Double, Double?)], [true, false])
  func rangesAreRespected(_ bounds: (Double, Double?), _ isInteger: Bool) throws {
    let range = NumberRange(minimum: bounds.0, maximum: bounds.1, isInteger: isInteger)
    guard bounds != (0.2, 0.8) || !isInteger else {
      #expect(throws: GrammarError.self) { try self.automaton(of: .value(.number(range))) }
      return
    }
    let automaton = try automaton(of: .value(.number(range)))
    let sentences = automaton.wordGraph().randomSentences(count: 100, seed: 1)
    let outside = sentences.first { automaton.match(Utterance($0)).candidates.isEmpty }
    #expect(outside == nil)
    // Numbers below zero, between zero and one, and from a million on are not spelled out.
    let highest = bounds.1 ?? .infinity
    let isSaid = highest >= max(0, bounds.0.rounded(.up)) && bounds.0 < 1_000_000
    #expect(sentences.isEmpty != isSaid)
  }

  // MARK: - Series

  @Test(arguments: [
    ("a", true), ("a b", true), ("a and b", true), ("a b and c", true), ("a b c", true),
    ("a or b", true), ("a and", false), ("and a", false), ("a and and b", false), ("", false),
  ])
  func seriesAreSaidInARow(_ text: String, _ isSayable: Bool) throws {
    let values = ["a", "b", "c"].enumerated().map { ValueList.Value(id: $0, forms: [$1]) }
    let automaton = try automaton(
      of: .list("l", isOpen: false), isSeries: true, lists: [ValueList(name: "l", values: values)])
    let words = ["n"] + text.split(separator: " ").map(String.init)
    #expect(automaton.wordGraph().accepts(words) == isSayable)
  }

  // MARK: - What cannot be said

  @Test func phrasesThatNeedAnyWordsAreListed() throws {
    let graph = try graph([
      "Open ${book}", "Search ${query}", "Note [${query}]", "Find (${query}|${book})",
      "Look for (${query}|up ${query})", "(${query};now)",
    ])
    #expect(graph.unsayablePhrases == [1, 4, 5])
    #expect(graph.accepts(["note"]))
    #expect(graph.accepts(["find", "dune"]))
    #expect(!graph.words.contains { $0.text == "search" })
  }

  @Test(arguments: [["Search ${query}"], []])
  func withoutSayablePhrasesTheGraphIsEmpty(_ texts: [String]) throws {
    let graph = try graph(texts)
    #expect(graph.isEmpty)
    #expect(graph.words.isEmpty)
    #expect(!graph.accepts([]))
  }

  @Test func anEmptyListCannotBeSaid() throws {
    let list = ValueList(name: "l", values: [])
    #expect(try graph(of: .list("l", isOpen: false), lists: [list]).isEmpty)
  }

  @Test func aSeriesBeforeAnyWordsLeadsNowhere() throws {
    let graph = try graph(["Add ${books} to ${query}", "Stop"])
    #expect(graph.words.map(\.text) == ["stop"])
    #expect(graph.unsayablePhrases == [0])
  }

  // MARK: - Any words

  private static let withText = ["Note ${query} in diary", "Add ${book} to ${query}", "Stop"]

  @Test(arguments: [
    (["note", "…", "in", "diary"], true), (["add", "dune", "to", "…"], true), (["stop"], true),
    (["note", "in", "diary"], false), (["note", "dune", "in", "diary"], false),
    (["add", "…", "to", "…"], false), (["note", "…", "…", "in", "diary"], false),
  ])
  func anyWordsAreOneWordWhereTheyAreListenedFor(_ words: [String], _ isSaid: Bool) throws {
    let automaton = try Grammars.automaton(Self.withText)
    let graph = automaton.wordGraph(takingText: true)
    #expect(graph.accepts(words) == isSaid)
    #expect(graph.unsayablePhrases.isEmpty)
    #expect(!automaton.wordGraph().words.contains(.anyWords))
  }

  @Test(arguments: [
    (["note", "…A", "in", "diary"], true), (["note", "…B", "…B", "…A", "in", "diary"], true),
    (["add", "dune", "to", "…B"], true), (["add", "dune", "to"], false),
    (["note", "in", "diary"], false), (["note", "…", "in", "diary"], false), (["stop"], true),
  ])
  func anyWordsAreRowsOfSounds(_ words: [String], _ isSaid: Bool) throws {
    let graph = try Grammars.automaton(Self.withText).wordGraph(takingText: true)
      .soundingOutAnyWords(by: ["A", "B"])
    #expect(graph.accepts(words) == isSaid)
    #expect(!graph.words.contains(.anyWords))
    #expect(graph.words.filter(\.isSoundOfAnyWords).map(\.spelling).sorted() == ["A", "B"])
    let other = try Grammars.automaton(["Stop"]).wordGraph()
    #expect(other.soundingOutAnyWords(by: ["A", "B"]) == other)
  }

  // MARK: - Changes

  @Test func replacedListsShowUp() throws {
    let automaton = try Grammars.automaton(["Open ${book} in ${applicationName}"])
    let list = ValueList(name: "books", values: [.init(id: 1, forms: ["Persuasion"])])
    let graph = try automaton.replacing(list: list).wordGraph()
    #expect(graph.accepts(spoken("open persuasion in library")))
    #expect(!graph.accepts(spoken("open dune in library")))
    #expect(automaton.wordGraph().accepts(spoken("open dune in library")))
  }

  @Test(
    arguments: [
      ("en", ["open", "stop"]), ("en_GB", ["open", "stop"]), ("ru", ["открой", "stop"]),
      (nil, ["open", "открой", "stop"]), ("de", []),
    ] as [(String?, [String])])
  func theLanguageChoosesThePhrases(_ language: String?, _ words: [String]) throws {
    let phrases = try [
      Grammars.phrase("Open", intent: 0), Grammars.phrase("Открой", intent: 0, language: "ru"),
      Grammars.phrase("Stop", intent: 1),
      Grammars.phrase("Stop", intent: 1, language: "ru_RU"),
    ]
    let automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: []))
    let graph = automaton.wordGraph(language: language)
    for word in ["open", "открой", "stop"] {
      #expect(graph.accepts([word]) == words.contains(word), "\(word)")
    }
    #expect(Set(graph.words.map(\.text)).count == words.count)
  }

  @Test func wordsCanBeRemoved() throws {
    let graph = try graph(["Open ${book} in ${applicationName}", "Stop"])
    let without = graph.removing { $0.text == "dune" || $0.text == "my" }
    #expect(!without.accepts(spoken("open dune in library")))
    #expect(!without.accepts(spoken("open poems in my books")))
    #expect(without.accepts(spoken("open poems in library")))
    #expect(without.accepts(["stop"]))
    #expect(graph.removing { _ in false } == graph)
    #expect(graph.removing { _ in true }.randomSentences(count: 1, seed: 1).isEmpty)
  }

  // MARK: - Text

  private static let fsg = """
    FSG_BEGIN test
    NUM_STATES 5
    START_STATE 0
    FINAL_STATE 4
    TRANSITION 0 1 1.0 read
    TRANSITION 0 1 1.0 read(2)
    TRANSITION 0 2 1.0 stop
    TRANSITION 1 3 1.0 dune
    TRANSITION 2 4 1.0
    TRANSITION 3 4 1.0
    FSG_END

    """

  /// Compounds say the same as their words.
  @Test(arguments: 0..<10)
  func joinedWordsAreTheSameSentences(_ batch: Int) throws {
    var saved = 0
    for seed in batch * 20..<batch * 20 + 20 {
      var random = RandomGrammar(seed: UInt64(seed))
      let graph = try Automaton(compiling: try random.grammar().withSmallNumbers()).wordGraph()
      let joined = graph.joiningWords()
      saved += graph.stateCount - joined.stateCount
      for sentence in graph.randomSentences(count: 20, seed: UInt64(seed)) {
        #expect(joined.spells(sentence), "seed \(seed), “\(sentence)” is lost")
      }
      for sentence in joined.randomSentences(count: 20, seed: UInt64(seed)) {
        let words = sentence.split { $0 == " " || $0 == WordGraph.joint }.map(String.init)
        #expect(graph.accepts(words), "seed \(seed), “\(words)” is new")
      }
    }
    #expect(saved > 0)
  }

  @Test func wordsWithoutAForkAreJoined() throws {
    let joined = try graph(["Open the hobbit", "Open dune", "Close dune messiah"]).joiningWords()
    #expect(
      Set(joined.words.map(\.spelling)) == ["Open the hobbit", "Open dune", "Close dune messiah"])
    #expect(joined.stateCount < 4)
  }

  @Test func theTextForRecognizers() throws {
    let graph = try graph(["Read Dune", "Stop now", "Stop"])
    let text = graph.fsg(name: "test") { $0.text == "read" ? 2 : $0.text == "now" ? 0 : 1 }
    #expect(text == Self.fsg)
  }
}

extension Phrase {
  /// Whether any words may stand in a slot.
  fileprivate var hasText: Bool { slots.contains { $0.kind == .text } }
}

extension Grammar {
  /// The grammar with numbers that are quickly spelled out.
  fileprivate func withSmallNumbers() throws -> Grammar {
    let phrases = phrases.map { phrase in
      Phrase(
        template: phrase.template, slots: phrase.slots.map(\.withSmallNumbers),
        intent: phrase.intent, application: phrase.application, language: phrase.language,
        isNegative: phrase.isNegative)
    }
    return try Grammar(phrases: phrases, lists: lists, rules: rules)
  }
}

extension Slot {
  fileprivate var withSmallNumbers: Slot {
    guard case .value(.number) = kind else { return self }
    let small = Kind.value(.number(NumberRange(minimum: 0, maximum: 30, isInteger: true)))
    return Slot(name: name, kind: small, isSeries: isSeries)
  }
}

/// Walks along the graph, to compare it with the automaton.
extension WordGraph {
  /// The states that are reached without a word.
  private func closure(_ states: Set<Int>, _ steps: [Int: [Arc]]) -> Set<Int> {
    var closed = states
    var waiting = Array(states)
    while let state = waiting.popLast() {
      for arc in steps[state] ?? [] where arc.word == nil {
        if closed.insert(arc.to).inserted { waiting.append(arc.to) }
      }
    }
    return closed
  }

  func accepts(_ sentence: [String]) -> Bool {
    let steps = Dictionary(grouping: arcs, by: \.from)
    var states = closure([start], steps)
    for word in sentence {
      let next = states.flatMap { steps[$0] ?? [] }.filter { arc in
        arc.word.map { words[$0].text == word } ?? false
      }
      states = closure(Set(next.map(\.to)), steps)
    }
    return states.contains(end)
  }

  /// Sentences along random steps that end in time.
  func randomSentences(count: Int, seed: UInt64) -> [String] {
    let steps = Dictionary(grouping: arcs, by: \.from)
    var random = SplitMix64(state: seed)
    return (0..<count).compactMap { _ in
      var state = start
      var sentence: [String] = []
      for _ in 0..<60 where state != end {
        guard let arc = steps[state]?.randomElement(using: &random) else { return nil }
        if let word = arc.word { sentence.append(words[word].text) }
        state = arc.to
      }
      return state == end && sentence.count <= 12 ? sentence.joined(separator: " ") : nil
    }
  }

  /// Whether words, some of which may be joined, are a sentence.
  func spells(_ sentence: String) -> Bool {
    let steps = Dictionary(grouping: arcs, by: \.from)
    func spells(_ rest: Substring, from state: Int) -> Bool {
      if rest.isEmpty, state == end { return true }
      return steps[state, default: []].contains { arc in
        guard let word = arc.word else { return spells(rest, from: arc.to) }
        let text = words[word].text.split(separator: WordGraph.joint).joined(separator: " ") + " "
        return rest.hasPrefix(text) && spells(rest.dropFirst(text.count), from: arc.to)
      }
    }
    return spells(sentence + " ", from: start)
  }

  func reachable(from first: Int) -> Set<Int> {
    search(from: first, Dictionary(grouping: arcs, by: \.from), next: \.to)
  }

  func reaching(_ last: Int) -> Set<Int> {
    search(from: last, Dictionary(grouping: arcs, by: \.to), next: \.from)
  }

  private func search(from state: Int, _ steps: [Int: [Arc]], next: (Arc) -> Int) -> Set<Int> {
    var found: Set = [state]
    var waiting = [state]
    while let state = waiting.popLast() {
      for arc in steps[state] ?? [] where found.insert(next(arc)).inserted {
        waiting.append(next(arc))
      }
    }
    return found
  }
}
