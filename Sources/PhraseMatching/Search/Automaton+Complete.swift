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
      for next in nextTexts(
        at: frontier, after: Array(complete), beginningWith: partial, limit: limit)
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
    /// Inside a value of a list, whose words so far are the last ones that were typed.
    case value(list: Int, words: Int)
  }

  private func frontier(after tokens: [Token]) -> [Frontier] {
    guard tokens.count <= Self.wordLimit else { return [] }
    var reached: [Set<StateID>] = Array(repeating: [], count: tokens.count + 1)
    var inside: Set<Frontier> = []
    reached[0] = [0]
    for position in tokens.indices {
      for state in reached[position] {
        let word = vocabulary.id(of: tokens[position].text)
        if let target = edges.target(from: state, on: word) {
          reached[position + 1].insert(target)
        }
        for edge in slotEdges[Int(state)] {
          advance(edge, tokens: tokens, from: position, reached: &reached, inside: &inside)
        }
      }
    }
    return reached[tokens.count].sorted().map(Frontier.state)
      + inside.sorted { "\($0)" < "\($1)" }
  }

  private func advance(
    _ edge: SlotEdge, tokens: [Token], from position: Int, reached: inout [Set<StateID>],
    inside: inout Set<Frontier>
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
    case .list(let index, _):
      let list = lists[index]
      var cursor = CompiledList.Cursor.root
      for end in position..<tokens.count {
        let word = list.words.id(of: tokens[end].text)
        guard let next = list.step(from: cursor, on: word) else { return }
        cursor = next
        if list.ends(at: cursor) != .none { reached[end + 1].insert(edge.target) }
      }
      inside.insert(.value(list: index, words: tokens.count - position))
    }
  }

  private func nextTexts(
    at frontier: Frontier, after tokens: [Token], beginningWith partial: String, limit: Int
  ) -> [String] {
    switch frontier {
    case .value(let list, let count):
      return nextWords(
        of: list, after: tokens.suffix(count).map(\.text), beginningWith: partial, limit: limit)
    case .state(let state):
      let values = slotEdges[Int(state)].flatMap { edge -> [String] in
        guard case .list(let list, _) = symbols[Int(edge.symbol)].kind else { return [] }
        return titles(of: list, beginningWith: partial, limit: limit)
      }
      return edges.edges(of: state).filter {
        vocabulary.words[Int($0.word)].hasPrefix(partial)
      }.map { vocabulary.spellings[Int($0.word)] } + values
    }
  }

  /// The words that go on in values which begin with some words.
  private func nextWords(
    of list: Int, after words: [String], beginningWith partial: String, limit: Int
  ) -> [String] {
    var found: [String] = []
    for form in lists[list].values.lazy.flatMap(\.forms) where found.count < limit {
      let tokens = Utterance(form).tokens
      let own = tokens.map(\.text).glued(
        prefix: listKeys[list].prefix, suffix: listKeys[list].suffix)
      guard own.count > words.count, own.starts(with: words), own[words.count].hasPrefix(partial)
      else { continue }
      let isWhole = own[words.count] == tokens[words.count].text
      let next = isWhole ? form.utf8Text(tokens[words.count].span) : own[words.count]
      if !found.contains(next) { found.append(next) }
    }
    return found
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
