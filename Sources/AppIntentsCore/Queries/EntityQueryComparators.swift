// SPDX-License-Identifier: Apache-2.0

/// Holds where a property equals the value.
public final class EqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.equalTo, mappingTransform))
  }
}

/// Holds where a property differs from the value.
public final class NotEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.notEqualTo, mappingTransform))
  }
}

/// Holds where a text contains the text, or an array the element.
public final class ContainsComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.ValueType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.contains, mappingTransform))
  }
}

/// Holds where a text begins with the text.
public final class HasPrefixComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.hasPrefix, mappingTransform))
  }
}

/// Holds where a text ends with the text.
public final class HasSuffixComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.hasSuffix, mappingTransform))
  }
}

/// Holds where a property is below the value.
public final class LessThanComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.lessThan, mappingTransform))
  }
}

/// Holds where a property is below the value or equals it.
public final class LessThanOrEqualToComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.lessThanOrEqualTo, mappingTransform))
  }
}

/// Holds where a property is above the value.
public final class GreaterThanComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.greaterThan, mappingTransform))
  }
}

/// Holds where a property is above the value or equals it.
public final class GreaterThanOrEqualToComparator<
  PropertyType: _IntentValue, ComparatorMappingType
>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the value.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.greaterThanOrEqualTo, mappingTransform))
  }
}

/// Holds where a property lies between two values, both included.
public final class IsBetweenComparator<PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<PropertyType, ComparatorMappingType>
{
  /// Declares the comparison by what the app makes of the values.
  public init(
    mappingTransform:
      @escaping @Sendable (PropertyType.UnwrappedType, PropertyType.UnwrappedType) ->
      ComparatorMappingType
  ) {
    super.init(AnyEntityQueryComparator(.isBetween, mappingTransform))
  }
}
