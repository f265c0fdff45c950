// SPDX-License-Identifier: Apache-2.0

/// A recursive-descent parser of templates in any dialect.
struct TemplateParser {
  /// How deep groups may nest; deeper input is a mistake or an attack on the stack.
  static let depthLimit = 32

  private let source: String
  private let syntax: Template.Syntax
  private let bytes: [UInt8]
  private let slotOpening: [UInt8]
  private let closers: [UInt8]
  private var position = 0

  init(source: String, syntax: Template.Syntax) {
    self.source = source
    self.syntax = syntax
    bytes = Array(source.utf8)
    slotOpening = Array(syntax.slotOpening.utf8)
    closers = Array(syntax.closers.utf8)
  }

  mutating func parse() throws(GrammarError) -> Template.Element {
    let root = try group(closing: nil, openedAt: 0, depth: 0)
    guard position == bytes.count else {
      throw fault("“\(character)” closes a group that was not opened", at: position)
    }
    return root
  }

  /// Parts up to the closing bracket, as a sequence, alternatives or a permutation.
  private mutating func group(
    closing: UInt8?, openedAt start: Int, depth: Int
  ) throws(GrammarError) -> Template.Element {
    guard depth <= Self.depthLimit else {
      throw fault("groups nest deeper than \(Self.depthLimit)", at: start)
    }
    var parts = [try sequence(depth: depth)]
    var separator: UInt8?
    while position < bytes.count, Self.separators.contains(bytes[position]) {
      if !syntax.hasLooseSeparators { try check(separator, isInside: closing != nil) }
      if let separator, separator != bytes[position] {
        parts = [Self.joined(parts, by: separator)]
      }
      separator = bytes[position]
      position += 1
      parts.append(try sequence(depth: depth))
    }
    guard closing == nil || position < bytes.count else { throw unclosed(at: start) }
    return Self.joined(parts, by: separator)
  }

  private func check(_ separator: UInt8?, isInside: Bool) throws(GrammarError) {
    guard isInside else {
      throw fault(
        "“\(character)” stands outside a group; it belongs between “(” and “)”", at: position)
    }
    guard separator == nil || separator == bytes[position] else {
      throw fault("one group has both “|” and “;”; put the inner part in brackets", at: position)
    }
  }

  private static func joined(_ parts: [Template.Element], by separator: UInt8?) -> Template.Element
  {
    guard parts.count > 1 else { return parts[0] }
    return separator == UInt8(ascii: ";") ? .permutation(parts) : .alternatives(parts)
  }

  private mutating func sequence(depth: Int) throws(GrammarError) -> Template.Element {
    var parts: [Template.Element] = []
    var literal: [UInt8] = []
    while position < bytes.count, !isAtEndOfSequence {
      if let part = try special(depth: depth) {
        Self.flush(&literal, to: &parts)
        parts.append(part)
        continue
      }
      if syntax.hasGroups, bytes[position] == UInt8(ascii: "\\") { position += 1 }
      guard position < bytes.count else { break }
      literal.append(bytes[position])
      position += 1
    }
    Self.flush(&literal, to: &parts)
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private static func flush(_ literal: inout [UInt8], to parts: inout [Template.Element]) {
    guard !literal.isEmpty else { return }
    parts.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  private var isAtEndOfSequence: Bool {
    syntax.hasGroups
      && (closers.contains(bytes[position]) || Self.separators.contains(bytes[position]))
  }

  /// The slot, rule or group that begins here, if one does.
  private mutating func special(depth: Int) throws(GrammarError) -> Template.Element? {
    if bytes[position] == slotOpening.first, bytes[position...].starts(with: slotOpening) {
      return .slot(try name(behind: slotOpening.count, closing: UInt8(ascii: "}"), kind: "slot"))
    }
    guard syntax.hasGroups else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "["):
      return .optional(try bracketed(closing: UInt8(ascii: "]"), depth: depth))
    case UInt8(ascii: "("): return try bracketed(closing: UInt8(ascii: ")"), depth: depth)
    case UInt8(ascii: "<"):
      return .rule(try name(behind: 1, closing: UInt8(ascii: ">"), kind: "rule"))
    default: return nil
    }
  }

  private mutating func bracketed(
    closing: UInt8, depth: Int
  ) throws(GrammarError) -> Template.Element {
    let start = position
    position += 1
    let inner = try group(closing: closing, openedAt: start, depth: depth + 1)
    guard bytes[position] == closing else {
      throw fault(
        "“\(character)” does not close the group that “\(opener(at: start))” opened", at: position)
    }
    position += 1
    return inner
  }

  private mutating func name(
    behind length: Int, closing: UInt8, kind: String
  ) throws(GrammarError) -> String {
    let start = position + length
    guard let end = bytes[start...].firstIndex(of: closing) else {
      throw fault(
        "the \(kind)’s name is never closed; it ends with “\(Character(Unicode.Scalar(closing)))”",
        at: position)
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let isName =
      !name.isEmpty
      && (syntax.hasFreeNames || name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
    guard isName else {
      let rule = syntax.hasFreeNames ? "" : "; a name has letters, digits and “_”"
      throw fault("“\(name)” is no \(kind) name\(rule)", at: start, end: end)
    }
    position = end + 1
    return name
  }

  // MARK: - Faults

  private var character: String {
    String(String(decoding: bytes[position...].prefix(8), as: UTF8.self).prefix(1))
  }

  private func opener(at start: Int) -> Character { Character(Unicode.Scalar(bytes[start])) }

  private func unclosed(at start: Int) -> GrammarError {
    let closer = opener(at: start) == "[" ? "]" : ")"
    return fault(
      "“\(opener(at: start))” is never closed; the group ends with “\(closer)”", at: start)
  }

  private func fault(_ message: String, at start: Int, end: Int? = nil) -> GrammarError {
    GrammarError(diagnostics: [
      Diagnostic(
        severity: .error, message: message, source: source,
        span: start..<max(end ?? start + 1, start))
    ])
  }

  private static let separators = [UInt8(ascii: "|"), UInt8(ascii: ";")]
}
