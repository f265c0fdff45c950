// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentParameter where Value.ValueType: AppEnum {
  /// Creates a parameter for a case of an app enum.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - requestValueDialog: The question for the value.
  ///   - requestDisambiguationDialog: The question when several values fit.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - supportedValues: The cases that are taken; without it all.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType]? = nil,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.supportedValues = supportedValues
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}
