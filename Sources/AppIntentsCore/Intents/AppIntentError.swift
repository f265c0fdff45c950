// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reason, common to many apps, why an intent could not do its work.
///
///     throw AppIntentError.Unrecoverable.entityNotFound
///
/// Each is answered with a sentence. For a sentence of the app's own, throw one with a description,
/// or any error that conforms to `CustomLocalizedStringResourceConvertible`.
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

  private init(_ error: AppIntentError, saying sentence: LocalizedStringResource) {
    code = error.code
    localizedStringResource = sentence
    foreground = error.foreground
  }

  init(continuing request: ForegroundRequest) {
    code = "needsToContinueInForeground"
    localizedStringResource = "This goes on in the app."
    foreground = request
  }
}

extension AppIntentError {
  private static let customCode = "custom"

  /// A reason that only the app knows.
  ///
  ///     throw AppIntentError(description: "The kettle is empty.")
  ///
  /// - Parameter description: The sentence to answer with.
  public init(description: LocalizedStringResource) { self.init(Self.customCode, description) }

  /// A common reason with a sentence of the app's own.
  ///
  /// - Parameters:
  ///   - predefinedError: The reason, for example `Unrecoverable.entityNotFound`.
  ///   - description: The sentence to answer with.
  public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
    self.init(predefinedError, saying: description)
  }

  /// The sentence of an error of the app's own.
  ///
  /// - Parameter error: The error.
  public init(wrapping error: some CustomLocalizedStringResourceConvertible & Error) {
    self.init(Self.customCode, error.localizedStringResource)
  }

  /// What a value of the app's own stands for.
  ///
  /// - Parameter convertible: The value.
  public init(wrapping convertible: some CustomAppIntentErrorConvertible) {
    self = convertible.appIntentError
  }

  /// What an error of the app's own stands for, which comes before the sentence it has.
  ///
  /// - Parameter error: The error.
  public init(
    wrapping error: some CustomAppIntentErrorConvertible & CustomLocalizedStringResourceConvertible
      & Error
  ) {
    self = error.appIntentError
  }
}

/// A value of the app's own that stands for one of the common reasons.
///
/// Thrown by `perform()` or a query, it is answered as that reason is, whatever else it says of itself:
///
///     enum KettleError: Error, CustomAppIntentErrorConvertible {
///       case unplugged
///       var appIntentError: AppIntentError {
///         AppIntentError(
///           predefinedError: .UserActionRequired.accountSetup, description: "Plug the kettle in.")
///       }
///     }
public protocol CustomAppIntentErrorConvertible {
  /// The reason.
  var appIntentError: AppIntentError { get }
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
