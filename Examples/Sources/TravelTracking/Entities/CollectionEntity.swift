// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// A person's own collection of landmarks.
public struct CollectionEntity: IndexedEntity {
  /// The number that the store gave the collection.
  public let id: Int

  /// What the person called it.
  @Property(title: "Name", indexingKey: \.displayName)
  public var name: String

  /// What is in it, in the order of adding.
  @Property(title: "Landmarks")
  public var landmarks: [LandmarkEntity]

  let stored: LandmarkCollection

  init(_ collection: LandmarkCollection, atlas: Atlas) {
    id = Int(collection.id ?? 0)
    stored = collection
    name = collection.name
    landmarks = atlas.landmarks(withIDs: collection.landmarkIDs)
  }

  /// The name, with how much is in it.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(landmarks.count) landmarks",
      image: DisplayRepresentation.Image(systemName: "square.stack"))
  }

  /// What a collection is called in questions.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Collection", numericFormat: "\(placeholder: .int) collections")

  /// Where collections are found.
  public static let defaultQuery = CollectionQuery()
}

/// Finds collections that are not put away; by their number also those.
public struct CollectionQuery: EnumerableEntityQuery {
  @Dependency private var atlas: Atlas

  /// Makes the query.
  public init() {}

  /// The collections that are still there, in the order of the numbers.
  public func entities(for identifiers: [Int]) async throws -> [CollectionEntity] {
    try atlas.collections(withIDs: identifiers)
  }

  /// All collections: each of them can be named in a phrase.
  public func allEntities() async throws -> [CollectionEntity] {
    try atlas.collections()
  }
}
