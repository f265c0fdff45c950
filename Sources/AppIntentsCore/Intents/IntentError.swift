// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A mistake in how an app uses intents, or a failure of the engine itself.
public enum IntentError: Error, Equatable, Sendable, CustomLocalizedStringResourceConvertible {
  /// The intent needed a value that nobody gave.
  case missingValue(LocalizedStringResource)
  /// The intent is not available here.
  case unavailable(LocalizedStringResource)
  /// The reason is not known.
  case unknown

  /// The sentence to answer with.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .missingValue(let text), .unavailable(let text): text
    case .unknown: "Something went wrong."
    }
  }
}
