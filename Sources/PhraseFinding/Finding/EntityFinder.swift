// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
package import Foundation
import PhraseMatching
import PhraseRuntime

/// Finds the entities of one type by their properties, through the type's default query.
///
/// A property query does the search itself, by the comparators that it declares; of an enumerable
/// query the engine takes all entities and chooses among them. A query that is both is asked itself
/// for what it declares.
package struct EntityFinder: Sendable {
  package let type: any AppEntity.Type
  /// The language in which values are read and texts compared.
  package let language: String
  /// Where the app's translations lie.
  package let bundle: Bundle?
  let configuration: EngineConfiguration

  var locale: Locale { Locale(identifier: language) }
  var texts: TextComparison { TextComparison(locale: locale) }
  var talk: Language { Language.named(language) }

  /// Whether entities of a type can be found by their properties.
  package static func canFind(_ type: any AppEntity.Type) -> Bool {
    let query = EntityAccess(type).query
    return query is any EnumerableEntityQuery || query is any EntityPropertyQuery
  }

  /// The text of the app about finding entities of a type.
  package static func explanation(of type: any AppEntity.Type) -> IntentDescription? {
    let query = EntityAccess(type).query
    if let query = query as? any EntityPropertyQuery {
      if let text = description(of: query) { return text }
    }
    return (query as? any EnumerableEntityQuery).flatMap { description(of: $0) }
  }

  private static func description<Query: EntityPropertyQuery>(
    of query: Query
  ) -> IntentDescription? { Query.findIntentDescription.intentDescription }

  private static func description<Query: EnumerableEntityQuery>(
    of query: Query
  ) -> IntentDescription? { Query.findIntentDescription.intentDescription }

  /// The properties that entities can be found by.
  ///
  /// An entity of the app tells its properties; where there is none, neither are properties.
  ///
  /// - Throws: ``FindError`` where the app does not answer.
  package func properties() async throws(FindError) -> [FindProperty] {
    try await asking { try await searched().properties }
  }

  /// All properties that entities have, be they compared or not.
  ///
  /// - Throws: ``FindError`` where the app does not answer.
  func allProperties() async throws(FindError) -> [FindProperty] {
    try await asking { try await searched().all }
  }

  /// The entities that were asked for, in their order.
  ///
  /// - Throws: ``FindError`` with what is wrong in the request, or why the app did not answer.
  package func find(_ request: FindRequest) async throws(FindError) -> [any AppEntity] {
    try await asking { try await searched().find(request) }
  }

  /// A request whose names and values were understood.
  struct Plan: Sendable {
    struct Condition: Sendable {
      let property: FindProperty
      let operation: FindRequest.Operation
      let values: [WantedValue]
    }

    struct Sort: Sendable {
      let property: FindProperty
      let isDescending: Bool
    }

    var conditions: [Condition] = []
    var matchesAny = false
    var sorts: [Sort] = []
    var limit: Int?
  }

  /// A query that was asked for what it can do.
  struct Search {
    let properties: [FindProperty]
    /// All that an entity has, be they compared or not.
    let all: [FindProperty]
    let find: (FindRequest) async throws -> [any AppEntity]
  }

  private func searched() async throws -> Search {
    let query = try await EntityAccess(type).preparedQuery()
    if let query = query as? any EntityPropertyQuery { return try await search(with: query) }
    if let query = query as? any EnumerableEntityQuery { return try await search(among: query) }
    throw FindError(code: .unknownEntity, description: talk.text(of: .cannotFind(kind: typeTitle)))
  }

  /// What the type is called.
  package var typeTitle: String {
    type.typeDisplayRepresentation.name.resolved(locale: locale, bundle: bundle)
  }

  /// Runs the app's code within its time, in the language of the search.
  private func asking<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws(FindError) -> Value {
    let context = IntentExecutionContext(interaction: nil, locale: locale, bundle: bundle)
    do {
      return try await IntentExecution.$current.withValue(context) {
        try await configuration.calls.ask(Swift.type(of: EntityAccess(type).query), work)
      }
    } catch let error as FindError {
      throw error
    } catch {
      var failure = FindError(
        code: .unavailable,
        description: talk.text(
          of: .valuesUnavailable(kind: typeTitle, reason: error.reason(in: language))))
      failure.isLate = error.isLate
      throw failure
    }
  }
}
