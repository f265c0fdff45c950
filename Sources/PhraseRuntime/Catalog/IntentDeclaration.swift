// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
import Foundation
import PhraseMatching

/// A declared intent as the engine needs it: its type, prefilled values and parameters.
package struct IntentDeclaration: Sendable {
  /// A parameter by the name of its property.
  package struct Parameter: Sendable {
    package let name: String
    package let declaration: ParameterDeclaration

    /// The list that the parameter's values come from, if there is one.
    package let list: String?

    /// Whether the shortcut's own intent, or the declaration, already has a value.
    package let isFilled: Bool

    /// The parameters that the options of this one follow from.
    package var dependencies: [String] = []
  }

  private let shortcut: AppShortcut

  /// The instance given to the shortcut; its parameters may be filled.
  package var prototype: any AppIntent { shortcut.intent }

  /// The short title of the shortcut, or the intent's own where it has none.
  var shortTitle: String {
    (shortcut.shortTitle ?? type(of: prototype).title).resolved(
      locale: Locale(identifier: "en"), bundle: provider.localizationBundle)
  }

  /// The provider whose app the intent belongs to.
  package let provider: any AppShortcutsProvider.Type

  package let parameters: [Parameter]

  /// The parameters, each after those that its options follow from.
  let order: ParameterOrder

  /// Makes the intent in place of its type's own initialiser.
  private let make: (@Sendable () -> any AppIntent)?

  /// Describes the intent of a shortcut.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - provider: The provider of its app.
  ///   - make: Makes an intent that needs more than its parameters; nil takes the type's own
  ///     initialiser.
  package init(
    _ shortcut: AppShortcut, provider: any AppShortcutsProvider.Type,
    make: (@Sendable () -> any AppIntent)? = nil
  ) {
    self.shortcut = shortcut
    self.make = make
    self.provider = provider
    // With the module's name, since two packages may each have an intent of the same name.
    let typeName = String(reflecting: type(of: shortcut.intent))
    let dependencies = shortcut.intent.parameterDependencies
    parameters = shortcut.intent.declaredParameters.map { name, parameter in
      let declaration = parameter.declaration
      let others = dependencies[name] ?? []
      let list = declaration.listName(
        parameter: "\(typeName).\(name)", isDependent: !others.isEmpty)
      return Parameter(
        name: name, declaration: declaration, list: list,
        isFilled: parameter.erasedValue != nil || declaration.defaultValue != nil,
        dependencies: others)
    }
    order = ParameterOrder(parameters.map(\.name), dependencies: dependencies)
  }

  /// The parameters that it cannot do without and has no values for, in the order in which they are
  /// asked for.
  var neededNames: [String] {
    order.names.filter { name in
      parameter(named: name).map { !$0.declaration.isOptional && !$0.isFilled } ?? false
    }
  }

  /// Whether the shortcut has filled in a parameter of its intent.
  var isPrefilled: Bool {
    prototype.declaredParameters.contains { $0.parameter.erasedValue != nil }
  }

  package func parameter(named name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }

  /// A fresh intent with the shortcut's prefilled values and the given ones on top.
  ///
  /// Intents are structs whose parameters are shared objects; performing on the prototype would
  /// leak one turn's values into the next.
  package func instance(with values: [String: any Sendable]) -> any AppIntent {
    let intent = make?() ?? shortcut.makeIntent()
    guard !values.isEmpty else { return intent }
    for (name, parameter) in intent.declaredParameters {
      if let value = values[name] { _ = parameter.assign(value) }
    }
    return intent
  }

  /// The name of a type without its module.
  package static func typeName(of type: any Any.Type) -> String { "\(type)" }
}

extension ParameterDeclaration {
  /// The name of the list that holds the parameter's values.
  ///
  /// Entities and enums share a list among all parameters of the type; an options provider or a
  /// query of its own belongs to one parameter, and so do values that follow from other parameters.
  func listName(parameter: String, isDependent: Bool = false) -> String? {
    if optionsProvider != nil { return "options:\(parameter)" }
    if isDependent { return "query:\(parameter)" }
    switch valueType {
    case .enumeration(let type): return String(reflecting: type)
    case .entity(let type):
      return query == nil ? String(reflecting: type) : "query:\(parameter)"
    case .boolean: return booleanDisplayName == nil ? Self.booleanList : "boolean:\(parameter)"
    case .other(let type as any AppUnionValue.Type) where type.hasListedCases:
      return String(reflecting: type)
    default: return nil
    }
  }

  static var booleanList: String { "boolean" }

  package func listSource(bundle: Bundle?) -> ListSource? {
    if let optionsProvider {
      return ListSource(kind: .options(optionsProvider), bundle: bundle)
    }
    if let booleanDisplayName {
      return ListSource(
        kind: .made { booleanDisplayName.content(in: $0, bundle: bundle) }, bundle: bundle)
    }
    switch valueType {
    case .enumeration(let type): return ListSource(kind: .enumeration(type), bundle: bundle)
    case .entity(let type):
      return ListSource(kind: .entity(type, query: query), bundle: bundle)
    case .other(let type as any AppUnionValue.Type) where type.hasListedCases:
      return ListSource(kind: .union(type), bundle: bundle)
    default: return nil
    }
  }

  /// The slot that the parameter makes in a phrase.
  package func slot(list: String?) -> Catalog.Slot {
    Catalog.Slot(slotKind(list: list), isSeries: isArray && hasListedOrNumericValues)
  }

  private var hasListedOrNumericValues: Bool {
    switch valueType {
    case .enumeration, .entity, .integer, .number, .decimal: true
    default: false
    }
  }

  private func slotKind(list: String?) -> Catalog.SlotKind {
    if let list { return .list(list, isOpen: isOpen) }
    switch valueType {
    case .integer: return .value(.number(numberRange(isInteger: true)))
    case .number, .decimal: return .value(.number(numberRange(isInteger: false)))
    default: return valueKind.map { .value($0) } ?? .text
    }
  }

  /// The numbers that the parameter takes; a bound that is not finite is none.
  private func numberRange(isInteger: Bool) -> NumberRange {
    func finite(_ bound: Double?) -> Double? { bound.flatMap { $0.isFinite ? $0 : nil } }
    return NumberRange(
      minimum: finite(inclusiveRange?.lowerBound), maximum: finite(inclusiveRange?.upperBound),
      isInteger: isInteger)
  }

  /// The kind of value that the engine reads by itself for the parameter; nil for numbers, lists
  /// and text.
  var valueKind: ValueKind? {
    switch valueType {
    case .date, .dateComponents: (dateParts ?? .dateTime).valueKind
    case .duration: .duration
    case .measurement(let type):
      Quantity(of: type.dimension).map { .measurement($0, takesBareNumber: true) }
        ?? .number(NumberRange())
    case .other(let type) where type is IntentCurrencyAmount.Type:
      .money(takesBareNumber: currencyCodes.count == 1)
    default: nil
    }
  }

  /// Entities are searched by their app, cases by the words of their titles; free text may be more
  /// than what a provider offers.
  private var isOpen: Bool {
    switch valueType {
    case .entity, .enumeration, .string: true
    default: false
    }
  }
}

extension ParameterDeclaration.DateParts {
  fileprivate var valueKind: ValueKind {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    }
  }
}

extension ValueKind {
  /// The parts of a date that the kind asks for; nil where it is no date.
  var dateParts: ParameterDeclaration.DateParts? {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    default: nil
    }
  }
}
