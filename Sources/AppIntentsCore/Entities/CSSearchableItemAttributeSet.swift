// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What an index of an app's content knows about one thing.
///
/// On Apple's platforms the class belongs to Core Spotlight. This one has the attributes that entities
/// use; `phrase search` looks in the texts. It is a class that is filled in and handed over, so it is
/// not `Sendable`.
///
///     var attributeSet: CSSearchableItemAttributeSet {
///       let attributes = defaultAttributeSet
///       attributes.keywords = ["walk", "view"]
///       return attributes
///     }
///
/// - Important: Partial. It has the attributes that entities use, not all of Apple's; a search
///   looks in the texts.
public final class CSSearchableItemAttributeSet {
  /// The title.
  public var title: String?
  /// The name to show.
  public var displayName: String?
  /// Other names.
  public var alternateNames: [String]?
  /// What the content is about.
  public var contentDescription: String?
  /// Words to find the content by.
  public var keywords: [String]?
  /// The subject, for example of a message.
  public var subject: String?
  /// A remark.
  public var comment: String?
  /// The text itself.
  public var textContent: String?
  /// The kind of content in words.
  public var kind: String?
  /// The content's identifier in the app.
  public var identifier: String?
  /// The group that the content belongs to.
  public var domainIdentifier: String?
  /// The version.
  public var version: String?
  /// More about the content.
  public var information: String?
  /// The languages of the content.
  public var languages: [String]?
  /// Who made it.
  public var authorNames: [String]?
  /// Who published it.
  public var publishers: [String]?
  /// What program made it.
  public var creator: String?
  /// Who helped to make it.
  public var contributors: [String]?
  /// Organisations that have to do with it.
  public var organizations: [String]?
  /// Addresses for mail.
  public var emailAddresses: [String]?
  /// Numbers for calls.
  public var phoneNumbers: [String]?
  /// The album of a piece of music.
  public var album: String?
  /// Who plays or sings.
  public var artist: String?
  /// Who wrote the music.
  public var composer: String?
  /// The genre.
  public var genre: String?
  /// The name of the place.
  public var namedLocation: String?
  /// The city.
  public var city: String?
  /// The part of the country.
  public var stateOrProvince: String?
  /// The country.
  public var country: String?
  /// The postal code.
  public var postalCode: String?
  /// The street.
  public var thoroughfare: String?
  /// The address in one text.
  public var fullyFormattedAddress: String?
  /// Degrees north of the equator.
  public var latitude: NSNumber?
  /// Degrees east of Greenwich.
  public var longitude: NSNumber?
  /// Metres above the sea.
  public var altitude: NSNumber?
  /// How good people find it.
  public var rating: NSNumber?
  /// The rating in words.
  public var ratingDescription: String?
  /// How long it lasts, in seconds.
  public var duration: NSNumber?
  /// How many pages it has.
  public var pageCount: NSNumber?
  /// The size in bytes.
  public var fileSize: NSNumber?
  /// How important the content is, from 0 to 100.
  public var rankingHint: NSNumber?
  /// When it was made.
  public var contentCreationDate: Date?
  /// When it was last changed.
  public var contentModificationDate: Date?
  /// When it was added.
  public var addedDate: Date?
  /// When it was last used.
  public var lastUsedDate: Date?
  /// When it starts.
  public var startDate: Date?
  /// When it ends.
  public var endDate: Date?
  /// When it is due.
  public var dueDate: Date?
  /// When it was done.
  public var completionDate: Date?
  /// Where the content lies.
  public var contentURL: URL?
  /// The address of the content.
  public var url: URL?
  /// Where a small picture lies.
  public var thumbnailURL: URL?
  /// A small picture.
  public var thumbnailData: Data?
  /// The identifier of the kind of content.
  public var contentType: String?

  /// The entity that all this is about; nil while none was said.
  package private(set) var association: EntityAssociation?
  private(set) var customValues: [CSCustomAttributeKey: any Sendable] = [:]

  /// Creates an empty set.
  public init() {}

  /// Creates a set for content of a kind.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
  }

  /// Creates a set for content of a kind, given by its identifier.
  public init(itemContentType: String) {
    contentType = itemContentType
  }

  /// Says which entity all this is about.
  ///
  /// - Parameters:
  ///   - appEntity: The entity.
  ///   - priority: How much it matters compared with others.
  public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {
    association = EntityAssociation(entity: appEntity, priority: priority)
  }

  /// Sets an attribute of the app's own; nil takes it away.
  public func setValue(_ value: (any Sendable)?, forCustomKey key: CSCustomAttributeKey) {
    customValues[key] = value
  }

  /// The value of an attribute of the app's own; nil when it is not set.
  public func value(forCustomKey key: CSCustomAttributeKey) -> (any Sendable)? {
    customValues[key]
  }
}

/// The entity that something in an index stands for.
package struct EntityAssociation: Sendable {
  /// The entity.
  package let entity: any IndexedEntity
  /// How much it matters compared with others.
  package let priority: Int

  package init(entity: any IndexedEntity, priority: Int) {
    self.entity = entity
    self.priority = priority
  }
}
