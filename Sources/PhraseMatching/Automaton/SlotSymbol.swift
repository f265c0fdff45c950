// SPDX-License-Identifier: Apache-2.0

/// A slot as a transition of the automaton; phrases whose slots are alike share it.
struct SlotSymbol: Hashable, Sendable {
  /// What may stand in the slot, its list by number.
  enum Kind: Hashable, Sendable {
    /// The index of a compiled list.
    case list(Int, isOpen: Bool)
    case number(minimum: Double?, maximum: Double?, isInteger: Bool, language: String)
    case value(ValueKind, language: String)
    case text
  }

  let name: String
  let kind: Kind
  let isSeries: Bool
  /// Text that a phrase joins to the first word of a text slot; a list has it in its key.
  var prefix = ""
  /// Text that a phrase joins to the last word.
  var suffix = ""

  /// Whether the words are joined to text of the phrase.
  var isJoined: Bool { !prefix.isEmpty || !suffix.isEmpty }

  /// Whether its words count as words of the phrase: the application's name is no value.
  var isLiteral: Bool { name == "applicationName" }
}
