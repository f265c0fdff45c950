// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An entity that has a URL.
///
/// ```swift
/// extension PlantEntity: URLRepresentableEntity {
///   static var urlRepresentation: URLRepresentation { "https://garden.example/plants/\(.id)" }
/// }
/// ```
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The URL, with key paths of the entity in the places that its values fill.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// The type of ``urlRepresentation``.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The entity's identifier.
  public var urlRepresentationParameter: String { id.entityIdentifierString }

  /// The entity's URL; nil when one of its values is absent or cannot stand inside a URL.
  public var urlRepresentation: URL? {
    get async throws {
      Self.urlRepresentation.template.url(identifier: id.entityIdentifierString) {
        self[keyPath: $0 as AnyKeyPath]
      }
    }
  }
}

/// The URL of an entity, with places that the entity's values fill.
public struct EntityURLRepresentation<Entity: AppEntity>: Sendable {
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
  public init(_ representation: EntityURLRepresentation<Entity>) {
    self = representation
  }

}

extension EntityURLRepresentation: ExpressibleByStringInterpolation {
  /// A value that every entity has.
  public enum Token: Equatable, Hashable, Sendable {
    /// The entity's identifier.
    case id
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

    /// Adds a place for the entity's identifier, written `\(.id)`.
    public mutating func appendInterpolation(_ token: Token) {
      template.parts.append(.identifier)
    }

    /// Adds a place for a property of the entity, written `\(\.$name)`.
    public mutating func appendInterpolation<Value>(
      _ keyPath: any KeyPath<Entity, Value> & Sendable
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
