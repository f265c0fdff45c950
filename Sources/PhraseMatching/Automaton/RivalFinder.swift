// SPDX-License-Identifier: Apache-2.0

/// Finds phrases of different intents that one sentence can mean, whatever the values of lists are.
struct RivalFinder {
  let grammar: Grammar
  let phrases: PhraseStore

  /// How many pairs of states one comparison visits before it gives up.
  private static let pairLimit = 1000

  /// Phrases of two intents that end in one state: word for word the same.
  func equalPhrases(limit: Int) -> [PhrasePair] {
    let ends = (0..<phrases.accepts.count).lazy.filter { phrases.accepts[$0].count > 1 }
      .flatMap { pairs(in: phrases.accepts[$0]) }
    return ends.prefix(limit).filter { isConflict($0.0, $0.1) }.map(PhrasePair.init)
  }

  /// Two slots of different lists at one place, behind which phrases of two intents go on alike.
  func rivals(limit: Int) -> [(lists: ListPair, phrases: PhrasePair)] {
    let places = (0..<phrases.slotEdges.count).lazy.filter { phrases.slotEdges[$0].count > 1 }
      .flatMap { pairs(in: phrases.slotEdges[$0]) }
    return places.prefix(limit).compactMap { left, right in
      guard let lists = listPair(left, right), let ends = commonEnd(left.target, right.target)
      else { return nil }
      return (lists, ends)
    }
  }

  /// Each element with each that stands behind it.
  private func pairs<Element>(
    in row: Slice<FlatArray<Element>>
  ) -> some Sequence<(Element, Element)> {
    row.indices.lazy.flatMap { left in
      row[(left + 1)...].lazy.map { (row[left], $0) }
    }
  }

  private func listPair(_ left: Automaton.SlotEdge, _ right: Automaton.SlotEdge) -> ListPair? {
    guard case .list(let first, _) = phrases.symbols[left.symbol.index].kind,
      case .list(let second, _) = phrases.symbols[right.symbol.index].kind, first != second,
      // Values with different text joined to them are never said alike, but for rare accidents.
      phrases.listKeys[first.index].prefix == phrases.listKeys[second.index].prefix,
      phrases.listKeys[first.index].suffix == phrases.listKeys[second.index].suffix
    else { return nil }
    return ListPair(first: first, second: second)
  }

  private struct StatePair: Hashable {
    let left: StateID
    let right: StateID
  }

  /// Phrases of two intents that one continuation of both states reaches.
  private func commonEnd(_ left: StateID, _ right: StateID) -> PhrasePair? {
    var seen: Set<StatePair> = []
    var open = [StatePair(left: left, right: right)]
    while let pair = open.popLast(), seen.count < Self.pairLimit {
      guard seen.insert(pair).inserted else { continue }
      let (left, right) = (pair.left.index, pair.right.index)
      for first in phrases.accepts[left] {
        if let second = phrases.accepts[right].first(where: { isConflict(first, $0) }) {
          return PhrasePair(first: first, second: second)
        }
      }
      for edge in phrases.edges[left] {
        if let other = phrases.target(from: pair.right, on: edge.word) {
          open.append(StatePair(left: edge.target, right: other))
        }
      }
      for edge in phrases.slotEdges[left] {
        for other in phrases.slotEdges[right] where other.symbol == edge.symbol {
          open.append(StatePair(left: edge.target, right: other.target))
        }
      }
    }
    return nil
  }

  private func isConflict(_ first: PhraseID, _ second: PhraseID) -> Bool {
    let (left, right) = (phrases.infos[first.index], phrases.infos[second.index])
    guard !left.isNegative, !right.isNegative else { return false }
    return left.intent != right.intent || left.application != right.application
  }
}
