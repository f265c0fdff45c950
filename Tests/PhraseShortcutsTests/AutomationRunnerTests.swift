// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import Synchronization
import Testing

@testable import PhraseShortcuts

/// Planned runs, with a clock that a test sets.
@Suite struct AutomationRunnerTests {
  private let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  private func automation(
    _ id: String = "a", _ trigger: AutomationTrigger = .time(hour: 7, minute: 40),
    asksFirst: Bool = false, since: String = "2026-06-01T00:00:00Z"
  ) throws -> Automation {
    Automation(
      id: id, shortcut: "s-\(id)", trigger: trigger, asksFirst: asksFirst,
      since: try Date(since, strategy: .iso8601))
  }

  private func runner(
    _ time: TestTime, state: AutomationState = AutomationState(), _ runs: Runs,
    ask: (@Sendable (Automation) async -> Bool)? = nil,
    run: @escaping @Sendable (Automation) async throws -> Void = { _ in }
  ) -> AutomationRunner {
    AutomationRunner(
      state: state, clock: time.clock, zone: { [zone] in zone }, ask: ask,
      failed: { runs.note("\($0.id) failed: \($1)") },
      run: {
        runs.note("\($0.id) \(time.now.formatted(.iso8601))")
        try await run($0)
      })
  }

  /// What a clock shows, one moment after the other, and what has run by then.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var trigger = AutomationTrigger.time(hour: 7, minute: 40)
    let clock: [String]
    let runs: [String]
    let outcome: AutomationOutcome?
    let next: String?

