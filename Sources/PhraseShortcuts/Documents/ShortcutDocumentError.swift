// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire

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

  /// A fault that a decoder found.
  ///
  /// - Parameters:
  ///   - error: What the decoder threw.
  ///   - json: What it read.
  ///   - syntax: What is said of a text that is no JSON at all, before why.
  init(_ error: DecodingError, in json: Data, syntax: String) {
    let fault = JSONFault(error, in: json)
    self.init(
      place: fault.place, reason: fault.reason ?? "\(syntax): \(fault.syntax ?? "")")
  }
}
