// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentParameter where Value.UnwrappedType: _IntentValueCollection {
  /// Creates a parameter for an array of a given size.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - size: How many elements the array takes.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.arraySize = size.range
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }

  /// Creates a parameter for an array whose size depends on the widget that shows it.
  ///
  /// Nothing on Linux shows a widget, so the array takes what the largest of them would.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - size: How many elements the array takes for each size of widget.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      size: IntentCollectionSize(widestOf: size),
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider)
  }

  /// Creates a parameter for an array of entities of a given size from a query.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - size: How many elements the array takes.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - query: Finds the entities.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description, requestValueDialog: nil,
      inputConnectionBehavior: inputConnectionBehavior)
    declaration.arraySize = size.range
    declaration.query = query
    self.init(declaration: declaration, defaultValue: defaultValue)
  }

  /// Creates a parameter for an array of entities from a query whose size depends on the widget.
  ///
  /// Nothing on Linux shows a widget, so the array takes what the largest of them would.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - size: How many elements the array takes for each size of widget.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - query: Finds the entities.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      title: title, description: description, default: defaultValue,
      size: IntentCollectionSize(widestOf: size), inputConnectionBehavior: inputConnectionBehavior,
      query: query)
  }
}

extension IntentCollectionSize {
  fileprivate init(widestOf sizes: [IntentWidgetFamily: IntentCollectionSize]) {
    let ranges = sizes.values.map(\.range)
    self.init(
      min: ranges.map(\.lowerBound).min() ?? 0, max: ranges.map(\.upperBound).max() ?? .max)
  }
}
