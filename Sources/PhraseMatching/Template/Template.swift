// SPDX-License-Identifier: Apache-2.0

/// A phrase as a tree: words, slots, and, in template syntax, optional parts and alternatives.
///
/// ```swift
/// let phrase = try Template(parsing: "Open ${book} in ${applicationName}")
/// let template = try Template(parsing: "[please] turn (on|off) ${light}", syntax: .template)
/// ```
///
/// | syntax | means |
/// | --- | --- |
/// | `${name}` | a slot |
/// | `[words]` | may be left out |
/// | `(this\|that)` | one of them |
/// | `(this;that)` | all of them, in any order |
/// | `<rule>` | a rule of the grammar |
/// | `\[` | a plain bracket, bar, semicolon or backslash |
///
/// In phrase syntax only slots are special, as in Swift phrases.
///
/// What is written without a blank is one word: `light[s]` is "light" or "lights", `(turn|switch)ed`
/// is "turned" or "switched", and `${area}(ban|ben)` is a value with an ending. The parts of a
/// permutation are words of their own.
public struct Template: Equatable, Sendable {
  /// A node of the tree.
  public indirect enum Element: Equatable, Sendable {
    /// Words, as the author wrote them, blanks included: blanks tell a glued slot from a free one.
    case literal(String)
    /// A parameter's place.
    case slot(String)
    /// Parts one after the other.
    case sequence([Element])
    /// One of the parts.
    case alternatives([Element])
    /// A part that may be left out.
    case optional(Element)
    /// All parts, in any order.
    case permutation([Element])
    /// The grammar's rule of this name.
    case rule(String)
  }

  /// Which characters are special.
  public enum Syntax: String, Sendable, CaseIterable {
    /// Only `${name}`.
    case phrase
    /// Brackets, bars and rules as well.
    case template
  }

  /// The author's text.
  public let source: String

  /// What is special in the text.
  public let syntax: Syntax

  /// The tree.
  public let root: Element

  /// Parses a phrase.
  ///
  /// - Throws: `GrammarError` with a caret under the place of the fault.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing source: String, syntax: Syntax = .phrase) throws(GrammarError) {
    var parser = TemplateParser(source: source, syntax: syntax)
    root = try parser.parse()
    self.source = source
    self.syntax = syntax
  }

  /// Makes a template of a tree that another syntax was read into.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - source: The author's text, which diagnostics show.
  package init(root: Element, source: String) {
    self.root = root
    self.source = source
    syntax = .template
  }

  /// The names of the slots in the order of their first place.
  public var slotNames: [String] {
    var names: [String] = []
    root.visitSlots { if !names.contains($0) { names.append($0) } }
    return names
  }
}

extension Template.Element {
  func visitSlots(_ visit: (String) -> Void) {
    switch self {
    case .slot(let name): visit(name)
    case .literal, .rule: break
    case .sequence(let parts), .alternatives(let parts), .permutation(let parts):
      for part in parts { part.visitSlots(visit) }
    case .optional(let part): part.visitSlots(visit)
    }
  }
}

extension Template: CustomStringConvertible {
  /// Text that parses to the same tree.
  public var description: String { root.text(syntax: syntax) }
}

extension Template.Element {
  func text(syntax: Template.Syntax) -> String {
    func joined(_ parts: [Template.Element], _ separator: String) -> String {
      parts.map { $0.text(syntax: syntax) }.joined(separator: separator)
    }
    return switch self {
    case .literal(let words): syntax == .template ? words.escaped : words
    case .slot(let name): "${\(name)}"
    case .sequence(let parts): joined(parts, "")
    case .alternatives(let parts): "(\(joined(parts, "|")))"
    case .permutation(let parts): "(\(joined(parts, ";")))"
    case .optional(.alternatives(let parts)): "[\(joined(parts, "|"))]"
    case .optional(.permutation(let parts)): "[\(joined(parts, ";"))]"
    case .optional(let part): "[\(part.text(syntax: syntax))]"
    case .rule(let name): "<\(name)>"
    }
  }
}

extension String {
  /// The text with a backslash before what the syntax reads otherwise.
  ///
  /// Scalars, not characters: an accent behind a bracket does not make it another sign.
  fileprivate var escaped: String {
    var text = String.UnicodeScalarView()
    let scalars = Array(unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let beginsSlot = scalar == "$" && scalars[(index + 1)...].first == "{"
      if beginsSlot || "\\[]()|;<>".unicodeScalars.contains(scalar) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }
}
