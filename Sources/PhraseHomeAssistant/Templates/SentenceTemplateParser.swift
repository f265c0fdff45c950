// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// A recursive-descent parser of Home Assistant's template syntax.
struct SentenceTemplateParser {
  /// How deep groups may nest; deeper input is a mistake or an attack on the stack.
  static let depthLimit = 64

  private(set) var references: [String] = []
  private let source: String
  private let isMatchingText: Bool
  private let bytes: [UInt8]
  private var position = 0

  init(_ source: String, isMatchingText: Bool) {
    self.source = source
    self.isMatchingText = isMatchingText
    bytes = Array(source.utf8)
  }

  mutating func parse() throws(GrammarError) -> Template.Element {
    let root = try group(closing: nil, openedAt: 0, depth: 0)
    guard position == bytes.count else {
      throw fault("“\(character(at: position))” closes a group that was not opened", at: position)
    }
    return root
  }

  /// Parts up to the closing bracket; where bars and semicolons mix, what stands before counts as
  /// one part.
  private mutating func group(
    closing: UInt8?, openedAt start: Int, depth: Int
  ) throws(GrammarError) -> Template.Element {
    guard depth <= Self.depthLimit else {
      throw fault("groups nest deeper than \(Self.depthLimit)", at: start)
    }
    var parts = [try sequence(depth: depth)]
    var separator: UInt8?
    while position < bytes.count, bytes[position] != closing {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "|") || byte == UInt8(ascii: ";") else { break }
      if let separator, separator != byte { parts = [Self.joined(parts, by: separator)] }
      separator = byte
      position += 1
      parts.append(try sequence(depth: depth))
    }
    guard closing == nil || position < bytes.count else { throw unclosed(at: start) }
    guard let separator else { return parts[0] }
    return Self.joined(parts, by: separator)
  }

  private static func joined(_ parts: [Template.Element], by separator: UInt8) -> Template.Element {
    separator == UInt8(ascii: ";") ? .permutation(parts) : .alternatives(parts)
  }

  private mutating func sequence(depth: Int) throws(GrammarError) -> Template.Element {
    var parts: [Template.Element] = []
    var literal: [UInt8] = []
    func flush() {
      guard !literal.isEmpty else { return }
      let text = String(decoding: literal, as: UTF8.self)
      parts.append(.literal(isMatchingText ? MatchingText(text).text : text))
      literal = []
    }
    loop: while position < bytes.count {
      switch bytes[position] {
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
      case UInt8(ascii: "{"):
        flush()
        let reference = try name(closing: UInt8(ascii: "}"), kind: "list")
        if !references.contains(reference) { references.append(reference) }
        parts.append(.slot(reference))
      case UInt8(ascii: "<"):
        flush()
        parts.append(.rule(try name(closing: UInt8(ascii: ">"), kind: "rule")))
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: ";"),
        UInt8(ascii: "}"), UInt8(ascii: ">"):
        break loop
      default:
        literal.append(bytes[position])
        position += 1
      }
    }
    flush()
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func bracketed(
    closing: UInt8, depth: Int
  ) throws(GrammarError) -> Template.Element {
    let start = position
    position += 1
    let inner = try group(closing: closing, openedAt: start, depth: depth + 1)
    guard bytes[position] == closing else {
      throw fault(
        "“\(character(at: position))” does not close the group that “\(character(at: start))” opened",
        at: position)
    }
    position += 1
    return inner
  }

  private mutating func name(
    closing: UInt8, kind: String
  ) throws(GrammarError) -> String {
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: closing) else {
      throw fault(
        "the \(kind)’s name is never closed; it ends with “\(Character(Unicode.Scalar(closing)))”",
        at: position)
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self).trimmed
    guard !name.isEmpty else { throw fault("the \(kind) has no name", at: position) }
    position = end + 1
    return name
  }

  // MARK: - Faults

  private func character(at position: Int) -> String {
    String(String(decoding: bytes[position...].prefix(8), as: UTF8.self).prefix(1))
  }

  private func unclosed(at start: Int) -> GrammarError {
    let closer = bytes[start] == UInt8(ascii: "[") ? "]" : ")"
    return fault(
      "“\(character(at: start))” is never closed; the group ends with “\(closer)”", at: start)
  }

  private func fault(_ message: String, at start: Int) -> GrammarError {
    GrammarError(diagnostics: [
      Diagnostic(severity: .error, message: message, source: source, span: start..<start + 1)
    ])
  }
}
