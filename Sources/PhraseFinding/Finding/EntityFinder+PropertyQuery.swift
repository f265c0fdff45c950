// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

extension EntityFinder {
  /// The search that a property query does itself.
  func search<Query: EntityPropertyQuery>(with query: Query) async throws -> Search {
    let enumerable = query as? any EnumerableEntityQuery
    guard let sample = try await sample(of: query) else {
      return Search(properties: [], all: []) { _ in [] }
    }
    let declared = declaredProperties(of: query, in: sample)
    let own = properties(of: sample)
    let all = enumerable == nil ? declared : merged(declared, own)
    return Search(properties: all, all: own) { request in
      let plan = try plan(request, properties: all)
      if let enumerable, !plan.isCovered(by: declared) {
        return try await search(among: enumerable).find(request)
      }
      return try await run(plan, on: query, sample: sample)
    }
  }

  /// Any entity, to learn from it which properties the key paths lead to.
  private func sample<Query: EntityPropertyQuery>(of query: Query) async throws -> Query.Entity? {
    let found = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    if let first = found.items.lazy.compactMap({ $0 as? Query.Entity }).first { return first }
    return try await query.suggestedEntities().items.lazy.compactMap { $0 as? Query.Entity }.first
  }

  private func declaredProperties<Query: EntityPropertyQuery>(
    of query: Query, in sample: Query.Entity
  ) -> [FindProperty] {
    let sortable = Set(
      Query.sortingOptions.properties.compactMap { sample.name(of: $0.keyPath) })
    let comparisons = Dictionary(
      Query.properties.declarations.compactMap { declaration in
        declaration.name(in: sample).map { name in
          (
            name,
            declaration.comparators.compactMap {
              FindRequest.Operation(rawValue: $0.operation.rawValue)
            }
          )
        }
      }, uniquingKeysWith: +)
    return properties(of: sample).compactMap { property in
      let operations = comparisons[property.name] ?? []
      guard !operations.isEmpty || sortable.contains(property.name) else { return nil }
      return property.allowing(operations, isSortable: sortable.contains(property.name))
    }
  }

  private func merged(_ declared: [FindProperty], _ own: [FindProperty]) -> [FindProperty] {
    own.map { property in
      guard let other = declared.first(where: { $0.name == property.name }) else { return property }
      let more = other.operations.filter { !property.operations.contains($0) }
      return property.allowing(
        property.operations + more, isSortable: property.isSortable || other.isSortable)
    }
  }

  private func run<Query: EntityPropertyQuery>(
    _ plan: Plan, on query: Query, sample: Query.Entity
  ) async throws -> [any AppEntity] {
    var comparators: [Query.ComparatorMappingType] = []
    for condition in plan.conditions {
      comparators.append(try await comparator(for: condition, of: query, sample: sample))
    }
    let sorts = plan.sorts.compactMap { sort in
      Query.sortingOptions.properties.first { sample.name(of: $0.keyPath) == sort.property.name }
        .map {
          EntityQuerySort<Query.Entity>(
            by: $0.keyPath, order: sort.isDescending ? .descending : .ascending)
        }
    }
    let found = try await query.entities(
      matching: comparators, mode: plan.matchesAny ? .or : .and, sortedBy: sorts,
      limit: plan.limit)
    let entities = found.items.compactMap { $0 as? any AppEntity }
    return Array(entities.prefix(plan.limit ?? entities.count))
  }

  private func comparator<Query: EntityPropertyQuery>(
    for condition: Plan.Condition, of query: Query, sample: Query.Entity
  ) async throws -> Query.ComparatorMappingType {
    let declaration = Query.properties.declarations.first {
      $0.name(in: sample) == condition.property.name
    }
    var values: [any Sendable] = []
    for wanted in condition.values {
      let end = condition.operation.usesEnd ? wanted.values.last : wanted.values.first
      values.append(try await entity(for: end, of: condition.property) ?? end)
    }
    // A day is all its moments, where the query can say so.
    if condition.operation == .equalTo, let day = condition.values.first, day.isSpan,
      let made = declaration?.mapping(.isBetween, [day.values.first, day.values.last])
    {
      return made
    }
    if condition.operation == .isBetween, condition.values.count == 2 {
      values[1] =
        try await entity(for: condition.values[1].values.last, of: condition.property)
        ?? condition.values[1].values.last
    }
    guard let operation = EntityQueryOperation(rawValue: condition.operation.rawValue),
      let made = declaration?.mapping(operation, values)
    else {
      throw FindError(
        code: .invalidValue,
        description: talk.text(
          of: .noSuchValue(
            value: talk.list(values.map { "\($0)" }, .and),
            property: condition.property.title, known: [])))
    }
    return made
  }

  /// The entity that words mean, for a property that holds entities.
  private func entity(
    for value: any Sendable, of property: FindProperty
  ) async throws -> (any Sendable)? {
    guard case .entity(let type) = property.declaration.valueType, let words = value as? String
    else { return nil }
    let access = EntityAccess(type)
    var found = try await access.entities(forIdentifierStrings: [words])
    if found.isEmpty { found = try await access.entities(matching: words) }
    if found.isEmpty { found = try await access.allEntities() }
    let named = found.filter { entity in
      let text = entity.displayRepresentation.text(in: language)
      return entity.identifierString == words
        || text.forms.contains { texts.isEqual($0, words) }
    }
    guard named.count == 1 else {
      let titles = named.map { "\($0.displayRepresentation.text(in: language).title)" }
      throw FindError(
        code: .invalidValue,
        description: talk.text(
          of: .noSuchValue(value: words, property: property.title, known: titles)))
    }
    return named[0]
  }
}

extension EntityFinder.Plan {
  /// Whether a query's own comparators and sorting options are enough.
  func isCovered(by properties: [FindProperty]) -> Bool {
    func declared(_ property: FindProperty) -> FindProperty? {
      properties.first { $0.name == property.name }
    }
    return conditions.allSatisfy {
      declared($0.property)?.operations.contains($0.operation) == true
    } && sorts.allSatisfy { declared($0.property)?.isSortable == true }
  }
}

extension FindRequest.Operation {
  /// Whether a span is compared by its end: after a day means after its last moment.
  fileprivate var usesEnd: Bool { self == .greaterThan || self == .lessThanOrEqualTo }
}
