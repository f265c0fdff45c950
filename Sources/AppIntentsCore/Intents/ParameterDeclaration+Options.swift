// SPDX-License-Identifier: Apache-2.0

extension ParameterDeclaration {
  /// What offers the parameter's values: its options provider, its query, or that of its entity.
  package var offers: (any DynamicOptionsProvider)? {
    if let optionsProvider { return optionsProvider }
    if let query { return query }
    guard case .entity(let type) = valueType else { return nil }
    return Self.defaultQuery(of: type)
  }

  /// The names of the intent's parameters that the values follow from.
  package func dependencies(in intent: any AppIntent) -> [String] {
    offers?.dependencies(in: intent) ?? []
  }

  private static func defaultQuery<Entity: AppEntity>(
    of type: Entity.Type
  ) -> any DynamicOptionsProvider {
    type.defaultQuery
  }
}

extension AppIntent {
  /// The names of the parameters that each parameter's values follow from.
  package var parameterDependencies: [String: [String]] {
    Dictionary(
      declaredParameters.map { ($0.name, $0.parameter.declaration.dependencies(in: self)) },
      uniquingKeysWith: { first, _ in first })
  }
}
