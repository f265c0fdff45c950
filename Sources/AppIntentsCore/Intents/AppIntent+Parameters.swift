// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
  /// The parameters by the property's name, in the order of declaration.
  ///
  /// Complexity: one reflection over the intent's stored properties.
  package var declaredParameters: [(name: String, parameter: any AnyIntentParameter)] {
    WrappedProperties.of(self).compactMap { name, wrapper in
      (wrapper as? any AnyIntentParameter).map { (name, $0) }
    }
  }

  /// The parameter of that property; nil when there is none.
  package func parameter(named name: String) -> (any AnyIntentParameter)? {
    declaredParameters.first { $0.name == name }?.parameter
  }

  /// The name of the property that a key path such as `\.$amount` leads to.
  ///
  /// A key path does not know its name, so a new intent is asked which of its parameters it is. A
  /// path that leads to no stored parameter gives its own description.
  static func parameterName<Value>(of keyPath: KeyPath<Self, IntentParameter<Value>>) -> String {
    let intent = Self()
    let parameter = intent[keyPath: keyPath]
    let match = intent.declaredParameters.first { $0.parameter === parameter }
    return match?.name ?? String(describing: keyPath)
  }
}
