// SPDX-License-Identifier: Apache-2.0

// Intents that were converted from an older framework predict by all of their parameters.

extension IntentPrediction {
  /// Shows a suggestion by the values of five parameters.
  public init<A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue, E: _IntentValue>(
    parameters: (
      ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>
    ), displayRepresentation: @escaping @Sendable (A, B, C, D, E) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent), let c = Self.value(parameters.2, of: intent),
        let d = Self.value(parameters.3, of: intent), let e = Self.value(parameters.4, of: intent)
      else { return nil }
      return displayRepresentation(a, b, c, d, e)
    })
  }

  /// Shows a suggestion by the values of six parameters.
  public init<
    A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue, E: _IntentValue,
    F: _IntentValue
  >(
    parameters: (
      ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>,
      ParameterPath<F>
    ), displayRepresentation: @escaping @Sendable (A, B, C, D, E, F) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent), let c = Self.value(parameters.2, of: intent),
        let d = Self.value(parameters.3, of: intent), let e = Self.value(parameters.4, of: intent),
        let f = Self.value(parameters.5, of: intent)
      else { return nil }
      return displayRepresentation(a, b, c, d, e, f)
    })
  }

  /// Shows a suggestion by the values of seven parameters.
  public init<
    A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue, E: _IntentValue,
    F: _IntentValue, G: _IntentValue
  >(
    parameters: (
      ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>,
      ParameterPath<F>, ParameterPath<G>
    ), displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent), let c = Self.value(parameters.2, of: intent),
        let d = Self.value(parameters.3, of: intent), let e = Self.value(parameters.4, of: intent),
        let f = Self.value(parameters.5, of: intent), let g = Self.value(parameters.6, of: intent)
      else { return nil }
      return displayRepresentation(a, b, c, d, e, f, g)
    })
  }

  /// Shows a suggestion by the values of eight parameters.
  public init<
    A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue, E: _IntentValue,
    F: _IntentValue, G: _IntentValue, H: _IntentValue
  >(
    parameters: (
      ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>,
      ParameterPath<F>, ParameterPath<G>, ParameterPath<H>
    ), displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent), let c = Self.value(parameters.2, of: intent),
        let d = Self.value(parameters.3, of: intent), let e = Self.value(parameters.4, of: intent),
        let f = Self.value(parameters.5, of: intent), let g = Self.value(parameters.6, of: intent),
        let h = Self.value(parameters.7, of: intent)
      else { return nil }
      return displayRepresentation(a, b, c, d, e, f, g, h)
    })
  }

  /// Shows a suggestion by the values of nine parameters.
  public init<
    A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue, E: _IntentValue,
    F: _IntentValue, G: _IntentValue, H: _IntentValue, I: _IntentValue
  >(
    parameters: (
      ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>,
      ParameterPath<F>, ParameterPath<G>, ParameterPath<H>, ParameterPath<I>
    ),
    displayRepresentation: @escaping @Sendable (A, B, C, D, E, F, G, H, I) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent), let c = Self.value(parameters.2, of: intent),
        let d = Self.value(parameters.3, of: intent), let e = Self.value(parameters.4, of: intent),
        let f = Self.value(parameters.5, of: intent), let g = Self.value(parameters.6, of: intent),
        let h = Self.value(parameters.7, of: intent), let i = Self.value(parameters.8, of: intent)
      else { return nil }
      return displayRepresentation(a, b, c, d, e, f, g, h, i)
    })
  }

  /// Shows a suggestion by the values of ten parameters.
  public init<
    A: _IntentValue, B: _IntentValue, C: _IntentValue, D: _IntentValue, E: _IntentValue,
    F: _IntentValue, G: _IntentValue, H: _IntentValue, I: _IntentValue, J: _IntentValue
  >(
    parameters: (
      ParameterPath<A>, ParameterPath<B>, ParameterPath<C>, ParameterPath<D>, ParameterPath<E>,
      ParameterPath<F>, ParameterPath<G>, ParameterPath<H>, ParameterPath<I>, ParameterPath<J>
    ),
    displayRepresentation:
      @escaping @Sendable (A, B, C, D, E, F, G, H, I, J) -> DisplayRepresentation
  ) {
    self.init(display: { intent in
      guard let a = Self.value(parameters.0, of: intent),
        let b = Self.value(parameters.1, of: intent), let c = Self.value(parameters.2, of: intent),
        let d = Self.value(parameters.3, of: intent), let e = Self.value(parameters.4, of: intent),
        let f = Self.value(parameters.5, of: intent), let g = Self.value(parameters.6, of: intent),
        let h = Self.value(parameters.7, of: intent), let i = Self.value(parameters.8, of: intent),
        let j = Self.value(parameters.9, of: intent)
      else { return nil }
      return displayRepresentation(a, b, c, d, e, f, g, h, i, j)
    })
  }
}
