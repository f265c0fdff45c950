// SPDX-License-Identifier: Apache-2.0

/// Collects the elements of a snippet: one a line, with `if`, `switch` and `for` among them.
///
/// To the language, a line that begins with a dot goes on with the line before it; so each element
/// can be followed by the next, and a formatter may indent what follows:
///
///     Snippet("Basil") {
///       .row("Height", "12 cm")
///         .row("Bed", "North")
///       if isThirsty { .text("It wants water.") }
///     }
///
/// A view of the app's own is taken too, so that a closure that holds nothing but a view gives that
/// view's snippet.
@resultBuilder
public enum SnippetBuilder {
  /// Takes an element.
  public static func buildExpression(_ element: Snippet.Element) -> [Snippet.Element] { [element] }

  /// Takes several elements.
  public static func buildExpression(_ elements: [Snippet.Element]) -> [Snippet.Element] {
    elements
  }

  /// Takes a view.
  public static func buildExpression(_ view: some SnippetView) -> [Snippet.Element] {
    [Snippet.Element(.card(view.body))]
  }

  /// Joins the parts of a block.
  public static func buildBlock(_ parts: [Snippet.Element]...) -> [Snippet.Element] {
    parts.flatMap(\.self)
  }

  /// Takes a part under a condition.
  public static func buildOptional(_ part: [Snippet.Element]?) -> [Snippet.Element] { part ?? [] }

  /// Takes the first branch.
  public static func buildEither(first part: [Snippet.Element]) -> [Snippet.Element] { part }

  /// Takes the second branch.
  public static func buildEither(second part: [Snippet.Element]) -> [Snippet.Element] { part }

  /// Joins the rounds of a loop.
  public static func buildArray(_ parts: [[Snippet.Element]]) -> [Snippet.Element] {
    parts.flatMap(\.self)
  }

  /// Takes a part that only newer systems have.
  public static func buildLimitedAvailability(_ part: [Snippet.Element]) -> [Snippet.Element] {
    part
  }

  /// The elements, for a section or a snippet with a heading.
  public static func buildFinalResult(_ elements: [Snippet.Element]) -> [Snippet.Element] {
    elements
  }

  /// The snippet, for a `content:` closure: the view in front is the card, and the rest follows.
  public static func buildFinalResult(_ elements: [Snippet.Element]) -> Snippet {
    guard case .card(var snippet)? = elements.first?.kind else {
      return Snippet(elements: { elements })
    }
    snippet.elements += elements.dropFirst()
    return snippet
  }
}
