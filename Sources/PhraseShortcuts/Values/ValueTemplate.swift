// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

/// A text with variables in it: `"${Book.Author} wrote ${Book}"`.
///
/// Two dollar signs before a brace stand for one, without a variable: `"$${x}"` is the text `${x}`,
/// and `"$$${x}"` a dollar sign with the variable after it.
struct ValueTemplate: Equatable {
  /// A variable, and the properties that are taken of it, one of the other.
  struct Variable: Equatable {
    let name: String
    var properties: [String] = []

    /// As it stands between the braces.
    var text: String { ([name] + properties).joined(separator: ".") }

    /// The variable in words: "Author of Book".
    func words(in language: String) -> String {
      properties.reduce(Self.known[name]?.text(in: language) ?? name) { whole, property in
        LocalizedStringResource("\(property) of \(whole)").text(in: language)
      }
    }

    /// What every run has, by its name in documents.
    private static let known: [String: LocalizedStringResource] = [
      "Input": "Input", "Result": "Result", "Now": "Now", "Item": "Item", "Index": "Index",
    ]
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
      let signs = before.reversed().prefix { $0 == "$" }.count + 1
      plain += before.dropLast(signs - 1) + String(repeating: "$", count: signs / 2)
      guard !signs.isMultiple(of: 2) else {
        plain += "{"
        rest = rest[start.upperBound...]
        continue
      }
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
        throw ShortcutDocumentError(
          place: "", reason: "has “${” without “}”; “$${” stands for the signs themselves")
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(.variable(try Self.variable(String(rest[start.upperBound..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    plain += rest
    if !plain.isEmpty || pieces.isEmpty { pieces.append(.text(plain)) }
    self.pieces = pieces
  }

  init(_ pieces: [Piece]) { self.pieces = pieces }

  private static func variable(_ text: String) throws(ShortcutDocumentError) -> Variable {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
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
  func shown(in language: String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .variable(let variable): "[\(variable.words(in: language))]"
      }
    }.joined()
  }

  /// The template as it is written in a document.
  var text: String {
    pieces.indices.map { index in
      switch pieces[index] {
      case .variable(let variable): "${\(variable.text)}"
      case .text(let text):
        Self.quoting(text, beforeVariable: index + 1 < pieces.count)
      }
    }.joined()
  }

  /// A text that stands for itself in a template, at its end or before a variable.
  static func quoting(_ text: String, beforeVariable: Bool = false) -> String {
    var (quoted, signs) = ("", 0)
    for character in text {
      guard character != "$" else {
        signs += 1
        continue
      }
      quoted += String(repeating: "$", count: character == "{" ? 2 * signs : signs)
      quoted.append(character)
      signs = 0
    }
    return quoted + String(repeating: "$", count: beforeVariable ? 2 * signs : signs)
  }
}
