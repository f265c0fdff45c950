// SPDX-License-Identifier: Apache-2.0

/// Other parameters of an intent that the options of one parameter follow from.
///
/// A query or an options provider names the intent and the parameters. While the engine fills that
/// intent, the property gives their values; it is nil as long as one of them has no value, and
/// while another intent asks.
///
/// ```swift
/// struct RouteQuery: EntityQuery {
///   @IntentParameterDependency<ShowNextBus>(\.$busStop) var showNextBus
///
///   func suggestedEntities() async throws -> [Route] {
///     guard let showNextBus else { return [] }
///     return showNextBus.busStop.routes
///   }
///   …
/// }
/// ```
///
/// A query that serves several intents declares one property for each.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// A named parameter, found in an intent by its key path.
  ///
  /// The path is followed late: making an intent here would make its queries, and these an intent.
  private let parameters: [@Sendable (Intent) -> any AnyIntentParameter]

  /// Names one parameter or more of the intent.
  public init<First: _IntentValue, each Other: _IntentValue>(
    _ first: any KeyPath<Intent, IntentParameter<First>> & Sendable,
    _ others: repeat any KeyPath<Intent, IntentParameter<each Other>> & Sendable
  ) {
    var parameters: [@Sendable (Intent) -> any AnyIntentParameter] = [{ $0[keyPath: first] }]
    for other in repeat each others { parameters.append { $0[keyPath: other] } }
    self.parameters = parameters
  }

  /// The values of the named parameters; nil unless the engine fills such an intent and each of
  /// them has a value.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentFilling.current as? Intent,
      parameters.allSatisfy({ $0(intent).erasedValue != nil })
    else { return nil }
    return IntentProjection(of: intent)
  }
}

/// The values of an intent's parameters, without optionals around them.
///
/// ```swift
/// let stop = showNextBus.busStop
/// ```
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  init(of intent: Intent) {
    self.intent = intent
  }

  /// The value of a parameter that the dependency names.
  ///
  /// Others may have no value yet; reading one of these is a mistake in the program and stops it.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath].unwrapped as? Value.UnwrappedType else {
      preconditionFailure(
        "A parameter of \(Intent.self) that has no value was read by way of its dependency. "
          + "Name it in @IntentParameterDependency, so that the dependency is nil without it.")
    }
    return value
  }
}

extension DynamicOptionsProvider {
  /// Other parameters of an intent that the options follow from.
  public typealias ParameterDependency<Intent: AppIntent> = IntentParameterDependency<Intent>
}

/// A dependency whose intent's type is not known.
package protocol AnyIntentParameterDependency: Sendable {
  /// The names of the parameters, as long as the intent is of the dependency's type.
  func parameterNames(in intent: any AppIntent) -> [String]
}

extension IntentParameterDependency: AnyIntentParameterDependency {
  package func parameterNames(in intent: any AppIntent) -> [String] {
    guard let intent = intent as? Intent else { return [] }
    let declared = intent.declaredParameters
    return parameters.compactMap { find in
      let parameter = find(intent)
      return declared.first { $0.parameter === parameter }?.name
    }
  }
}

extension DynamicOptionsProvider {
  /// The names of an intent's parameters that the options follow from, in the order of declaration.
  package func dependencies(in intent: any AppIntent) -> [String] {
    WrappedProperties.of(self).reduce(into: []) { names, property in
      guard let dependency = property.wrapper as? any AnyIntentParameterDependency else { return }
      for name in dependency.parameterNames(in: intent) where !names.contains(name) {
        names.append(name)
      }
    }
  }
}
