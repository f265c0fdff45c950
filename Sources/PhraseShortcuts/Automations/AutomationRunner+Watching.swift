// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
public import PhraseRuntime

extension AutomationRunner {
  /// Runs the automations of a file until the task is cancelled: at their times, and when what they
  /// wait for happens.
  ///
  /// A change of the file counts at once. Runs that go on when the task is cancelled end by themselves;
  /// ``settle()`` waits for them.
  ///
  /// - Parameters:
  ///   - file: The automations.
  ///   - engine: Whose intents and values are awaited; nil for those of none.
  ///   - excluded: Identifiers of automations that are left to others, such as systemd.
  ///   - report: Takes what goes wrong, in words for people.
  public func watch(
    _ file: AutomationFile, engine: PhraseEngine? = nil,
    excluding excluded: @Sendable () -> Set<String> = { [] },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) async {
    await watch(file, engine: engine, bus: BusMonitor(), excluding: excluded, report: report)
  }

  func watch(
    _ file: AutomationFile, engine: PhraseEngine?, bus: any BusListener,
    excluding excluded: @Sendable () -> Set<String> = { [] },
    report: @escaping @Sendable (String) -> Void
  ) async {
    var notice: String?
    while !Task.isCancelled {
      do {
        let excluded = excluded()
        set(try file.read().filter { !excluded.contains($0.id) })
      } catch {
        report("\(error)")
      }
      if state.notice != notice {
        notice = state.notice
        notice.map(report)
      }
      await watchUntilChange(of: file, engine, bus, report)
    }
  }

  private func watchUntilChange(
    of file: AutomationFile, _ engine: PhraseEngine?, _ bus: any BusListener,
    _ report: @escaping @Sendable (String) -> Void
  ) async {
    let triggers = automations.filter(\.isOn).map(\.trigger)
    let observations = await observe(engine, triggers, report)
    // Ends with the first child that ends: the one that sees the file change.
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await self.keepTime()
        return Task.isCancelled
      }
      group.addTask { await self.watchFiles(triggers, until: file.file.path) }
      for case .signal(let signal) in triggers {
        group.addTask {
          do {
            try await bus.listen(for: signal) { await self.occurred(.signal(signal)) }
          } catch {
            if !Task.isCancelled { report("\(error)") }
          }
          return false
        }
      }
      for await isOver in group where isOver { break }
      group.cancelAll()
    }
    withExtendedLifetime(observations) {}
  }

  /// Hears of what is performed and of what changes, as long as the observations live.
  private func observe(
    _ engine: PhraseEngine?, _ triggers: [AutomationTrigger],
    _ report: @Sendable (String) -> Void
  ) async -> [Observation] {
    guard let engine else { return [] }
    var observations = [
      AppEvents.performances.add(for: PerformedIntent.self, in: engine.configuration.scope) {
        performed in
        Task { await self.occurred(.intent(performed.name)) }
      }
    ]
    for case .value(let type, let property) in triggers {
      guard let watch = ValueWatch(of: type, property: property, in: engine) else {
        report("No app has values of the type \(type).")
        continue
      }
      _ = await watch.look()
      observations += await watch.observe {
        Task {
          if await watch.look() { await self.occurred(.value(of: type, property: property)) }
        }
      }
    }
    return observations
  }

  /// - Returns: Whether the file of the automations has changed, or the task is cancelled.
  private nonisolated func watchFiles(
    _ triggers: [AutomationTrigger], until own: String
  ) async -> Bool {
    let paths = triggers.compactMap { if case .file(let path) = $0 { path } else { nil } }
    let watch = FileWatch(Array(Set(paths + [own])), clock: clock)
    return await withTaskGroup(of: Void.self) { group in
      let (changes, tell) = AsyncStream.makeStream(of: String.self)
      group.addTask {
        await watch.run { tell.yield($0) }
        tell.finish()
      }
      for await path in changes {
        if paths.contains(path) { await occurred(.file(path: path)) }
        if path == own { break }
      }
      group.cancelAll()
      return true
    }
  }
}
