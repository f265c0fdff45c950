// SPDX-License-Identifier: Apache-2.0

/// A fault in the document of a shortcut.
public struct ShortcutDocumentError: Error, CustomStringConvertible, Equatable {
  /// Where it is: `actions[2].with.count`; empty for the whole document.
  public let place: String
  /// What is wrong, and what would be accepted.
  public let reason: String

  /// Both in one sentence.
  public var description: String { place.isEmpty ? reason : "\(place) \(reason)" }

  /// Makes a fault.
  public init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }
}
