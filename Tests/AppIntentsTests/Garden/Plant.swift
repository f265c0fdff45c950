// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The app that the tests of this target declare: a small garden.
struct Plant: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Plant", synonyms: ["Herb"])
  static let defaultQuery = PlantQuery()

  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Height") var height: Double
  @Property(title: "Last Watered") var lastWatered: Date?
  @Property var tags: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(tags.joined(separator: " "))")
  }

  init(id: Int, name: String, height: Double = 10, lastWatered: Date? = nil, tags: [String] = []) {
    self.id = id
    self.name = name
    self.height = height
    self.lastWatered = lastWatered
    self.tags = tags
  }

  static let all = [
    Plant(id: 1, name: "Basil", height: 30, tags: ["herb", "kitchen"]),
    Plant(id: 2, name: "Fern", height: 55.5, lastWatered: Date(timeIntervalSince1970: 1_000)),
    Plant(id: 3, name: "Thyme", height: 12, tags: ["herb"]),
  ]
}

struct PlantQuery: EntityStringQuery, EnumerableEntityQuery {
  // The compiler infers it, but not always where another file of the target comes to it first.
  typealias Entity = Plant

  func allEntities() async throws -> [Plant] { Plant.all }

  func suggestedEntities() async throws -> [Plant] { [Plant.all[0]] }

  func entities(matching string: String) async throws -> [Plant] {
    Plant.all.filter { $0.name.lowercased().contains(string.lowercased()) }
  }
}

/// Finds by identifier only.
struct IdentifierOnlyQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Plant] {
    Plant.all.filter { identifiers.contains($0.id) }
  }
}

struct PlantPropertyQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Plant.$name) {
      EqualToComparator { NSPredicate(format: "name = %@", $0) }
      ContainsComparator { NSPredicate(format: "name CONTAINS[c] %@", $0) }
      HasPrefixComparator { NSPredicate(format: "name BEGINSWITH %@", $0) }
    }
    Property(\Plant.$height) {
      LessThanComparator { NSPredicate(format: "height < %@", $0 as NSNumber) }
      IsBetweenComparator { low, high in
        NSPredicate(format: "height >= %f AND height <= %f", low, high)
      }
    }
    Property(\Plant.$lastWatered) {
      GreaterThanComparator { NSPredicate(format: "lastWatered > %@", $0 as NSDate) }
    }
    Property(\Plant.$tags) {
      ContainsComparator { NSPredicate(format: "tags CONTAINS %@", $0) }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Plant.$name)
    SortableBy(\Plant.$height)
  }

  func entities(for identifiers: [Int]) async throws -> [Plant] {
    Plant.all.filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Plant>], limit: Int?
  ) async throws -> [Plant] {
    var plants = Plant.all.filter { plant in
      mode == .and
        ? comparators.allSatisfy { $0.evaluate(with: plant) }
        : comparators.contains { $0.evaluate(with: plant) }
    }
    for sort in sortedBy.reversed() {
      switch sort.by {
      case \.$name: plants.sort { ($0.name < $1.name) == (sort.order == .ascending) }
      case \.$height: plants.sort { ($0.height < $1.height) == (sort.order == .ascending) }
      default: break
      }
    }
    return Array(plants.prefix(limit ?? plants.count))
  }
}
