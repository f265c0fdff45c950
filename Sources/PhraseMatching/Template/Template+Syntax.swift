// SPDX-License-Identifier: Apache-2.0

extension Template {
  /// Which characters of a text are special: the dialect that a ``Template`` is written in.
  ///
  /// One parser reads them all, so that files in another dialect need no parser of their own:
  ///
  /// ```swift
  /// let curly = Template.Syntax(slotOpening: "{", hasGroups: true, hasFreeNames: true)
  /// let template = try Template(parsing: "turn on {name:light} [now]", syntax: curly)
  /// template.slotNames  // ["name:light"]
  /// ```
  public struct Syntax: Hashable, Sendable {
    /// What stands before a slot’s name; `}` ends the name.
    public var slotOpening: String
    /// Whether brackets, bars, semicolons, rules and backslashes are special.
    public var hasGroups: Bool
    /// Whether bars and semicolons may stand outside brackets and beside each other.
    ///
    /// What stands before the second of two different signs then counts as one part.
    public var hasLooseSeparators: Bool
    /// Whether names may have any characters, such as those of `{list:slot}`; else they have
    /// letters, digits and “_”.
    public var hasFreeNames: Bool

    /// Makes a dialect.
    public init(
      slotOpening: String = "${", hasGroups: Bool, hasLooseSeparators: Bool = false,
      hasFreeNames: Bool = false
    ) {
      self.slotOpening = slotOpening
      self.hasGroups = hasGroups
      self.hasLooseSeparators = hasLooseSeparators
      self.hasFreeNames = hasFreeNames
    }

    /// Only `${name}`, as in Swift phrases.
    public static let phrase = Syntax(hasGroups: false)
    /// Brackets, bars and rules as well.
    public static let template = Syntax(hasGroups: true)

    /// Signs that end a group or a name; a brace alone only where one alone begins a name.
    var closers: String { slotOpening == "{" ? "])>}" : "])>" }
  }
}
