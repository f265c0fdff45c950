// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct ParameterDependencyTests {
  private func seeds(in intent: (any AppIntent)?) async throws -> [String] {
    try await IntentFilling.$current.withValue(intent) {
      try await SeedProvider().results()
    }
  }

  @Test func outsideOfAnIntentThereIsNothing() async throws {
    #expect(try await seeds(in: nil) == ["anything"])
  }

  @Test func anotherIntentGivesNothing() async throws {
    #expect(try await seeds(in: WaterRow()) == ["anything"])
  }

  @Test func aParameterWithoutAValueGivesNothing() async throws {
    #expect(try await seeds(in: SowRow()) == ["anything"])
    let intent = SowRow()
    intent.$row.wrappedValue = 3
    #expect(try await seeds(in: intent) == ["row 3"])
  }

  @Test func severalParametersAreNeededTogether() async throws {
    let intent = SowRow()
    intent.$row.wrappedValue = 3
    intent.$month.wrappedValue = "May"
    #expect(try await seeds(in: intent) == ["row 3", "row 3 in May"])
  }

  @Test func eachIntentHasItsOwnDependency() async throws {
    let intent = HarvestRow()
    intent.$fruit.wrappedValue = "pear"
    #expect(try await seeds(in: intent) == ["pears"])
  }

  @Test func namesComeInTheOrderOfDeclaration() {
    #expect(SeedProvider().dependencies(in: SowRow()) == ["row", "month"])
    #expect(SeedProvider().dependencies(in: HarvestRow()) == ["fruit"])
    #expect(SeedProvider().dependencies(in: WaterRow()).isEmpty)
  }

  @Test func queriesAndProvidersMayHoldTheDependencyOfTheIntentThatHoldsThem() {
    // Neither may make the other when it is made, or this would not end.
    #expect(SowRow().parameter(named: "seed")?.declaration.optionsProvider is SeedProvider)
  }

  @Test func upToFifteenParametersAreNamed() async throws {
    let intent = ManyRows()
    let read: @Sendable () -> Int? = { ManyProvider().rows.map { $0.p1 + $0.p15 } }
    #expect(IntentFilling.$current.withValue(intent, operation: read) == nil)
    for (_, parameter) in intent.declaredParameters { #expect(parameter.assign(2)) }
    #expect(IntentFilling.$current.withValue(intent, operation: read) == 4)
    #expect(ManyProvider().dependencies(in: intent).count == 15)
  }
}

private struct SeedProvider: DynamicOptionsProvider {
  @IntentParameterDependency<SowRow>(\.$row) var row
  @IntentParameterDependency<SowRow>(\.$row, \.$month) var rowAndMonth
  @IntentParameterDependency<HarvestRow>(\.$fruit) var harvest

  func results() async throws -> [String] {
    if let harvest { return ["\(harvest.fruit)s"] }
    guard let row else { return ["anything"] }
    // `month` is optional in the intent and a plain text here.
    let month: String? = rowAndMonth?.month
    return ["row \(row.row)"] + (month.map { ["row \(row.row) in \($0)"] } ?? [])
  }
}

private struct SowRow: AppIntent {
  static let title: LocalizedStringResource = "Sow a Row"
  @Parameter(title: "Row") var row: Int
  @Parameter(title: "Month") var month: String?
  @Parameter(title: "Seed", optionsProvider: SeedProvider()) var seed: String
  func perform() async throws -> some IntentResult { .result() }
}

private struct WaterRow: AppIntent {
  static let title: LocalizedStringResource = "Water a Row"
  @Parameter(title: "Row", default: 4) var row: Int
  func perform() async throws -> some IntentResult { .result() }
}

private struct HarvestRow: AppIntent {
  static let title: LocalizedStringResource = "Harvest a Row"
  @Parameter(title: "Fruit") var fruit: String
  func perform() async throws -> some IntentResult { .result() }
}

private struct ManyRows: AppIntent {
  static let title: LocalizedStringResource = "Many Rows"
  @Parameter var p1: Int
  @Parameter var p2: Int
  @Parameter var p3: Int
  @Parameter var p4: Int
  @Parameter var p5: Int
  @Parameter var p6: Int
  @Parameter var p7: Int
  @Parameter var p8: Int
  @Parameter var p9: Int
  @Parameter var p10: Int
  @Parameter var p11: Int
  @Parameter var p12: Int
  @Parameter var p13: Int
  @Parameter var p14: Int
  @Parameter var p15: Int
  func perform() async throws -> some IntentResult { .result() }
}

private struct ManyProvider: DynamicOptionsProvider {
  @IntentParameterDependency<ManyRows>(
    \.$p1, \.$p2, \.$p3, \.$p4, \.$p5, \.$p6, \.$p7, \.$p8, \.$p9, \.$p10, \.$p11, \.$p12,
    \.$p13, \.$p14, \.$p15)
  var rows

  func results() async throws -> [Int] { rows.map { [$0.p1] } ?? [] }
}
