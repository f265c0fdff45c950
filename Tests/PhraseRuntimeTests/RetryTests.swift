// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Synchronization
import Testing

extension WorkshopTests {
  /// What an app could not give is asked for again, without a word from the app.
  @Suite struct RetryTests {
    @Test func valuesThatFailedAtTheStartAreReadByTheNextResolution() async throws {
      let workshop = try await Workshop(.throwing)
      guard case .none(let miss) = await workshop.engine.resolve("use saw in workshop") else {
        Issue.record("the shop is closed")
        return
      }
      #expect(miss.explanation.contains("the shop is closed"))
      workshop.shop.set(.open)
      try await PhraseTester(workshop.engine).expect(
        "use saw in workshop", is: "UseTool", ["tool": "Saw"])
      #expect(await workshop.engine.diagnostics.filter { $0.severity == .error }.isEmpty)
    }

    @Test func valuesThatFailedAtARefreshAreReadByTheNextResolution() async throws {
      let workshop = try await Workshop()
      workshop.shop.add(Tool(id: 9, name: "Vice", maker: "Eve"))
      workshop.shop.set(.throwing)
      WorkshopShortcuts.updateAppShortcutParameters()
      #expect(await workshop.engine.resolve("use vice in workshop").intent == nil)
      workshop.shop.set(.open)
      try await PhraseTester(workshop.engine).expect(
        "use vice in workshop", is: "UseTool", ["tool": "Vice"])
    }

    @Test func whatDoesNotFailIsNotAskedForAgain() async throws {
      let shelf = Shelf()
      let engine = try await shelf.engine()
      for _ in 0..<5 { _ = await engine.resolve("take cup in shelf") }
      #expect(shelf.state.withLock(\.listed) == 1)
      shelf.state.withLock { $0.isBroken = true }
      ShelfShortcuts.updateAppShortcutParameters()
      for _ in 0..<5 { _ = await engine.resolve("take cup in shelf") }
      #expect(shelf.state.withLock(\.listed) == 6)
    }

    /// Nobody waits again for what was late; what comes of it is there for who asks later.
    @Test func whatWasLateIsReadBesideTheResolutions() async throws {
      let shelf = Shelf()
      shelf.door.close()
      let engine = try await shelf.engine()
      #expect(await engine.resolve("take cup in shelf").intent == nil)
      shelf.door.open()
      while await engine.resolve("take cup in shelf").intent == nil { await Task.yield() }
      #expect(shelf.state.withLock(\.listed) >= 2)
    }

    @Test func thereIsOneAttemptAtATime() async throws {
      let retries = Retries<String>()
      let attempts = Attempts()
      await withDiscardingTaskGroup { group in
        for _ in 0..<100 {
          group.addTask {
            await retries.run(Retries.Missing(failed: ["a"])) { _ in await attempts.make() }
          }
        }
      }
      #expect(attempts.all.withLock(\.self) > 0)
      await retries.run(Retries.Missing()) { _ in Issue.record("nothing is missing") }
    }
  }
}

private final class Attempts: Sendable {
  let all = Mutex(0)
  private let running = Mutex(0)

  func make() async {
    let others = running.withLock { running in
      defer { running += 1 }
      return running
    }
    #expect(others == 0)
    await Task.yield()
    running.withLock { $0 -= 1 }
    all.withLock { $0 += 1 }
  }
}

/// Cups that can be broken, or late.
private final class Shelf: Sendable {
  struct State {
    var listed = 0
    var isBroken = false
  }

  struct Broken: Error {}

  let state = Mutex(State())
  let door = Door()
  let clock = HangClock()

  func engine() async throws -> PhraseEngine {
    AppDependencyManager.shared.add(dependency: self)
    var configuration = PhraseEngine.Configuration()
    configuration.clock = clock
    return try await PhraseEngine(ShelfShortcuts.self, configuration: configuration)
  }

  func cups() async throws -> [ShelfCup] {
    let isBroken = state.withLock { state in
      state.listed += 1
      return state.isBroken
    }
    if isBroken { throw Broken() }
    if door.isClosed { await clock.hang(at: door) }
    return [ShelfCup(id: "cup")]
  }
}

private struct ShelfCup: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf Cup"
  static let defaultQuery = ShelfCupQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct ShelfCupQuery: EntityQuery {
  @Dependency private var shelf: Shelf
  func suggestedEntities() async throws -> [ShelfCup] { try await shelf.cups() }
  func entities(for identifiers: [String]) async throws -> [ShelfCup] {
    identifiers.map(ShelfCup.init)
  }
}

private struct TakeCup: AppIntent {
  static let title: LocalizedStringResource = "Take Cup"
  @Parameter(title: "Cup") var cup: ShelfCup
  func perform() async throws -> some IntentResult { .result() }
}

private struct ShelfShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Shelf")
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: TakeCup(), phrases: ["Take \(\.$cup) in \(.applicationName)"])
  }
}
