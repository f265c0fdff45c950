// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension EntityFinder {
  /// The search that the engine does by itself, among all entities.
  func search<Query: EnumerableEntityQuery>(among query: Query) async throws -> Search
  where Query.Entity: AppEntity {
    let entities: [any AppEntity] = try await query.allEntities()
    let properties = entities.first.map { self.properties(of: $0) } ?? []
    return Search(properties: properties, all: properties) { request in
      // An app without entities has nothing to find, whatever the properties are called.
      if entities.isEmpty { return [] }
      return try await chosen(from: entities, by: try plan(request, properties: properties))
    }
  }

  /// The properties of an entity, as the engine can compare them.
  func properties<Entity: AppEntity>(of entity: Entity) -> [FindProperty] {
    let reader = WantedValueReader(
      language: language, bundle: bundle, configuration: configuration)
    let synonyms = synonyms(in: entity)
    return entity.declaredProperties.compactMap { name, property in
      guard let type = (property as? any TypedEntityProperty)?.typeOfValue else { return nil }
      let declaration = ParameterDeclaration(of: type)
      return FindProperty(
        name: name, title: title(of: property, named: name), synonyms: synonyms[name] ?? [],
        operations: declaration.findOperations, isSortable: declaration.isSortable,
        isDeferred: property.isDeferred, declaration: declaration, reader: reader)
    }
  }

  /// What is said for each property beside its title, by name.
  private func synonyms<Entity: AppEntity>(in entity: Entity) -> [String: [String]] {
    let named = Entity.propertySynonyms.compactMap { path, words in
      entity.name(of: path).map { name in
        (name, words.map { $0.resolved(locale: locale, bundle: bundle) })
      }
    }
    return Dictionary(named, uniquingKeysWith: +)
  }

  private func title(of property: any AnyEntityProperty, named name: String) -> String {
    property.declaration.title(forPropertyNamed: name).resolved(locale: locale, bundle: bundle)
  }

  /// The entities for which the conditions hold, sorted.
  private func chosen(
    from entities: [any AppEntity], by plan: Plan
  ) async throws -> [any AppEntity] {
    let needed = Set(plan.conditions.map(\.property.name) + plan.sorts.map(\.property.name))
    // Reflection costs more than all else, so that each entity is read once.
    var rows: [Row] = []
    for entity in entities {
      let keys = try await keys(of: entity, named: needed)
      if plan.holds(for: keys, texts: texts) { rows.append((entity, keys)) }
    }
    let ordered = plan.sorts.isEmpty ? rows : sorted(rows, by: plan.sorts)
    return ordered.prefix(plan.limit ?? ordered.count).map(\.entity)
  }

  private typealias Row = (entity: any AppEntity, keys: [String: ComparisonKey])

  private func keys(
    of entity: any AppEntity, named names: Set<String>
  ) async throws -> [String: ComparisonKey] {
    guard !names.isEmpty else { return [:] }
    var keys: [String: ComparisonKey] = [:]
    for (name, property) in entity.declaredProperties where names.contains(name) {
      if property.isDeferred { try await prepareDependencies(of: entity) }
      let value = property.isDeferred ? try await property.fetchValue() : property.erasedValue
      keys[name] = value.flatMap {
        ComparisonKey($0, locale: locale, bundle: bundle, calendar: configuration.calendar)
      }
    }
    return keys
  }

  /// Entities without the value come last in either direction; equal ones keep the app's order.
  private func sorted(_ rows: [Row], by sorts: [Plan.Sort]) -> [Row] {
    rows.enumerated().sorted { left, right in
      for sort in sorts {
        let keys = (left.element.keys[sort.property.name], right.element.keys[sort.property.name])
        switch keys {
        case (nil, nil): continue
        case (_?, nil): return true
        case (nil, _?): return false
        case (let first?, let second?):
          switch first.order(second, texts: texts) {
          case .orderedAscending: return !sort.isDescending
          case .orderedDescending: return sort.isDescending
          case .orderedSame, nil: continue
          }
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension EntityFinder.Plan {
  /// Whether an entity with these values is wanted; a value that is missing fits no comparison.
  func holds(for keys: [String: ComparisonKey], texts: TextComparison) -> Bool {
    func holds(_ condition: Condition) -> Bool {
      guard let key = keys[condition.property.name] else {
        return condition.operation == .hasNoValue
      }
      return condition.operation.holds(for: key, condition.values, texts: texts)
    }
    if conditions.isEmpty { return true }
    return matchesAny ? conditions.contains(where: holds) : conditions.allSatisfy(holds)
  }
}
