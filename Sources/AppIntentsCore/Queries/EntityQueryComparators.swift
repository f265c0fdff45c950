// SPDX-License-Identifier: Apache-2.0

/// Holds where a property equals the value.
public struct EqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.equalTo, mappingTransform)
  }
}

/// Holds where a property differs from the value.
public struct NotEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.notEqualTo, mappingTransform)
  }
}

/// Holds where a text contains the text, or an array the element.
public struct ContainsComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.contains, mappingTransform)
  }
}

/// Holds where a text begins with the text.
public struct HasPrefixComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.hasPrefix, mappingTransform)
  }
}

/// Holds where a text ends with the text.
public struct HasSuffixComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.hasSuffix, mappingTransform)
  }
}

/// Holds where a property is below the value.
public struct LessThanComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.lessThan, mappingTransform)
  }
}

/// Holds where a property is below the value or equals it.
public struct LessThanOrEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.lessThanOrEqualTo, mappingTransform)
  }
}

/// Holds where a property is above the value.
public struct GreaterThanComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.greaterThan, mappingTransform)
  }
}

/// Holds where a property is above the value or equals it.
public struct GreaterThanOrEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.greaterThanOrEqualTo, mappingTransform)
  }
}

/// Holds where a property lies between two values, both included.
public struct IsBetweenComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  _EntityQueryComparator, Sendable
{
  /// The comparison without the type of its property.
  public let comparator: EntityQueryComparator<ComparatorMappingType>

  /// Declares the comparison by what the app makes of the values.
  public init(
    mappingTransform:
      @escaping @Sendable (PropertyType.UnwrappedType, PropertyType.UnwrappedType) ->
      ComparatorMappingType
  ) {
    comparator = EntityQueryComparator(.isBetween, mappingTransform)
  }
}
