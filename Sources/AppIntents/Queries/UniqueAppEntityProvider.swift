// SPDX-License-Identifier: Apache-2.0

/// The query of an entity of which there is only one, made from a closure.
///
/// ```swift
/// struct GardenSettings: UniqueAppEntity {
///   static let defaultQuery = UniqueAppEntityProvider { GardenSettings() }
///   let id = "settings"
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden Settings"
///   var displayRepresentation: DisplayRepresentation { "Garden Settings" }
/// }
/// ```
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  private let provide: (@Sendable () async throws -> Entity)?

  /// A query that asks a closure for the entity.
  ///
  /// - Parameter provider: Gives the entity; called each time.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    provide = provider
  }

  /// A query that finds nothing: the entity's `defaultQuery` is the one with the closure.
  public init() {
    provide = nil
  }

  /// The only entity.
  ///
  /// - Returns: What the closure gives.
  /// - Throws: What the closure throws, or an error that names the entity if there is no closure.
  public func uniqueEntity() async throws -> Entity {
    guard let provide else { throw MissingProviderError(entity: Entity.self) }
    return try await provide()
  }
}

/// A unique entity was asked of a provider without a closure.
struct MissingProviderError: Error, CustomStringConvertible {
  let entity: any AppEntity.Type

  var description: String {
    "UniqueAppEntityProvider<\(entity)> was made without a closure. Use \(entity).defaultQuery."
  }
}
