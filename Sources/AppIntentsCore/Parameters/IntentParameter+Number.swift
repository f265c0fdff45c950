// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IntentParameter where Value.ValueType == Int {
  /// Creates an integer parameter.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - controlStyle: The control that a screen shows.
  ///   - inclusiveRange: The smallest and the largest value, for example `(1, 10)`.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Int>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.setRange(inclusiveRange.map { ($0.bound, $1.bound) })
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Creates a parameter for a number with decimals.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - controlStyle: The control that a screen shows.
  ///   - inclusiveRange: The smallest and the largest value, for example `(0, 1)`.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Double>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.setRange(inclusiveRange.map { ($0.bound, $1.bound) })
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Decimal {
  /// Creates a parameter for a number in exact decimals.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - inclusiveRange: The smallest and the largest value.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Decimal>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.setRange(inclusiveRange.map { ($0.bound, $1.bound) })
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Creates a parameter for an amount of money.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - currencyCodes: The ISO 4217 codes to choose from; empty means all.
  ///   - inclusiveRange: The smallest and the largest amount.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    currencyCodes: [String] = [], inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentCurrencyAmount>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.currencyCodes = currencyCodes
    declaration.setRange(inclusiveRange.map { ($0.bound, $1.bound) })
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: nil)
  }
}

extension ParameterDeclaration {
  /// Keeps the bounds; bounds in the wrong order change places, since a range cannot be negative.
  mutating func setRange(_ bounds: (Double, Double)?) {
    guard let (first, second) = bounds, !first.isNaN, !second.isNaN,
      first.isFinite || second.isFinite
    else { return }
    inclusiveRange = min(first, second)...max(first, second)
  }
}

extension Int {
  /// The bound of a range; the ends of the type are none.
  fileprivate var bound: Double {
    self == .max ? .infinity : self == .min ? -.infinity : Double(self)
  }
}

extension Double {
  /// The bound of a range; the ends of the type are none.
  fileprivate var bound: Double {
    magnitude == Self.greatestFiniteMagnitude ? self * .infinity : self
  }
}

extension Decimal {
  /// The bound of a range; the ends of the type are none.
  fileprivate var bound: Double {
    let double = NSDecimalNumber(decimal: self).doubleValue
    return magnitude == Self.greatestFiniteMagnitude ? double * .infinity : double
  }
}
