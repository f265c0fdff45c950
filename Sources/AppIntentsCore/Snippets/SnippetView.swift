// SPDX-License-Identifier: Apache-2.0

/// A type of the app's own that gives a snippet, as a view does on other platforms.
///
///     return .result(view: LandmarkCard(landmark: landmark, isFavorite: isFavorite))
///
/// `Snippet` itself is one, so that a snippet can stand wherever a view is asked for.
public protocol SnippetView {
  /// What is shown.
  var body: Snippet { get }
}

extension Snippet: SnippetView {
  /// The snippet itself.
  public var body: Snippet { self }
}

/// A view that shows nothing.
///
/// It stands in where a result promises a view and gives none.
public struct EmptySnippetView: SnippetView, Sendable {
  /// Creates the view.
  public init() {}

  /// A snippet with nothing in it.
  public var body: Snippet { Snippet() }
}
