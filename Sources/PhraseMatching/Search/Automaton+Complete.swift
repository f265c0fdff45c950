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
  /// - Complexity: O(*k* log *n*) in the limit and the values of a list, and the words of phrases
  ///   that may follow.
  public func prefixCompletions(of text: String, limit: Int) -> [String] {
    guard limit > 0 else { return [] }
    let utterance = Utterance(text)
    let endsInWord = utterance.tokens.last.map { $0.span.upperBound == text.utf8.count } ?? false
    let complete = endsInWord ? utterance.tokens.dropLast() : utterance.tokens[...]
    let partial = endsInWord ? utterance.tokens.last?.text ?? "" : ""
    let head = text.utf8Text(
      0..<(endsInWord ? utterance.tokens.last?.span.lowerBound ?? 0 : text.utf8.count))
    var continuations: Set<String> = []
    for frontier in frontier(after: Array(complete), of: utterance) {
      guard continuations.count < limit else { break }
      continuations.formUnion(
        nextTexts(at: frontier, after: Array(complete), beginningWith: partial, limit: limit))
    }
    let separator = head.isEmpty || head.last?.isWhitespace == true ? "" : " "
    return continuations.sorted().prefix(limit).map { head + separator + $0 }
  }

  /// A place in the automaton behind the complete words.
  private enum Frontier: Hashable {
    case state(StateID)
    /// Inside a value of a list, whose words so far are the last ones that were typed.
    case value(list: ListID, words: Int)
  }

  private func frontier(after tokens: [Token], of utterance: Utterance) -> [Frontier] {
    guard tokens.count <= Self.wordLimit else { return [] }
    var reached: [Set<StateID>] = Array(repeating: [], count: tokens.count + 1)
    var inside: Set<Frontier> = []
    reached[0] = [.start]
    for position in tokens.indices {
      let word = phrases.words.id(of: tokens[position].text)
      for state in reached[position] {
        if let target = word.flatMap({ phrases.target(from: state, on: $0) }) {
          reached[position + 1].insert(target)
        }
        for edge in phrases.slotEdges[state.index] {
          advance(
            edge, utterance, tokens: tokens, from: position, reached: &reached, inside: &inside)
        }
      }
    }
    return reached[tokens.count].sorted().map(Frontier.state)
      + inside.sorted { "\($0)" < "\($1)" }
  }

  private func advance(
    _ edge: SlotEdge, _ utterance: Utterance, tokens: [Token], from position: Int,
    reached: inout [Set<StateID>], inside: inout Set<Frontier>
  ) {
    switch phrases.symbols[edge.symbol.index].kind {
    case .text:
      for end in position + 1...tokens.count { reached[end].insert(edge.target) }
    case .value:
      guard case .reader(let reader) = phrases.traits[edge.symbol.index].kind else { return }
      for reading in phrases.readers[reader].readings(utterance, at: position) {
        if reading.end <= tokens.count { reached[reading.end].insert(edge.target) }
      }
    case .list(let id, _):
      let list = lists[id.index]
      var cursor = CompiledList.Cursor.root
      for end in position..<tokens.count {
        guard let word = list.words.id(of: tokens[end].text),
          let next = list.step(from: cursor, on: word)
        else { return }
        cursor = next
        if list.ends(at: cursor) != .none { reached[end + 1].insert(edge.target) }
      }
      inside.insert(.value(list: id, words: tokens.count - position))
    }
  }

  private func nextTexts(
    at frontier: Frontier, after tokens: [Token], beginningWith partial: String, limit: Int
  ) -> [String] {
    switch frontier {
    case .value(let list, let count):
      let head = tokens.suffix(count).map(\.text)
      var forms = forms(of: list, after: head, beginningWith: partial)
      return forms.nextWords(limit: limit)
    case .state(let state):
      let values = phrases.slotEdges[state.index].flatMap { edge -> [String] in
        guard case .list(let list, _) = phrases.symbols[edge.symbol.index].kind,
          !phrases.listKeys[list.index].isJoined
        else { return [] }
        var forms = forms(of: list, after: [], beginningWith: partial)
        return forms.titles(limit: limit)
      }
      return phrases.edges[state.index].filter {
        phrases.words.word($0.word).hasPrefix(partial)
      }.map { phrases.written[$0.word.index] } + values
    }
  }

  private func forms(
    of list: ListID, after head: [String], beginningWith partial: String
  ) -> FormPrefix {
    FormPrefix(
      list: lists[list.index], key: phrases.listKeys[list.index], head: head, partial: partial)
  }
}
