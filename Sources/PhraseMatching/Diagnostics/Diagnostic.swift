// SPDX-License-Identifier: Apache-2.0

/// Something to say about a phrase: what was seen, where, and what would be accepted.
///
/// Its description shows the place with carets under the author's own text:
///
/// ```
/// error: “(” is never closed; a group ends with “)”
///   turn (on|off the light
///        ^
/// ```
public struct Diagnostic: Error, Equatable, Sendable {
  /// How serious a diagnostic is.
  public enum Severity: String, Sendable {
    /// The phrase cannot be used.
    case error
    /// The phrase works, but may surprise people.
    case warning
    /// Worth knowing, for instance for portability.
    case note
  }

  /// Another place that has to do with the diagnostic.
  public struct Related: Equatable, Sendable {
    /// What the other place has to do with it.
    public var message: String
    /// The author's text.
    public var source: String
    /// UTF-8 offsets in `source`.
    public var span: Range<Int>

    /// Makes a reference to another place.
    public init(message: String, source: String, span: Range<Int>) {
      self.message = message
      self.source = source
      self.span = span
    }
  }

  /// How serious it is.
  public var severity: Severity
  /// What was seen and what would be accepted.
  public var message: String
  /// The author's text; empty if the diagnostic is about no text.
  public var source: String
  /// UTF-8 offsets in `source`.
  public var span: Range<Int>
  /// Other places, such as the other party of a conflict.
  public var related: [Related]

  /// Makes a diagnostic about a part of a text.
  public init(
    severity: Severity, message: String, source: String, span: Range<Int>,
    related: [Related] = []
  ) {
    self.severity = severity
    self.message = message
    self.source = source
    self.span = span
    self.related = related
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The message, the text, and carets under the place.
  public var description: String {
    let own = Self.text("\(severity.rawValue): \(message)", source, span)
    return ([own] + related.map { Self.text("note: \($0.message)", $0.source, $0.span) })
      .joined(separator: "\n")
  }

  private static func text(_ message: String, _ source: String, _ span: Range<Int>) -> String {
    guard !source.isEmpty else { return message }
    return "\(message)\n  \(source)\n  \(carets(under: span, of: source))"
  }

  /// Carets below the characters of a span; wide characters take two columns.
  private static func carets(under span: Range<Int>, of source: String) -> String {
    var line = ""
    var offset = 0
    for character in source {
      let end = offset + character.utf8.count
      if offset >= span.upperBound, !(span.isEmpty && offset == span.lowerBound) { break }
      let isInside = end > span.lowerBound
      line += String(repeating: isInside ? "^" : " ", count: character.terminalWidth)
      if span.isEmpty, isInside { return line }
      offset = end
    }
    return span.isEmpty || offset <= span.lowerBound ? line + "^" : line
  }
}

extension Character {
  /// The columns that a character takes on a terminal (Unicode Standard Annex 11, wide forms).
  var terminalWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

/// Why a grammar could not be made: every fault that was found, not only the first.
public struct GrammarError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The faults, in the order of the phrases.
  public var diagnostics: [Diagnostic]

  /// Makes an error of at least one diagnostic.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The diagnostics, one below the other.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
