// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseFinding
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

/// Entities that can be found and have no property to find them by.
@Suite struct BareEntityTests {
  @Test func thePhrasesMadeForThemAreNoFaultOfTheApp() async throws {
    let engine = try await PhraseEngine(LighthouseShortcuts.self, configuration: .finding)
    #expect(await engine.lint().map(\.message) == [])
  }

  @Test func theyAreFoundAllTogether() async throws {
    let engine = try await PhraseEngine(LighthouseShortcuts.self, configuration: .finding)
    try await PhraseTester(engine).converse {
      Said("find lighthouses in coast")
      Answered("2 lighthouses: North Head and South Point.")
      Said("find lighthouses where the height is 5 in coast")
      Answered("There are no properties to find lighthouses by.")
    }
  }
}

private struct Lighthouse: AppEntity {
  let id: String
  let name: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Lighthouse", numericFormat: "\(placeholder: .int) lighthouses")
  static let defaultQuery = LighthouseQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct LighthouseQuery: EnumerableEntityQuery {
  private static let all = [
    Lighthouse(id: "n", name: "North Head"), Lighthouse(id: "s", name: "South Point"),
  ]

  func allEntities() async throws -> [Lighthouse] { Self.all }
  func entities(for identifiers: [String]) async throws -> [Lighthouse] {
    Self.all.filter { identifiers.contains($0.id) }
  }
}

private struct LightLamp: AppIntent {
  static let title: LocalizedStringResource = "Light a Lamp"
  @Parameter(title: "Lighthouse") var lighthouse: Lighthouse

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "\(lighthouse.name) is lit.")
  }
}

private struct LighthouseShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Coast"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LightLamp(), phrases: ["Light \(\.$lighthouse) in \(.applicationName)"],
      shortTitle: "Light a Lamp", systemImageName: "light.beacon.max")
  }
}
