// SPDX-License-Identifier: Apache-2.0

/// A template spread out as a graph of pieces: text without blanks, blanks, and slots.
///
/// Rules are copied to where they are called. Words are not known yet, because a word may consist
/// of several pieces:
///
/// ```
/// (turn|switch)ed ${light}
///
///    ┌─turn───┐
///  0 ┤        ├ 1 ──ed──▶ 2 ──blank──▶ 3 ──⟨light⟩──▶ 4
///    └─switch─┘
/// ```
struct PieceGraph {
  enum Label: Equatable {
    /// Nothing is said.
    case none
    /// A word ends and another begins.
    case blank
    /// A part of a word, or words with punctuation between them.
    case text(String)
    /// The index in the phrase's slots.
    case slot(Int)
  }

  struct Edge {
    let label: Label
    let to: Int32
  }

  private(set) var edges: [[Edge]] = [[]]
  private(set) var end: Int32 = 0

  private let phrase: Phrase
  private let rules: [String: Template]
  private let limit: Int

  /// - Throws: `Excess` where the graph outgrows the limit.
  init(_ phrase: Phrase, rules: [String: Template], limit: Int) throws(Excess) {
    self.phrase = phrase
    self.rules = rules
    self.limit = limit
    end = try add(phrase.template.root, from: 0)
  }

  private mutating func makeNode() throws(Excess) -> Int32 {
    guard edges.count < limit else { throw Excess.statesPerPhrase }
    edges.append([])
    return Int32(edges.count - 1)
  }

  private mutating func connect(_ from: Int32, _ label: Label, _ to: Int32) {
    edges[Int(from)].append(Edge(label: label, to: to))
  }

  private mutating func step(_ label: Label, from: Int32) throws(Excess) -> Int32 {
    let next = try makeNode()
    connect(from, label, next)
    return next
  }

  /// Adds an element behind a node and returns the node behind the element.
  private mutating func add(
    _ element: Template.Element, from start: Int32
  ) throws(Excess) -> Int32 {
    switch element {
    case .literal(let text): return try add(text: text, from: start)
    case .slot(let name):
      guard let index = phrase.slots.firstIndex(where: { $0.name == name }) else { return start }
      return try step(.slot(index), from: start)
    case .rule(let name):
      guard let rule = rules[name] else { return start }
      return try add(rule.root, from: start)
    case .sequence(let parts):
      var node = start
      for part in parts { node = try add(part, from: node) }
      return node
    case .alternatives(let parts):
      let end = try makeNode()
      for part in parts { connect(try add(part, from: start), .none, end) }
      return end
    case .optional(let part):
      let end = try makeNode()
      connect(try add(part, from: start), .none, end)
      connect(start, .none, end)
      return end
    case .permutation(let parts): return try add(permutation: parts, from: start)
    }
  }

  private mutating func add(text: String, from start: Int32) throws(Excess) -> Int32 {
    var node = start
    var rest = text.unicodeScalars[...]
    while let isBlank = rest.first?.isBlank {
      let run = rest.prefix { $0.isBlank == isBlank }
      node = try step(isBlank ? .blank : .text(String(run)), from: node)
      rest = rest[run.endIndex...]
    }
    return node
  }

  /// A node for every set of parts that have been said; orders share the nodes.
  ///
  /// Parts of a permutation are words of their own.
  private mutating func add(
    permutation parts: [Template.Element], from start: Int32
  ) throws(Excess) -> Int32 {
    guard parts.count < Int.bitWidth - 1, 1 << parts.count <= limit else {
      throw Excess.statesPerPhrase
    }
    var nodes: [Int32?] = Array(repeating: nil, count: 1 << parts.count)
    nodes[0] = try step(.blank, from: start)
    for said in 0..<(1 << parts.count) {
      guard let from = nodes[said] else { continue }
      for (index, part) in parts.enumerated() where said & (1 << index) == 0 {
        let next = said | (1 << index)
        let target: Int32
        if let known = nodes[next] { target = known } else { target = try makeNode() }
        nodes[next] = target
        connect(try add(part, from: from), .blank, target)
      }
    }
    return nodes[nodes.count - 1] ?? start
  }

  /// The limit of ``Grammar/Limits`` that a phrase exceeds.
  enum Excess: Error {
    case statesPerPhrase
    case wordFormsPerPhrase
  }
}
