// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct ParameterValueTests {
  @Test func unsetParametersHaveNoValue() {
    let intent = WaterPlant()
    #expect(intent.parameter(named: "plant")?.erasedValue == nil)
    #expect(intent.bed == nil)
    #expect(intent.parameter(named: "bed")?.erasedValue == nil)
  }

  @Test func defaultsAreSetInANewIntent() {
    #expect(WaterPlant().litres == 1)
    #expect(ManyParameters().note == "none")
    #expect(ManyParameters().share == 0.5)
    #expect(ManyParameters().bed == .shady)
    #expect(ManyParameters().weight == Measurement(value: 2, unit: .kilograms))
  }

  @Test func aNewIntentHasNewParameters() {
    let first = WaterPlant()
    first.litres = 5
    #expect(WaterPlant().litres == 1)
  }

  @Test func valuesAreReadWithoutOptional() throws {
    let intent = WaterPlant()
    intent.bed = .greenhouse
    #expect(intent.parameter(named: "bed")?.erasedValue as? Bed == .greenhouse)
    intent.bed = nil
    #expect(intent.parameter(named: "bed")?.erasedValue == nil)
  }

  @Test func fittingValuesAreAssigned() throws {
    let intent = ManyParameters()
    #expect(try #require(intent.parameter(named: "note")).assign("hello"))
    #expect(intent.note == "hello")
    #expect(try #require(intent.parameter(named: "count")).assign(7))
    #expect(intent.count == 7)
    #expect(try #require(intent.parameter(named: "plant")).assign(Plant.all[1]))
    #expect(intent.plant.id == 2)
    #expect(try #require(intent.parameter(named: "names")).assign(["a", "b"]))
    #expect(intent.names == ["a", "b"])
  }

  @Test func aSingleElementFillsAnArray() throws {
    let intent = ManyParameters()
    #expect(try #require(intent.parameter(named: "names")).assign("a"))
    #expect(intent.names == ["a"])
    #expect(try #require(intent.parameter(named: "beds")).assign(Bed.sunny))
    #expect(intent.beds == [.sunny])
  }

  @Test(arguments: [
    ("count", "seven" as any Sendable), ("note", 3), ("bed", "sunny"), ("plant", 2), ("names", 4),
    ("beds", "sunny"), ("count", 7.0),
  ])
  func otherTypesAreRefusedAndChangeNothing(name: String, value: any Sendable) throws {
    let parameter = try #require(ManyParameters().parameter(named: name))
    let before = parameter.erasedValue.map { "\($0)" }
    #expect(!parameter.assign(value))
    #expect(parameter.erasedValue.map { "\($0)" } == before)
  }

  @Test func nilTakesAValueAway() throws {
    let intent = ManyParameters()
    #expect(try #require(intent.parameter(named: "note")).assign(nil))
    #expect(intent.note == nil)
    let bed = try #require(intent.parameter(named: "bed"))
    #expect(bed.assign(nil))
    #expect(bed.erasedValue == nil)
  }

  @Test func readingAnUnsetParameterStopsWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = WaterPlant().plant
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("The parameter \"Plant\" of type Plant was read before it had a value"))
  }

  @Test func copiesOfAnIntentShareTheirParameters() {
    let intent = WaterPlant()
    let copy = intent
    copy.litres = 3
    #expect(intent.litres == 3)
  }
}
