// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseWire
import Testing

/// Declarations whose texts are keys of the app's string table.
@Suite struct KeyedTextTests {
  @Test func declarationsAreToldInTheAppsWords() async throws {
    let engine = try await PhraseEngine(BakeryShortcuts.self)
    let declarations = await WireDeclarations(of: engine.catalog)
    let bake = try #require(declarations.intents.first { $0.name == "BakeLoaf" })
    #expect(bake.title == "Bake a Loaf")
    #expect(bake.parameters.map(\.title) == ["Flour", "Oven"])
    #expect(bake.parameters.first?.question == "Which flour shall it be?")
    #expect(bake.summary == ["Bake with ${flour} in ${oven}"])
    #expect(declarations.enums.first?.title == "Flour")
    #expect(declarations.enums.first?.cases.map(\.title) == ["Rye", "Wheat"])
    #expect(declarations.entities.first?.title == "Oven")
    #expect(declarations.entities.first?.properties?.map(\.title) == ["Heat"])
  }
}

private enum Flour: String, AppEnum {
  case rye, wheat
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "flour.name"
  static let caseDisplayRepresentations: [Flour: DisplayRepresentation] = [
    .rye: "flour.rye", .wheat: "flour.wheat",
  ]
}

private struct Oven: AppEntity {
  struct Ovens: EnumerableEntityQuery {
    func allEntities() async throws -> [Oven] { [Oven(id: 1)] }
    func entities(for identifiers: [Int]) async throws -> [Oven] { identifiers.map(Oven.init) }
  }

  let id: Int
  @Property(title: "oven.heat") var heat: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "oven.name"
  static let defaultQuery = Ovens()
  var displayRepresentation: DisplayRepresentation { "No. \(id)" }

  init(id: Int) {
    self.id = id
    heat = 220
  }
}

private struct BakeLoaf: AppIntent {
  static let title: LocalizedStringResource = "bake.title"
  @Parameter(title: "flour.name", requestValueDialog: "flour.question") var flour: Flour
  @Parameter(title: "oven.name") var oven: Oven

  static var parameterSummary: some ParameterSummary {
    Summary("bake.summary \(\.$flour) \(\.$oven)")
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct BakeryShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Bakery"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BakeLoaf(), phrases: ["Bake a loaf in \(.applicationName)"])
  }

  static let localizationBundle: Bundle = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bakery-strings")
    let url = folder.appendingPathComponent("en.lproj/Localizable.strings")
    let text = #"""
      "bake.title" = "Bake a Loaf"; "flour.name" = "Flour"; "flour.rye" = "Rye";
      "flour.wheat" = "Wheat"; "flour.question" = "Which flour shall it be?";
      "bake.summary ${flour} ${oven}" = "Bake with ${flour} in ${oven}";
      "oven.name" = "Oven"; "oven.heat" = "Heat";
      """#
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: url)
    return Bundle(url: folder) ?? .main
  }()
}
