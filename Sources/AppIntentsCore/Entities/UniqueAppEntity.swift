// SPDX-License-Identifier: Apache-2.0

/// An entity of which there is exactly one, such as an app's settings.
///
/// It needs neither an identifier nor a representation of its own: unless it declares them, the
/// type's name serves. A phrase that has it as a parameter never asks which one is meant.
///
///     struct Settings: UniqueAppEntity {
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
///       static let defaultQuery = UniqueAppEntityProvider { Settings() }
///
///       @Property(title: "Home Town") var homeTown: String?
///     }
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// The name of the type.
  public var id: String { Self.persistentIdentifier }

  /// What the type is called.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: Self.typeDisplayRepresentation.name, synonyms: Self.typeDisplayRepresentation.synonyms)
  }
}

/// A query for a unique entity that a closure makes.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: @Sendable () async throws -> Entity

  /// Creates a query that finds what the closure returns.
  ///
  /// - Parameter provider: Makes or finds the entity; called at every search.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// Creates a query that finds nothing: it says that the entity's `defaultQuery` is to be used.
  public init() {
    provider = { throw UniqueAppEntityError.noProvider(type: Entity.persistentIdentifier) }
  }

  /// The entity.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func uniqueEntity() async throws -> Entity { try await provider() }
}

/// Why a unique entity was not found.
package enum UniqueAppEntityError: Error, Equatable, CustomStringConvertible {
  /// The query was made without a closure.
  case noProvider(type: String)

  package var description: String {
    switch self {
    case .noProvider(let type):
      "A UniqueAppEntityProvider for \(type) was made by init() and has no entity to give. "
        + "Use \(type).defaultQuery, or init(_:) with a closure."
    }
  }
}
