// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type of value whose parameters take no options of their own.
///
/// It keeps one initialiser for all of them, and the labels of numbers, text and dates from
/// compiling where they mean nothing.
public protocol _PlainIntentValue: _IntentValue {}

extension URL: _PlainIntentValue {}
extension Duration: _PlainIntentValue {}
extension AttributedString: _PlainIntentValue {}
extension PersonNameComponents: _PlainIntentValue {}
extension Calendar.RecurrenceRule: _PlainIntentValue {}

extension IntentParameter where Value.ValueType: _PlainIntentValue {
  /// Creates a parameter.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}
