// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An enum of which each case has a URL.
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The URLs of the cases: a dictionary literal, or one URL with the raw value in it.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  /// The type of ``urlRepresentation``.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The raw value.
  public var urlRepresentationParameter: String { rawValue.description }

  /// The case's URL; nil when it has none.
  public var urlRepresentation: URL? {
    get async throws {
      let representation = Self.urlRepresentation
      return (representation.templates[self] ?? representation.general)?
        .url(identifier: urlRepresentationParameter) { _ in nil }
    }
  }
}

/// The URLs of an enum's cases.
public struct EnumURLRepresentation<Enumeration: AppEnum>: Sendable {
  let templates: [Enumeration: URLTemplate]
  let general: URLTemplate?

  /// The URLs of the cases.
  ///
  /// - Parameter urls: The cases that have a URL, each with it.
  public init(_ urls: [Enumeration: String]) {
    templates = urls.mapValues { URLTemplate(parts: [.literal($0)]) }
    general = nil
  }
}

extension EnumURLRepresentation: ExpressibleByDictionaryLiteral {
  /// The URLs of the cases.
  public init(dictionaryLiteral elements: (Enumeration, String)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}

extension EnumURLRepresentation: ExpressibleByStringInterpolation {
  /// A value that every case has.
  public enum Token: Equatable, Hashable, Sendable {
    /// The case's raw value.
    case rawValue
  }

  /// Collects the parts of the literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var template = URLTemplate()

    /// An empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds fixed text.
    public mutating func appendLiteral(_ literal: String) {
      template.parts.append(.literal(literal))
    }

    /// Adds a place for the case's raw value, written `\(.rawValue)`.
    public mutating func appendInterpolation(_ token: Token) {
      template.parts.append(.identifier)
    }
  }

  /// One URL for all cases.
  public init(stringLiteral value: String) {
    templates = [:]
    general = URLTemplate(parts: [.literal(value)])
  }

  /// One URL with the raw value in it.
  public init(stringInterpolation: StringInterpolation) {
    templates = [:]
    general = stringInterpolation.template
  }
}
