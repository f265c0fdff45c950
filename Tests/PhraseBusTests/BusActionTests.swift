// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseTesting
import PhraseWire
import Testing

@testable import PhraseBus
@testable import PhraseShortcuts

/// An app in a process of its own among the actions of a person's shortcuts.
@Suite struct BusActionTests {
  private struct Home {
    let bus: PrivateBus
    let engine: PhraseEngine
    var actions: ActionTable { ActionTable(of: engine) }

    init(_ shortcuts: [PersonalShortcut] = []) async throws {
      bus = try PrivateBus()
      try await bus.apps.add(program: PrivateBus.program("LightsApp"))
      let apps = await InstalledApps(in: bus.apps, address: bus.address) { Issue.record("\($0)") }
      let library = ShortcutLibrary(
        shortcuts, environment: ShortcutEnvironment(folder: bus.data))
      var configuration = EngineConfiguration()
      configuration.dependencies = AppDependencyManager()
      configuration.dependencies.add(dependency: library)
      engine = try await PhraseEngine(
        providers: apps.providers + [ShortcutsProvider(library)], configuration: configuration)
      apps.follow(engine)
    }
  }

  private static let evening = PersonalShortcut(
    id: "evening", name: "Evening", phrases: ["evening"],
    actions: [
      ShortcutAction("SetVariable", with: ["value": "Kitchen"], as: "Place"),
      ShortcutAction("Calculate", with: ["expression": "20 * 2"], as: "Level"),
      ShortcutAction(
        "LightsApp.SwitchLight", with: ["light": "${Place}", "brightness": "${Level}"], as: "Lit"),
      ShortcutAction("Calculate", with: ["expression": "${Lit} + 1"], as: "More"),
      ShortcutAction("ShowText", with: ["text": "Next time ${More}."]),
    ])

  @Test func itsIntentsAreActionsWithTheirParameters() async throws {
    let home = try await Home()
    let found = home.actions.search(["switch"], language: "en")
    #expect(found.map(\.name) == ["LightsApp.SwitchLight"])
    #expect(found.map(\.title) == ["Switch Light"])
    #expect(home.actions.parameterNames(of: "LightsApp.SwitchLight") == ["light", "brightness"])
    #expect(home.actions.category(of: "LightsApp.SwitchLight") == .apps)
  }

  @Test func valuesFlowThroughItAndItIsUndone() async throws {
    let home = try await Home([Self.evening])
    #expect(ShortcutCheck.faults(of: Self.evening, in: home.actions).isEmpty)
    try await PhraseTester(home.engine).converse {
      Said("evening")
      Answered("Kitchen is at 40 percent. Next time 41.")
      Said("show lights")
      Answered("Lit: Kitchen.")
      Said("undo")
      Answered("Undone: Switch Kitchen.")
      Said("show lights")
      Answered("All dark.")
    }
  }

  @Test func whatItLacksItAsksFor() async throws {
    let home = try await Home([
      PersonalShortcut(
        id: "hall", name: "Hall", phrases: ["brighten up"],
        actions: [ShortcutAction("LightsApp.SwitchLight", with: ["light": "Hall"])])
    ])
    try await PhraseTester(home.engine).converse {
      Said("brighten up")
      Asked("How bright?")
      Said("95")
      Asked("Hall at 95?")
      Said("yes")
      Answered("Hall is at 95 percent.")
    }
  }

  private static let wrong: [(values: [String: WireValue], seen: String)] = [
    (
      ["light": "Kitchen", "brightness": 500], "brightness is 500; it takes at least 1 and at most"
    ),
    (["lamp": "Kitchen"], "has no parameter “lamp”"),
  ]

  @Test(arguments: wrong) func whatItDoesNotTakeIsSaid(
    _ values: [String: WireValue], _ seen: String
  ) async throws {
    let home = try await Home([
      PersonalShortcut(
        id: "wrong", name: "Wrong", phrases: ["try it"],
        actions: [ShortcutAction("LightsApp.SwitchLight", with: values)])
    ])
    let reply = await Conversation(home.engine).respond(to: "try it")
    #expect(reply.text.hasPrefix("Step 1, Switch Light: "), "\(reply.text)")
    #expect(reply.text.contains(seen), "\(reply.text)")
  }

  @Test func faultsAreFoundBeforeARun() async throws {
    let home = try await Home()
    let shortcut = PersonalShortcut(
      id: "1", name: "Wrong",
      actions: [
        ShortcutAction(
          "LightsApp.SwitchLight", with: ["light": "${Nobody}", "lamp": "Kitchen"])
      ])
    #expect(
      ShortcutCheck.faults(of: shortcut, in: home.actions).map(\.place)
        == ["actions[0].with.lamp", "actions[0].with.light"])
  }

  @Test func whatIsSaidBecomesItsAction() async throws {
    let home = try await Home()
    let actions = await home.engine.actions(
      for: ["switch on kitchen in lights"], language: "en")
    #expect(actions == [ShortcutAction("LightsApp.SwitchLight", with: ["light": "Kitchen"])])
  }
}
