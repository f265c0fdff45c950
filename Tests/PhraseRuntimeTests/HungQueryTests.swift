// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import Synchronization
import Testing

/// A wall with hooks, at which queries wait while its door is closed.
private final class Wall: Sendable {
  let door = Door()
  let clock = HangClock()
  let asked = Mutex(0)

  func ask() async {
    asked.withLock { $0 += 1 }
    if door.isClosed { await clock.hang(at: door) }
  }
}

private struct Hook: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hook"
  static let defaultQuery = HookQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct HookQuery: EntityQuery {
  @Dependency private var wall: Wall

  func suggestedEntities() async throws -> [Hook] { [Hook(id: "brass")] }

  func entities(for identifiers: [String]) async throws -> [Hook] {
    await wall.ask()
    return identifiers.map(Hook.init)
  }
}

private struct UseHook: AppIntent {
  static let title: LocalizedStringResource = "Use Hook"
  @Parameter(title: "Hook") var hook: Hook
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Hung on \(hook.id).")
  }
}

private struct WallShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Wall")
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: UseHook(), phrases: ["Hang on \(\.$hook) in \(.applicationName)"])
  }
}

extension WorkshopTests {
  @Suite struct HungQueryTests {
    private func engine(_ wall: Wall) async throws -> PhraseEngine {
      AppDependencyManager.shared.add(dependency: wall)
      var configuration = PhraseEngine.Configuration()
      configuration.clock = wall.clock
      return try await PhraseEngine(WallShortcuts.self, configuration: configuration)
    }

    private func hung(_ engine: PhraseEngine) -> Int {
      engine.configuration.calls.hung.count(of: HookQuery.self)
    }

    @Test func aSourceThatHangsIsAskedFourTimesAndThenNoMore() async throws {
      let wall = Wall()
      let engine = try await engine(wall)
      wall.door.close()
      for _ in 0..<10 {
        let reply = await Conversation(engine).respond(to: "hang on brass in wall")
        #expect(reply.kind == .missed)
        #expect(reply.text.contains("no answer within 10 seconds"))
      }
      #expect(wall.asked.withLock(\.self) == HungCalls.limit)
      #expect(hung(engine) == HungCalls.limit)

      wall.door.open()
      while hung(engine) > 0 { await Task.yield() }
      let reply = await Conversation(engine).respond(to: "hang on brass in wall")
      #expect(reply.text == "Hung on brass.")
      #expect(hung(engine) == 0)
    }

    @Test func enginesCountApart() async throws {
      let wall = Wall()
      let (first, second) = (try await engine(wall), try await engine(wall))
      wall.door.close()
      for _ in 0..<5 { _ = await first.resolve("hang on brass in wall") }
      _ = await second.resolve("hang on brass in wall")
      #expect(hung(first) == HungCalls.limit)
      #expect(hung(second) == 1)
      wall.door.open()
    }

    @Test func whatFailsOrAnswersDoesNotCount() async throws {
      struct Broken: Error {}
      let calls = PhraseEngine.Configuration().calls
      for _ in 0..<10 {
        let answer = try await calls.ask(Wall.self) { 1 }
        #expect(answer == 1)
        await #expect(throws: Broken.self) { try await calls.ask(Wall.self) { throw Broken() } }
      }
      #expect(calls.hung.count(of: Wall.self) == 0)
    }
  }
}
