// SPDX-License-Identifier: Apache-2.0

/// A place on a way through the automaton: what has been said so far, and what may follow.
///
/// ```
/// open  the  left  hand …          state behind ⟨book⟩, slot ⟨book⟩, cursor behind “the left”
///                ▲ position
/// ```
struct Place {
  /// The state of the phrases; while a value is said, the one behind its slot.
  var state = StateID.start
  /// The slot whose value is said, or whose series may go on.
  var slot: SymbolID?
  /// Words of the utterance that lie behind.
  var position = 0
  /// Where in its list the value is.
  var cursor = CompiledList.Cursor.root
  /// The words of the value so far, without those that belong nowhere.
  var valueStart: Int32 = 0
  var valueEnd: Int32 = 0
  /// What the slips on the way cost.
  var points: Int32 = 0
  var flags: Flags = []
  /// A hash of the values so far, whatever their order.
  var meaning: UInt64 = 0
  /// How many words were values, by what decides the rank.
  var counts = Counts()

  struct Flags: OptionSet, Hashable {
    let rawValue: UInt8

    /// A value is being said.
    static let isInValue = Flags(rawValue: 1)
    /// A word of the value was said.
    static let hasValueWord = Flags(rawValue: 2)
    /// A word of the phrase was said that means something.
    static let hasContent = Flags(rawValue: 4)
    /// Any words were taken as text.
    static let hasText = Flags(rawValue: 8)
    /// A word was guessed.
    static let isGuessed = Flags(rawValue: 16)
    /// The words of the value are any words: text, words on no list, or no value at all.
    static let isText = Flags(rawValue: 32)
    static let isUnlisted = Flags(rawValue: 64)
    static let isUnknown = Flags(rawValue: 128)
    static let isAnyWords: Flags = [.isText, .isUnlisted, .isUnknown]
    /// What ends with a value.
    static let ofValue: Flags = [.isInValue, .hasValueWord, .isText, .isUnlisted, .isUnknown]
  }

  /// Words in slots, the application's name not counted; see ``Rank``.
  struct Counts: Hashable {
    var unlisted: UInt16 = 0
    var text: UInt16 = 0
    var number: UInt16 = 0
    /// Words of all values; a word that is joined to the phrase's own text is half the phrase's.
    var all: UInt16 = 0
  }

  var isInValue: Bool { flags.contains(.isInValue) }

  /// The same place as the beginning of a value.
  func entering(_ slot: SymbolID, behind target: StateID) -> Place {
    var next = self
    next.state = target
    next.slot = slot
    next.cursor = .root
    next.valueStart = Int32(truncatingIfNeeded: position)
    next.valueEnd = next.valueStart
    next.flags.insert(.isInValue)
    next.flags.remove(.hasValueWord)
    return next
  }
}

/// What tells places apart: ways that agree in all of it end alike.
struct PlaceKey: Equatable {
  private let stateAndSlot: UInt64
  private let positionAndFlags: UInt64
  private let cursor: UInt64
  private let meaning: UInt64
  private let counts: Place.Counts

  /// - Parameters:
  ///   - place: The place.
  ///   - wherever: Whether only matters what may follow, and not what was said.
  @inline(__always)
  init(_ place: Place, wherever: Bool = false) {
    stateAndSlot = Self.pair(place.state.raw, place.slot?.raw ?? .max)
    positionAndFlags = Self.pair(
      UInt32(truncatingIfNeeded: place.position), UInt32(place.flags.rawValue))
    cursor = Self.pair(place.cursor.target, place.cursor.said)
    meaning = wherever ? 0 : place.meaning
    counts = wherever ? Place.Counts() : place.counts
  }

  @inline(__always)
  private static func pair(_ high: UInt32, _ low: UInt32) -> UInt64 {
    UInt64(high) << 32 | UInt64(low)
  }

  @inline(__always)
  var hash: UInt64 {
    let numbers =
      UInt64(counts.unlisted) << 48 | UInt64(counts.text) << 32 | UInt64(counts.number) << 16
      | UInt64(counts.all)
    return stateAndSlot.mixed(with: positionAndFlags).mixed(with: cursor ^ numbers)
      .mixed(with: meaning)
  }
}

/// The places that a search has been at.
///
/// Open addressing over numbers that are mixed once: the sets of the standard library hash against
/// attackers, which costs a search more than all else. Places are few, and bounded by its limits.
struct PlaceSet {
  private var keys: [PlaceKey] = []
  private var slots: [Int32] = []

  var count: Int { keys.count }

  /// Adds a place; false where it is known.
  mutating func insert(_ key: PlaceKey) -> Bool {
    if (keys.count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: key)
    guard slots[slot] == 0 else { return false }
    keys.append(key)
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    return true
  }

  func contains(_ key: PlaceKey) -> Bool {
    !slots.isEmpty && slots[slot(of: key)] != 0
  }

  /// Where a place is, or would be.
  @inline(__always)
  private func slot(of key: PlaceKey) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.hash) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: max(128, slots.count * 4))
    keys.reserveCapacity(slots.count / 2)
    for (index, key) in keys.enumerated() {
      slots[slot(of: key)] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}

extension UInt64 {
  /// A hash of two numbers: the halves of their product, as in Wang Yi's wyhash (2019).
  @inline(__always)
  func mixed(with other: UInt64) -> UInt64 {
    let product = (self ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(
      by: other ^ 0xe703_7ed1_a0b4_28db)
    return product.high ^ product.low
  }
}
