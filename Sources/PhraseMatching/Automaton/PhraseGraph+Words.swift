// SPDX-License-Identifier: Apache-2.0

extension PhraseGraph {
  /// Adds a phrase, word by word from where a word begins to where the next one begins.
  ///
  /// A listed slot that is written without a blank to a word ("Apri${applicationName}",
  /// "${applicationName}’de", "${area}(ban|ben)") takes the joined form as well as the separate
  /// one: the joined slot is a transition that passes by the word.
  ///
  /// ```
  ///  A ──apri──▶ B ──⟨name⟩──▶ C ──de──▶ D
  ///  └─────────apri⟨name⟩────▶ C         B ──⟨name⟩de──▶ D      A ──apri⟨name⟩de──▶ D
  /// ```
  mutating func addWords(
    of pieces: PieceGraph, phrase: Phrase
  ) throws(PieceGraph.Excess) -> (start: Int32, end: Int32) {
    let before = states.count
    var assembly = WordAssembly(pieces, limit: wordFormLimit)
    var boundaries = Boundaries(of: pieces)
    let start = boundaries.state(of: 0) { makeState() }
    while let node = boundaries.popNext() {
      let from = boundaries.state(of: node) { makeState() }
      for chunk in try assembly.chunks(from: node) {
        let words = words(of: chunk.text)
        switch chunk.end {
        case .boundary(let next):
          let to = boundaries.state(of: next) { makeState() }
          add(words: words[...], from: from, to: to)
        case .slot(let index, let next):
          let to = boundaries.state(of: next) { makeState() }
          add(phrase.slots[index], behind: chunk.text, from: from, to: to, phrase: phrase)
          for tail in try assembly.chunks(from: next) {
            add(
              phrase.slots[index], behind: chunk.text, joinedTo: tail, from: from,
              boundaries: &boundaries, phrase: phrase)
          }
        }
        guard !isTooLarge(since: before) else { throw PieceGraph.Excess.statesPerPhrase }
      }
    }
    return (start, boundaries.state(of: pieces.end) { makeState() })
  }

  /// Adds a slot behind a text: as words of its own, and joined to the text.
  private mutating func add(
    _ slot: Slot, behind text: String, from: Int32, to: Int32, phrase: Phrase
  ) {
    add(slot, from: add(words: words(of: text), from: from), to: to, phrase: phrase)
    guard slot.kind.canBeJoined, let prefix = prefix(in: text) else { return }
    let before = add(words: prefix.rest, from: from)
    add(slot, prefix: prefix.text, from: before, to: to, phrase: phrase)
  }

  /// Adds a slot that is joined to the text that follows it.
  private mutating func add(
    _ slot: Slot, behind text: String, joinedTo tail: WordAssembly.Chunk, from: Int32,
    boundaries: inout Boundaries, phrase: Phrase
  ) {
    guard slot.kind.canBeJoined, let suffix = suffix(in: tail.text) else { return }
    let joined = makeState()
    let before = add(words: words(of: text), from: from)
    add(slot, suffix: suffix.text, from: before, to: joined, phrase: phrase)
    if let prefix = prefix(in: text) {
      add(
        slot, prefix: prefix.text, suffix: suffix.text, from: add(words: prefix.rest, from: from),
        to: joined, phrase: phrase)
    }
    switch tail.end {
    case .boundary(let next):
      let end = boundaries.state(of: next) { makeState() }
      add(words: suffix.rest[...], from: joined, to: end)
    case .slot(let index, let next):
      let end = boundaries.state(of: next) { makeState() }
      let last = add(words: suffix.rest, from: joined)
      add(phrase.slots[index], from: last, to: end, phrase: phrase)
    }
  }
}

extension Slot.Kind {
  /// Whether text may be written to the slot's words without a blank.
  fileprivate var canBeJoined: Bool {
    switch self {
    case .list, .text: true
    default: false
    }
  }
}

/// The states of the nodes where words begin, and which of them are still to be followed.
private struct Boundaries {
  private var states: [Int32?]
  private var open: [Int32] = []

  init(of pieces: PieceGraph) {
    states = Array(repeating: nil, count: pieces.edges.count)
  }

  mutating func state(of node: Int32, make: () -> Int32) -> Int32 {
    if let known = states[Int(node)] { return known }
    let state = make()
    states[Int(node)] = state
    open.append(node)
    return state
  }

  mutating func popNext() -> Int32? { open.popLast() }
}
