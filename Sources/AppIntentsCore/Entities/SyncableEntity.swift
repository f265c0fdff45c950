// SPDX-License-Identifier: Apache-2.0

/// An entity whose identifier is the same on all devices of a person.
///
/// - Important: Metadata only. A conversation stays on one device.
public protocol SyncableEntity: AppEntity {}

/// An identifier of an entity that is called one thing here and another on all devices together.
///
///     struct Photo: AppEntity, SyncableEntity {
///       let id: SyncableEntityIdentifier<Int, UUID>
///       …
///     }
///
/// Two are equal when their local identifiers are: an identifier that was read from text has no other.
public struct SyncableEntityIdentifier<
  LocalID: EntityIdentifierConvertible & Sendable, StableID: EntityIdentifierConvertible & Sendable
>: Sendable {
  /// What the entity is called on this device.
  public let local: LocalID
  /// What the entity is called on all devices; nil when it was read from text.
  public let stable: StableID?

  /// Creates an identifier.
  ///
  /// - Parameters:
  ///   - local: What the entity is called on this device.
  ///   - stable: What the entity is called on all devices.
  public init(local: LocalID, stable: StableID) {
    self.local = local
    self.stable = stable
  }

  private init(local: LocalID) {
    self.local = local
    stable = nil
  }
}

extension SyncableEntityIdentifier where LocalID == StableID {
  /// Creates an identifier that is the same everywhere.
  ///
  /// - Parameter id: The identifier.
  public init(id: LocalID) {
    self.init(local: id, stable: id)
  }
}

extension SyncableEntityIdentifier: EntityIdentifierConvertible {
  /// The local identifier as text.
  public var entityIdentifierString: String { local.entityIdentifierString }

  /// Reads a local identifier from text; nil when the text is not one.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    LocalID.entityIdentifier(for: entityIdentifierString).map { Self(local: $0) }
  }
}

extension SyncableEntityIdentifier: Hashable {
  /// Whether both mean the same entity on this device.
  public static func == (left: Self, right: Self) -> Bool {
    left.entityIdentifierString == right.entityIdentifierString
  }

  /// Adds the local identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entityIdentifierString)
  }
}
