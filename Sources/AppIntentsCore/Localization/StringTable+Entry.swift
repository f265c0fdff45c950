// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension StringTable {
  /// One key's texts.
  struct Entry: Equatable, Sendable {
    /// The texts; a string set has several, everything else one.
    var texts: [String]
    /// The whole text by the first number among the arguments; nil for most keys.
    var plurals: PluralVariable?
    /// The parts of the text that numbers decide, by their names.
    var variables: [String: PluralVariable] = [:]
  }
}

extension StringTable.Entry {
  /// Whether the text depends on a number.
  var hasPlurals: Bool { plurals != nil || !variables.isEmpty }

  /// The text for the arguments at hand: in the right plural forms where the table has several.
  func text(for arguments: [FormatArgument], language: String) -> String? {
    let counts = arguments.map(\.count)
    let first = counts.lazy.compactMap(\.self).first
    let text = plurals?.form(for: first, language: language) ?? texts.first
    guard let text, !variables.isEmpty else { return text }
    return expanded(text, counts: counts, language: language)
  }

  /// A format with each variable replaced by the form that its number asks for.
  ///
  /// Placeholders get positions, since a form counts from the number of its variable on: both in
  /// "%d books" are the number of books, wherever the variable stands. A variable in the form of
  /// another takes the next argument, or the one that it names.
  private func expanded(
    _ format: String, counts: [Double?], language: String, from first: Int = 1,
    in enclosing: Set<String> = []
  ) -> String {
    var next = first
    var result = ""
    for piece in FormatString(format).pieces {
      switch piece {
      case .literal(let text):
        result += text.replacing("%", with: "%%")
      case .placeholder(let placeholder):
        result += placeholder.source(at: placeholder.position ?? next)
        if placeholder.position == nil { next += 1 }
      case .variable(let place):
        guard let variable = variables[place.name], !enclosing.contains(place.name) else {
          result += place.source.replacing("%", with: "%%")
          continue
        }
        let following = enclosing.isEmpty ? next : max(next, first + 1)
        let position = variable.argument ?? place.position ?? following
        if place.position == nil { next = following + 1 }
        let count = counts.indices.contains(position - 1) ? counts[position - 1] : nil
        result += expanded(
          variable.form(for: count, language: language) ?? "", counts: counts, language: language,
          from: position, in: enclosing.union([place.name]))
      }
    }
    return result
  }
}

extension FormatArgument {
  /// The number that decides the plural form.
  fileprivate var count: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .text, .resource: nil
    }
  }
}
