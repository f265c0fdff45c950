// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A format such as `"%1$@ costs %.2f"`, parsed so that a bad translation cannot misread memory.
///
/// C's formatting reads arguments by the placeholder's word alone. Here each argument keeps its own
/// type and the placeholder only says how to write it. The grammar is that of Foundation's
/// `String(format:)`: `%[n$][flags][width][.precision][length]conversion`. A placeholder that has
/// no argument, or that the grammar does not know, stays as it is written.
struct FormatString {
  enum Piece: Equatable {
    case literal(String)
    case placeholder(Placeholder)
    case variable(Variable)
  }

  struct Placeholder: Equatable {
    /// What the author wrote, printed when no argument fits.
    var source: String
    /// One-based position of the argument, or nil for "the next one".
    var position: Int?
    /// Flags, width and precision, for example `-8.2`.
    var layout: String
    var conversion: Character
  }

  /// The place of a part that a string table has in several forms: `%#@books@`, `%2$#@books@`.
  struct Variable: Equatable {
    /// What the author wrote, printed when no table has the name.
    var source: String
    /// One-based position of the number, or nil for "the next one".
    var position: Int?
    var name: String
  }

  let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = Substring(text)
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      literal += rest[..<sign]
      rest = rest[sign...]
      if rest.dropFirst().first == "%" {
        literal.append("%")
        rest = rest.dropFirst(2)
      } else if let (piece, remainder) = Self.variable(at: rest) ?? Self.placeholder(at: rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(piece)
        rest = remainder
      } else {
        literal.append(rest.removeFirst())
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  /// Writes the arguments into the format.
  ///
  /// - Parameters:
  ///   - arguments: What the placeholders stand for.
  ///   - locale: Decides digits, grouping and the decimal mark.
  ///   - resolve: Turns an argument that is localisable itself into text.
  /// - Returns: The text.
  func render(
    _ arguments: [FormatArgument], locale: Locale, resolve: (LocalizedStringResource) -> String
  ) -> String {
    var next = 0
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text):
        result += text
      case .variable(let variable):
        result += variable.source
      case .placeholder(let placeholder):
        let index = placeholder.position.map { $0 - 1 } ?? next
        if placeholder.position == nil { next += 1 }
        guard arguments.indices.contains(index) else {
          result += placeholder.source
          continue
        }
        result += placeholder.write(arguments[index], locale: locale, resolve: resolve)
      }
    }
    return result
  }
}
