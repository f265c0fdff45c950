// SPDX-License-Identifier: Apache-2.0

/// Puts the pieces of a template together to words.
///
/// From a node where a word begins, all texts are gathered up to where the word ends: at a blank,
/// at a slot, at the end of the template, or behind a character that is a word by itself.
///
/// ```
/// [un]lock[ed] the door      from 0:  lock, locked, unlock, unlocked, each to before “the”
/// ```
struct WordAssembly {
  /// Text from a word's beginning, and where it ended.
  struct Chunk {
    enum End: Hashable {
      /// Another word begins at the node.
      case boundary(Int32)
      /// A slot follows without a blank; behind it stands the node.
      case slot(Int, to: Int32)
    }

    let text: String
    let end: End
  }

  private struct Beginning: Hashable {
    let node: Int32
    let text: String
    /// Whether only a vowel sign or another mark may follow, because the word is complete.
    let isComplete: Bool
  }

  private let pieces: PieceGraph
  private let limit: Int
  private var chunks: [[Chunk]?]
  private var count = 0

  init(_ pieces: PieceGraph, limit: Int) {
    self.pieces = pieces
    self.limit = limit
    chunks = Array(repeating: nil, count: pieces.edges.count)
  }

  /// What may be said from a node where a word begins.
  ///
  /// - Throws: `Excess` where optional pieces make more words than the limit.
  mutating func chunks(from start: Int32) throws(PieceGraph.Excess) -> [Chunk] {
    if let known = chunks[Int(start)] { return known }
    var found: [Chunk] = []
    var seen: Set<Beginning> = []
    var open = [Beginning(node: start, text: "", isComplete: false)]
    while let word = open.popLast() {
      count += 1
      guard count <= limit else { throw PieceGraph.Excess.wordFormsPerPhrase }
      if word.node == pieces.end, !word.isComplete {
        found.append(Chunk(text: word.text, end: .boundary(word.node)))
      }
      for edge in pieces.edges[Int(word.node)] {
        switch edge.label {
        case .none:
          // Within a word, ways meet only here.
          let next = Beginning(node: edge.to, text: word.text, isComplete: word.isComplete)
          if seen.insert(next).inserted { open.append(next) }
        case .blank:
          if !word.isComplete { found.append(Chunk(text: word.text, end: .boundary(edge.to))) }
        case .slot(let slot):
          if !word.isComplete {
            found.append(Chunk(text: word.text, end: .slot(slot, to: edge.to)))
          }
        case .text(let text):
          guard !word.isComplete || text.beginsWithMark else { continue }
          let joined = word.text + text
          let isComplete = joined.endsInCharacter
          if isComplete { found.append(Chunk(text: joined, end: .boundary(edge.to))) }
          open.append(Beginning(node: edge.to, text: joined, isComplete: isComplete))
        }
      }
    }
    chunks[Int(start)] = found
    return found
  }
}

extension String {
  fileprivate var beginsWithMark: Bool {
    unicodeScalars.first.map { ScalarClass($0) == .extending || ScalarClass($0) == .ignored }
      ?? false
  }

  /// Whether the text ends in a character of a script without blanks, with its marks if any.
  fileprivate var endsInCharacter: Bool {
    for scalar in unicodeScalars.reversed() {
      // Most text is ASCII, and no ASCII character is a word.
      guard scalar.value >= 0x80 else { return false }
      switch ScalarClass(scalar) {
      case .extending, .ignored: continue
      case .character: return true
      default: return false
      }
    }
    return false
  }
}
