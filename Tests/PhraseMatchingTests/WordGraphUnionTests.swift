// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

@Suite struct WordGraphUnionTests {
  private func graph(_ texts: String...) throws -> WordGraph {
    try Grammars.automaton(texts).wordGraph()
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

  @Test func bothGraphsAreHeardAndNothingElse() throws {
    let union = try graph("open the door", "close it").union(try graph("open it", "press"))
    #expect(sentences(of: union) == ["close it", "open it", "open the door", "press"])
    #expect(Set(union.words).count == union.words.count)
    #expect(union.arcs.map(\.from) == union.arcs.map(\.from).sorted())
  }

  @Test func anEmptyGraphAddsNothing() throws {
    let some = try graph("open the door")
    #expect(some.union(.empty) == some)
    #expect(WordGraph.empty.union(some) == some)
  }
}
