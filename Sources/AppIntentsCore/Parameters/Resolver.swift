// SPDX-License-Identifier: Apache-2.0

/// Turns a value of one type into one of another, for example a text into an entity.
///
/// ```swift
/// struct PlantFromName: Resolver {
///   func resolve(from name: String, context: Context<PlantEntity>) async throws -> PlantEntity? {
///     Garden.plants.first { $0.name == name }
///   }
/// }
/// ```
///
/// - Important: Partial. The engine reads what people say by itself, without resolvers.
public protocol Resolver: Hashable, Sendable {
  /// The type that comes in.
  associatedtype Input: _IntentValue
  /// The type that goes out.
  associatedtype Output: _IntentValue

  /// Turns a value into another one.
  ///
  /// - Parameters:
  ///   - input: The value that came in.
  ///   - context: The parameter for which it is meant.
  /// - Returns: The other value; nil if there is none for this one.
  /// - Throws: Whatever makes it impossible to tell.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  /// The parameter for which a value is meant.
  public typealias Context<Value: _IntentValue> = IntentParameterContext<Value>
}

/// The parameter for which a resolver turns a value into another.
///
/// - Important: Partial. The engine reads what people say by itself, without resolvers.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  /// The lowest and the highest number that the parameter takes, where it is a number with bounds.
  package let inclusiveRange: ClosedRange<Double>?

  package init(inclusiveRange: ClosedRange<Double>?) {
    self.inclusiveRange = inclusiveRange
  }
}

/// Some resolvers whose results have one type.
///
/// - Important: Partial. The engine reads what people say by itself, without resolvers.
public protocol ResolverSpecification: Sendable {
  /// The type of the results.
  associatedtype Output: _IntentValue

  /// The resolvers in the order in which they are tried.
  var _resolvers: [any Resolver] { get }
}

/// No resolvers.
///
/// - Important: Partial. The engine reads what people say by itself, without resolvers.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  /// The type of the results.
  public typealias Output = Value

  /// None.
  public init() {}

  /// None.
  public var _resolvers: [any Resolver] { [] }
}

/// Collects resolvers whose results have one type.
@resultBuilder
public enum ResolverSpecificationBuilder<Output: _IntentValue> {
  /// Some resolvers in the order in which they are tried.
  public struct Specification: ResolverSpecification {
    /// The resolvers.
    public let _resolvers: [any Resolver]
  }

  /// Takes one resolver.
  public static func buildExpression<R: Resolver>(_ resolver: R) -> any Resolver
  where R.Output == Output { resolver }

  /// Puts the resolvers together.
  public static func buildBlock(_ resolvers: any Resolver...) -> Specification {
    Specification(_resolvers: resolvers)
  }
}
