// SPDX-License-Identifier: Apache-2.0

/// Says what in a string table cannot be read, with the file and the line or key.
package struct StringTableError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let file: String
  /// Where in the file: `line 3`, `key "Open"`; nil when the whole file is meant.
  package let place: String?
  /// What was seen and what would be accepted.
  package let reason: String

  package var description: String {
    if let place { "\(file): \(place): \(reason)" } else { "\(file): \(reason)" }
  }
}
