// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct PropertyQueryTests {
  private func names(
    _ comparators: [NSPredicate], mode: EntityQueryComparatorMode = .and,
    sortedBy: [EntityQuerySort<Plant>] = [], limit: Int? = nil
  ) async throws -> [String] {
    try await PlantPropertyQuery()
      .entities(matching: comparators, mode: mode, sortedBy: sortedBy, limit: limit)
      .map(\.name)
  }

  @Test(arguments: [
    (EntityQueryOperation.equalTo, "Basil", ["Basil"]), (.contains, "E", ["Fern", "Thyme"]),
    (.hasPrefix, "Th", ["Thyme"]),
  ])
  func textComparisonsAreMapped(
    operation: EntityQueryOperation, text: String, expected: [String]
  ) async throws {
    let predicate = try #require(
      PlantPropertyQuery.properties.mapping(operation, of: \.$name, text))
    #expect(try await names([predicate]) == expected)
  }

  @Test func comparisonsOfNumbersDatesAndArraysAreMapped() async throws {
    let properties = PlantPropertyQuery.properties
    let low = try #require(properties.mapping(.lessThan, of: \.$height, 30.0))
    #expect(try await names([low]) == ["Thyme"])
    let between = try #require(properties.mapping(.isBetween, of: \.$height, 12.0, 30.0))
    #expect(try await names([between]) == ["Basil", "Thyme"])
    let watered = try #require(
      properties.mapping(.greaterThan, of: \.$lastWatered, Date(timeIntervalSince1970: 0)))
    #expect(try await names([watered]) == ["Fern"])
    let tagged = try #require(properties.mapping(.contains, of: \.$tags, "kitchen"))
    #expect(try await names([tagged]) == ["Basil"])
  }

  @Test(arguments: [
    (EntityQueryOperation.equalTo, "Basil", ["Basil"]), (.contains, "e", ["Fern", "Thyme"]),
    (.hasPrefix, "x", []),
  ])
  func comparisonsAreMappedToClosures(
    operation: EntityQueryOperation, text: String, expected: [String]
  ) async throws {
    let closure = try #require(
      PlantClosureQuery.properties.mapping(operation, of: \.$name, text))
    let found = try await PlantClosureQuery().entities(
      matching: [closure], mode: .and, sortedBy: [], limit: nil)
    #expect(found.map(\.name) == expected)
  }

  @Test func whatIsNotDeclaredHasNoMapping() {
    let properties = PlantPropertyQuery.properties
    #expect(properties.mapping(.lessThan, of: \.$name, "x") == nil)
    #expect(properties.mapping(.equalTo, of: \.$name, 3) == nil)
    #expect(properties.mapping(.isBetween, of: \.$height, 1.0) == nil)
    #expect(properties.mapping(.equalTo, of: \.$name, "x", "y") == nil)
  }

  @Test func propertiesKnowTheirNames() {
    let plant = Plant.all[0]
    #expect(
      PlantPropertyQuery.properties.declarations.map { $0.name(in: plant) } == [
        "name", "height", "lastWatered", "tags",
      ])
    #expect(plant.declaredProperties.map(\.name) == ["name", "height", "lastWatered", "tags"])
  }

  @Test func modeSortingAndLimitReachTheQuery() async throws {
    let basil = try #require(PlantPropertyQuery.properties.mapping(.equalTo, of: \.$name, "Basil"))
    let fern = try #require(PlantPropertyQuery.properties.mapping(.equalTo, of: \.$name, "Fern"))
    #expect(try await names([basil, fern]) == [])
    #expect(try await names([basil, fern], mode: .or) == ["Basil", "Fern"])
    let options = PlantPropertyQuery.sortingOptions.properties
    let byName = EntityQuerySort<Plant>(by: options[0].keyPath, order: .descending)
    let byHeight = EntityQuerySort<Plant>(by: options[1].keyPath, order: .ascending)
    #expect(try await names([], sortedBy: [byName]) == ["Thyme", "Fern", "Basil"])
    #expect(try await names([], sortedBy: [byHeight], limit: 2) == ["Thyme", "Basil"])
  }
}

/// Compares with closures: that this compiles is half of the test.
private struct PlantClosureQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = @Sendable (Plant) -> Bool

  static let properties = QueryProperties {
    Property(\Plant.$name) {
      EqualToComparator { name in { $0.name == name } }
      ContainsComparator { part in { $0.name.contains(part) } }
      HasPrefixComparator { part in { $0.name.hasPrefix(part) } }
    }
    Property(\Plant.$lastWatered) {
      GreaterThanComparator { date in { ($0.lastWatered ?? .distantPast) > date } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Plant.$name) }

  func entities(for identifiers: [Int]) async throws -> [Plant] { [] }

  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Plant>], limit: Int?
  ) async throws -> [Plant] {
    Plant.all.filter { plant in comparators.allSatisfy { $0(plant) } }
  }
}
