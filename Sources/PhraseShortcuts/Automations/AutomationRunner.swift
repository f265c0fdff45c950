// SPDX-License-Identifier: Apache-2.0

public import Foundation
import PhraseRuntime

/// Runs automations when it is time, and when what they wait for happens.
///
/// ```swift
/// let runner = AutomationRunner(state: AutomationState(path: statePath)) { automation in
///   try await run(automation.shortcut)
/// }
/// await runner.set(try AutomationFile(path: path).read())
/// await runner.runDue()
/// await runner.settle()
/// ```
///
/// Several programs may share a state: a planned time is run by one of them.
public actor AutomationRunner {
  /// How late a planned time is still run, in seconds: an hour.
  ///
  /// What is later counts as missed.
  public static let lateness: TimeInterval = 3600

  /// How far ahead of the clock a time that was run may be, in seconds, until the clock was wrong: a
  /// day.
  static let aheadLimit: TimeInterval = 86_400

  /// How long files and values have to rest before they count as changed.
  static let quiet = Duration.seconds(1)

  /// How long after a run what happens counts as its doing, in seconds.
  ///
  /// Files are told of a moment later, where they are looked at only every second even more so.
  static let aftermath: TimeInterval = 2

  /// How many automations may lead to one another.
  static let chainLimit = 8

  /// The automations that led to what this task does, the first one first.
  @TaskLocal static var chain: [String] = []

  let clock: AutomationClock
  let state: AutomationState
  let zone: @Sendable () -> TimeZone
  private let ask: (@Sendable (Automation) async -> Bool)?
  private let perform: @Sendable (Automation) async throws -> Void
  private let tellFailure: @Sendable (Automation, String) async -> Void

  private(set) var automations: [Automation] = []
  private var tasks: [Int: Task<AutomationOutcome?, Never>] = [:]
  private var lastTask = 0
  /// The last change of what may change again at once, by automation.
  private var bursts: [String: Int] = [:]

  /// Makes a runner of no automations.
  ///
  /// - Parameters:
  ///   - state: What is known of earlier runs.
  ///   - clock: The time.
  ///   - zone: The zone that the machine's clock shows.
  ///   - ask: Asks the person before a run; nil where nobody is there, and what asks first fails.
  ///   - failed: Takes why an automation failed, in a sentence.
  ///   - run: Runs the shortcut; what it throws is why it failed.
  public init(
    state: AutomationState = AutomationState(), clock: AutomationClock = AutomationClock(),
    zone: @escaping @Sendable () -> TimeZone = { .autoupdatingCurrent },
    ask: (@Sendable (Automation) async -> Bool)? = nil,
    failed: @escaping @Sendable (Automation, String) async -> Void = { _, _ in },
    run: @escaping @Sendable (Automation) async throws -> Void
  ) {
    self.state = state
    self.clock = clock
    self.zone = zone
    self.ask = ask
    perform = run
    tellFailure = failed
  }

  /// Takes other automations in place of those before; runs that go on end by themselves.
  public func set(_ automations: [Automation]) {
    self.automations = automations
  }

  /// Waits until nothing runs and nothing is about to.
  public func settle() async {
    while let (number, task) = tasks.first {
      _ = await task.value
      tasks[number] = nil
    }
  }

  // MARK: - Planned times

  /// Starts what is due, and notes what was missed.
  ///
  /// - Returns: The next planned time; nil for none.
  @discardableResult
  public func runDue() -> Date? {
    automations.filter(\.isOn).compactMap { automation in
      let (task, next) = due(automation)
      if let task { keep(task) }
      return next
    }.min()
  }

  /// When an automation that is on runs next by its plan; nil for none.
  package func nextTime(of automation: Automation) -> Date? {
    guard automation.isOn else { return nil }
    let now = clock.now()
    return automation.trigger.times(after: start(of: automation, now), until: now, in: zone())
      .next
  }

  /// The moment after which planned times have not been dealt with: now, where all that is known is
  /// from a clock that was wrong.
  private func start(of automation: Automation, _ now: Date) -> Date {
    let known = [state[automation.id].planned, automation.since].compactMap(\.self)
    return known.filter { $0.timeIntervalSince(now) <= Self.aheadLimit }.max() ?? now
  }

  private func due(
    _ automation: Automation
  ) -> (run: Task<AutomationOutcome?, Never>?, next: Date?) {
    let now = clock.now()
    // Noted, so that the plan goes on from here and not from each look at the clock anew.
    let latest = state[automation.id].planned ?? automation.since
    if latest.timeIntervalSince(now) > Self.aheadLimit {
      state.change { $0[automation.id, default: AutomationRecord()].planned = now }
    }
    let known = state[automation.id].planned
    let (last, next) = automation.trigger.times(
      after: start(of: automation, now), until: now, in: zone())
    guard let last else { return (nil, next) }
    let isMissed = now.timeIntervalSince(last) > Self.lateness
    // Another program may have been faster.
    let isFirst = state.change { records in
      guard records[automation.id]?.planned == known else { return false }
      records[automation.id, default: AutomationRecord()].planned = last
      if isMissed { records[automation.id]?.outcome = .missed }
      return true
    }
    return (isFirst && !isMissed ? begin(automation, chain: []) : nil, next)
  }

  /// Runs what is due until the task is cancelled.
  ///
  /// The clock is looked at twice a minute at least, so that a machine that wakes and a clock that is
  /// set are noticed.
  public func keepTime() async {
    while !Task.isCancelled {
      let next = runDue()?.timeIntervalSince(clock.now()) ?? .infinity
      // A timer may be over a little too early; then it is waited for once more.
      guard (try? await clock.sleep(.seconds(min(max(next, 0.01), 30)))) != nil else { return }
    }
  }

  // MARK: - Events

  /// Starts what waits for an event, unless it led to the event itself.
  ///
  /// Call it on the task that did what happened, or a child of it: the automations that the task works
  /// for are not started again.
  public func occurred(_ event: AutomationEvent) {
    let now = clock.now()
    let chain = Self.chain + (event.isTraced ? [] : suspects(at: now))
    for automation in automations where automation.isOn && event.starts(automation.trigger) {
      guard !chain.contains(automation.id) else { continue }
      if case .login(let session) = event, !isNew(session, for: automation) { continue }
      if event.comesInBursts {
        beginWhenQuiet(automation, chain: chain)
      } else if let task = begin(automation, chain: chain) {
        keep(task)
      }
    }
  }

  /// Those that may have done what nobody saw done: what runs, or ran just before, and what led there.
  private func suspects(at now: Date) -> [String] {
    state.records.values.filter { record in
      record.isRunning(at: now)
        || record.ended.map { abs(now.timeIntervalSince($0)) <= Self.aftermath } == true
    }.flatMap { $0.chain ?? [] }
  }

  private func isNew(_ session: String, for automation: Automation) -> Bool {
    state.change { records in
      guard records[automation.id]?.session != session else { return false }
      records[automation.id, default: AutomationRecord()].session = session
      return true
    }
  }

  private func beginWhenQuiet(_ automation: Automation, chain: [String]) {
    let number = lastTask + 1
    bursts[automation.id] = number
    let task: Task<AutomationOutcome?, Never> = Task {
      try? await clock.sleep(Self.quiet)
      guard bursts[automation.id] == number else { return nil }
      bursts[automation.id] = nil
      return await begin(automation, chain: chain)?.value
    }
    keep(task)
  }

  // MARK: - Runs

  /// Runs an automation now because the person wants it, and asks nothing.
  ///
  /// - Returns: How it went; nil where it still runs.
  /// - Throws: ``ShortcutDocumentError`` where there is none of the name.
  public func run(_ id: String) async throws -> AutomationOutcome? {
    var automation = try automation(id)
    automation.asksFirst = false
    return await begin(automation, chain: Self.chain)?.value
  }

  /// Runs an automation because its trigger happened as another program noticed, such as systemd.
  ///
  /// - Returns: How it went; nil where it is off, not due, still runs, or led to the event itself.
  /// - Throws: ``ShortcutDocumentError`` where there is none of the name.
  public func triggered(_ id: String) async throws -> AutomationOutcome? {
    let automation = try automation(id)
    guard automation.isOn else { return nil }
    if automation.trigger.isPlanned { return await due(automation).run?.value }
    let chain = suspects(at: clock.now())
    guard !chain.contains(id) else { return nil }
    return await begin(automation, chain: chain)?.value
  }

  private func automation(_ id: String) throws -> Automation {
    guard let automation = automations.first(where: { $0.id == id }) else {
      let known = automations.map(\.id).joined(separator: ", ")
      throw ShortcutDocumentError(
        place: "", reason: "there is no automation “\(id)”; there are \(known)")
    }
    return automation
  }

  /// Begins a run; nil where one goes on already, or too many led to it.
  private func begin(
    _ automation: Automation, chain: [String]
  ) -> Task<AutomationOutcome?, Never>? {
    var seen: Set<String> = []
    let chain = (chain + [automation.id]).filter { seen.insert($0).inserted }
    let now = clock.now()
    let isFree = state.change { records in
      var record = records[automation.id] ?? AutomationRecord()
      guard !record.isRunning(at: now) else { return false }
      (record.began, record.ended, record.outcome) = (now, nil, nil)
      (record.chain, record.process) = (chain, getpid())
      record.processStart = AutomationRecord.start(of: getpid())
      records[automation.id] = record
      return true
    }
    guard isFree else { return nil }
    // Detached: a run is not part of what the task is at that tells of its event.
    return Task.detached { await self.finish(automation, led: chain) }
  }

  /// Does what a run does, and notes how it went.
  private nonisolated func finish(
    _ automation: Automation, led chain: [String]
  ) async -> AutomationOutcome? {
    let outcome = await Self.$chain.withValue(chain) {
      await self.outcome(of: automation, led: chain)
    }
    let now = clock.now()
    state.change { records in
      records[automation.id]?.ended = now
      records[automation.id]?.outcome = outcome
      records[automation.id]?.process = nil
    }
    if let reason = outcome.reason { await tellFailure(automation, reason) }
    return outcome
  }

  private nonisolated func outcome(
    of automation: Automation, led chain: [String]
  ) async -> AutomationOutcome {
    guard chain.count <= Self.chainLimit else {
      return .failed("More than \(Self.chainLimit) automations led to one another.")
    }
    if automation.asksFirst {
      guard let ask else { return .failed("It asks first, and nobody was there to be asked.") }
      guard await ask(automation) else { return .declined }
    }
    do {
      try await perform(automation)
      return .done
    } catch let error as PerformError where error.code == .cancelled {
      return .declined
    } catch {
      return .failed(error.reason(in: "en"))
    }
  }

  /// Keeps a task until its end, for those who wait for all.
  private func keep(_ task: Task<AutomationOutcome?, Never>) {
    lastTask += 1
    let number = lastTask
    tasks[number] = task
    Task {
      _ = await task.value
      tasks[number] = nil
    }
  }
}
