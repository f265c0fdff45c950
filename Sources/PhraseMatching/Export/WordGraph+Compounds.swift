// SPDX-License-Identifier: Apache-2.0

extension WordGraph {
  /// What stands between the words of a compound; no word of a phrase has it.
  package static let joint: Character = "\u{1F}"

  /// The most ways that the joining of words behind or before a state may make of one.
  private static let ways = 16

  /// The same sentences with fewer states: words that follow each other become one.
  ///
  /// A decoder that visits every state in every frame has most to do between the words of titles,
  /// where there are as many states as titles. A state goes where one way leads in or one leads out.
  ///
  /// ```
  /// 0 ─ the ─ 1 ─ hobbit ─ 2      0 ─ the⁀hobbit ─ 2
  /// ```
  ///
  /// - Returns: A graph whose words are compounds, with ``joint`` between their parts.
  /// - Complexity: O(*n*) in the number of steps.
  package func joiningWords() -> WordGraph {
    var joining = Joining(self)
    for state in 0..<stateCount where state != start && state != end { joining.remove(state) }
    return joining.graph
  }

  /// Takes states out of a graph.
  private struct Joining {
    private struct Step {
      let from: Int
      let to: Int
      /// One or more; none for a step without a word.
      let words: [Int]
    }

    private let original: WordGraph
    /// Nil where a step was joined with another.
    private var steps: [Step?]
    private var leading: [[Int]]
    private var leaving: [[Int]]

    init(_ graph: WordGraph) {
      original = graph
      steps = []
      leading = Array(repeating: [], count: graph.stateCount)
      leaving = leading
      for arc in graph.arcs {
        add(Step(from: arc.from, to: arc.to, words: arc.word.map { [$0] } ?? []))
      }
    }

    private mutating func add(_ step: Step) {
      leading[step.to].append(steps.count)
      leaving[step.from].append(steps.count)
      steps.append(step)
    }

    mutating func remove(_ state: Int) {
      leading[state].removeAll { steps[$0] == nil }
      leaving[state].removeAll { steps[$0] == nil }
      let (first, second) = (leading[state], leaving[state])
      guard min(first.count, second.count) == 1, first.count * second.count <= WordGraph.ways,
        (first + second).allSatisfy({ steps[$0]?.words.isEmpty == false }),
        // A row without end begins and ends in the same state.
        Set(first).isDisjoint(with: second)
      else { return }
      let pairs = first.flatMap { one in second.map { (steps[one], steps[$0]) } }
      for index in first + second { steps[index] = nil }
      for case (let one?, let two?) in pairs {
        add(Step(from: one.from, to: two.to, words: one.words + two.words))
      }
    }

    /// What is left, with its states counted anew.
    var graph: WordGraph {
      let kept = steps.compactMap(\.self)
      var names: [Int?] = Array(repeating: nil, count: original.stateCount)
      var count = 0
      for state in kept.flatMap({ [$0.from, $0.to] }) + [original.start, original.end]
      where names[state] == nil {
        names[state] = count
        count += 1
      }
      var words: [Word] = []
      var indices: [[Int]: Int] = [:]
      let arcs = kept.compactMap { step -> Arc? in
        guard let from = names[step.from], let to = names[step.to] else { return nil }
        if step.words.isEmpty { return Arc(from: from, to: to, word: nil) }
        let word = indices[step.words] ?? words.count
        if word == words.count {
          indices[step.words] = word
          words.append(original.compound(step.words))
        }
        return Arc(from: from, to: to, word: word)
      }
      return WordGraph(
        words: words, stateCount: count, start: names[original.start] ?? 0,
        end: names[original.end] ?? 0, arcs: arcs.sorted { $0.from < $1.from },
        unsayablePhrases: original.unsayablePhrases)
    }
  }

  private func compound(_ parts: [Int]) -> Word {
    Word(
      text: parts.map { words[$0].text }.joined(separator: String(Self.joint)),
      spelling: parts.map { words[$0].spelling }.joined(separator: " "))
  }
}
