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
