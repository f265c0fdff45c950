// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct EntityPropertyTests {
  private struct Stone: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stone"
    static let defaultQuery = StoneQuery()

    let id: Int
    @Property var plain: String
    @Property(title: "Weight") var weight: Double?
    @Property(title: "Kind", identifier: "stoneKind") var kind: String
    @Property(indexingKey: \.keywords) var colours: [String]
    @Property(title: "Place", indexingKey: \.namedLocation) var place: String
    @Property(customIndexingKey: .known("com.example.mass")) var mass: Int
    @Property(title: "Age", customIndexingKey: .known("age")) var age: Int?
    var isHidden = false

    var hideInSpotlight: Bool { isHidden }
    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "Stone \(id)", subtitle: "grey", synonyms: ["Rock"])
    }

    init(id: Int) {
      self.id = id
      plain = "p"
      kind = "granite"
      colours = ["grey", "black"]
      place = "Oslo"
      mass = 12
    }
  }

  private struct Gem: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gem"

    @Property(identifier: "plain") var plain: String?
    @Property(identifier: "kind", title: "Kind") var kind: String?
    @Property(
      identifier: "words", title: "Words", indexingKey: \CSSearchableItemAttributeSet.keywords)
    var words: [String]?
    @Property(identifier: "place", indexingKey: \.namedLocation) var place: String?
    @Property(identifier: "mass", title: "Mass", customIndexingKey: .known("mass")) var mass: Int?
    @Property(identifier: "age", customIndexingKey: .known("age")) var age: Int?
    var displayRepresentation: DisplayRepresentation { "Gem" }
  }

  private struct StoneQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Stone] { identifiers.map(Stone.init) }
  }

  private struct Pebbles: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pebbles"

    @Property(title: "Number") var count: Int
    @Property var colour: String?
    var displayRepresentation: DisplayRepresentation { "\(count) pebbles" }
  }

  @Test func everyInitialiserIsKnownToTheEngine() throws {
    let properties = Stone(id: 1).declaredProperties
    #expect(
      properties.map(\.name) == ["plain", "weight", "kind", "colours", "place", "mass", "age"])
    let keys = properties.map(\.property.indexingKey)
    #expect(keys == [nil, nil, nil, "keywords", "namedLocation", "com.example.mass", "age"])
    let titles = properties.map { name, property in
      property.declaration.title(forPropertyNamed: name).key
    }
    #expect(titles == ["Plain", "Weight", "Kind", "Colours", "Place", "Mass", "Age"])
    #expect(properties.map(\.property.declaration.identifier)[2] == "stoneKind")
    #expect(properties.allSatisfy { $0.property.declaration.kind == .stored })
  }

  @Test func theIdentifierMayComeFirst() {
    let properties = Gem().declaredProperties
    let names = properties.map(\.name)
    #expect(names == ["plain", "kind", "words", "place", "mass", "age"])
    #expect(properties.map(\.property.declaration.identifier) == names)
    let keys = properties.map(\.property.indexingKey)
    #expect(keys == [nil, nil, "keywords", "namedLocation", "mass", "age"])
    let titles = properties.map(\.property.declaration.title?.key)
    #expect(titles == [nil, "Kind", "Words", nil, "Mass", nil])
  }

  @Test func valueTypesSeeThroughOptionalsAndArrays() throws {
    let stone = Stone(id: 1)
    let weight = try #require(stone.property(named: "weight"))
    guard case .number = weight.valueType else {
      Issue.record("\(weight.valueType)")
      return
    }
    #expect(weight.declaration.isOptional && !weight.declaration.isArray)
    let colours = try #require(stone.property(named: "colours"))
    guard case .string = colours.valueType else {
      Issue.record("\(colours.valueType)")
      return
    }
    #expect(colours.declaration.isArray && !colours.declaration.isOptional)
    #expect(stone.property(named: "id") == nil)
  }

  @Test func storedValuesAreThereAtOnceAndByFetching() async throws {
    let stone = Stone(id: 1)
    let mass = try #require(stone.property(named: "mass"))
    #expect(mass.erasedValue as? Int == 12)
    #expect(try await mass.fetchValue() as? Int == 12)
    let age = try #require(stone.property(named: "age"))
    #expect(age.erasedValue == nil)
    #expect(try await age.fetchValue() == nil)
    stone.$age.wrappedValue = 7
    #expect(age.erasedValue as? Int == 7)
  }

  @Test func transientEntitiesListTheirPropertiesToo() {
    let pebbles = Pebbles()
    #expect(pebbles.declaredProperties.map(\.name) == ["count", "colour"])
    #expect(pebbles.declaredProperties[0].property.erasedValue == nil)
    pebbles.$count.wrappedValue = 3
    #expect(pebbles.declaredProperties[0].property.erasedValue as? Int == 3)
  }

  @Test func anIndexKeepsKeyedPropertiesAndTheDisplayRepresentation() {
    let attributes = Stone(id: 4).indexedAttributes
    #expect(
      attributes.map(\.name) == [
        "keywords", "namedLocation", "com.example.mass", "title", "displayName", "alternateNames",
        "contentDescription",
      ])
    #expect(attributes[0].value as? [String] == ["grey", "black"])
    #expect(attributes[3].value as? String == "Stone 4")
    #expect(attributes[6].value as? String == "grey")
    #expect(!Stone(id: 4).hideInSpotlight)
  }

  @Test func attributesOfASetAreListedByName() {
    let set = CSSearchableItemAttributeSet(itemContentType: "public.text")
    set.rating = 4.5
    set.keywords = ["a"]
    set.setValue("x", forCustomKey: .known("own"))
    #expect(set.attributes.map(\.name) == ["keywords", "rating", "contentType", "own"])
    #expect(set.attributes[1].value as? Double == 4.5)
    #expect(set.value(forCustomKey: .known("own")) as? String == "x")
    set.setValue(nil, forCustomKey: .known("own"))
    #expect(set.value(forCustomKey: .known("own")) == nil)
  }

  @Test(arguments: [
    ("a", true), ("com.example.key-1_b", true), ("", false), ("a b", false), ("ключ", false),
    ("a\u{301}", false), ("x:y", false),
  ])
  func namesOfCustomAttributesAreChecked(name: String, isName: Bool) {
    #expect((CSCustomAttributeKey(keyName: name) != nil) == isName)
  }

  @Test func identifiersAreEqualForTheSameTypeAndText() {
    let identifier = EntityIdentifier(for: Stone(id: 3))
    #expect(identifier == EntityIdentifier(for: Stone.self, identifier: 3))
    #expect(identifier != EntityIdentifier(for: Plant.self, identifier: 3))
    #expect(identifier != EntityIdentifier(for: Stone.self, identifier: 4))
    #expect(identifier.identifier == "3")
    #expect(Set([identifier, EntityIdentifier(for: Stone(id: 3))]).count == 1)
  }

  @Test func collectionsFindTheirEntitiesWhenAsked() async throws {
    var collection = EntityCollection<Plant>(entities: [Plant.all[1]])
    #expect(collection.identifiers == [2])
    #expect(try await collection.resolvedEntities().map(\.name) == ["Fern"])
    collection.identifiers = [3, 99]
    #expect(try await collection.resolvedEntities().map(\.name) == ["Thyme"])
    #expect(try await EntityCollection<Plant>().resolvedEntities().isEmpty)
  }
}

extension CSCustomAttributeKey {
  /// The key of a name that a test knows to be one.
  static func known(_ name: String) -> CSCustomAttributeKey {
    guard let key = CSCustomAttributeKey(keyName: name) else {
      preconditionFailure("\(name) is no name of an attribute")
    }
    return key
  }
}
