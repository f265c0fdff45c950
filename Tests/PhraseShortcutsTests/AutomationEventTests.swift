// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import Synchronization
import Testing

@testable import PhraseShortcuts

/// Runs that something starts which happens, and circles that they do not run in.
@Suite struct AutomationEventTests {
  /// An automation, and what its shortcut does.
  private struct Deed: Sendable {
    let automation: Automation
    let does: @Sendable (AutomationRunner) async -> Void

    init(
      _ id: String, _ trigger: AutomationTrigger,
      does: @escaping @Sendable (AutomationRunner) async -> Void = { _ in }
    ) {
      automation = Automation(
        id: id, shortcut: id, trigger: trigger, since: Date(timeIntervalSince1970: 0))
      self.does = does
    }
  }

  /// A runner, and what each automation of it does.
  private func runner(
    _ time: TestTime, state: AutomationState = AutomationState(), _ runs: Runs,
    _ deeds: [Deed]
  ) async -> AutomationRunner {
    let own = Mutex<AutomationRunner?>(nil)
    let runner = AutomationRunner(state: state, clock: time.clock) { automation in
      runs.note(automation.id)
      if let runner = own.withLock(\.self) {
        await deeds.first { $0.automation == automation }?.does(runner)
      }
    }
    own.withLock { $0 = runner }
    await runner.set(deeds.map(\.automation))
    return runner
  }

  /// What happens, and what it starts.
  static let events: [(AutomationEvent, starts: [String])] = [
    (.intent("Library.OpenBook"), ["intent"]), (.intent("Library.CloseBook"), []),
    (.file(path: "/a"), ["file"]), (.file(path: "/b"), []),
    (.value(of: "Library.Book", property: "isRead"), ["value"]),
    (.value(of: "Library.Book", property: nil), []),
    (.signal(BusSignal("org.example.Lamp", "Changed")), ["signal"]),
    (.signal(BusSignal("org.example.Lamp", "Changed", on: .system)), []),
    (.login(session: "1"), ["login"]),
  ]

  @Test(arguments: events) func eventsStartWhatWaitsForThem(
    event: AutomationEvent, starts: [String]
  ) async {
    let runs = Runs()
    let runner = await runner(
      TestTime(), runs,
      [
        Deed("intent", .intent("Library.OpenBook")),
        Deed("file", .file(path: "/a")),
        Deed("value", .value(of: "Library.Book", property: "isRead")),
        Deed("signal", .signal(BusSignal("org.example.Lamp", "Changed"))),
        Deed("login", .login),
        Deed("time", .time(hour: 0, minute: 0)),
      ])
    await runner.occurred(event)
    await runner.settle()
    #expect(runs.all == starts)
  }

  @Test func aLoginCountsOnce() async {
    let (runs, state) = (Runs(), AutomationState())
    for session in ["1", "1", "2"] {
      let runner = await runner(
        TestTime(), state: state, runs, [Deed("a", .login)])
      await runner.occurred(.login(session: session))
      await runner.settle()
    }
    #expect(runs.all == ["a", "a"])
  }

  @Test func aBurstOfChangesIsOne() async {
    let (runs, time) = (Runs(), TestTime())
    let runner = await runner(time, runs, [Deed("a", .file(path: "/a"))])
    for _ in 0..<5 { await runner.occurred(.file(path: "/a")) }
    await runner.settle()
    #expect(runs.all == ["a"])
  }

  // MARK: - Circles

  @Test func anIntentThatAnAutomationPerformsDoesNotStartIt() async {
    let runs = Runs()
    let runner = await runner(
      TestTime(), runs,
      [Deed("a", .intent("A.B")) { await $0.occurred(.intent("A.B")) }])
    await runner.occurred(.intent("A.B"))
    await runner.settle()
    #expect(runs.all == ["a"])
    // The person may do it again, at once.
    await runner.occurred(.intent("A.B"))
    await runner.settle()
    #expect(runs.all == ["a", "a"])
  }

