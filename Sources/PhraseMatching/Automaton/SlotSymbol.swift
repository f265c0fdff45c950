// SPDX-License-Identifier: Apache-2.0

/// A slot as a transition of the automaton; phrases whose slots are alike share it.
struct SlotSymbol: Hashable, Sendable {
  /// What may stand in the slot, its list by number.
  enum Kind: Hashable, Sendable {
    /// The index of a compiled list.
    case list(Int, isOpen: Bool)
    case number(minimum: Double?, maximum: Double?, isInteger: Bool, language: String)
    case text
  }

  let name: String
  let kind: Kind
  let isSeries: Bool

  /// Whether its words count as words of the phrase: the application's name is no value.
  var isLiteral: Bool { name == "applicationName" }
}
