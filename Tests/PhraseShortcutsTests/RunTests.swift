// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// Shortcuts that are run by their phrases.
@Suite struct RunTests {
  private func conversation(_ shortcuts: PersonalShortcut...) async throws -> Conversation {
    let library = ShortcutLibrary(
      shortcuts, environment: ShortcutEnvironment(folder: URL(fileURLWithPath: "/nowhere")))
    var configuration = EngineConfiguration()
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add(dependency: library)
    let engine = try await PhraseEngine(
      providers: [AppIntentsProvider([Kettle.self]), ShortcutsProvider(library)],
      configuration: configuration)
    return Conversation(engine)
  }

  @Test func aPhraseRunsAllActions() async throws {
    let conversation = try await conversation(
      PersonalShortcut(
        name: "Good Morning", phrases: ["good morning"],
        actions: [
          ShortcutAction("PhraseShortcutsTests.BoilWater", with: ["cups": 2], as: "Water"),
          ShortcutAction("ShowText", with: ["text": "${Water} degrees"]),
        ]))
    #expect(await conversation.respond(to: "good morning").text == "2 cups boil. 100 degrees")
  }

  @Test func whatLacksIsAskedFor() async throws {
    let conversation = try await conversation(
      PersonalShortcut(
        name: "Tea", phrases: ["tea time"],
        actions: [
          ShortcutAction("ShowText", with: ["text": "Tea!"]),
          ShortcutAction("PhraseShortcutsTests.BoilWater"),
        ]))
    #expect(await conversation.respond(to: "tea time").text == "Tea! How many cups?")
    #expect(await conversation.respond(to: "three").text == "3 cups boil.")
  }
}

private struct BoilWater: AppIntent {
  static let title: LocalizedStringResource = "Boil Water"
  @Parameter(title: "Cups", requestValueDialog: "How many cups?") var cups: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 100, dialog: "\(cups) cups boil.")
  }
}

private struct Kettle: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BoilWater(), phrases: ["Boil water with \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Kettle"
}
