// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of several intents that ran one after the other.
struct DialogParts {
  /// How many characters of one reply people get; more could be neither read nor heard.
  static let limit = 10_000

  private var spoken: [String] = []
  private var shown: [String] = []

  mutating func append(_ dialog: (full: String, supporting: String?)) {
    spoken.append(dialog.full)
    if let supporting = dialog.supporting { shown.append(supporting) }
  }

  /// An address that nobody opened: said where nothing else is, and shown beside other words.
  mutating func append(_ address: URL) {
    if spoken.isEmpty {
      spoken.append(address.absoluteString)
    } else {
      shown.append(address.absoluteString)
    }
  }

  var full: String? { spoken.isEmpty ? nil : spoken.joined(separator: " ") }
  var supporting: String? { shown.isEmpty ? nil : shown.joined(separator: "\n") }

  /// The text, cut where it is too long.
  static func bounded(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    return text.count > limit ? "\(text.prefix(limit))…" : text
  }
}
