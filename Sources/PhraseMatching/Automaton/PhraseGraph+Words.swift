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
    var boundaries = Boundaries()
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
          let slot = GluedSlot(
            slot: phrase.slots[index], prefix: words.last.flatMap { last in
              last.isGluedToEnd(of: chunk.text) ? last : nil
            })
          try add(
            slot, words: words, from: from, to: to, followedBy: assembly.chunks(from: next),
            boundaries: &boundaries, phrase: phrase)
        }
        guard !isTooLarge(since: before) else { throw PieceGraph.Excess.statesPerPhrase }
      }
    }
    return (start, boundaries.state(of: pieces.end) { makeState() })
  }

  private struct GluedSlot {
    let slot: Slot
    /// The word before the slot, if nothing stands between them.
    let prefix: LiteralWord?
  }

  private mutating func add(
    _ glued: GluedSlot, words: [LiteralWord], from: Int32, to: Int32,
    followedBy chunks: [WordAssembly.Chunk], boundaries: inout Boundaries, phrase: Phrase
  ) throws(PieceGraph.Excess) {
    let before = add(words: words, from: from)
    add(glued.slot, from: before, to: to, phrase: phrase)
    guard case .list = glued.slot.kind else { return }
    let prefixed = glued.prefix.map { (text: $0.text, from: add(words: words.dropLast(), from: from)) }
    if let prefixed {
      add(glued.slot, prefix: prefixed.text, from: prefixed.from, to: to, phrase: phrase)
    }
    for chunk in chunks {
      let tail = self.words(of: chunk.text)
      guard let suffix = tail.first, suffix.isGluedToBeginning(of: chunk.text) else { continue }
      let joined = makeState()
      add(glued.slot, suffix: suffix.text, from: before, to: joined, phrase: phrase)
      if let prefixed {
        add(
          glued.slot, prefix: prefixed.text, suffix: suffix.text, from: prefixed.from, to: joined,
          phrase: phrase)
      }
      switch chunk.end {
      case .boundary(let next):
        let end = boundaries.state(of: next) { makeState() }
        add(words: tail.dropFirst(), from: joined, to: end)
      case .slot(let index, let next):
        let end = boundaries.state(of: next) { makeState() }
        let last = add(words: tail.dropFirst(), from: joined)
        add(phrase.slots[index], from: last, to: end, phrase: phrase)
      }
    }
  }
}

/// The states of the nodes where words begin, and which of them are still to be followed.
private struct Boundaries {
  private var states: [Int32: Int32] = [:]
  private var open: [Int32] = []

  mutating func state(of node: Int32, make: () -> Int32) -> Int32 {
    if let known = states[node] { return known }
    let state = make()
    states[node] = state
    open.append(node)
    return state
  }

  mutating func popNext() -> Int32? { open.popLast() }
}
