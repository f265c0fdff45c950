// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// Full lines that continue what was typed so far by a word or a value, for Tab completion.
  ///
  /// Words appear in the author's spelling. The text before the word being typed is kept as it is.
  ///
  /// - Parameters:
  ///   - text: What stands before the cursor.
  ///   - limit: How many lines to return at the most.
  /// - Returns: The lines in alphabetical order.
  public func prefixCompletions(of text: String, limit: Int) -> [String] {
    let utterance = Utterance(text)
    let endsInWord = utterance.tokens.last.map { $0.span.upperBound == text.utf8.count } ?? false
    let complete = endsInWord ? utterance.tokens.dropLast() : utterance.tokens[...]
    let partial = endsInWord ? utterance.tokens.last?.text ?? "" : ""
    let head = text.utf8Text(
      0..<(endsInWord ? utterance.tokens.last?.span.lowerBound ?? 0 : text.utf8.count))
    var continuations: [String] = []
    for frontier in frontier(after: Array(complete)) {
      guard continuations.count < limit else { break }
      for next in nextTexts(at: frontier, beginningWith: partial, limit: limit)
      where !continuations.contains(next) {
        continuations.append(next)
      }
    }
    let separator = head.isEmpty || head.last?.isWhitespace == true ? "" : " "
    return continuations.sorted().prefix(limit).map { head + separator + $0 }
  }

  /// A place in the automaton behind the complete words.
  private enum Frontier: Hashable {
    case state(StateID)
    /// Inside a value of a list.
    case node(list: Int, StateID)
  }

  private func frontier(after tokens: [Token]) -> [Frontier] {
    guard tokens.count <= Self.wordLimit else { return [] }
    let words = tokens.map { vocabulary.id(of: $0.text) }
    var reached: [Set<StateID>] = Array(repeating: [], count: tokens.count + 1)
    var inside: Set<Frontier> = []
    reached[0] = [0]
    for position in tokens.indices {
      for state in reached[position] {
        if let target = edges.target(from: state, on: words[position]) {
          reached[position + 1].insert(target)
        }
        for edge in slotEdges[Int(state)] {
          advance(
            edge, tokens: tokens, words: words, from: position, reached: &reached, inside: &inside)
        }
      }
    }
    return reached[tokens.count].sorted().map(Frontier.state)
      + inside.sorted { "\($0)" < "\($1)" }
  }

  private func advance(
    _ edge: SlotEdge, tokens: [Token], words: [WordID], from position: Int,
    reached: inout [Set<StateID>], inside: inout Set<Frontier>
  ) {
    switch symbols[Int(edge.symbol)].kind {
    case .text:
      for end in position + 1...tokens.count { reached[end].insert(edge.target) }
    case .number(_, _, let isInteger, let language):
      let numbers = NumberWords.forLanguage(language) ?? .english
      let window = tokens[position..<min(tokens.count, position + 16)].map(\.text)
      for reading in numbers.parse(window, wholePairs: isInteger) {
        reached[position + reading.length].insert(edge.target)
      }
    case .value(let kind, let language):
      let window = tokens[position...].prefix(ValueRules.wordLimit).map(\.text)
      for reading in kind.readings(in: window, language: language) {
        reached[position + reading.length].insert(edge.target)
      }
    case .list(let list, _):
      var node: StateID = 0
      for end in position..<tokens.count {
        guard let next = lists[list].edges.target(from: node, on: words[end]) else { return }
        node = next
        if !lists[list].values(endingAt: node).isEmpty { reached[end + 1].insert(edge.target) }
      }
      inside.insert(.node(list: list, node))
    }
  }

  private func nextTexts(at frontier: Frontier, beginningWith partial: String, limit: Int)
    -> [String]
  {
    switch frontier {
    case .node(let list, let node):
      return spellings(lists[list].edges.edges(of: node), beginningWith: partial)
    case .state(let state):
      let values = slotEdges[Int(state)].flatMap { edge -> [String] in
        guard case .list(let list, _) = symbols[Int(edge.symbol)].kind else { return [] }
        return titles(of: list, beginningWith: partial, limit: limit)
      }
      return spellings(edges.edges(of: state), beginningWith: partial) + values
    }
  }

  private func spellings(
    _ edges: [(word: WordID, target: StateID)], beginningWith partial: String
  ) -> [String] {
    edges.filter { vocabulary.words[Int($0.word)].hasPrefix(partial) }
      .map { vocabulary.spellings[Int($0.word)] }
  }

  /// Titles whose first word is being typed.
  private func titles(of list: Int, beginningWith partial: String, limit: Int) -> [String] {
    let glue = listKeys[list]
    guard glue.prefix.isEmpty, glue.suffix.isEmpty else { return [] }
    return Array(
      lists[list].values.lazy.compactMap(\.forms.first).filter { title in
        Utterance(title).tokens.first.map { $0.text.hasPrefix(partial) } ?? false
      }.prefix(limit))
  }
}
