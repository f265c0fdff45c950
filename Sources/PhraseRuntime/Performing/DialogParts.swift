// SPDX-License-Identifier: Apache-2.0

/// The words of several intents that ran one after the other.
struct DialogParts {
  /// How many characters of one reply people get; more could be neither read nor heard.
  static let limit = 10_000

  private var spoken: [String] = []
  private var shown: [String] = []

  mutating func append(_ dialog: (full: String, supporting: String?)) {
    spoken.append(dialog.full)
    shown.append(dialog.supporting ?? dialog.full)
  }

  /// What there is to say; nil for nothing.
  var full: String? { spoken.isEmpty ? nil : spoken.joined(separator: " ") }

  /// What there is to say where the rest is seen; nil where that is the same.
  var supporting: String? { shown == spoken ? nil : shown.joined(separator: " ") }

  /// The text, cut where it is too long.
  static func bounded(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    return text.count > limit ? "\(text.prefix(limit))…" : text
  }
}
