// SPDX-License-Identifier: Apache-2.0

/// An index that cannot be taken for the index of something else.
struct ID<Numbered>: Hashable, Comparable, BitwiseCopyable, Sendable {
  let raw: UInt32

  @inline(__always)
  init(raw: UInt32) {
    self.raw = raw
  }

  @inline(__always)
  init(_ index: Int) {
    raw = UInt32(truncatingIfNeeded: index)
  }

  @inline(__always)
  var index: Int { Int(raw) }

  static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }
}

/// A state of the phrases; the first one is ``ID/start``.
typealias StateID = ID<Determinization.State>
/// A word, within one table.
typealias WordID = ID<WordTable>
/// A phrase of a grammar.
typealias PhraseID = ID<Phrase>
/// A slot as a transition.
typealias SymbolID = ID<SlotSymbol>
/// A compiled list.
typealias ListID = ID<CompiledList>

extension StateID {
  /// Where every phrase begins.
  static let start = StateID(0)
}
