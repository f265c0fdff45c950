// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching

/// What holds for any grammar and any utterance.
enum MatcherProperties {
  /// - Returns: Whether the bytes were a grammar that compiles, so that something was checked.
  @discardableResult
  static func check(_ bytes: [UInt8]) throws -> Bool {
    var source = GrammarSource(ByteSource(bytes))
    let grammar: Grammar
    let automaton: Automaton
    do {
      grammar = try source.grammar()
      automaton = try Automaton(compiling: grammar)
    } catch is GrammarError {
      return false
    }
    let samples = grammar.phrases.indices.flatMap { automaton.sample(phrase: $0, limit: 2) }
    for index in grammar.phrases.indices { try checkSamples(of: index, in: automaton) }
    let texts = samples.prefix(2).map { Self.changed($0, &source.bytes) }
    for text in texts + [source.sentence(upTo: 12), source.bytes.text()] {
      try check(text, in: automaton)
    }
    try checkSuggestions(for: texts.first ?? "", in: automaton)
    try checkReplacement(in: automaton, by: source.list(named: "l"), texts: texts)
    return true
  }

  /// What can be asked about a text.
  static func check(_ text: String, in automaton: Automaton) throws {
    let utterance = Utterance(text)
    try checkTokens(of: utterance)
    let exact = automaton.match(utterance)
    try check(exact, of: utterance)
    let match = automaton.match(utterance, tolerance: .standard)
    // A negative phrase with slips silences words on no list.
    let isSilenced =
      match.candidates.isEmpty && automaton.grammar.phrases.contains(where: \.isNegative)
    if !isSilenced { try check(match, besides: exact, of: utterance) }
  }

  /// What is asked where nothing matches; it takes much longer than a match.
  private static func checkSuggestions(for text: String, in automaton: Automaton) throws {
    if let near = automaton.nearest(to: Utterance(text)) {
      try require(text.hasScalars(at: near.stop), "“\(text)”: the nearest phrase ends outside")
    }
    for line in automaton.prefixCompletions(of: text, limit: 5) {
      try require(!line.isEmpty, "“\(text)” goes on with nothing")
    }
  }

  /// The sentence with a word left out, said twice, misspelt or replaced.
  private static func changed(_ sentence: String, _ bytes: inout ByteSource) -> String {
    var words = sentence.split(separator: " ").map(String.init)
    for _ in 0..<bytes.below(3) where !words.isEmpty {
      let place = bytes.below(words.count)
      switch bytes.below(5) {
      case 0: words.remove(at: place)
      case 1: words.insert(words[place], at: place)
      case 2: words[place] = String(words[place].dropFirst())
      case 3: words[place] += "s"
      default: words.insert(bytes.pick(GrammarSource.words), at: place)
      }
    }
    return words.joined(separator: " ")
  }

  // MARK: - Text

  private static func checkTokens(of utterance: Utterance) throws {
    let text = utterance.text
    var end = 0
    for token in utterance.tokens {
      try require(
        token.span.lowerBound >= end && !token.span.isEmpty && text.hasScalars(at: token.span)
          && !token.text.isEmpty, "“\(text)” has the word “\(token.text)” at \(token.span)")
      end = token.span.upperBound
    }
    var tokenizer = Tokenizer()
    tokenizer.runScalars(text)
    try require(
      tokenizer.words == utterance.words && tokenizer.letters == utterance.letters,
      "“\(text)” has other words byte by byte than scalar by scalar")
  }

  // MARK: - Matches

  private static func check(_ match: Match, of utterance: Utterance) throws {
    for candidate in match.candidates {
      var end = 0
      for capture in candidate.captures {
        try require(
          capture.span.lowerBound >= end && !capture.span.isEmpty
            && utterance.text.hasScalars(at: capture.span),
          "“\(utterance.text)”: “\(capture.slot)” stands at \(capture.span)")
        if case .listed(let ids) = capture.value {
          try require(!ids.isEmpty && Set(ids).count == ids.count, "ids \(ids)")
        }
        end = capture.span.upperBound
      }
      for edit in candidate.edits {
        try require(utterance.text.hasScalars(at: edit.span), "a slip outside of the text")
      }
      try require((0...1).contains(candidate.score), "a score of \(candidate.score)")
    }
    for (left, right) in zip(match.candidates, match.candidates.dropFirst()) {
      try require(
        left.rank >= right.rank || left.cost < right.cost
          || left.edits.isEmpty != right.edits.isEmpty,
        "“\(utterance.text)”: candidates are out of order")
    }
  }

  private static func check(
    _ match: Match, besides exact: Match, of utterance: Utterance
  ) throws {
    try check(match, of: utterance)
    let isComplete = match.candidates.first?.edits.isEmpty ?? false
    try require(
      match.candidates.starts(with: exact.candidates)
        || isComplete && match.candidates.suffix(exact.candidates.count) == exact.candidates[...],
      "“\(utterance.text)”: the exact match is not the first tolerant one")
    if exact.candidates.first?.rank.unlistedWords == 0 {
      try require(match == exact, "“\(utterance.text)”: slips beside an exact match")
    }
    for candidate in match.candidates {
      try require(
        candidate.cost <= Tolerance.standard.ceiling, "a cost of \(candidate.cost)")
    }
  }

  // MARK: - Grammars

  private static func checkSamples(of index: Int, in automaton: Automaton) throws {
    let phrases = automaton.grammar.phrases
    guard !phrases.contains(where: \.isNegative) else { return }
    for sample in automaton.sample(phrase: index, limit: 2) {
      let utterance = Utterance(sample)
      // Longer ones may have more ways than are gathered, and a sign that ends a value is taken for
      // that of the number behind it.
      guard utterance.tokens.count <= 10, !sample.contains(/[^\w\s] \d/) else { continue }
      let intents = automaton.match(utterance).candidates.map { phrases[$0.phrase].intent }
      try require(
        intents.contains(phrases[index].intent),
        "“\(phrases[index].template.source)” does not match its own “\(sample)”")
    }
  }

  /// A list that was put in later is as one that was there from the beginning.
  private static func checkReplacement(
    in automaton: Automaton, by list: ValueList, texts: [String]
  ) throws {
    let grammar = automaton.grammar
    let fresh = try Automaton(
      compiling: Grammar(
        phrases: grammar.phrases,
        lists: grammar.lists.map { $0.name == list.name ? list : $0 }, rules: grammar.rules))
    let replaced = try automaton.replacing(list: list)
    try require(
      replaced.warnings == fresh.warnings && replaced.grammar.warnings == fresh.grammar.warnings,
      "other warnings after a list was replaced")
    for text in texts {
      let utterance = Utterance(text)
      try require(
        replaced.match(utterance) == fresh.match(utterance),
        "“\(text)” matches otherwise after a list was replaced")
    }
  }
}
