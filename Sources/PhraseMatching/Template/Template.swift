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

  /// Makes a template of a tree that was made or changed by a program.
  ///
  /// ```swift
  /// let template = Template(root: .sequence([.literal("open "), .slot("book")]), source: "open a book")
  /// ```
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - source: The author's text, which diagnostics show.
  ///   - syntax: How the tree is printed.
  public init(root: Element, source: String, syntax: Syntax = .template) {
    self.root = root
    self.source = source
    self.syntax = syntax
  }

  /// The names of the slots in the order of their first place.
  public var slotNames: [String] {
    slots.unique
  }

  /// The name of each slot, as often as the template has it.
  package var slots: [String] { root.slots }

  /// The names of the rules that the template calls itself, in the order of their first place.
  public var ruleNames: [String] {
    root.all { if case .rule(let name) = $0 { name } else { nil } }.unique
  }
}

extension Template {
  /// Where a slot stands first, as UTF-8 offsets in the source; all of it where it does not stand.
  public func span(ofSlot name: String) -> Range<Int> {
    source.span(of: Element.slot(name).text(syntax: syntax))
  }

  /// Where a rule stands first, as UTF-8 offsets in the source; all of it where it does not stand.
  public func span(ofRule name: String) -> Range<Int> {
    source.span(of: Element.rule(name).text(syntax: syntax))
  }
}

extension Template: CustomStringConvertible {
  /// Text that parses to the same tree.
  public var description: String { root.text(syntax: syntax) }
}

extension Array where Element: Hashable {
  /// The elements, each at its first place only.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The UTF-8 offsets of the first occurrence of `part`; the whole text where it does not occur.
  package func span(of part: String) -> Range<Int> {
    let haystack = Array(utf8)
    let needle = Array(part.utf8)
    guard !needle.isEmpty, haystack.count >= needle.count else { return 0..<haystack.count }
    for start in 0...(haystack.count - needle.count)
    where haystack[start..<start + needle.count].elementsEqual(needle) {
      return start..<start + needle.count
    }
    return 0..<haystack.count
  }
}
