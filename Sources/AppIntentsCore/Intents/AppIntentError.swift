// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reason, common to many apps, why an intent could not do its work.
///
///     throw AppIntentError.Unrecoverable.entityNotFound
///
/// Each is answered with a sentence. For a sentence of the app's own, throw an error that conforms
/// to `CustomLocalizedStringResourceConvertible`.
public struct AppIntentError: Error, Equatable, Hashable, CustomLocalizedStringResourceConvertible {
  /// The group and the name of the reason, for example `Unrecoverable.entityNotFound`.
  package let code: String
  /// The sentence to answer with.
  public let localizedStringResource: LocalizedStringResource
  /// The wish to go on in the app, where that is the reason.
  package let foreground: ForegroundRequest?

  init(_ code: String, _ sentence: LocalizedStringResource) {
    self.code = code
    localizedStringResource = sentence
    foreground = nil
  }

  init(continuing request: ForegroundRequest) {
    code = "needsToContinueInForeground"
    localizedStringResource = "This goes on in the app."
    foreground = request
  }
}

extension AppIntentError: CustomStringConvertible {
  /// The group and the name of the reason.
  public var description: String { "AppIntentError.\(code)" }
}

extension AppIntentError {
  /// The intent asks to be performed again from the beginning, with the values that it has by now.
  public static var restartPerform: AppIntentError {
    AppIntentError(restartCode, "That has to be started again.")
  }

  private static let restartCode = "restartPerform"

  /// Whether the intent asks to be performed again.
  package var isRestart: Bool { code == Self.restartCode }
}
