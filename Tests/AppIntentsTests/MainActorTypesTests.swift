// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

/// Types that are on the main actor as a whole: their methods must stay there without saying so.
@Suite struct MainActorTypesTests {
  @Test func anIntentOnTheMainActorStaysThere() async throws {
    let value = try await OpenKennel().perform().value
    #expect(value == 1)
  }

  @Test func aQueryOnTheMainActorStaysThere() async throws {
    let query = KennelQuery()
    #expect(try await query.allEntities().map(\.id) == ["Rex"])
    #expect(try await query.entities(for: ["Tom"]).isEmpty)
  }

  @Test func predicatesMayBeGivenToAQueryOnTheMainActor() async throws {
    let predicate = NSPredicate(format: "id == %@", "Rex")
    let query = KennelQuery()
    let found = try await query.entities(matching: [predicate], mode: .and, sortedBy: [], limit: 1)
    #expect(found.map(\.id) == ["Rex"])
  }
}

@MainActor private enum Kennel {
  static var names = ["Rex"]
}

@MainActor private struct OpenKennel: AppIntent {
  nonisolated static let title: LocalizedStringResource = "Open the Kennel"

  nonisolated init() {}

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: Kennel.names.count)
  }
}

private struct KennelDog: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dog"
  static let defaultQuery = KennelQuery()

  @Property(title: "Name") var id: String

  init(id: String) {
    self.id = id
  }

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

@MainActor private struct KennelQuery: EnumerableEntityQuery, EntityPropertyQuery {
  nonisolated static let properties = QueryProperties {
    Property(\KennelDog.$id) { EqualToComparator { NSPredicate(format: "id == %@", $0) } }
  }
  nonisolated static let sortingOptions = SortingOptions { SortableBy(\KennelDog.$id) }

  nonisolated init() {}

  func allEntities() async throws -> [KennelDog] { Kennel.names.map(KennelDog.init) }

  func entities(for identifiers: [String]) async throws -> [KennelDog] {
    Kennel.names.filter(identifiers.contains).map(KennelDog.init)
  }

  func entities(
    matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<KennelDog>],
    limit: Int?
  ) async throws -> [KennelDog] {
    Kennel.names.map(KennelDog.init).filter { dog in
      comparators.allSatisfy { $0.evaluate(with: ["id": dog.id]) }
    }
  }
}
