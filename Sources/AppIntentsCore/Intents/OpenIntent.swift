// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An intent that an app's own protocol of intents may be built on.
public protocol SystemIntent: AppIntent {}

/// An intent that opens an entity or a place of the app.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: _IntentValue
  /// What is opened; declare it with `@Parameter`.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }

  /// Does nothing more than to bring the app to the front.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// What is deleted; declare it with `@Parameter`.
  var entities: [Entity] { get set }
}

/// An intent that gives a setting a value.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The value; declare it with `@Parameter`.
  var value: ValueType { get set }
}

/// An intent that shows what the app finds for a text.
///
/// - Important: Partial. The intent runs with the text; nothing reads its scopes.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The text; declare it with `@Parameter`.
  var criteria: StringSearchCriteria { get set }
}

/// A text to search for.
public struct StringSearchCriteria: Equatable, Hashable, Sendable, _IntentValue {
  /// The text.
  public let term: String

  /// Creates criteria from a text.
  public init(term: String) {
    self.term = term
  }
}

extension StringSearchCriteria: _PlainIntentValue {}

/// An intent that opens a web address.
///
/// `phrase` opens it by the desktop: addresses of the web, of mail and of telephones, and those of
/// its apps' own schemes. A program opens it as it likes, by the foreground handler of its engine.
/// Where nobody opens it, the person is told the address.
public struct OpenURLIntent: AppIntent {
  /// What the intent is called.
  public static let title: LocalizedStringResource = "Open URL"
  /// People meet it only as the end of another intent.
  public static let isDiscoverable = false

  /// The address.
  @Parameter(title: "URL") public var url: URL

  /// Creates an intent without an address.
  public init() {}

  /// Creates an intent for an address.
  public init(_ url: URL) {
    self.url = url
  }

  /// Returns at once; whoever performs the intent opens the address.
  public func perform() async throws -> some IntentResult { .result() }
}
