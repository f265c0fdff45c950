// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of several intents that ran one after the other.
struct DialogParts {
  /// How many characters of one reply people get; more could be neither read nor heard.
  static let limit = 10_000

  private var spoken: [String] = []
  private var seen: [String] = []
  private var listed: [String] = []

  /// Takes what an intent says: all of it, and what there is to say where the rest is seen.
  mutating func append(_ dialog: (full: String, supporting: String?)) {
    guard !dialog.full.isEmpty else { return }
    spoken.append(dialog.full)
    seen.append(dialog.supporting ?? dialog.full)
  }

  /// Takes what the engine itself found: the sentence, and the list to show below it.
  mutating func append(found dialog: (full: String, supporting: String?)) {
    append((dialog.full, nil))
    if let list = dialog.supporting { listed.append(list) }
  }

  /// An address that nobody opened: said where nothing else is, and shown below other words.
  mutating func append(_ address: URL) {
    if spoken.isEmpty {
      append((address.absoluteString, nil))
    } else {
      listed.append(address.absoluteString)
    }
  }

  /// What there is to say; nil for nothing.
  var full: String? { spoken.isEmpty ? nil : spoken.joined(separator: " ") }

  /// What there is to say where a snippet is seen; nil where that is the same.
  var besideSnippet: String? { seen == spoken ? nil : seen.joined(separator: " ") }

  /// What to show below the words; nil for nothing.
  var below: String? { listed.isEmpty ? nil : listed.joined(separator: "\n") }

  /// The text, cut where it is too long.
  static func bounded(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    return text.count > limit ? "\(text.prefix(limit))…" : text
  }
}
