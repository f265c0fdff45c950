// SPDX-License-Identifier: Apache-2.0

/// Short and long forms of words that are run together.
struct Contractions: Sendable {
  /// What is shorter by an apostrophe, by the words in full, folded.
  private let shortForms: [String: String]
  /// The first words of those.
  private let beginnings: Set<String>
  /// The words in full, by the word without its apostrophe.
  private let longForms: [String: String]

  init(_ shortForms: [String: String]) {
    self.shortForms = Dictionary(
      shortForms.map { (Utterance($0).folded, $1) }, uniquingKeysWith: { first, _ in first })
    beginnings = Set(self.shortForms.keys.map { String($0.prefix { $0 != " " }) })
    longForms = Dictionary(
      shortForms.map { (Utterance($1).folded, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var isEmpty: Bool { shortForms.isEmpty }

  /// A text with both forms of each contraction in it; the author's comes first.
  func element(of text: String) -> Template.Element {
    let tokens = Utterance(text).tokens
    var elements: [Template.Element] = []
    var end = 0
    var index = 0
    while index < tokens.count {
      let (count, other) = form(at: index, in: tokens, of: text)
      if let other {
        let span = tokens[index].span.lowerBound..<tokens[index + count - 1].span.upperBound
        elements.append(.literal(text.utf8Text(end..<span.lowerBound)))
        elements.append(.alternatives([.literal(text.utf8Text(span)), .literal(other)]))
        end = span.upperBound
      }
      index += count
    }
    guard end > 0 else { return .literal(text) }
    elements.append(.literal(text.utf8Text(end..<text.utf8.count)))
    return .sequence(elements.filter { $0 != .literal("") })
  }

  /// How many words belong together at a place, and how else they are said; nil where they are not.
  private func form(
    at index: Int, in tokens: [Token], of text: String
  ) -> (count: Int, other: String?) {
    // Without an apostrophe, "its" and "were" are other words.
    if let long = longForms[tokens[index].text],
      text.utf8Text(tokens[index].span).contains(where: { "'’".contains($0) })
    {
      return (1, long)
    }
    guard index + 1 < tokens.count, beginnings.contains(tokens[index].text) else {
      return (1, nil)
    }
    let short = shortForms["\(tokens[index].text) \(tokens[index + 1].text)"]
    return short.map { (2, $0) } ?? (1, nil)
  }
}
