// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct EntityAccessTests {
  private let plants = EntityAccess(Plant.self)

  private func names(_ entities: [any AppEntity]) -> [String] {
    entities.map {
      $0.displayRepresentation.title.resolved(locale: .init(identifier: "en"), bundle: nil)
    }
  }

  @Test func theTypeIsNamed() {
    #expect(plants.typeName == "Plant")
  }

  @Test func theQuerySaysWhatItCan() {
    #expect(plants.isStringQuery && plants.isEnumerable)
    let other = EntityAccess(Plant.self, query: IdentifierOnlyQuery())
    #expect(!other.isStringQuery && !other.isEnumerable)
  }

  @Test func entitiesAreFoundEveryWay() async throws {
    #expect(names(try await plants.suggestedEntities()) == ["Basil"])
    #expect(names(try await plants.allEntities()) == ["Basil", "Fern", "Thyme"])
    #expect(names(try await plants.entities(matching: "me")) == ["Thyme"])
    #expect(names(try await plants.entities(forIdentifierStrings: ["3", "x", "9"])) == ["Thyme"])
  }

  @Test func anotherQueryOfferesOnlyWhatItHas() async throws {
    let other = EntityAccess(Plant.self, query: IdentifierOnlyQuery())
    #expect(try await other.suggestedEntities().isEmpty)
    #expect(try await other.allEntities().isEmpty)
    #expect(try await other.entities(matching: "me").isEmpty)
    #expect(names(try await other.entities(forIdentifierStrings: ["1"])) == ["Basil"])
  }

  @Test func identifiersGoToTextAndBack() {
    let id = UUID()
    #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
    #expect(Int.entityIdentifier(for: "12") == 12)
    #expect(Int.entityIdentifier(for: "twelve") == nil)
    #expect(String.entityIdentifier(for: "twelve") == "twelve")
    #expect(Bed.entityIdentifier(for: "shady") == .shady)
    #expect(Bed.shady.entityIdentifierString == "shady")
    #expect(Plant.all[2].identifierString == "3")
  }

  @Test func casesOfEnumsAreListed() {
    let cases = Bed.erasedCases
    #expect(cases.map(\.rawValue) == ["sunny", "shady", "greenhouse"])
    #expect(cases.map { $0.value as? Bed } == [.sunny, .shady, .greenhouse])
    #expect(cases.map(\.display.title.key) == ["Sunny Bed", "Shady Bed", "greenhouse"])
    #expect(cases[1].display.synonyms.map(\.key) == ["Dark Bed", "North Bed"])
    #expect(Bed.value(forRawValue: "sunny") as? Bed == .sunny)
    #expect(Bed.value(forRawValue: "moon") == nil)
  }

  @Test func optionsComeWithTheirWordsAndHeadings() async throws {
    let options = try await Colours().options()
    #expect(options.map { $0.value as? String } == ["red", "orange", "blue"])
    #expect(options.map { $0.section?.key } == ["Warm", "Warm", "Cold"])
    #expect(options.map { $0.display?.title.key } == [nil, "Orange Peel", nil])
    #expect(try await Colours().erasedDefault() as? String == "red")
    let plants = try await PlantQuery().options()
    #expect(plants.map { $0.display?.title.resolved(locale: .current, bundle: nil) } == ["Basil"])
  }

  @Test func displaysHaveTextsInALanguage() throws {
    let bundle = try TemporaryBundle(files: [
      "ru.lproj/Localizable.strings": "\"Shady Bed\" = \"В тени\"; \"Dark Bed\" = \"Тёмная\";"
    ])
    let text = Bed.shady.displayRepresentation
      .text(locale: Locale(identifier: "ru"), bundle: bundle.bundle)
    #expect(text.title == "В тени")
    #expect(text.subtitle == "Behind the shed")
    #expect(text.synonyms == ["Тёмная", "North Bed"])
  }
}

extension Bed: EntityIdentifierConvertible {}
