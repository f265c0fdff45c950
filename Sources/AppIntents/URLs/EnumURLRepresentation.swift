// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An enum of which each case has a URL.
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The URLs of the cases.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  /// The type of ``urlRepresentation``.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The raw value.
  public var urlRepresentationParameter: String { rawValue.description }

  /// The case's URL; nil when it has none.
  public var urlRepresentation: URL? {
    get async throws { Self.urlRepresentation.urls[self].flatMap(URL.init(string:)) }
  }
}

/// The URLs of an enum's cases, written as a dictionary literal.
public struct EnumURLRepresentation<Enumeration: AppEnum>: Sendable,
  ExpressibleByDictionaryLiteral
{
  let urls: [Enumeration: String]

  /// The URLs of the cases.
  public init(dictionaryLiteral elements: (Enumeration, String)...) {
    urls = Dictionary(elements, uniquingKeysWith: { first, _ in first })
  }

  /// The URLs of the cases.
  ///
  /// - Parameter urls: The cases that have a URL, each with it.
  public init(_ urls: [Enumeration: String]) {
    self.urls = urls
  }
}
