// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CSSearchableItemAttributeSet {
  private struct Key: Sendable {
    let keyPath: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
    let name: String

    init(
      _ keyPath: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable, _ name: String
    ) {
      self.keyPath = keyPath
      self.name = name
    }
  }

  // A key path does not know its name on Linux.
  private static let keys: [Key] = [
    Key(\.title, "title"),
    Key(\.displayName, "displayName"),
    Key(\.alternateNames, "alternateNames"),
    Key(\.contentDescription, "contentDescription"),
    Key(\.keywords, "keywords"),
    Key(\.subject, "subject"),
    Key(\.comment, "comment"),
    Key(\.textContent, "textContent"),
    Key(\.kind, "kind"),
    Key(\.identifier, "identifier"),
    Key(\.domainIdentifier, "domainIdentifier"),
    Key(\.version, "version"),
    Key(\.information, "information"),
    Key(\.languages, "languages"),
    Key(\.authorNames, "authorNames"),
    Key(\.publishers, "publishers"),
    Key(\.creator, "creator"),
    Key(\.contributors, "contributors"),
    Key(\.organizations, "organizations"),
    Key(\.emailAddresses, "emailAddresses"),
    Key(\.phoneNumbers, "phoneNumbers"),
    Key(\.album, "album"),
    Key(\.artist, "artist"),
    Key(\.composer, "composer"),
    Key(\.genre, "genre"),
    Key(\.namedLocation, "namedLocation"),
    Key(\.city, "city"),
    Key(\.stateOrProvince, "stateOrProvince"),
    Key(\.country, "country"),
    Key(\.postalCode, "postalCode"),
    Key(\.thoroughfare, "thoroughfare"),
    Key(\.fullyFormattedAddress, "fullyFormattedAddress"),
    Key(\.latitude, "latitude"),
    Key(\.longitude, "longitude"),
    Key(\.altitude, "altitude"),
    Key(\.rating, "rating"),
    Key(\.ratingDescription, "ratingDescription"),
    Key(\.duration, "duration"),
    Key(\.pageCount, "pageCount"),
    Key(\.fileSize, "fileSize"),
    Key(\.rankingHint, "rankingHint"),
    Key(\.contentCreationDate, "contentCreationDate"),
    Key(\.contentModificationDate, "contentModificationDate"),
    Key(\.addedDate, "addedDate"),
    Key(\.lastUsedDate, "lastUsedDate"),
    Key(\.startDate, "startDate"),
    Key(\.endDate, "endDate"),
    Key(\.dueDate, "dueDate"),
    Key(\.completionDate, "completionDate"),
    Key(\.contentURL, "contentURL"),
    Key(\.url, "url"),
    Key(\.thumbnailURL, "thumbnailURL"),
    Key(\.thumbnailData, "thumbnailData"),
    Key(\.contentType, "contentType"),
  ]

  /// The name of an attribute; a key path that leads deeper gives its own description.
  package static func name(of keyPath: PartialKeyPath<CSSearchableItemAttributeSet>) -> String {
    keys.first { $0.keyPath == keyPath }?.name ?? String(describing: keyPath)
  }

  /// The attributes that are set, by name: those that every index knows, then the app's own.
  package var attributes: [(name: String, value: any Sendable)] {
    Self.keys.compactMap { key in
      Self.sendable(self[keyPath: key.keyPath]).map { (key.name, $0) }
    }
      + customValues.map { ($0.key.keyName, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// The value without its optional; a number as `Double`.
  private static func sendable(_ value: Any) -> (any Sendable)? {
    switch value {
    case let value as String: value
    case let value as [String]: value
    case let value as Date: value
    case let value as URL: value
    case let value as Data: value
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
