// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something to look at: a card with a title, and with rows, pictures and controls below it.
///
/// A snippet is a value, so a terminal can draw it, a file can hold it and a test can compare it.
public struct Snippet: Sendable {
  /// The heading.
  public var title: LocalizedStringResource

  /// Creates a snippet.
  public init(_ title: LocalizedStringResource) {
    self.title = title
  }
}

/// Where a snippet comes from: it is there already, or an intent makes it, and makes it anew.
package enum SnippetSource: Sendable {
  /// A snippet that stays as it is.
  case view(Snippet)
  /// The intent that makes it, with its parameters filled.
  case intent(any SnippetIntent)
}
