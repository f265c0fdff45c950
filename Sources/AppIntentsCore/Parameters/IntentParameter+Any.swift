// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentParameter {
  /// Creates a parameter of a type that has no settings of its own, such as an `EntityCollection`.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - requestValueDialog: The question for the value.
  ///   - requestDisambiguationDialog: The question that chooses among several values.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  @_disfavoredOverload  // The types with settings come first.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.requestDisambiguationDialog = requestDisambiguationDialog
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}
