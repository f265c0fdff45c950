// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseFinding
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
      // Of its own: an engine of another test would wait for it as well.
      configuration.dependencies = AppDependencyManager()
      let engine = try await PhraseEngine(Shortcuts.self, configuration: configuration)
      configuration.dependencies.add { () async throws -> Lamp in
        try await clock.hang()
        return Lamp()
      }
      #expect(
        await Conversation(engine).respond(to: "light in lamps").text
          == "no answer within 10 seconds")
      configuration.dependencies.add(dependency: Lamp())
      // What hangs by the other clock may take a moment to notice that it was cancelled.
      configuration.clock = HangClock()
      let next = Conversation(
        try await PhraseEngine(Shortcuts.self, configuration: configuration))
      #expect(await next.respond(to: "light in lamps").text == "Lit.")
    }

    // MARK: - Queries

    private struct Cabinet: Sendable {
      let labels = ["Pins", "Tape"]
    }

    private struct Tray: AppEntity {
      let id: String
      @Property(title: "Label") var label: String
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tray"
      static let defaultQuery = TrayQuery()
      var displayRepresentation: DisplayRepresentation { "\(label)" }

      init(_ label: String) {
        id = label
        self.label = label
      }
    }

    private struct TrayQuery: EntityPropertyQuery, EntityStringQuery {
      @Dependency private var cabinet: Cabinet
      static let properties = QueryProperties {
        Property(\Tray.$label) { EqualToComparator { $0 } }
      }
      static let sortingOptions = SortingOptions { SortableBy(\Tray.$label) }

      func suggestedEntities() async throws -> [Tray] { cabinet.labels.map(Tray.init) }

      func entities(for identifiers: [String]) async throws -> [Tray] {
        cabinet.labels.filter(identifiers.contains).map(Tray.init)
      }

      func entities(matching text: String) async throws -> [Tray] {
        cabinet.labels.filter { $0.lowercased() == text.lowercased() }.map(Tray.init)
      }

      func entities(
        matching labels: [String], mode: ComparatorMode, sortedBy: [Sort<Tray>], limit: Int?
      ) async throws -> [Tray] {
        cabinet.labels.filter { labels.allSatisfy($0.isEqual) }.map(Tray.init)
      }
    }

    private struct Depths: DynamicOptionsProvider {
      @Dependency private var cabinet: Cabinet
      func results() async throws -> [String] { cabinet.labels.map { "below \($0)" } }
      func defaultResult() async -> String? { "below \(cabinet.labels[0])" }
    }

    private struct PullTray: AppIntent {
      static let title: LocalizedStringResource = "Pull"
      @Parameter(title: "Tray") var tray: Tray
      @Parameter(title: "Depth", optionsProvider: Depths()) var depth: String
      func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(tray.label), \(depth).")
      }
    }

    private struct CabinetShortcuts: AppShortcutsProvider {
      static let applicationName = ApplicationName("Cabinet")
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: PullTray(), phrases: ["Pull \(\.$tray) in \(.applicationName)"])
      }
    }

    /// From here on the cabinet is made when somebody needs it, and not at once.
    private func forget() {
      AppDependencyManager.shared.add { () async throws -> Cabinet in
        await Task.yield()
        return Cabinet()
      }
    }

    @Test func queriesWaitForWhatIsMadeLater() async throws {
      forget()
      let engine = try await PhraseEngine(CabinetShortcuts.self)
      #expect(await engine.diagnostics.filter { $0.severity == .error }.isEmpty)
      forget()
      let match = try #require(await engine.resolve("pull tape in cabinet").intent)
      forget()
      #expect(try await match.perform().dialog == "Tape, below Pins.")
      forget()
      let action = try engine.findAction(for: "tray")
      #expect(try await engine.properties(of: action).map(\.name) == ["label"])
      forget()
      var request = FindRequest()
      request.conditions = [.init("label", .equalTo, "Tape")]
      #expect(try await engine.find(request, with: action).map(\.title) == ["Tape"])
      forget()
      let text = try await engine.export("Pins", of: "Tray", as: .text)
      #expect(String(decoding: text, as: UTF8.self) == "Pins\nLabel: Pins\n")
    }
  }
}

extension String {
  fileprivate func isEqual(_ other: String) -> Bool { self == other }
}
