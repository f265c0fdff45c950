// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentParameter {
  /// Declares a parameter that can also be made of values of other types.
  ///
  /// - Parameters:
  ///   - title: What the parameter is called; nil derives it from the property's name.
  ///   - description: More about it.
  ///   - defaultValue: The value unless another is given.
  ///   - requestValueDialog: The question for the value.
  ///   - requestDisambiguationDialog: The question that chooses among several values.
  ///   - inputConnectionBehavior: Whether the result of an earlier action flows in.
  ///   - optionsProvider: Gives the values to choose from.
  ///   - resolvers: Turn values of other types into the parameter's; the first that can is taken.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) where Specification.Output == Value.UnwrappedType {
    var declaration = ParameterDeclaration(
      of: Value.self, title: title, description: description,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
    declaration.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.optionsProvider = optionsProvider
    declaration.resolvers = resolvers()._resolvers
    self.init(declaration: declaration, defaultValue: defaultValue)
  }
}

extension AnyIntentParameter {
  /// Sets the value, by way of the parameter's resolvers where its type does not fit.
  ///
  /// - Parameter value: The value; nil takes it away.
  /// - Returns: Whether the parameter could take it.
  /// - Throws: What a resolver throws.
  package func assignResolving(_ value: (any Sendable)?) async throws -> Bool {
    if assign(value) { return true }
    guard let value, let resolved = try await declaration.resolved(value) else { return false }
    return assign(resolved)
  }
}

extension ParameterDeclaration {
  /// What the first resolver that can makes of a value of another type; nil where none can.
  ///
  /// - Throws: What a resolver throws.
  package func resolved(_ value: any Sendable) async throws -> (any Sendable)? {
    for resolver in resolvers {
      if let resolved = try await resolver.resolve(erased: value, for: self) { return resolved }
    }
    return nil
  }
}

extension Resolver {
  fileprivate func resolve(
    erased value: any Sendable, for declaration: ParameterDeclaration
  ) async throws -> (any Sendable)? {
    guard let input = value as? Input else { return nil }
    try await prepareDependencies(of: self)
    let context = IntentParameterContext<Output>(inclusiveRange: declaration.inclusiveRange)
    return try await resolve(from: input, context: context)
  }
}
