// SPDX-License-Identifier: Apache-2.0

/// A slot as a transition.
typealias SymbolID = ID<SlotSymbol>

/// A slot as a transition of the automaton; phrases whose slots are alike share it.
struct SlotSymbol: Hashable, Sendable {
  /// What may stand in the slot, its list by number.
  enum Kind: Hashable, Sendable {
    case list(ListID, isOpen: Bool)
    case value(ValueKind, language: String)
    case text
  }

  let name: String
  let kind: Kind
  /// What stands between the values of a series; nil for a slot of one value.
  let series: ValueSeries?
  /// The phrase's own signs, which a number of it may have beside it.
  var signs = PhraseSigns()
  /// Text that a phrase joins to the first word of a text slot; a list has it in its key.
  var prefix = ""
  /// Text that a phrase joins to the last word.
  var suffix = ""

  var isSeries: Bool { series != nil }

  /// Whether the words are joined to text of the phrase.
  var isJoined: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// Whether its words count as words of the phrase: the application's name is no value.
  var isLiteral: Bool { name == "applicationName" }
}