  @Test func automationsDoNotStartOneAnotherInACircle() async {
    let runs = Runs()
    let runner = await runner(
      TestTime(), runs,
      [
        Deed("a", .intent("A.A")) { await $0.occurred(.intent("A.B")) },
        Deed("b", .intent("A.B")) { await $0.occurred(.intent("A.C")) },
        Deed("c", .intent("A.C")) { await $0.occurred(.intent("A.A")) },
      ])
    await runner.occurred(.intent("A.A"))
    await runner.settle()
    #expect(runs.all == ["a", "b", "c"])
  }

  @Test func aChainHasAnEnd() async {
    let (runs, state) = (Runs(), AutomationState())
    let runner = await runner(
      TestTime(), state: state, runs,
      (0..<20).map { number in
        Deed("a\(number)", .intent("A.I\(number)")) {
          await $0.occurred(.intent("A.I\(number + 1)"))
        }
      })
    await runner.occurred(.intent("A.I0"))
    await runner.settle()
    #expect(runs.all == (0..<AutomationRunner.chainLimit).map { "a\($0)" })
    #expect(state["a8"].outcome?.reason?.contains("More than 8 automations") == true)
  }

  /// A file that nobody saw somebody write: what ran then counts as the writer, and for two seconds.
  @Test(arguments: [(0.0, 1), (2, 1), (2.1, 2), (3600, 2)])
  func aFileThatAnAutomationWritesDoesNotStartIt(later: TimeInterval, count: Int) async {
    let (runs, time) = (Runs(), TestTime())
    let runner = await runner(time, runs, [Deed("a", .file(path: "/a"))])
    await runner.occurred(.file(path: "/a"))
    await runner.settle()
    time.now += later
    await runner.occurred(.file(path: "/a"))
    await runner.settle()
    #expect(runs.all.count == count)
  }

  @Test func filesDoNotMakeACircleOfSlowAutomations() async {
    let (runs, time) = (Runs(), TestTime())
    // Each writes the other's file at the end of a minute, and the system tells of that later.
    let runner = await runner(
      time, runs,
      [
        Deed("a", .file(path: "/a")) { _ in time.now += 60 },
        Deed("b", .file(path: "/b")) { _ in time.now += 60 },
      ])
    await runner.occurred(.file(path: "/a"))
    await runner.settle()
    for path in ["/b", "/a", "/b"] {
      await runner.occurred(.file(path: path))
      await runner.settle()
    }
    #expect(runs.all == ["a", "b"])
  }

  @Test func aCircleThroughAnotherProgramIsNone() async throws {
    try await withFolder { folder in
      let (runs, time, gate) = (Runs(), TestTime(), Gate())
      let path = folder + "/automation-state.json"
      let other = Deed("b", .file(path: "/b"))
      let own = Deed("a", .file(path: "/a")) { _ in await gate.pass() }
      let first = await runner(
        time, state: AutomationState(path: path), runs, [own])
      let second = await runner(time, state: AutomationState(path: path), runs, [other])
      await first.occurred(.file(path: "/a"))
      await gate.visited()
      let outcome = try await second.triggered("b")
      #expect(outcome == .done)
      gate.open()
      await first.settle()
      time.now += 1
      let again = try await first.triggered("a")
      #expect(again == nil)
      #expect(AutomationState(path: path)["b"].chain == ["a", "b"])
      #expect(runs.all == ["a", "b"])
    }
  }

  // MARK: - With an engine

  private func engine(
    _ shelf: Shelf = Shelf(), _ shortcuts: [PersonalShortcut] = []
  ) async throws -> PhraseEngine {
    let library = ShortcutLibrary(
      shortcuts, environment: ShortcutEnvironment(folder: URL(fileURLWithPath: "/nowhere")))
    var configuration = EngineConfiguration()
    configuration.dependencies = AppDependencyManager()
    configuration.dependencies.add(dependency: library)
    configuration.dependencies.add(dependency: shelf)
    return try await PhraseEngine(
      providers: [
        AppIntentsProvider([ShelfShortcuts.self]), Lamp(),
        ShortcutsProvider(library),
      ],
      configuration: configuration)
  }

