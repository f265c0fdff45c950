// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IntentParameter {
  /// Creates a parameter for a quantity, such as a mass or a length.
  ///
  ///     @Parameter(title: "Weight", defaultUnit: .kilograms, supportsNegativeNumbers: false)
  ///     var weight: Measurement<UnitMass>
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The amount, in the default unit, where the person gives none.
  ///   - defaultUnit: The unit of a bare number; without it the base unit of the dimension.
  ///   - defaultUnitAdjustForLocale: Whether a screen may show another unit by the locale.
  ///   - supportsNegativeNumbers: Whether the amount may be below zero.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Unit? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Measurement<Unit>>)? = nil
  ) where Value.ValueType == Measurement<Unit> {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    let unit = defaultUnit ?? Unit.baseUnit()
    declaration.defaultUnit = unit
    declaration.optionsProvider = optionsProvider
    if !supportsNegativeNumbers { declaration.setRange((0, .infinity)) }
    let value = defaultValue.map { Measurement(value: $0, unit: unit) }
    self.init(declaration: declaration, defaultValue: value as? Value.UnwrappedType)
  }
}

extension IntentParameter {
  /// Creates a parameter for a measurement that is always in one unit.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The number where the person gives none.
  ///   - unit: The unit of every value.
  ///   - unitAdjustForLocale: Whether a screen shows the unit of the person's region instead.
  ///   - supportsNegativeNumbers: Whether the number may be below zero.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Unit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<Unit> {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
      defaultUnitAdjustForLocale: unitAdjustForLocale,
      supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }
}
