// SPDX-License-Identifier: Apache-2.0

/// What a search needs to know of a slot, without a reference to count.
struct SlotTraits: Sendable {
  enum Kind: Sendable {
    case list(ListID, isOpen: Bool)
    /// The index of what reads its values.
    case reader(Int)
    case text
  }

  let kind: Kind
  /// Whether several values may follow each other.
  let isSeries: Bool
  /// Whether its words count as words of the phrase.
  let isLiteral: Bool
  /// Whether text of the phrase is joined to its words.
  let isJoined: Bool

  /// What makes two readers the same.
  private struct Reader: Hashable {
    let kind: ValueKind
    let language: String
    let signs: PhraseSigns
  }

  /// The traits of all slots, and what reads the values of those without a list; slots that take the
  /// same values share a reader.
  static func all(
    _ symbols: [SlotSymbol]
  ) -> (traits: [SlotTraits], readers: [SlotReader]) {
    var readers: [SlotReader] = []
    var known: [Reader: Int] = [:]
    let traits = symbols.map { symbol in
      let kind: Kind
      switch symbol.kind {
      case .list(let list, let isOpen): kind = .list(list, isOpen: isOpen)
      case .text: kind = .text
      case .value(let value, let language):
        let reader = Reader(kind: value, language: language, signs: symbol.signs)
        let index = known[reader] ?? readers.count
        if index == readers.count {
          known[reader] = index
          readers.append(SlotReader(value, language: language, signs: symbol.signs))
        }
        kind = .reader(index)
      }
      return SlotTraits(
        kind: kind, isSeries: symbol.isSeries, isLiteral: symbol.isLiteral,
        isJoined: symbol.isJoined)
    }
    return (traits, readers)
  }
}
