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
    let observation = engine.map { engine in
      AppEvents.performances.add(for: PerformedIntent.self, in: engine.configuration.scope) {
        performed in
        Task { await self.occurred(.intent(performed.name)) }
      }
    }
    // Before the first reading, so that no change is lost between the two.
    let own = FileWatch([file.file.path], clock: clock)
    await withTaskGroup(of: Void.self) { group in
      let (changes, tell) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      group.addTask { await own.run { _ in tell.yield() } }
      var change = changes.makeAsyncIterator()
      var notice: String?
      repeat {
        load(file, excluding: excluded(), report)
        if state.notice != notice {
          notice = state.notice
          notice.map(report)
        }
        let watching = Task { await watchTriggers(engine, bus, report) }
        await change.next()
        watching.cancel()
        await watching.value
      } while !Task.isCancelled
      group.cancelAll()
    }
    withExtendedLifetime(observation) {}
  }

  /// Takes the automations of a file; one that cannot be read leaves those before in force.
  private func load(
    _ file: AutomationFile, excluding excluded: Set<String>, _ report: (String) -> Void
  ) {
    do {
      set(try file.read().filter { !excluded.contains($0.id) })
    } catch {
      report("\(error)")
    }
  }

  /// Waits for times and for all that is awaited, until the task is cancelled.
  private func watchTriggers(
    _ engine: PhraseEngine?, _ bus: any BusListener, _ report: @escaping @Sendable (String) -> Void
  ) async {
    let triggers = automations.filter(\.isOn).map(\.trigger)
    let paths = triggers.compactMap { if case .file(let path) = $0 { path } else { nil } }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.keepTime() }
      if !paths.isEmpty {
        let files = FileWatch(Array(Set(paths)), clock: clock)
        group.addTask { await files.run { await self.occurred(.file(path: $0)) } }
      }
      for trigger in triggers {
        switch trigger {
        case .signal(let signal):
          group.addTask {
            do {
              try await bus.listen(for: signal) { await self.occurred(.signal(signal)) }
            } catch {
              if !Task.isCancelled { report("\(error)") }
            }
          }
        case .value(let type, let property):
          guard let engine else { continue }
          if let fault = await trigger.fault(in: engine) { report(fault) }
          guard let watch = ValueWatch(of: type, property: property, in: engine) else { continue }
          group.addTask {
            await watch.run { await self.occurred(.value(of: type, property: property)) }
          }
        case .time, .once, .sun, .intent, .file, .login: continue
        }
      }
    }
  }
}
