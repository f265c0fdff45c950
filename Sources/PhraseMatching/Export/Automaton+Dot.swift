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
    for state in 0..<edges.stateCount {
      if !accepts[state].isEmpty { lines.append("  \(state) [shape=doublecircle];") }
      lines += wordLines(of: state) + slotLines(of: state)
    }
    for (index, list) in lists.enumerated() { lines += box(of: list, index: index) }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Parallel words share one arrow.
  private func wordLines(of state: Int) -> [String] {
    let groups = Dictionary(grouping: edges.edges(of: StateID(state)), by: \.target)
    return groups.sorted { $0.key < $1.key }.map { target, edges in
      let words = edges.map { vocabulary.spellings[Int($0.word)] }.sorted()
      return "  \(state) -> \(target) [label=\"\(words.joined(separator: "\\n").dotEscaped)\"];"
    }
  }

  private func slotLines(of state: Int) -> [String] {
    slotEdges[state].flatMap { edge -> [String] in
      let symbol = symbols[Int(edge.symbol)]
      let label = "‹\(symbol.name)›"
      let arrow =
        "  \(state) -> \(edge.target) [label=\"\(label.dotEscaped)\", style=dashed];"
      return [arrow]
    }
  }

  /// The first values of a list, and how many more there are.
  private func box(of list: CompiledList, index: Int) -> [String] {
    let shown = list.values.prefix(5).compactMap(\.forms.first)
    let more = list.values.count - shown.count
    let lines = shown + (more > 0 ? ["… \(more) more"] : [])
    let slots = symbols.filter { symbol in
      if case .list(index, _) = symbol.kind { true } else { false }
    }.map { "‹\($0.name)›" }
    let title = Array(Set(slots)).sorted().joined(separator: " ")
    let text = ([title] + lines).map(\.dotEscaped).joined(separator: "\\l")
    return ["  list\(index) [shape=box, width=0, label=\"\(text)\\l\"];"]
  }
}

extension String {
  /// Quotes and backslashes escaped, but not the line breaks that labels are made of.
  fileprivate var dotEscaped: String {
    replacingOccurrences(of: "\"", with: "\\\"")
  }

  private func replacingOccurrences(of part: Character, with text: String) -> String {
    reduce(into: "") { result, character in
      result += character == part ? text : String(character)
    }
  }
}
