// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An entity that an index of the app's content holds, so that a search by text finds it.
///
/// The index knows the title and the subtitle of the display representation, every property with an
/// `indexingKey` or `customIndexingKey`, and what the app adds in `attributeSet`. Deferred properties
/// are left out, since they would have to be fetched for every entity.
///
///     struct Landmark: IndexedEntity {
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
///       static let defaultQuery = LandmarkQuery()
///
///       let id: Int
///       @Property(indexingKey: \.displayName) var name: String
///       @Property(indexingKey: \.country) var country: String
///       var displayRepresentation: DisplayRepresentation { "\(name)" }
///     }
public protocol IndexedEntity: AppEntity {
  /// What the index is to know beside the properties with an indexing key.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether the index leaves the entity out.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// What the display representation says: title, subtitle and picture.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let display = displayRepresentation
    let text = display.text(locale: .current, bundle: nil)
    let attributes = CSSearchableItemAttributeSet()
    attributes.title = text.title
    attributes.displayName = text.title
    attributes.contentDescription = text.subtitle
    attributes.alternateNames = text.synonyms.isEmpty ? nil : text.synonyms
    switch display.image?.source {
    case .data(let data): attributes.thumbnailData = data
    case .url(let url): attributes.thumbnailURL = url
    case .symbol, .named, nil: break
    }
    return attributes
  }

  /// The default set.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// The index holds the entity.
  public var hideInSpotlight: Bool { false }

  /// All that the index keeps about the entity, by attribute.
  ///
  /// A property with an indexing key comes before what `attributeSet` says about the same attribute.
  /// Deferred properties are not fetched.
  package var indexedAttributes: [(name: String, value: any Sendable)] {
    let keyed = declaredProperties.compactMap { _, property in
      property.indexingKey.flatMap { key in property.erasedValue.map { (name: key, value: $0) } }
    }
    let names = Set(keyed.map(\.name))
    return keyed + attributeSet.attributes.filter { !names.contains($0.name) }
  }
}
