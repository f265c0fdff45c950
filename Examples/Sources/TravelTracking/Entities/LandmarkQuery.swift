// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Finds landmarks by their number or by a part of one of their names.
public struct LandmarkQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency private var atlas: Atlas

  /// Makes the query.
  public init() {}

  /// The landmarks with these numbers, in the order of the numbers.
  public func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] {
    atlas.landmarks(withIDs: identifiers)
  }

  /// The landmarks one of whose names has the words, whatever their case and accents.
  public func entities(matching string: String) async throws -> [LandmarkEntity] {
    atlas.entities(
      Landmarks.all.filter { landmark in
        ([landmark.name] + landmark.synonyms).contains {
          $0.localizedStandardContains(string)
        }
      })
  }

  /// All landmarks: each of them can be named in a phrase.
  public func allEntities() async throws -> [LandmarkEntity] {
    atlas.entities(Landmarks.all)
  }
}
