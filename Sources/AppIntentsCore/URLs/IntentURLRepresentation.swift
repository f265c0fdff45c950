// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An intent that has a URL, with which an app can be opened instead of performing the intent.
///
/// An intent that opens an entity with a URL needs neither a URL nor a `perform()` of its own.
public protocol URLRepresentableIntent: AppIntent {
  /// The URL, with key paths of parameters in the places that their values fill.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  /// The type of ``urlRepresentation``.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// The intent's URL; nil when a parameter that it needs is absent or cannot stand inside a URL.
  public var urlRepresentation: URL? {
    get async throws { Self.urlRepresentation.template.url { self[keyPath: $0 as AnyKeyPath] } }
  }

  /// Opens the intent's URL.
  ///
  /// - Throws: An error that names the intent, if the URL lacks a value.
  public func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = try await urlRepresentation else {
      throw IncompleteURLError(intent: Self.self)
    }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The URL of what is opened.
  public static var urlRepresentation: URLRepresentation { "\(\.target)" }

  /// The URL of what is opened.
  public var urlRepresentation: URL? {
    get async throws { try await target.urlRepresentation }
  }

  /// Opens the URL of what is opened.
  ///
  /// - Throws: An error that names the intent, if the URL lacks a value.
  public func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = try await target.urlRepresentation else {
      throw IncompleteURLError(intent: Self.self)
    }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

/// The URL of an intent, with places that its parameters fill.
public struct IntentURLRepresentation<Intent: AppIntent>: Sendable {
  let template: URLTemplate

  /// A URL without places.
  ///
  /// - Parameter value: The URL.
  public init(_ value: String) {
    self.init(stringLiteral: value)
  }

  /// A URL.
  ///
  /// - Parameter representation: The URL, usually written as a literal.
  public init(_ representation: IntentURLRepresentation<Intent>) {
    self = representation
  }

}

extension IntentURLRepresentation: ExpressibleByStringInterpolation {
  /// Collects the parts of the literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var template = URLTemplate()

    /// An empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds fixed text.
    public mutating func appendLiteral(_ literal: String) {
      template.parts.append(.literal(literal))
    }

    /// Adds a place for a parameter's value, written `\(\.$plant)`.
    public mutating func appendInterpolation<Value>(
      _ keyPath: any KeyPath<Intent, Value> & Sendable
    ) {
      template.parts.append(.place(keyPath))
    }
  }

  /// A URL without places.
  public init(stringLiteral value: String) {
    template = URLTemplate(parts: [.literal(value)])
  }

  /// A URL with places.
  public init(stringInterpolation: StringInterpolation) {
    template = stringInterpolation.template
  }
}
