// SPDX-License-Identifier: Apache-2.0

public import PlaceValues

import Foundation

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// Creates a parameter for a place.
  ///
  /// No map is searched for what is said: a place comes from an options provider, from the result
  /// of another intent or from the program.
  ///
  /// - Parameters:
  ///   - title: The name to show; without it the property's name in words.
  ///   - description: More about the parameter.
  ///   - defaultValue: The value where the person gives none.
  ///   - displayStyle: What to show of a place; kept as metadata.
  ///   - requestValueDialog: The question for the value.
  ///   - inputConnectionBehavior: Whether the result before it in a chain of actions fills it.
  ///   - optionsProvider: Offers values to choose from.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<CLPlacemark>)? = nil
  ) {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    switch displayStyle {
    case .name: declaration.placemarkParts = .name
    case .address: declaration.placemarkParts = .address
    case .city: declaration.placemarkParts = .city
    }
    declaration.optionsProvider = optionsProvider
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}
