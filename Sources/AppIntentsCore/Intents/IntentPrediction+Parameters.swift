// SPDX-License-Identifier: Apache-2.0

// One initialiser for each number of parameters: a parameter pack would be a single one, but the
// compiler of Swift 6.3 crashes on key paths in a pack.

extension IntentPrediction {
  /// The path to a parameter.
  public typealias ParameterPath<Value: _IntentValue> = any KeyPath<Intent, IntentParameter<Value>>
    & Sendable

  /// The value of a parameter; nil when it has none.
  ///
  /// An optional parameter without a value counts as absent too: closures unwrap with `!` what they
  /// show, since a prediction is only made for intents whose named parameters are filled.
  static func value<Value>(_ path: ParameterPath<Value>, of intent: Intent) -> Value? {
    let parameter = intent[keyPath: path]
    return parameter.erasedValue == nil ? nil : parameter.wrappedValue
  }

  /// Shows a suggestion by the value of one parameter.
  public init<A: _IntentValue>(
    parameters: ParameterPath<A>,
    displayRepresentation: @escaping @Sendable (A) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters, of: intent)
      else { return nil }
      return displayRepresentation(a)
    })
  }

  /// Shows a suggestion by the values of two parameters.
  public init<A: _IntentValue, B: _IntentValue>(
    parameters: (
      ParameterPath<A>, ParameterPath<B>
    ),
    displayRepresentation: @escaping @Sendable (A, B) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent)
      else { return nil }
      return displayRepresentation(a, b)
    })
  }

  /// Shows a suggestion by the values of three parameters.
  public init<A: _IntentValue, B: _IntentValue, C: _IntentValue>(
    parameters: (
      ParameterPath<A>, ParameterPath<B>, ParameterPath<C>
    ),
    displayRepresentation: @escaping @Sendable (A, B, C) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent),
        let c = Self.value(parameters.2, of: intent)
      else { return nil }
      return displayRepresentation(a, b, c)
    })
  }

  /// Shows a suggestion by the values of four parameters.
  public init<A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue>(
    parameters: (
      ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>
    ),
    displayRepresentation: @escaping @Sendable (A, B, C, D) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent),
        let c = Self.value(parameters.2, of: intent),
        let d = Self.value(parameters.3, of: intent)
      else { return nil }
      return displayRepresentation(a, b, c, d)
    })
  }
}
