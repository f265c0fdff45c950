// SPDX-License-Identifier: Apache-2.0

/// A value that is one of several types, declared with `@UnionValue`.
///
///     @UnionValue
///     enum SearchResult {
///       case landmark(Landmark)
///       case collection(LandmarkCollection)
///     }
///
/// It can be the type of a parameter, of a property and of a result, and what a query finds. The macro
/// writes the conformance; names to show may be declared in an extension:
///
///     extension SearchResult {
///       static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Result" }
///       static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
///         [.landmark: "Landmark", .collection: "Collection"]
///       }
///     }
public protocol AppUnionValue: AppValue, DisplayRepresentable
where ValueType == Self, UnwrappedType == Self {
  /// The cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

  /// How each case is called.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }

  /// The type of each case's value, in the order of declaration.
  static var _valueTypes: [(name: Cases, type: any _IntentValue.Type)] { get }

  /// The case, and the value that it holds.
  var _contents: (name: Cases, value: any _IntentValue) { get }

  /// Creates a value of a case; nil when the case does not hold values of that type.
  init?(_case name: Cases, value: any Sendable)
}

/// The cases of a `@UnionValue` without their values; the macro declares such an enum as `Cases`.
public protocol AppUnionValueCasesProviding: AppEnum {
  /// The type whose cases these are.
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValueCasesProviding {
  /// How the union is called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    UnionValue.typeDisplayRepresentation
  }

  /// How the union calls each case.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    UnionValue.caseDisplayRepresentations
  }
}

extension AppUnionValue {
  /// The type's name in words.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      stringLiteral: PropertyTitle.derived(from: String(describing: Self.self)))
  }

  /// The cases' names in words.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    Dictionary(
      uniqueKeysWithValues: Cases.allCases.map { name in
        (name, DisplayRepresentation(stringLiteral: PropertyTitle.derived(from: "\(name)")))
      })
  }

  /// How the value in the case is shown, or the case where the value has no representation.
  public var displayRepresentation: DisplayRepresentation {
    let (name, value) = _contents
    if let shown = value as? any InstanceDisplayRepresentable { return shown.displayRepresentation }
    if let text = value as? String { return DisplayRepresentation(stringLiteral: text) }
    return Self.caseDisplayRepresentations[name] ?? name.displayRepresentation
  }
}
