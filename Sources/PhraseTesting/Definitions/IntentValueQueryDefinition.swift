// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// A value query by its name, to find values with.
///
/// ```swift
/// let definitions = try await IntentDefinitions(
///   TravelShortcuts.self, valueQueries: [LandmarkValueQuery.self])
/// let result = try await definitions.valueQueries["LandmarkValueQuery"].values(for: "desert")
/// let name: String = try result.items[0].name
/// ```
public struct IntentValueQueryDefinition: Sendable {
  /// What a value query found.
  public struct Values: Sendable {
    /// The values as the app has them; unions give what they hold.
    public let values: [any Sendable]

    /// Those of the values that are entities.
    public var items: [AnyAppEntity] {
      values.compactMap { ($0 as? any AppEntity).map { AnyAppEntity($0) } }
    }
  }

  /// The name that the definition was asked for by.
  public let identifier: String

  let app: AppUnderTest
  let found: Declared<any IntentValueQuery.Type>

  /// Asks the query.
  ///
  /// - Parameter input: What to find values for.
  /// - Returns: The values, best first.
  /// - Throws: ``DefinitionError`` if the query takes another type, and what the query throws.
  public func values(for input: any Sendable) async throws -> Values {
    let type = try found.get()
    let query = type.init()
    guard
      let values = try await app.get().calls.ask(type, { try await query.erasedValues(for: input) })
    else {
      throw DefinitionError(
        "\(identifier) finds values for a \(type.inputType), not for a \(Swift.type(of: input))")
    }
    return Values(values: values.map { ($0 as? any AppUnionValue)?.erasedContents.value ?? $0 })
  }
}
