// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

extension WorkshopTests {
  @Suite struct DependencyTests {
    struct NoDisk: Error, CustomStringConvertible {
      var description: String { "the disk is full" }
    }

    /// One type for each test, since the process has one manager.
    private struct Lamp: Sendable {}

    private struct Light: AppIntent {
      static let title: LocalizedStringResource = "Light"
      @Dependency private var lamp: Lamp
      func perform() async throws -> some IntentResult & ProvidesDialog {
        _ = lamp
        return .result(dialog: "Lit.")
      }
    }

    private struct Shortcuts: AppShortcutsProvider {
      static let applicationName = ApplicationName("Lamps")
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Light(), phrases: ["Light in \(.applicationName)"])
      }
    }

    @Test func aMissingObjectIsNamedWithTheMend() async throws {
      let (_, engine) = try await Studio.open()
      let reply = await Conversation(engine).respond(to: "need in studio")
      #expect(reply.kind == .failed)
      #expect(
        reply.text
          == "nothing is registered for the dependency Missing under the key “spare”; call "
          + "AppDependencyManager.shared.add(key: \"spare\", dependency: …) before the engine is used"
      )
    }

    @Test func aProviderThatThrowsIsTold() async throws {
      let engine = try await PhraseEngine(Shortcuts.self)
      let reason = "the dependency Lamp could not be made: the disk is full"
      AppDependencyManager.shared.add { () throws -> Lamp in throw NoDisk() }
      #expect(await Conversation(engine).respond(to: "light in lamps").text == reason)
      AppDependencyManager.shared.add { () async throws -> Lamp in throw NoDisk() }
      #expect(await Conversation(engine).respond(to: "light in lamps").text == reason)
      #expect(await Conversation(engine).respond(to: "light in lamps").text == reason)
      AppDependencyManager.shared.add { () async throws -> Lamp in Lamp() }
      #expect(await Conversation(engine).respond(to: "light in lamps").text == "Lit.")
    }

    @Test func aProviderThatHangsIsBounded() async throws {
      var configuration = PhraseEngine.Configuration()
      let clock = HangClock()
      configuration.clock = clock
      let engine = try await PhraseEngine(Shortcuts.self, configuration: configuration)
      AppDependencyManager.shared.add { () async throws -> Lamp in
        try await clock.hang()
        return Lamp()
      }
      #expect(
        await Conversation(engine).respond(to: "light in lamps").text
          == "no answer within 10 seconds")
      AppDependencyManager.shared.add(dependency: Lamp())
      let next = Conversation(try await PhraseEngine(Shortcuts.self))
      #expect(await next.respond(to: "light in lamps").text == "Lit.")
    }
  }
}
