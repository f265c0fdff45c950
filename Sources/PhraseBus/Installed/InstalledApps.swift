// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PhraseRuntime
import Synchronization

/// The installed apps as providers of one engine, which follow what the apps tell on the bus.
package final class InstalledApps: Sendable {
  package let connector: BusConnector
  private let folder: AppFolder
  private let others: Set<String>
  private let limits: BusApp.Limits
  private let report: @Sendable (String) -> Void
  private let apps = Mutex<[Entry]>([])
  private let engine = Mutex<WeakEngine>(WeakEngine())
  /// What there is is looked at once at a time.
  private let changes = SerialTasks()
  /// The apps that are about to be asked what they declare, however often they say that it is new.
  private let waiting = Mutex<Set<String>>([])

  private struct Entry: Sendable {
    let program: String
    let stamp: String
    let app: BusApp
  }

  private struct WeakEngine: Sendable {
    weak var engine: PhraseEngine?
  }

  /// Reads the apps; those whose program has changed are asked anew.
  ///
  /// - Parameters:
  ///   - folder: Where they are written down.
  ///   - others: The names of apps that the engine has by itself, which go before those of a program.
  ///   - address: Where the bus is; nil for the person's.
  ///   - limits: What is taken of the values of each.
  ///   - report: Takes what is wrong with one of them, as a sentence.
  package init(
    in folder: AppFolder, beside others: Set<String> = [], address: String? = nil,
    limits: BusApp.Limits = .init(), report: @escaping @Sendable (String) -> Void
  ) async {
    self.folder = folder
    self.others = others
    self.limits = limits
    self.report = report
    connector = BusConnector(address: address)
    await read(report)
    await connector.prepare { [weak self] bus in await self?.listen(on: bus) }
  }

  /// The apps in the order in which they were added.
  package var providers: [BusApp] { apps.withLock { $0.map(\.app) } }

  /// Reads anew which apps there are; those whose program has changed are asked anew.
  ///
  /// - Parameter report: Takes what is wrong with one of them, as a sentence.
  /// - Returns: The names of those that went, and those that came or changed.
  func reload(
    _ report: @escaping @Sendable (String) -> Void
  ) async -> (removed: [String], added: [BusApp]) {
    let before = providers
    await read(report)
    let now = providers
    return (
      before.filter { old in !now.contains { $0.name == old.name } }.map(\.name),
      now.filter { app in !before.contains { $0 === app } }
    )
  }

  /// Has the engine know the apps as they are now.
  ///
  /// - Parameter changed: An app that says it declares something else; nil for none.
  /// - Throws: `GrammarError` where the phrases of all cannot be compiled together.
  func renew(_ changed: String? = nil) async throws {
    try await changes.add { [self] in
      if let changed {
        // What it says from here on is asked about again.
        waiting.withLock { _ = $0.remove(changed) }
        await ask(changed)
      }
      let change = await reload(report)
      guard let engine = engine.withLock(\.engine) else { return }
      for name in change.removed { try await engine.remove(name) }
      for app in change.added { try await engine.add(app) }
    }
  }

  private func ask(_ identifier: String) async {
    do {
      if let program = entry(of: identifier)?.program { try await folder.add(program: program) }
    } catch {
      report("\(error)")
    }
  }

  /// Has an engine read the values anew when an app says that they have changed.
  package func follow(_ engine: PhraseEngine) { self.engine.withLock { $0.engine = engine } }

  private func read(_ report: @escaping @Sendable (String) -> Void) async {
    let (known, faults) = folder.read()
    for fault in faults { report("\(fault.file.path) cannot be read: \(fault.reason)") }
    let before = apps.withLock(\.self)
    var found: [Entry] = []
    for app in known where !others.contains(app.name) {
      do {
        let app = try await folder.renewed(app)
        // A program that was built anew may have other values, though it declares the same.
        let old = before.first { $0.stamp == app.stamp && $0.app.isOf(app.description) }
        found.append(
          Entry(
            program: app.program, stamp: app.stamp, app: old?.app ?? provider(of: app, report)))
      } catch {
        report("\(error)")
        // A program that cannot say what it is now is known as it was, as long as it is there.
        guard (error as? AppFolderError)?.kind != .missing else { continue }
        let old = before.first { $0.app.identifier == app.identifier }
        found.append(
          old ?? Entry(program: app.program, stamp: app.stamp, app: provider(of: app, report)))
      }
    }
    apps.withLock { [found] in $0 = found }
  }

  private func provider(
    of app: InstalledApp, _ report: @escaping @Sendable (String) -> Void
  ) -> BusApp {
    var listener = BusApp.Listener()
    listener.report = report
    listener.cameLate = { [weak self] in self?.engine.withLock(\.engine)?.setNeedsUpdate() }
    listener.keep = { [folder] list, entries in
      do {
        try folder.keep(list, entries, of: app.identifier)
      } catch {
        report("the values of \(app.name) are not kept: \(error)")
      }
    }
    return BusApp(app.description, over: connector, limits: limits, listener: listener)
  }

  // MARK: - What the bus tells

  private func listen(on bus: Bus) async {
    guard let changes = try? await bus.signals(ConversationInterface.name, "Changed"),
      let owners = try? await bus.signals(
        "org.freedesktop.DBus", "NameOwnerChanged",
        where: { [weak self] signal in self?.entry(of: signal.text(0)) != nil })
    else { return }
    Task { [weak self] in
      for await signal in changes { await self?.take(signal, on: bus) }
    }
    Task { [weak self] in
      for await signal in owners where signal.sender == "org.freedesktop.DBus" {
        self?.noteStart(of: signal.text(0), by: signal.text(2))
      }
    }
  }

  private func entry(of identifier: String) -> Entry? {
    apps.withLock { $0.first { $0.app.identifier == identifier } }
  }

  /// Takes what an app tells of itself.
  ///
  /// Anybody may say that its values are others, and has them read; what it declares is asked for only
  /// where it says so itself.
  private func take(_ signal: BusMessage, on bus: Bus) async {
    let entries = apps.withLock(\.self)
    guard
      let entry = entries.first(where: {
        ConversationInterface.path(of: $0.app.identifier) == signal.path
      })
    else { return }
    entry.app.valuesHaveChanged()
    engine.withLock(\.engine)?.setNeedsUpdate()
    guard signal.text(0) == "shortcuts",
      let owner = try? await bus.call(.daemon("GetNameOwner", .string(entry.app.identifier))),
      owner.first?.text == signal.sender
    else { return }
    renewSoon(entry)
  }

  /// A program that was started may have been built anew since it was asked what it declares.
  private func noteStart(of identifier: String, by owner: String) {
    guard !owner.isEmpty, let entry = entry(of: identifier),
      AppFolder.stamp(of: entry.program) != entry.stamp
    else { return }
    renewSoon(entry)
  }

  /// Nobody waits for a program that takes its time to say what it declares.
  private func renewSoon(_ entry: Entry) {
    guard waiting.withLock({ $0.insert(entry.app.identifier).inserted }) else { return }
    Task {
      do {
        try await renew(entry.app.identifier)
      } catch {
        report("what \(entry.app.name) declares now cannot be used: \(error)")
      }
    }
  }
}
