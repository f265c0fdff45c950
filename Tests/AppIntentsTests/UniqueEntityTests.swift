// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct UniqueEntityTests {
  private struct GardenSettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden Settings"
    static let defaultQuery = UniqueAppEntityProvider { GardenSettings(town: "Riga") }

    @Property(title: "Town") var town: String

    init(town: String) {
      self.town = town
    }
  }

  private struct ShedSettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shed"
    static let defaultQuery = ShedQuery()

    let id = 7
    var displayRepresentation: DisplayRepresentation { "The Shed" }
  }

  private struct ShedQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> ShedSettings { ShedSettings() }
  }

  @Test func theProviderFindsTheEntityInEveryWay() async throws {
    let access = EntityAccess(GardenSettings.self)
    #expect(access.isEnumerable)
    #expect(try await access.allEntities().count == 1)
    #expect(try await access.suggestedEntities().map(\.identifierString) == ["GardenSettings"])
    let found = try await access.entities(forIdentifierStrings: ["GardenSettings", "Other"])
    #expect(found.map { ($0 as? GardenSettings)?.town } == ["Riga"])
  }

  @Test func anEntityWithoutARepresentationIsCalledAsItsType() {
    #expect(GardenSettings(town: "Riga").displayRepresentation == "Garden Settings")
    #expect(ShedSettings().displayRepresentation == "The Shed")
  }

  @Test func aQueryAndAnIdentifierOfTheAppsOwnWorkToo() async throws {
    let access = EntityAccess(ShedSettings.self)
    #expect(try await access.allEntities().map(\.identifierString) == ["7"])
    #expect(try await access.entities(forIdentifierStrings: ["8"]).isEmpty)
  }

  @Test func aProviderWithoutAClosureSaysWhatToUse() async {
    let error = await #expect(throws: UniqueAppEntityError.self) {
      try await UniqueAppEntityProvider<GardenSettings>().uniqueEntity()
    }
    #expect(error?.description.contains("GardenSettings.defaultQuery") == true)
  }
}
