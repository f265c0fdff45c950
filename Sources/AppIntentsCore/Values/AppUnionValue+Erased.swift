// SPDX-License-Identifier: Apache-2.0

extension AppUnionValue {
  /// The cases by name with the types of their values, in the order of declaration.
  package static var erasedCases: [(name: String, type: any _IntentValue.Type)] {
    _valueTypes.map { ($0.name.rawValue.description, $0.type) }
  }

  /// The value inside the case.
  package var erasedContents: (name: String, value: any Sendable) {
    (_contents.name.rawValue.description, _contents.value)
  }

  /// A value of the first case that holds values of that type; nil when none does.
  package static func holding(_ value: any Sendable) -> Self? {
    if let value = value as? Self { return value }
    return _valueTypes.lazy.compactMap { Self(_case: $0.name, value: value) }.first
  }

  /// A value of the case with that name; nil when there is no such case, or it holds another type.
  package static func holding(_ value: any Sendable, inCase name: String) -> Self? {
    _valueTypes.first { $0.name.rawValue.description == name }
      .flatMap { Self(_case: $0.name, value: value) }
  }
}
