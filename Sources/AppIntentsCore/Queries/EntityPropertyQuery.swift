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
public protocol EntityPropertyQuery<Entity>: _EntityComparatorQuery {
  /// The type of the text about finding: `IntentDescription` or its optional.
  associatedtype FindDescriptionContent: _OptionalIntentDescription = IntentDescription?

  /// The properties that can be compared, each with its comparisons.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  /// The properties that results can be sorted by.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// A text about the action that finds entities.
  static var findIntentDescription: FindDescriptionContent { get }
}

/// The search of a property query, apart from what it declares.
///
/// It is a protocol of its own so that the compiler finds `ComparatorMappingType` from the method
/// alone. Were `properties` a requirement beside it, then `properties = QueryProperties { … }` would
/// need the type of which it is itself a source.
public protocol _EntityComparatorQuery<Entity>: EntityQuery {
  /// What the app turns a comparison into.
  associatedtype ComparatorMappingType

  /// The entities for which the comparisons hold.
  ///
  /// - Parameters:
  ///   - comparators: The comparisons, as the declared mappings made them. They are given away, so
  ///     that a query on the main actor may take ones that are not sendable, such as `NSPredicate`.
  ///   - mode: Whether all must hold or one.
  ///   - sortedBy: Properties to sort by, the most important first.
  ///   - limit: How many entities to return at most; nil means all.
  /// - Returns: The entities in the order asked for.
  /// - Throws: What the app's store throws.
  func entities(
    matching comparators: sending [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension _EntityComparatorQuery {
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// The properties that results can be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// Whether all comparisons must hold or one.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// Declares a property that can be compared.
  public typealias Property<PropertyType: _IntentValue> = EntityQueryProperty<
    Entity, PropertyType, ComparatorMappingType
  >
  /// Declares a property that results can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// A property to sort by and the direction.
  public typealias Sort = EntityQuerySort
}

/// Whether all comparisons of a query must hold or one is enough.
public enum EntityQueryComparatorMode: Equatable, Hashable, Sendable {
  /// All must hold.
  case and
  /// One is enough.
  case or
}
