// SPDX-License-Identifier: Apache-2.0

/// Where a snippet comes from: it is there already, or an intent makes it, and makes it anew.
package enum SnippetSource: Sendable {
  /// A snippet that stays as it is.
  case view(Snippet)
  /// The intent that makes it, with its parameters filled.
  case intent(any SnippetIntent)

  /// The snippet of a view; nil for the view that shows nothing.
  init?(_ view: some SnippetView) {
    if view is EmptySnippetView { return nil }
    self = .view(view.body)
  }

  /// The snippet of an intent; nil for the intent that shows nothing.
  init?(_ intent: some SnippetIntent) {
    if intent is EmptySnippetIntent { return nil }
    self = .intent(intent)
  }
}
