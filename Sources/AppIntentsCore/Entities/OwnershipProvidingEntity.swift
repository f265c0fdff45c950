// SPDX-License-Identifier: Apache-2.0

/// An entity that says whom it is shared with.
///
/// Before a `DeleteIntent`, or an intent of a schema that deletes or updates, gets one that others
/// see as well, the person is asked; where nobody is there to be asked, it is not performed.
public protocol OwnershipProvidingEntity: AppEntity {
  /// Whom the entity is shared with.
  var ownership: EntityOwnership { get }
}

/// Whom an entity is shared with.
public struct EntityOwnership: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Some of them.
  ///
  /// - Parameter rawValue: One bit for each.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// With certain people.
  public static let shared = EntityOwnership(rawValue: 1)
  /// With everyone.
  public static let `public` = EntityOwnership(rawValue: 2)
  /// It is not known.
  public static let unknown = EntityOwnership(rawValue: 4)
}
