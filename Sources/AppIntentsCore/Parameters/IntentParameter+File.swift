// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter for a file.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - supportedTypeIdentifiers: Identifiers of the kinds of content that are taken.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String] = [],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentFile>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.supportedContentTypes = supportedTypeIdentifiers
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }

  /// Creates a parameter for a file of certain kinds of content.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - supportedContentTypes: The kinds of content that are taken.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<IntentFile>)? = nil
  ) {
    self.init(
      title: title, description: description, default: defaultValue,
      supportedTypeIdentifiers: supportedContentTypes.map(\.identifier),
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider)
  }
}
