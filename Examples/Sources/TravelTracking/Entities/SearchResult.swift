// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// What a search finds: landmarks, and collections that have such landmarks.
public enum SearchResult: Sendable {
  /// A landmark that fits.
  case landmark(LandmarkEntity)
  /// A collection that fits, or that has a landmark that does.
  case collection(CollectionEntity)

  /// What it is called in the reader's language.
  var title: String {
    switch self {
    case .landmark(let landmark): landmark.title
    case .collection(let collection): collection.name
    }
  }

  /// What it is called.
  public var name: String {
    switch self {
    case .landmark(let landmark): landmark.name
    case .collection(let collection): collection.name
    }
  }
}

/// What `@UnionValue` writes where the trait `Macros` is on.
extension SearchResult: AppUnionValue {
  /// The kinds of results.
  public enum Cases: String, AppUnionValueCasesProviding {
    /// The type whose cases these are.
    public typealias UnionValue = SearchResult
    case landmark, collection
  }

  /// The type of each case's value.
  public static var _valueTypes: [(name: Cases, type: any _IntentValue.Type)] {
    [(.landmark, LandmarkEntity.self), (.collection, CollectionEntity.self)]
  }

  /// The case and its value.
  public var _contents: (name: Cases, value: any _IntentValue) {
    switch self {
    case .landmark(let landmark): (.landmark, landmark)
    case .collection(let collection): (.collection, collection)
    }
  }

  /// Creates a result of a kind; nil when the value is of another one.
  public init?(_case name: Cases, value: any Sendable) {
    switch (name, value) {
    case (.landmark, let landmark as LandmarkEntity): self = .landmark(landmark)
    case (.collection, let collection as CollectionEntity): self = .collection(collection)
    default: return nil
    }
  }
}
