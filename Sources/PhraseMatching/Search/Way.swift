// SPDX-License-Identifier: Apache-2.0

/// A way to the end: the phrases that end there, the values on the way, and the slips.
struct Way {
  /// Where the phrases stand among all that end somewhere.
  let phrases: Range<Int>
  let fillings: [Filling]
  var slips: [Slip] = []
  /// What the slips cost.
  var points = 0

  /// Whether no words on no list were taken.
  var isSettled: Bool { !fillings.contains { $0.value == .unlisted } }
}

/// The words in a slot on a way.
struct Filling {
  /// What the words are.
  enum Value: Equatable {
    case listed(CompiledList.Ends)
    /// The index of a reading among those of the utterance.
    case reading(Int)
    case text
    case unlisted
    /// No value at all; only in search of what is nearest.
    case unknown
  }

  let slot: SymbolID
  let start: UInt16
  let end: UInt16
  let value: Value

  init(_ slot: SymbolID, _ words: Range<Int>, _ value: Value) {
    self.slot = slot
    start = UInt16(truncatingIfNeeded: words.lowerBound)
    end = UInt16(truncatingIfNeeded: words.upperBound)
    self.value = value
  }

  var words: Range<Int> { Int(start)..<Int(end) }
}

/// Where a way leaves what was said.
struct Slip {
  enum Kind: Equatable {
    /// A slip that is forgiven.
    case edit(Edit.Kind)
    /// A word that nothing accounts for.
    case extraWord
    /// A word of the phrase that was not said.
    case missingWord
    /// A slot that got nothing.
    case missingValue
    /// A word that sounds like the one that was said.
    case similarWord
  }

  /// What was meant.
  enum Meant {
    /// One or two words of a list, or of the phrases.
    case words(ListID?, WordID, WordID?)
    /// The word of a value; the index of its reading.
    case reading(Int)
  }

  let kind: Kind
  let start: UInt16
  let end: UInt16
  let points: Int32
  let meant: Meant?
  /// The slot that got nothing.
  let slot: SymbolID?

  init(_ kind: Edit.Kind, _ words: Range<Int>, meant: Meant? = nil, slot: SymbolID? = nil) {
    self.init(.edit(kind), words, points: kind.points, meant: meant, slot: slot)
  }

  init(
    _ kind: Kind, _ words: Range<Int>, points: Int, meant: Meant? = nil, slot: SymbolID? = nil
  ) {
    self.kind = kind
    start = UInt16(truncatingIfNeeded: words.lowerBound)
    end = UInt16(truncatingIfNeeded: words.upperBound)
    self.points = Int32(truncatingIfNeeded: points)
    self.meant = meant
    self.slot = slot
  }

  var words: Range<Int> { Int(start)..<Int(end) }
}
