// SPDX-License-Identifier: Apache-2.0

/// Finds values for something that is not text: what a camera sees, a person, a place.
///
/// The input is any value that an intent can have; for pictures it is a
/// ``SemanticContentDescriptor``. The results are entities, or a `@UnionValue` where they are of
/// several types.
///
///     struct LandmarkValueQuery: IntentValueQuery {
///       @Dependency private var landmarks: LandmarkStore
///
///       func values(for input: SemanticContentDescriptor) async throws -> [Landmark] {
///         try await landmarks.search(input.labels)
///       }
///     }
///
/// - Important: Partial. An intent asks it; the engine, which has no camera, does not.
public protocol IntentValueQuery<Input>: PersistentlyIdentifiable, _SupportsAppDependencies,
  Sendable
{
  /// What the values are found for.
  associatedtype Input: _IntentValue
  /// What is found: an array of values.
  associatedtype Result: ResultsCollection

  /// Creates a query.
  init()

  /// The values that fit, best first.
  ///
  /// - Parameter input: What to find values for.
  /// - Returns: The values; none when nothing fits.
  /// - Throws: What the app's store throws.
  func values(for input: Input) async throws -> Result
}

extension IntentValueQuery {
  /// The type of the input, for code that holds queries of any type.
  package static var inputType: any _IntentValue.Type { Input.self }

  /// The values for an input of any type; nil when the query does not take that type.
  package func erasedValues(for input: any Sendable) async throws -> [any Sendable]? {
    guard let input = input as? Input else { return nil }
    try await prepareDependencies(of: self)
    return try await values(for: input).items
  }
}
