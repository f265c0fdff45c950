// SPDX-License-Identifier: Apache-2.0

/// A query that finds entities by comparing their properties.
///
/// It declares which properties can be compared and how. The engine turns a comparison that a
/// person asked for into a value of `ComparatorMappingType`, which is the app's choice: a predicate,
/// a closure, a piece of SQL. The query receives these and does the search.
///
///     struct BookQuery: EntityPropertyQuery {
///       static let properties = QueryProperties {
///         Property(\Book.$name) {
///           EqualToComparator { name in BookFilter { $0.name == name } }
///           ContainsComparator { part in BookFilter { $0.name.contains(part) } }
///         }
///       }
///       static let sortingOptions = SortingOptions { SortableBy(\Book.$name) }
///       …
///     }
public protocol EntityPropertyQuery<Entity>: EntityQuery {
  /// What the app turns a comparison into.
  associatedtype ComparatorMappingType

  /// The properties that can be compared.
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// The properties that results can be sorted by.
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// Whether all comparisons must hold or one.
  typealias ComparatorMode = EntityQueryComparatorMode

  /// The properties that can be compared, each with its comparisons.
  static var properties: QueryProperties { get }
  /// The properties that results can be sorted by.
  static var sortingOptions: SortingOptions { get }
  /// A text about the action that finds entities.
  static var findIntentDescription: IntentDescription? { get }

  /// The entities for which the comparisons hold.
  ///
  /// - Parameters:
  ///   - comparators: The comparisons, as the declared mappings made them.
  ///   - mode: Whether all must hold or one.
  ///   - sortedBy: Properties to sort by, the most important first.
  ///   - limit: How many entities to return at most; nil means all.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// Declares a property that can be compared.
  public typealias Property<PropertyType: _IntentValue> = EntityQueryProperty<
    Entity, PropertyType, ComparatorMappingType
  >
  /// Declares a property that results can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// A property to sort by and the direction.
  public typealias Sort = EntityQuerySort

  /// No text.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons of a query must hold or one is enough.
public enum EntityQueryComparatorMode: Equatable, Hashable, Sendable {
  /// All must hold.
  case and
  /// One is enough.
  case or
}
