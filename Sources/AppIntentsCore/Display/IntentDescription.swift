// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an intent does, for people who look through a list of actions.
public struct IntentDescription: Equatable, Hashable, Sendable {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// The group in which the intent is listed.
  public let categoryName: LocalizedStringResource?
  /// Words that find the intent.
  public let searchKeywords: [LocalizedStringResource]
  /// What the returned value is called.
  public let resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

extension IntentDescription: ExpressibleByStringInterpolation {
  /// Creates a description from a sentence without arguments.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a description from a sentence with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A description or none.
///
/// Apps write `static let description = IntentDescription("…")` as often as they write the optional
/// type; both must fulfil the one requirement of `AppIntent`.
public protocol _OptionalIntentDescription: Sendable {
  /// The description, if there is one.
  var intentDescription: IntentDescription? { get }
}

extension IntentDescription: _OptionalIntentDescription {
  /// The description itself.
  public var intentDescription: IntentDescription? { self }
}

extension Optional: _OptionalIntentDescription where Wrapped == IntentDescription {
  /// The description, if there is one.
  public var intentDescription: IntentDescription? { self }
}
