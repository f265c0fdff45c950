// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Everything that `@Parameter(…)` says about a parameter, apart from its value.
package struct ParameterDeclaration: Sendable {
  /// The parts of a date that a parameter asks for.
  package enum DateParts: Sendable {
    case date, time, dateTime
  }

  /// The parts of a place that a parameter shows.
  package enum PlacemarkParts: Sendable {
    case name, address, city
  }

  /// The title as written; nil means that it derives from the property's name.
  package var title: LocalizedStringResource?
  package var parameterDescription: LocalizedStringResource?
  private let shape: ValueShape
  /// How many elements an array takes; nil means any number.
  package var arraySize: ClosedRange<Int>?
  package var defaultValue: (any Sendable)?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  /// The bounds of a number; a bound beyond the precision of `Double` is rounded.
  package var inclusiveRange: ClosedRange<Double>?
  package var optionsProvider: (any DynamicOptionsProvider)?
  /// The query to find entities with; nil means the entity's own.
  package var query: (any EntityQuery)?
  /// The enum cases that are allowed; nil means all.
  package var supportedValues: [any Sendable]?
  package var booleanDisplayName: Bool.IntentDisplayName?
  package var inputOptions: String.IntentInputOptions?
  package var dateParts: DateParts?
  package var placemarkParts: PlacemarkParts?
  /// The unit of a measurement that is given as a bare number.
  package var defaultUnit: Dimension?
  package var currencyCodes: [String] = []
  /// Identifiers of the kinds of content that a file may have; empty means any.
  package var supportedContentTypes: [String] = []
  package var inputConnectionBehavior: InputConnectionBehavior = .default
  /// Turn values of other types into the parameter's.
  package var resolvers: [any Resolver] = []
  /// What a question for a person lets one choose.
  package var personMode: IntentPerson.ParameterMode?

  /// Describes a parameter of a type about which nothing else was said.
  package init(of type: any _IntentValue.Type) {
    shape = ValueShape.of(type)
  }

  package var valueType: IntentValueType { shape.valueType }
  package var isOptional: Bool { shape.isOptional }
  package var isArray: Bool { shape.isArray }

  /// The title to show: the one that was written, or one from the name of the property.
  ///
  /// - Parameter name: The property's name, for example `authorName`.
  /// - Returns: The title.
  package func title(forPropertyNamed name: String) -> LocalizedStringResource {
    title ?? LocalizedStringResource(stringLiteral: PropertyTitle.derived(from: name))
  }
}

extension ParameterDeclaration {
  /// Describes a parameter with what every initialiser of `IntentParameter` takes.
  init(
    of type: any _IntentValue.Type, title: LocalizedStringResource?,
    description: LocalizedStringResource?, requestValueDialog: IntentDialog?,
    inputConnectionBehavior: InputConnectionBehavior
  ) {
    self.init(of: type)
    self.title = title
    self.parameterDescription = description
    self.requestValueDialog = requestValueDialog
    self.inputConnectionBehavior = inputConnectionBehavior
  }
}