    var testDescription: String { name }
  }

  // 7:40 in Berlin is 5:40 in UTC in summer.
  static let rows = [
    Row(
      name: "before its time nothing runs", clock: ["2026-06-01T05:39:59Z"], runs: [],
      outcome: nil, next: "2026-06-01T05:40:00Z"),
    Row(
      name: "at its time it runs once",
      clock: ["2026-06-01T05:40:00Z", "2026-06-01T05:40:00Z", "2026-06-01T05:41:00Z"],
      runs: ["a 2026-06-01T05:40:00Z"], outcome: .done, next: "2026-06-02T05:40:00Z"),
    Row(
      name: "a machine that slept for an hour makes up for it",
      clock: ["2026-06-01T05:00:00Z", "2026-06-01T06:40:00Z"],
      runs: ["a 2026-06-01T06:40:00Z"], outcome: .done, next: "2026-06-02T05:40:00Z"),
    Row(
      name: "what is later is missed",
      clock: ["2026-06-01T05:00:00Z", "2026-06-01T06:40:01Z"],
      runs: [], outcome: .missed, next: "2026-06-02T05:40:00Z"),
    Row(
      name: "of many days only the last time counts",
      clock: ["2026-06-01T05:00:00Z", "2026-06-10T05:50:00Z"],
      runs: ["a 2026-06-10T05:50:00Z"], outcome: .done, next: "2026-06-11T05:40:00Z"),
    Row(
      name: "a clock that is put back does not repeat a time",
      clock: ["2026-06-01T05:40:00Z", "2026-06-01T05:30:00Z", "2026-06-01T05:40:00Z"],
      runs: ["a 2026-06-01T05:40:00Z"], outcome: .done, next: "2026-06-02T05:40:00Z"),
    Row(
      name: "a clock that is put back by more than a day begins anew",
      clock: ["2027-06-01T05:40:00Z", "2026-06-01T05:30:00Z", "2026-06-01T05:40:00Z"],
      runs: ["a 2027-06-01T05:40:00Z", "a 2026-06-01T05:40:00Z"], outcome: .done,
      next: "2026-06-02T05:40:00Z"),
    Row(
      name: "a clock that is put forward skips a time, which is made up for",
      clock: ["2026-06-01T05:00:00Z", "2026-06-01T06:00:00Z"],
      runs: ["a 2026-06-01T06:00:00Z"], outcome: .done, next: "2026-06-02T05:40:00Z"),
    Row(
      name: "a time that summer time skips runs behind the gap, once",
      trigger: .time(hour: 2, minute: 30),
      clock: ["2027-03-27T12:00:00Z", "2027-03-28T01:00:00Z", "2027-03-28T01:30:00Z"],
      runs: ["a 2027-03-28T01:00:00Z"], outcome: .done, next: "2027-03-29T00:30:00Z"),
    Row(
      name: "a time that comes twice runs once",
      trigger: .time(hour: 2, minute: 30),
      clock: ["2026-10-24T12:00:00Z", "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"],
      runs: ["a 2026-10-25T00:30:00Z"], outcome: .done, next: "2026-10-26T01:30:00Z"),
    Row(
      name: "one moment, long ago",
      trigger: .once(Date(timeIntervalSince1970: 1_780_300_000)),
      clock: ["2026-09-01T00:00:00Z"], runs: [], outcome: .missed, next: nil),
  ]

  @Test(arguments: rows) func plans(row: Row) async throws {
    let (time, runs, state) = (TestTime(), Runs(), AutomationState())
    let runner = runner(time, state: state, runs)
    await runner.set([try automation("a", row.trigger)])
    var next: Date?
    for moment in row.clock {
      time.now = try Date(moment, strategy: .iso8601)
      next = await runner.runDue()
      await runner.settle()
    }
    #expect(runs.all == row.runs)
    #expect(state["a"].outcome == row.outcome)
    #expect(next?.formatted(.iso8601) == row.next)
  }

  @Test func timesBeforeItWasAddedAreNotMissed() async throws {
    let (time, runs, state) = (TestTime("2026-06-01T05:45:00Z"), Runs(), AutomationState())
    let runner = runner(time, state: state, runs)
    await runner.set([try automation(since: "2026-06-01T05:45:00Z")])
    #expect(await runner.runDue()?.formatted(.iso8601) == "2026-06-02T05:40:00Z")
    #expect(runs.all.isEmpty && state["a"].outcome == nil)
  }

  @Test func whatIsOffDoesNotRun() async throws {
    let (time, runs) = (TestTime("2026-06-01T05:40:00Z"), Runs())
    let runner = runner(time, runs)
    var automation = try automation()
    automation.isOn = false
    await runner.set([automation])
    #expect(await runner.runDue() == nil)
    #expect(await runner.nextTime(of: automation) == nil)
    #expect(try await runner.triggered("a") == nil)
    #expect(runs.all.isEmpty)
    #expect(try await runner.run("a") == .done)
  }

  @Test func twoProgramsRunATimeOnce() async throws {
    try await withFolder { folder in
      let (time, runs) = (TestTime("2026-06-01T05:40:00Z"), Runs())
      let path = folder + "/automation-state.json"
      let runners = [
        runner(time, state: AutomationState(path: path), runs),
        runner(time, state: AutomationState(path: path), runs),
      ]
      for runner in runners { await runner.set([try automation()]) }
      for runner in runners { await runner.runDue() }
      for runner in runners { await runner.settle() }
      #expect(runs.all.count == 1)
      #expect(try await runners[1].triggered("a") == nil)
      #expect(AutomationState(path: path)["a"].outcome == .done)
    }
  }

  @Test func howItWentIsKept() async throws {
    let (time, runs, state) = (TestTime("2026-06-01T05:40:00Z"), Runs(), AutomationState())
    let runner = runner(
      time, state: state, runs, ask: { $0.id != "declined" },
      run: { automation in
        if automation.id == "broken" { throw RunError("The kettle is empty.") }
      })
    let all = [
      try automation("done", asksFirst: true), try automation("declined", asksFirst: true),
      try automation("broken"),
    ]
    await runner.set(all)
    await runner.runDue()
    await runner.settle()
    #expect(state["done"].outcome == .done)
    #expect(state["declined"].outcome == .declined)
    #expect(state["broken"].outcome == .failed("The kettle is empty."))
    #expect(state["done"].began == time.now && state["done"].ended == time.now)
    #expect(Set(runs.all.map { $0.prefix { $0 != " " } }) == ["done", "broken"])
    #expect(runs.all.contains("broken failed: The kettle is empty."))
  }

  @Test func whereNobodyIsNothingIsAsked() async throws {
    let (time, runs) = (TestTime("2026-06-01T05:40:00Z"), Runs())
    let runner = runner(time, runs)
    await runner.set([try automation(asksFirst: true)])
    let outcome = try await runner.triggered("a")
    #expect(outcome == .failed("It asks first, and nobody was there to be asked."))
    // Whoever runs it by hand has been asked.
    #expect(try await runner.run("a") == .done)
  }

  @Test func oneThatStillRunsIsNotStartedAgain() async throws {
    let (time, runs, gate) = (TestTime("2026-06-01T05:40:00Z"), Runs(), Gate())
    let runner = runner(time, runs, run: { _ in await gate.pass() })
    await runner.set([try automation()])
    await runner.runDue()
    await gate.visited()
    time.now += 86_400 - 60
    #expect(try await runner.run("a") == nil)
    #expect(await runner.state["a"].outcome == nil)
    gate.open()
    await runner.settle()
    #expect(await runner.state["a"].outcome == .done)
    #expect(runs.all.count == 1)
  }

  @Test func aRunWithoutAnEndIsForgottenAfterADay() throws {
    var record = AutomationRecord()
    record.began = Date(timeIntervalSince1970: 0)
    record.process = getpid()
    #expect(record.isRunning(at: Date(timeIntervalSince1970: 86_399)))
    #expect(!record.isRunning(at: Date(timeIntervalSince1970: 86_401)))
    // Another program has the number, after the machine was started again.
    record.processStart = AutomationRecord.start(of: getpid())
    #expect(record.isRunning(at: Date(timeIntervalSince1970: 1)))
    record.processStart = "1"
    #expect(!record.isRunning(at: Date(timeIntervalSince1970: 1)))
    // Process numbers do not go that far.
    record.process = .max
    #expect(!record.isRunning(at: Date(timeIntervalSince1970: 1)))
  }

  @Test func unknownNamesAreRefused() async throws {
    let runner = runner(TestTime(), Runs())
    await runner.set([try automation("tea")])
    let error = await #expect(throws: ShortcutDocumentError.self) { try await runner.run("coffee") }
    #expect(error?.reason == "there is no automation “coffee”; there are tea")
  }

  @Test func timeIsKeptUntilTheTaskEnds() async throws {
    let (time, runs) = (TestTime("2026-06-01T00:00:00Z"), Runs())
    time.end = try Date("2026-06-03T05:40:00Z", strategy: .iso8601)
    // Time does not pass while something runs, so that each run notes its own.
    let current = Mutex<AutomationRunner?>(nil)
    var clock = time.clock
    clock.sleep = { duration in
      await current.withLock(\.self)?.settle()
      try await time.clock.sleep(duration)
    }
    let runner = AutomationRunner(clock: clock, zone: { [zone] in zone }) {
      runs.note("\($0.id) \(time.now.formatted(.iso8601))")
    }
    current.withLock { $0 = runner }
    await runner.set([try automation()])
    await runner.keepTime()
    await runner.settle()
    #expect(
      runs.all == [
        "a 2026-06-01T05:40:00Z", "a 2026-06-02T05:40:00Z", "a 2026-06-03T05:40:00Z",
      ])
    #expect(time.longest == .seconds(30))
  }

  // MARK: - State

  @Test func aRecordIsToldInWords() {
    let began = Date(timeIntervalSince1970: 1_780_300_000)
    var record = AutomationRecord()
    func text() -> String { record.text(at: began + 60, in: zone) }
    #expect(text() == "never ran")
    record.began = began
    #expect(text() == "did not end")
    record.process = getpid()
    #expect(text() == "running since 2026-06-01 09:46")
    record.process = nil
    record.outcome = .failed("No water.")
    #expect(text() == "failed on 2026-06-01 09:46: No water.")
    record.planned = began + 86_400
    record.outcome = .missed
    #expect(text() == "missed on 2026-06-02 09:46")
  }

  @Test func stateIsKept() throws {
    try withFolder { folder in
      let path = folder + "/new/automation-state.json"
      AutomationState(path: path).change { records in
        records["a"] = AutomationRecord()
        records["a"]?.outcome = .failed("“No”")
        records["a"]?.planned = Date(timeIntervalSince1970: 1000.5)
      }
      let state = AutomationState(path: path)
      #expect(state["a"].outcome == .failed("“No”"))
      #expect(state["a"].planned == Date(timeIntervalSince1970: 1000.5))
      #expect(state.notice == nil)
    }
  }

  @Test(arguments: ["", "{", #"{"version": 2, "automations": {}}"#])
  func stateThatCannotBeReadIsPutAside(text: String) throws {
    try withFolder { folder in
      let path = folder + "/automation-state.json"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let state = AutomationState(path: path)
      state.change { $0["a"] = AutomationRecord() }
      #expect(state.notice?.contains("automation-state.json.unreadable-1") == true)
      #expect(try String(contentsOfFile: path + ".unreadable-1", encoding: .utf8) == text)
      #expect(AutomationState(path: path).records.count == 1)
    }
  }
}

/// A clock that stands until a test sets it, and on which sleep takes no time.
final class TestTime: Sendable {
  private struct State {
    var now: Date
    var end = Date.distantPast
    var longest = Duration.zero
  }

  private let state: Mutex<State>

  init(_ moment: String = "2026-01-01T00:00:00Z") {
    state = Mutex(State(now: (try? Date(moment, strategy: .iso8601)) ?? .distantPast))
  }

  var now: Date {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// Until when sleep passes the time; behind it, whoever sleeps is cancelled.
  var end: Date {
    get { state.withLock(\.end) }
    set { state.withLock { $0.end = newValue } }
  }

  /// The longest sleep.
  var longest: Duration { state.withLock(\.longest) }

  var clock: AutomationClock {
    AutomationClock(
      now: { self.now },
      sleep: { duration in
        try self.state.withLock { state in
          state.longest = max(state.longest, duration)
          guard state.now < state.end else { throw CancellationError() }
          state.now = min(state.end, state.now + duration / .seconds(1))
        }
      })
  }
}

/// What ran, in order.
final class Runs: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

/// Holds up who comes, until it is opened.
final class Gate: Sendable {
  private let (visits, visit) = AsyncStream.makeStream(of: Void.self)
  private let (openings, opening) = AsyncStream.makeStream(of: Void.self)

  func pass() async {
    visit.yield()
    for await _ in openings {}
  }

  /// Waits until somebody has come.
  func visited() async {
    for await _ in visits { return }
  }

  func open() { opening.finish() }
}
