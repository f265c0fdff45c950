// SPDX-License-Identifier: Apache-2.0

/// Words around a place for a text.
///
/// "…" stands for the text, since what comes before it in one language comes behind it in another:
/// "what about …" is "… は" in Japanese. Words without "…" stand before it.
package struct Frame: Sendable {
  /// The words before the text.
  package let before: String
  /// The words behind it.
  package let behind: String

  /// Reads a frame such as "what about …".
  package init(_ words: String) {
    let parts = words.split(separator: "…", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
    before = parts[0]
    behind = parts.dropFirst().first ?? ""
  }

  /// A text in the frame.
  package func around(_ text: String) -> String {
    [before, text, behind].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A template in the frame, whose words may be left out.
  package func optionallyAround(_ template: String) -> String {
    [before.optional, template, behind.optional].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// The words as an optional part of a template.
  fileprivate var optional: String { isEmpty ? "" : "[\(self)]" }
}
