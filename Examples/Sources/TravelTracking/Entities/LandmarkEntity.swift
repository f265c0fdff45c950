// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import Foundation

/// A landmark as people name it.
public struct LandmarkEntity: IndexedEntity {
  /// The number that the atlas gave the landmark.
  public let id: Int

  /// What it is called.
  @Property(title: "Name", indexingKey: \.displayName)
  public var name: String

  /// The part of the world, so that "asia" finds it.
  @Property(title: "Continent", customIndexingKey: .continent)
  public var continent: Continent

  /// The country, or countries where it lies on a border.
  @Property(title: "Country", indexingKey: \.country)
  public var country: String

  /// A sentence about it.
  @Property(title: "About", indexingKey: \.contentDescription)
  public var about: String

  /// How high it is, by which landmarks can be compared; nil where nobody measures that.
  @Property(title: "Height")
  public var height: Measurement<UnitLength>?

  /// What there is to measure, such as the length of a wall; nil where nobody measures it.
  @Property(title: "Size")
  public var size: String?

  /// Whether the person likes it; always the newest state, never a copy.
  public var isFavorite: Bool { (try? atlas.isFavorite(id)) ?? false }

  // What `@ComputedProperty` and `@DeferredProperty` leave beside a property where the trait `Macros`
  // is on.
  private let _isFavorite = _DeclaredProperty<LandmarkEntity> { landmark in
    EntityProperty(_computed: "isFavorite", title: "Favorite") { landmark.isFavorite }
  }

  /// How full it is, from 0 to 100; asked of the network, so only when somebody wants to know.
  public var crowdStatus: Int {
    get async throws { try await atlas.crowds.status(of: landmark) }
  }

  private let _crowdStatus = _DeclaredProperty<LandmarkEntity> { landmark in
    EntityProperty(_deferred: "crowdStatus", title: "Crowd Status") {
      try await landmark.crowdStatus
    }
  }

  /// Where it is.
  public var coordinate: Coordinate { landmark.coordinate }

  /// The name in the reader's language, as plain text.
  var title: String { String(localized: landmark.title) }

  let landmark: Landmark
  private let atlas: Atlas

  init(_ landmark: Landmark, atlas: Atlas) {
    id = landmark.id
    self.landmark = landmark
    self.atlas = atlas
    name = landmark.name
    continent = landmark.continent
    country = landmark.country
    about = landmark.about
    let unit = (try? atlas.store.settings().unit) ?? .kilometers
    height = landmark.size?.height(in: unit)
    size = landmark.size?.text(in: unit)
  }

  /// What people say for the properties beside their titles.
  public static var propertySynonyms: [PartialKeyPath<LandmarkEntity>: [LocalizedStringResource]] {
    [
      \.$country: ["where", "located"],
      \.$height: ["tall", "high", "low"],
      \.$size: ["length", "long", "depth", "deep", "area", "big", "large"],
    ]
  }

  /// The name, told apart by its country, and also said in other ways.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: landmark.title, subtitle: landmark.place,
      image: DisplayRepresentation.Image(systemName: landmark.kind.symbol),
      synonyms: landmark.synonyms.map { LocalizedStringResource(stringLiteral: $0) })
  }

  /// What a landmark is called in questions.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Landmark", numericFormat: "\(placeholder: .int) landmarks")

  /// Where landmarks are found.
  public static let defaultQuery = LandmarkQuery()
}

extension CSCustomAttributeKey {
  /// The part of the world, which no index knows by itself.
  static let continent: CSCustomAttributeKey = {
    guard let key = CSCustomAttributeKey(keyName: "continent") else {
      preconditionFailure("A name of small letters makes a key.")
    }
    return key
  }()
}
