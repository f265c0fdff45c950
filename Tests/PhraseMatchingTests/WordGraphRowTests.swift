// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct WordGraphRowTests {
  private let graph = WordGraph.rows(
    of: ["a", "b"].map { WordGraph.Word(text: $0, spelling: $0) }, atLeast: 2)

  private func accepts(_ graph: WordGraph, _ sentence: String) -> Bool {
    var states = reachable(from: [graph.start], in: graph)
    for word in sentence.split(separator: " ") {
      let next = graph.arcs.filter { arc in
        states.contains(arc.from) && arc.word.map { graph.words[$0].text == word } ?? false
      }
      states = reachable(from: Set(next.map(\.to)), in: graph)
    }
    return states.contains(graph.end)
  }

  /// The states that steps without words lead to, too.
  private func reachable(from states: Set<Int>, in graph: WordGraph) -> Set<Int> {
    let more = graph.arcs.filter { $0.word == nil && states.contains($0.from) }.map(\.to)
    let all = states.union(more)
    return all == states ? all : reachable(from: all, in: graph)
  }

  @Test(arguments: [
    ("", false), ("a", false), ("a a", true), ("b a", true), ("a b b a b", true), ("a c", false),
  ])
  func rowsHaveAnyLengthFromTheLeastOn(_ sentence: String, _ isSaid: Bool) throws {
    #expect(accepts(graph, sentence) == isSaid)
    let other = try Grammars.automaton(["stop", "b"]).wordGraph()
    for union in [other.union(graph), graph.union(other)] {
      #expect(accepts(union, sentence) == isSaid)
      #expect(accepts(union, "stop"))
      #expect(!accepts(union, "stop \(sentence) a"))
    }
  }
}
