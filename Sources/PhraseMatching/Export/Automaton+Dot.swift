// SPDX-License-Identifier: Apache-2.0

extension Automaton {
  /// The automaton as a graph for Graphviz: states from left to right, each list one box.
  ///
  /// ```sh
  /// phrase grammar --format dot | dot -Tsvg -o grammar.svg
  /// ```
  public func dot() -> String {
    var lines = [
      "digraph phrases {", "  rankdir=LR;",
      "  node [shape=circle, fontname=\"sans-serif\", label=\"\", width=0.2];",
      "  edge [fontname=\"sans-serif\"];", "  0 [style=filled, fillcolor=black];",
    ]
    for state in 0..<phrases.edges.count {
      if !phrases.accepts[state].isEmpty { lines.append("  \(state) [shape=doublecircle];") }
      lines += wordLines(of: state) + slotLines(of: state)
    }
    for (index, list) in lists.enumerated() { lines += box(of: list, index: index) }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Parallel words share one arrow.
  private func wordLines(of state: Int) -> [String] {
    let groups = Dictionary(grouping: phrases.edges[state], by: \.target)
    return groups.sorted { $0.key < $1.key }.map { target, edges in
      let words = edges.map { phrases.written[$0.word.index] }.sorted()
      return
        "  \(state) -> \(target.index) [label=\"\(words.joined(separator: "\\n").dotEscaped)\"];"
    }
  }

  private func slotLines(of state: Int) -> [String] {
    phrases.slotEdges[state].flatMap { edge -> [String] in
      let symbol = phrases.symbols[edge.symbol.index]
      let label = "‹\(symbol.name)›"
      let arrow =
        "  \(state) -> \(edge.target.index) [label=\"\(label.dotEscaped)\", style=dashed];"
      return [arrow]
    }
  }

  /// The first values of a list, and how many more there are.
  private func box(of list: CompiledList, index: Int) -> [String] {
    let shown = list.values.prefix(5).compactMap(\.forms.first)
    let more = list.values.count - shown.count
    let lines = shown + (more > 0 ? ["… \(more) more"] : [])
    let slots = phrases.symbols.filter { symbol in
      if case .list(ListID(index), _) = symbol.kind { true } else { false }
    }.map { "‹\($0.name)›" }
    let title = Array(Set(slots)).sorted().joined(separator: " ")
    let text = ([title] + lines).map(\.dotEscaped).joined(separator: "\\l")
    return ["  list\(index) [shape=box, width=0, label=\"\(text)\\l\"];"]
  }
}

extension String {
  /// Quotes and backslashes escaped, but not the line breaks that labels are made of.
  fileprivate var dotEscaped: String { replacing("\"", with: "\\\"") }
}
