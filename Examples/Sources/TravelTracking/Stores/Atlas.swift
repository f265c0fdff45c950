// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// All that the app knows: the landmarks, what the person keeps of them, and how full they are.
public final class Atlas: Sendable {
  let store: TravelStore
  let crowds: CrowdMonitor
  private let position: @Sendable () async -> Coordinate?

  /// Makes an atlas.
  ///
  /// - Parameters:
  ///   - store: What the person keeps.
  ///   - crowds: Tells how full a place is.
  ///   - position: Where the device is; nil if it does not know.
  public init(
    store: TravelStore, crowds: CrowdMonitor = CrowdMonitor(),
    position: @escaping @Sendable () async -> Coordinate? = { nil }
  ) {
    self.store = store
    self.crowds = crowds
    self.position = position
  }

  // MARK: - Landmarks

  func entities(_ landmarks: some Sequence<Landmark>) -> [LandmarkEntity] {
    landmarks.map { LandmarkEntity($0, atlas: self) }
  }

  func landmarks(withIDs ids: [Int]) -> [LandmarkEntity] {
    entities(ids.compactMap { Landmarks.byID[$0] })
  }

  /// The landmark with the shortest way to it, and the way in kilometers.
  ///
  /// Ways begin at the device, or at the default place; that one is not its own neighbor.
  func closest() async throws -> (landmark: LandmarkEntity, distance: Double)? {
    let start = Landmarks.byID[try store.settings().defaultPlace]
    let here = await position()
    guard let from = here ?? start?.coordinate else { return nil }
    return Landmarks.all.lazy
      .filter { here != nil || $0.id != start?.id }
      .map { (LandmarkEntity($0, atlas: self), from.distance(to: $0.coordinate)) }
      .min { $0.1 < $1.1 }
  }

  func isFavorite(_ landmark: Int) throws -> Bool { try store.favorites().contains(landmark) }

  // MARK: - Collections

  /// The collections that are not put away.
  func collections() throws -> [CollectionEntity] {
    try store.collections().filter { !$0.isArchived }.map { CollectionEntity($0, atlas: self) }
  }

  /// The collections with these numbers that are there, in the order of the numbers.
  func collections(withIDs ids: [Int]) throws -> [CollectionEntity] {
    let all = try store.collections()
    return ids.compactMap { id in all.first { $0.id == Int64(id) } }
      .map { CollectionEntity($0, atlas: self) }
  }

  // MARK: - Search

  /// The landmarks that have all the words in their texts, then the collections with such ones.
  func search(_ text: String) throws -> [SearchResult] {
    let words = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    guard !words.isEmpty else { return [] }
    let found = Landmarks.all.filter { landmark in
      words.allSatisfy { landmark.searchText.localizedStandardContains($0) }
    }
    let ids = Set(found.map(\.id))
    let collections = try collections().filter { collection in
      words.allSatisfy { collection.name.localizedStandardContains($0) }
        || collection.landmarks.contains { ids.contains($0.id) }
    }
    return entities(found).map(SearchResult.landmark) + collections.map(SearchResult.collection)
  }
}

extension Landmark {
  /// All that a search looks through.
  fileprivate var searchText: String {
    ([name, String(localized: title), kind.rawValue, continent.name, country, about] + synonyms)
      .joined(separator: " ")
  }
}
