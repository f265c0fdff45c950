// SPDX-License-Identifier: Apache-2.0

/// A text with variables in it: `"${Book.Author} wrote ${Book}"`.
///
/// Two dollar signs before a brace stand for one, without a variable: `"$${x}"` is the text `${x}`.
struct ValueTemplate: Equatable {
  /// A variable, and the properties that are taken of it, one of the other.
  struct Variable: Equatable {
    let name: String
    var properties: [String] = []

    /// The variable in words: "Author of Book".
    var words: String { (properties.reversed() + [name]).joined(separator: " of ") }
  }

  enum Piece: Equatable {
    case text(String)
    case variable(Variable)
  }

  let pieces: [Piece]

  /// - Throws: ``ShortcutDocumentError`` for a variable that has no end or no name.
  init(_ text: String) throws(ShortcutDocumentError) {
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      let before = rest[..<start.lowerBound]
      if before.last == "$" {
        plain += before.dropLast() + "${"
        rest = rest[start.upperBound...]
        continue
      }
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
        throw ShortcutDocumentError(
          place: "", reason: "has “${” without “}”; “$${” stands for the signs themselves")
      }
      plain += before
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(.variable(try Self.variable(String(rest[start.upperBound..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    plain += rest
    if !plain.isEmpty || pieces.isEmpty { pieces.append(.text(plain)) }
    self.pieces = pieces
  }

  private static func variable(_ text: String) throws(ShortcutDocumentError) -> Variable {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.trimming(while: \.isWhitespace) }
    guard let name = names.first, names.allSatisfy({ !$0.isEmpty }) else {
      throw ShortcutDocumentError(
        place: "", reason: "has “${\(text)}”; a name is needed between the braces")
    }
    return Variable(name: name, properties: Array(names.dropFirst()))
  }

  /// The variable that the text is nothing but.
  var onlyVariable: Variable? {
    if pieces.count == 1, case .variable(let variable) = pieces[0] { variable } else { nil }
  }

  /// The variables in their order.
  var variables: [Variable] {
    pieces.compactMap { if case .variable(let variable) = $0 { variable } else { nil } }
  }

  /// The text as people read it, with its variables in brackets.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(let variable): "[\(variable.words)]"
      }
    }.joined()
  }

  /// A text that stands for itself in a template.
  static func quoting(_ text: String) -> String { text.replacing("${", with: "$${") }
}

extension Substring {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    var text = drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
