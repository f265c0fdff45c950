// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentParameter where Value.ValueType: AppEntity {
  /// Creates a parameter for an entity.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - requestValueDialog: The question for the value.
  ///   - requestDisambiguationDialog: The question when several values fit.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }

  /// Creates a parameter for an entity that another query than the entity's own finds.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - requestValueDialog: The question for the value.
  ///   - requestDisambiguationDialog: The question when several values fit.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - query: Finds the entities.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.query = query
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}
