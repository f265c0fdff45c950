// SPDX-License-Identifier: Apache-2.0

#if Macros
  import AppIntents
  import Testing

  @Suite struct MacroPropertyTests {
    private let tree = Tree(id: 1, record: "apple", age: 60)

    @Test func allKindsAreListedInTheOrderOfDeclaration() {
      let properties = tree.declaredProperties
      #expect(properties.map(\.name) == ["name", "age", "ripeness", "isOld", "corner", "owner"])
      #expect(
        properties.map(\.property.declaration.kind) == [
          .computed, .stored, .deferred, .computed, .computed, .deferred,
        ])
      #expect(
        properties.map(\.property.indexingKey) == [
          "displayName", "rankingHint", nil, nil, "corner", nil,
        ])
      let titles = properties.map { name, property in
        property.declaration.title(forPropertyNamed: name).key
      }
      #expect(titles == ["Name", "Age", "Ripeness", "Is Old", "Corner", "Owner"])
      #expect(properties[4].property.declaration.isOptional)
    }

    @Test func computedValuesAreThereAtOnce() throws {
      #expect(tree.$name.wrappedValue == "Apple")
      #expect(try #require(tree.property(named: "isOld")).erasedValue as? Bool == true)
      #expect(try #require(tree.property(named: "corner")).erasedValue as? String == "North")
      let other = Tree(id: 2, record: "fig", age: 1)
      #expect(try #require(other.property(named: "corner")).erasedValue == nil)
    }

    @Test func deferredValuesAreFetchedOnlyWhenAskedFor() async throws {
      let property = try #require(tree.property(named: "ripeness"))
      #expect(property.isDeferred)
      #expect(property.erasedValue == nil)
      _ = tree.indexedAttributes
      _ = tree.declaredProperties.map(\.property.erasedValue)
      #expect(tree.asked.count == 0)
      #expect(try await property.fetchValue() as? Int == 120)
      #expect(tree.asked.count == 1)
      #expect(try await tree.property(named: "owner")?.fetchValue() as? String == "Ann")
    }

    @Test func queriesNameComputedPropertiesByKeyPath() async throws {
      let declarations = TreeQuery.properties.declarations
      #expect(declarations.map { $0.name(in: tree) } == ["name", "age"])
      let predicate = try #require(TreeQuery.properties.mapping(.equalTo, of: \.$name, "Pear"))
      let found = try await TreeQuery()
        .entities(matching: [predicate], mode: .and, sortedBy: [], limit: nil)
      #expect(found.map(\.id) == [2])
      #expect(TreeQuery.sortingOptions.properties.first?.keyPath == \Tree.$name)
    }

    @Test func derivedEqualityDoesNotChange() {
      #expect(Leaf(id: "a") == Leaf(id: "a"))
      #expect(Leaf(id: "a") != Leaf(id: "b"))
      #expect(Set([Leaf(id: "a"), Leaf(id: "a")]).count == 1)
    }

    @Test func anIndexKeepsComputedPropertiesAndNoDeferredOnes() {
      let attributes = tree.indexedAttributes
      #expect(
        attributes.map(\.name) == [
          "displayName", "rankingHint", "corner", "title", "alternateNames", "contentDescription",
        ])
      #expect(attributes[0].value as? String == "Apple")
    }

    @Test func recursionThroughTheEngineEnds() async throws {
      let knot = Knot(id: 1)
      let sync = try #require(knot.property(named: "sync"))
      #expect(sync.erasedValue as? String == "…")
      let deferred = try #require(knot.property(named: "late"))
      await #expect(
        throws: EntityPropertyError.recursion(
          property: "late", limit: EntityPropertyNesting.limit)
      ) {
        try await deferred.fetchValue()
      }
    }
  }

  /// An entity whose properties ask the engine for themselves.
  private struct Knot: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Knot"
    static let defaultQuery = KnotQuery()

    let id: Int
    @ComputedProperty var sync: String {
      property(named: "sync")?.erasedValue as? String ?? "…"
    }
    @DeferredProperty var late: Int {
      get async throws { try await property(named: "late")?.fetchValue() as? Int ?? 0 }
    }
    var displayRepresentation: DisplayRepresentation { "Knot" }
  }

  private struct KnotQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Knot] { identifiers.map(Knot.init) }
  }
#endif
