// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseRuntime

extension EntityFinder {
  /// The request with its names looked up and its values read.
  ///
  /// - Throws: ``FindError`` for what cannot be understood.
  func plan(
    _ request: FindRequest, properties: [FindProperty]
  ) throws(FindError) -> Plan {
    var plan = Plan()
    plan.matchesAny = request.matchesAny
    plan.limit = request.limit.map { max(0, $0) }
    for condition in request.conditions {
      plan.conditions.append(try read(condition, properties))
    }
    for sort in request.sorts {
      let sortable = properties.filter(\.isSortable)
      let property = try property(sort.property, among: sortable, use: .sorting)
      plan.sorts.append(Plan.Sort(property: property, isDescending: sort.isDescending))
    }
    return plan
  }

  /// What holds for entities with a value in one property, or in any, by any of some comparisons.
  func conditions(
    having value: String, in property: String?, by operations: [FindRequest.Operation]
  ) async throws(FindError) -> [FindRequest.Condition] {
    let named = try await properties().filter { candidate in
      property.map { candidate.isNamed($0, texts: texts) } ?? true
    }
    return named.compactMap { property in
      guard property.fault(inValue: value) == nil,
        let operation = operations.first(where: property.operations.contains)
      else { return nil }
      return FindRequest.Condition(property.name, operation, value)
    }
  }

  private func read(
    _ condition: FindRequest.Condition, _ properties: [FindProperty]
  ) throws(FindError) -> Plan.Condition {
    let property = try property(condition.property, among: properties, use: .comparing)
    guard property.operations.contains(condition.operation) else {
      throw FindError(
        code: .unsupportedOperation,
        description: talk.text(
          of: .cannotCompare(
            property: property.title, operation: talk.words.finding.word(for: condition.operation),
            possible: property.operations.map(talk.words.finding.word))))
    }
    guard condition.values.count == condition.operation.valueCount else {
      throw FindError(
        code: .invalidValue,
        description: talk.text(
          of: .wrongValueCount(
            operation: talk.words.finding.word(for: condition.operation),
            count: condition.operation.valueCount)))
    }
    var values: [WantedValue] = []
    for text in condition.values {
      values.append(try value(text, of: property))
    }
    return Plan.Condition(property: property, operation: condition.operation, values: values)
  }

  private func value(
    _ text: String, of property: FindProperty
  ) throws(FindError) -> WantedValue {
    if let value = property.reader.value(text, of: property) { return value }
    throw FindError(
      code: .invalidValue, description: property.fault(inValue: text).map(talk.text) ?? text)
  }

  private enum Use {
    case comparing, sorting
  }

  private func property(
    _ words: String, among properties: [FindProperty], use: Use
  ) throws(FindError) -> FindProperty {
    if let property = properties.first(where: { $0.isNamed(words, texts: texts) }) {
      return property
    }
    let seen = String(words.prefix(FindProperty.quotedLength))
    let nearest = NearestName.of(words, in: properties.flatMap { [$0.title, $0.name] })
    let titles = properties.map(\.title)
    throw FindError(
      code: .unknownProperty,
      description: use == .comparing
        ? talk.text(
          of: .unknownProperty(kind: typeTitle, name: seen, nearest: nearest, known: titles))
        : talk.text(of: .unknownSort(kind: typeTitle, name: seen, nearest: nearest, known: titles)))
  }
}