  /// What is said, and which intents are told of.
  static let lines: [(String, told: [String])] = [
    ("tidy the shelf", ["PhraseShortcutsTests.TidyShelf"]),
    ("break the shelf", []),
    ("light the lamp", ["Lamp.TurnOn"]),
    (
      "evening",
      ["PhraseShortcutsTests.TidyShelf", "PhraseShortcuts.RunShortcut"]
    ),
  ]

  @Test(arguments: lines) func enginesTellWhatTheyPerform(line: String, told: [String]) async throws
  {
    let engine = try await engine(Shelf(), [Self.evening])
    let heard = Runs()
    let observation = AppEvents.performances.add(
      for: PerformedIntent.self, in: engine.configuration.scope
    ) { heard.note($0.name) }
    _ = await Conversation(engine).respond(to: line)
    #expect(heard.all == told)
    withExtendedLifetime(observation) {}
  }

  private static let evening = PersonalShortcut(
    id: "evening", name: "Evening", phrases: ["evening"],
    actions: [ShortcutAction("PhraseShortcutsTests.TidyShelf")])

  @Test func anAutomationAfterAnIntentDoesNotStartItself() async throws {
    try await withFolder { folder in
      let engine = try await engine(Shelf(), [Self.evening])
      let file = AutomationFile(path: folder + "/automations.json")
      try file.change {
        $0.append(
          Automation(
            id: "tidy", shortcut: "s", trigger: .intent("PhraseShortcutsTests.TidyShelf")))
      }
      let runs = Runs()
      let runner = AutomationRunner { _ in
        runs.note("tidy")
        _ = await Conversation(engine).respond(to: "evening")
      }
      let led = Runs()
      let observation = AppEvents.performances.add(
        for: PerformedIntent.self, in: engine.configuration.scope
      ) { led.note("\($0.name) \(AutomationRunner.chain)") }
      let watching = Task { await runner.watch(file, engine: engine) }
      while await runner.automations.isEmpty { await Task.yield() }
      // The first one may be before anybody listens.
      while runs.all.isEmpty {
        _ = await Conversation(engine).respond(to: "tidy the shelf")
        await runner.settle()
      }
      watching.cancel()
      await watching.value
      await runner.settle()
      withExtendedLifetime(observation) {}
      #expect(runs.all.count == 1)
      // What keeps it from a circle goes with the task through the conversation and the shortcut.
      #expect(led.all.contains("PhraseShortcutsTests.TidyShelf [\"tidy\"]"))
      #expect(await runner.automations.count == 1)
    }
  }

  @Test(arguments: [
    (AutomationTrigger.intent("PhraseShortcutsTests.TidyShelf"), nil),
    (.intent("Lamp.TurnOn"), nil),
    (.intent("Lamp.TurnOf"), "No app has an intent “Lamp.TurnOf”."),
    (
      .intent("TidyShelf"),
      "No app has an intent “TidyShelf”; there is PhraseShortcutsTests.TidyShelf."
    ),
    (.value(of: "PhraseShortcutsTests.ShelfBook", property: "isRead"), nil),
    (.value(of: "PhraseShortcutsTests.ShelfBook"), nil),
    (.value(of: "Book"), "No app has values of the type “Book”"),
    (
      .value(of: "PhraseShortcutsTests.ShelfBook", property: "pages"),
      "PhraseShortcutsTests.ShelfBook has no property “pages”; it has "
    ),
    (.login, nil),
  ]) func whatNoAppHasIsTold(trigger: AutomationTrigger, fault: String?) async throws {
    let told = await trigger.fault(in: try await engine())
    #expect(fault.map { told?.hasPrefix($0) == true } ?? (told == nil), "\(told ?? "nothing")")
  }

