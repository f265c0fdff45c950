// SPDX-License-Identifier: Apache-2.0

/// A recursive-descent parser for both template syntaxes.
struct TemplateParser {
  /// How deep groups may nest; deeper input is a mistake or an attack on the stack.
  static let depthLimit = 32

  private let source: String
  private let syntax: Template.Syntax
  private let bytes: [UInt8]
  private var position = 0

  init(source: String, syntax: Template.Syntax) {
    self.source = source
    self.syntax = syntax
    bytes = Array(source.utf8)
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
    var parts: [Template.Element] = []
    var separator: UInt8?
    while true {
      parts.append(try sequence(depth: depth))
      guard position < bytes.count else {
        guard closing == nil else { throw unclosed(at: start) }
        break
      }
      let byte = bytes[position]
      if byte == closing { break }
      guard byte == Self.bar || byte == Self.semicolon else { break }
      guard closing != nil else {
        throw fault(
          "“\(character)” stands outside a group; it belongs between “(” and “)”", at: position)
      }
      if let separator, separator != byte {
        throw fault("one group has both “|” and “;”; put the inner part in brackets", at: position)
      }
      separator = byte
      position += 1
    }
    guard parts.count > 1 else { return parts[0] }
    return separator == Self.semicolon ? .permutation(parts) : .alternatives(parts)
  }

  private mutating func sequence(depth: Int) throws(GrammarError) -> Template.Element {
    var parts: [Template.Element] = []
    var literal: [UInt8] = []
    func flush() {
      guard !literal.isEmpty else { return }
      parts.append(.literal(String(decoding: literal, as: UTF8.self)))
      literal = []
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "$"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "{")
      {
        flush()
        parts.append(.slot(try name(from: position + 2, closing: UInt8(ascii: "}"), kind: "slot")))
        continue
      }
      guard syntax == .template else {
        literal.append(byte)
        position += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"):
        position += 1
        if position < bytes.count {
          literal.append(bytes[position])
          position += 1
        }
      case UInt8(ascii: "["):
        flush()
        parts.append(.optional(try bracketed(closing: UInt8(ascii: "]"), depth: depth)))
      case UInt8(ascii: "("):
        flush()
        parts.append(try bracketed(closing: UInt8(ascii: ")"), depth: depth))
      case UInt8(ascii: "<"):
        flush()
        parts.append(.rule(try name(from: position + 1, closing: UInt8(ascii: ">"), kind: "rule")))
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"), Self.bar, Self.semicolon:
        flush()
        return Self.single(parts)
      default:
        literal.append(byte)
        position += 1
      }
    }
    flush()
    return Self.single(parts)
  }

  private mutating func bracketed(
    closing: UInt8, depth: Int
  ) throws(GrammarError) -> Template.Element {
    let start = position
    position += 1
    let inner = try group(closing: closing, openedAt: start, depth: depth + 1)
    guard position < bytes.count else { throw unclosed(at: start) }
    guard bytes[position] == closing else {
      throw fault(
        "“\(character)” does not close the group that “\(String(decoding: bytes[start...start], as: UTF8.self))” opened",
        at: position)
    }
    position += 1
    return inner
  }

  private mutating func name(
    from start: Int, closing: UInt8, kind: String
  ) throws(GrammarError) -> String {
    guard let end = bytes[start...].firstIndex(of: closing) else {
      throw fault(
        "the \(kind)’s name is never closed; it ends with “\(Character(Unicode.Scalar(closing)))”",
        at: position)
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName else {
      throw fault(
        "“\(name)” is no \(kind) name; a name has letters, digits and “_”", at: start, end: end)
    }
    position = end + 1
    return name
  }

  private static func single(_ parts: [Template.Element]) -> Template.Element {
    parts.count == 1 ? parts[0] : .sequence(parts)
  }

  // MARK: - Faults

  private var character: String {
    let rest = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    return String(rest.prefix(1))
  }

  private func unclosed(at start: Int) -> GrammarError {
    let opener = String(decoding: bytes[start...start], as: UTF8.self)
    let closer = opener == "[" ? "]" : ")"
    return fault("“\(opener)” is never closed; the group ends with “\(closer)”", at: start)
  }

  private func fault(_ message: String, at start: Int, end: Int? = nil) -> GrammarError {
    GrammarError(diagnostics: [
      Diagnostic(
        severity: .error, message: message, source: source,
        span: start..<max(end ?? start + 1, start))
    ])
  }

  private static let bar = UInt8(ascii: "|")
  private static let semicolon = UInt8(ascii: ";")
}
