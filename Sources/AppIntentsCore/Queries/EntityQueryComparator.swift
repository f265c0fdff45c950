// SPDX-License-Identifier: Apache-2.0

/// The comparisons that a query can declare.
package enum EntityQueryOperation: String, CaseIterable, Sendable {
  case equalTo, notEqualTo, contains, hasPrefix, hasSuffix
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, isBetween
}

/// A declared comparison without the type of its property.
public struct AnyEntityQueryComparator<ComparatorMappingType>: Sendable {
  package let operation: EntityQueryOperation
  /// Makes the app's value from the values to compare with; nil when these have another type.
  package let mapping: @Sendable ([any Sendable]) -> ComparatorMappingType?

  init<Input>(
    _ operation: EntityQueryOperation,
    _ transform: @escaping @Sendable (Input) -> ComparatorMappingType
  ) {
    self.operation = operation
    mapping = { values in
      guard values.count == 1, let input = values.first as? Input else { return nil }
      return transform(input)
    }
  }

  init<Input>(
    _ operation: EntityQueryOperation,
    _ transform: @escaping @Sendable (Input, Input) -> ComparatorMappingType
  ) {
    self.operation = operation
    mapping = { values in
      guard values.count == 2, let first = values[0] as? Input, let second = values[1] as? Input
      else { return nil }
      return transform(first, second)
    }
  }
}

/// A comparison of a property of one type; what to declare are its subclasses.
///
/// It is a class, as on Apple's platforms, so that the builder takes one type for all of them. Only
/// then does the compiler know what a comparison is mapped to before it looks at the closure, which
/// a mapping to a `@Sendable` closure needs.
public class EntityQueryComparator<PropertyType: _IntentValue, ComparatorMappingType> {
  package let comparator: AnyEntityQueryComparator<ComparatorMappingType>

  init(_ comparator: AnyEntityQueryComparator<ComparatorMappingType>) {
    self.comparator = comparator
  }
}

/// Collects the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<PropertyType: _IntentValue, ComparatorMappingType> {
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: EntityQueryComparator<PropertyType, ComparatorMappingType>
  ) -> AnyEntityQueryComparator<ComparatorMappingType> { comparator.comparator }

  /// Joins the comparisons of a block.
  public static func buildBlock(
    _ comparators: AnyEntityQueryComparator<ComparatorMappingType>...
  ) -> [AnyEntityQueryComparator<ComparatorMappingType>] { comparators }
}
