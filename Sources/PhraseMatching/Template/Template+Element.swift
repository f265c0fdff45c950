// SPDX-License-Identifier: Apache-2.0

extension Template {
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
}

extension Template.Element {
  /// The elements directly below.
  public var parts: [Template.Element] {
    switch self {
    case .literal, .slot, .rule: []
    case .optional(let part): [part]
    case .sequence(let parts), .alternatives(let parts), .permutation(let parts): parts
    }
  }

  /// Makes one result of the whole tree, from its leaves up.
  ///
  /// What walks a template is written as this one function, so that none forgets a case:
  ///
  /// ```swift
  /// let count: Int = template.root.fold { element, counts in
  ///   if case .slot = element { 1 } else { counts.reduce(0, +) }
  /// }
  /// ```
  ///
  /// - Parameter combine: Takes an element and the results of its parts, in the author's order.
  /// - Returns: What was made of this element.
  /// - Throws: What `combine` throws.
  /// - Complexity: each element once; rules are not followed.
  public func fold<Result, Failure: Error>(
    _ combine: (Template.Element, [Result]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var results: [Result] = []
    for part in parts { results.append(try part.fold(combine)) }
    return try combine(self, results)
  }

  /// The element with other parts, as many as ``parts`` has.
  ///
  /// Together with ``fold(_:)`` it changes leaves and leaves the rest as it is:
  ///
  /// ```swift
  /// let loud: Template.Element = template.root.fold { element, parts in
  ///   if case .literal(let text) = element { .literal(text.uppercased()) } else { element.with(parts) }
  /// }
  /// ```
  public func with(_ parts: [Template.Element]) -> Template.Element {
    switch self {
    case .literal, .slot, .rule: self
    case .optional(let part): .optional(parts.first ?? part)
    case .sequence: .sequence(parts)
    case .alternatives: .alternatives(parts)
    case .permutation: .permutation(parts)
    }
  }

  /// The leaves and groups of a kind, in the author's order; `pick` tells the kind.
  func all<Found>(_ pick: (Template.Element) -> Found?) -> [Found] {
    fold { element, found in found.flatMap(\.self) + (pick(element).map { [$0] } ?? []) }
  }

  /// The name of each slot, as often as it stands here.
  package var slots: [String] { all { if case .slot(let name) = $0 { name } else { nil } } }

  /// The texts without slots and rules.
  var literals: [String] {
    all { if case .literal(let text) = $0 { text } else { nil } }
  }

  /// Text that parses to the same element.
  func text(syntax: Template.Syntax) -> String {
    fold { element, parts in
      switch element {
      case .literal(let words): syntax.hasGroups ? words.escaped(for: syntax) : words
      case .slot(let name): "\(syntax.slotOpening)\(name)}"
      case .rule(let name): "<\(name)>"
      case .sequence: parts.joined()
      case .alternatives: "(\(parts.joined(separator: "|")))"
      case .permutation: "(\(parts.joined(separator: ";")))"
      case .optional(.alternatives), .optional(.permutation):
        "[\(parts.joined().dropFirst().dropLast())]"
      case .optional: "[\(parts.joined())]"
      }
    }
  }
}

extension String {
  /// The text with a backslash before what the syntax reads otherwise.
  ///
  /// Scalars, not characters: an accent behind a bracket does not make it another sign.
  fileprivate func escaped(for syntax: Template.Syntax) -> String {
    let special = Array("\\[(|;<\(syntax.closers)".unicodeScalars)
    let opening = Array(syntax.slotOpening.unicodeScalars)
    let scalars = Array(unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if special.contains(scalar) || scalars[index...].starts(with: opening) {
        text.append("\\")
      }
      text.append(scalar)
    }
    return String(text)
  }
}
