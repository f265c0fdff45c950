// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// What a search finds: landmarks, and collections that have such landmarks.
@UnionValue
public enum SearchResult: Sendable {
  /// A landmark that fits.
  case landmark(LandmarkEntity)
  /// A collection that fits, or that has a landmark that does.
  case collection(CollectionEntity)

  /// What it is called.
  public var name: String {
    switch self {
    case .landmark(let landmark): landmark.name
    case .collection(let collection): collection.name
    }
  }
}