  @Test func valuesOfAnAppAreCompared() async throws {
    let shelf = Shelf()
    let engine = try await engine(shelf)
    let name = "PhraseShortcutsTests.ShelfBook"
    let marks = try #require(ValueWatch(of: name, property: "isRead", in: engine))
    let books = try #require(ValueWatch(of: name, property: nil, in: engine))
    #expect(ValueWatch(of: "PhraseShortcutsTests.Nothing", property: nil, in: engine) == nil)
    let before = (await marks.texts(), await books.texts())
    #expect(before.1 == ["Dune": "Dune"])
    shelf.read("Dune")
    #expect(await marks.texts() != before.0)
    #expect(await books.texts() == before.1)
    shelf.add("Emma")
    #expect(await books.texts() == ["Dune": "Dune", "Emma": "Emma"])
    shelf.fail()
    #expect(await books.texts() == nil)
  }

  @Test func anAppThatTellsOfItsValuesIsHeard() async throws {
    let shelf = Shelf()
    let engine = try await engine(shelf)
    let watch = try #require(
      ValueWatch(of: "PhraseShortcutsTests.ShelfBook", property: nil, in: engine))
    let (changes, tell) = AsyncStream.makeStream(of: [String].self)
    let watching = Task { await watch.run { tell.yield(AutomationRunner.chain) } }
    let telling = Task {
      // The first one may be before anybody listens.
      var number = 0
      while !Task.isCancelled {
        number += 1
        shelf.add("Volume \(number)")
        AutomationRunner.$chain.withValue(["a"]) { ShelfShortcuts.updateAppShortcutParameters() }
        await Task.yield()
      }
    }
    for await chain in changes {
      #expect(chain == ["a"])
      break
    }
    telling.cancel()
    watching.cancel()
    _ = await (telling.value, watching.value)
  }
}

// MARK: - Apps

private final class Shelf: Sendable {
  private struct State {
    var titles = ["Dune"]
    var read: Set<String> = []
    var isBroken = false
  }

  private let state = Mutex(State())

  func books() throws -> [ShelfBook] {
    try state.withLock { state in
      guard !state.isBroken else { throw RunError("The shelf is gone.") }
      return state.titles.map { ShelfBook(id: $0, isRead: state.read.contains($0)) }
    }
  }

  func read(_ title: String) { state.withLock { _ = $0.read.insert(title) } }
  func add(_ title: String) { state.withLock { $0.titles.append(title) } }
  func fail() { state.withLock { $0.isBroken = true } }
}

private struct ShelfBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = ShelfQuery()

  let id: String
  @Property(title: "Is Read") var isRead: Bool

  var displayRepresentation: DisplayRepresentation { "\(id)" }

  init(id: String, isRead: Bool) {
    self.id = id
    self.isRead = isRead
  }
}

private struct ShelfQuery: EnumerableEntityQuery {
  @Dependency private var shelf: Shelf

  func entities(for identifiers: [String]) async throws -> [ShelfBook] {
    try shelf.books().filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [ShelfBook] { try shelf.books() }
}

private struct OpenShelfBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var book: ShelfBook

  func perform() async throws -> some IntentResult { .result() }
}

private struct TidyShelf: AppIntent {
  static let title: LocalizedStringResource = "Tidy Shelf"

  func perform() async throws -> some IntentResult { .result() }
}

private struct BreakShelf: AppIntent {
  static let title: LocalizedStringResource = "Break Shelf"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard Bool(false) else { throw RunError("It is broken.") }
    return .result(dialog: "Done.")
  }
}

private struct ShelfShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Shelf"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: OpenShelfBook(), phrases: ["Open \(\.$book) in \(.applicationName)"])
    AppShortcut(intent: TidyShelf(), phrases: ["Tidy the \(.applicationName)"])
    AppShortcut(intent: BreakShelf(), phrases: ["Break the \(.applicationName)"])
  }
}

/// An app whose intents are no types of this process.
private struct Lamp: IntentProvider {
  let name = "Lamp"

  func catalog() async throws -> Catalog {
    Catalog(
      applications: [.init(name: "Lamp")],
      shortcuts: [
        .init(
          intent: "TurnOn", application: 0,
          phrases: [.init(text: "Light the ${applicationName}")])
      ])
  }

  func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome {
    Outcome(dialog: "The lamp is on.")
  }
}
