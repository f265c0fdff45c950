// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something of an app's content that is put into its index.
///
/// An item is found as the entity that is associated with it, by the words of that entity:
///
/// ```swift
/// let item = CSSearchableItem(
///   uniqueIdentifier: trip.id, domainIdentifier: "trips", attributeSet: attributes)
/// item.associateAppEntity(TripEntity(trip))
/// try await CSSearchableIndex.default().indexSearchableItems([item])
/// ```
///
/// - Important: Partial. An item without an entity is not found, and none expires.
public final class CSSearchableItem {
  /// The name of the item, by which it is taken out again.
  public var uniqueIdentifier: String
  /// The group of the item, with full stops between a group and those inside it; nil for none.
  public var domainIdentifier: String?
  /// When the item is no longer of interest; kept only.
  public var expirationDate: Date?
  /// What the app knows about the item.
  public var attributeSet: CSSearchableItemAttributeSet

  private var own: EntityAssociation?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: The name of the item; nil makes one.
  ///   - domainIdentifier: The group of the item; nil for none.
  ///   - attributeSet: What the app knows about the item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }

  /// Creates an item for an entity, with the entity's identifier and attributes.
  ///
  /// - Parameters:
  ///   - appEntity: The entity.
  ///   - priority: How much it matters compared with others.
  public convenience init(appEntity: some IndexedEntity, priority: Int = 0) {
    self.init(
      uniqueIdentifier: appEntity.id.entityIdentifierString, domainIdentifier: nil,
      attributeSet: appEntity.attributeSet)
    associateAppEntity(appEntity, priority: priority)
  }

  /// Says which entity the item is about.
  ///
  /// - Parameters:
  ///   - appEntity: The entity.
  ///   - priority: How much it matters compared with others.
  public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
    own = EntityAssociation(entity: appEntity, priority: priority)
  }

  /// The entity of the item, or of its attributes.
  var association: EntityAssociation? { own ?? attributeSet.association }
}

/// The type of the activity by which an app is opened at an item that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of the item's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
