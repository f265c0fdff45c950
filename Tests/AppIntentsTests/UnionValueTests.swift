// SPDX-License-Identifier: Apache-2.0

#if Macros
  import AppIntents
  import Testing

  @Suite struct UnionValueTests {
    @Test func casesAndTypesAreKnown() {
      #expect(Harvest.erasedCases.map(\.name) == ["tree", "leaf", "note"])
      #expect(Harvest.erasedCases.map { "\($0.type)" } == ["Tree", "Leaf", "String"])
      #expect(Harvest.Cases.allCases == [.tree, .leaf, .note])
      #expect(FoundThing.erasedCases.map { "\($0.type)" } == ["Plant", "Array<Int>"])
    }

    @Test func namesAreTheAppsOwnOrTheSources() {
      #expect(Harvest.typeDisplayRepresentation.name.key == "Crop")
      #expect(Harvest.Cases.typeDisplayRepresentation.name.key == "Crop")
      #expect(Harvest.Cases.leaf.displayRepresentation.title.key == "A Leaf")
      #expect(FoundThing.typeDisplayRepresentation.name.key == "Found Thing")
      #expect(FoundThing.Cases.counts.displayRepresentation.title.key == "Counts")
    }

    @Test func aValueIsShownAsWhatItHolds() {
      #expect(
        Harvest.leaf(of: Leaf(id: "oak")).displayRepresentation
          == Leaf(id: "oak").displayRepresentation)
      #expect(Harvest.note("wet").displayRepresentation.title.key == "wet")
      #expect(FoundThing.counts([1]).displayRepresentation.title.key == "Counts")
    }

    @Test func aValueOfACasesTypeBecomesTheUnion() {
      #expect(Harvest.holding("dry")?.erasedContents.name == "note")
      #expect(Harvest.holding(Leaf(id: "ash"))?.erasedContents.name == "leaf")
      #expect(Harvest.holding(Harvest.note("x"))?.erasedContents.value as? String == "x")
      #expect(Harvest.holding(3.5) == nil)
      #expect(Harvest.holding("x", inCase: "note") != nil)
      #expect(Harvest.holding("x", inCase: "leaf") == nil)
      #expect(Harvest.holding("x", inCase: "stone") == nil)
    }

    @Test func parametersTakeTheUnionOrWhatItHolds() async throws {
      let intent = Gather()
      let what = try #require(intent.parameter(named: "what"))
      #expect(what.assign(Leaf(id: "elm")))
      #expect(intent.what.erasedContents.name == "leaf")
      #expect(what.assign(Harvest.note("n")))
      #expect(!what.assign(3.5))
      #expect(intent.what.erasedContents.name == "note")
      #expect(try await intent.perform().value?.erasedContents.value as? String == "n")
    }

    @Test func queriesForValuesReturnUnions() async throws {
      let query = HarvestQuery()
      let found = try await query.values(for: SemanticContentDescriptor(labels: ["pear"]))
      #expect(found.map(\.erasedContents.name) == ["tree", "note"])
      let erased = try await query.erasedValues(for: SemanticContentDescriptor())
      #expect(erased?.count == 1)
      #expect(try await query.erasedValues(for: "text") == nil)
      #expect("\(HarvestQuery.inputType)" == "SemanticContentDescriptor")
    }

    @Test(arguments: [
      (1, 1, 4, true), (2, 3, 24, true), (1, 1, 3, false), (0, 0, 0, false), (-1, -1, 4, false),
      (Int.max, 2, 8, false), (Int.max / 2, 2, 8, false),
    ])
    func picturesHaveFourBytesForEachPixel(width: Int, height: Int, bytes: Int, isPicture: Bool) {
      let picture = CVReadOnlyPixelBuffer(width: width, height: height, data: Data(count: bytes))
      #expect((picture != nil) == isPicture)
    }
  }
#endif
