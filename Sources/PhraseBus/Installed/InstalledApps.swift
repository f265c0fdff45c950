// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PhraseRuntime
import Synchronization

/// The installed apps as providers of one engine, which follow what the apps tell on the bus.
package final class InstalledApps: Sendable {
  package let connector: BusConnector
  private let folder: AppFolder
  private let apps: Mutex<[(stamp: String, app: BusApp)]>
  private let engine = Mutex<WeakEngine>(WeakEngine())

  private struct WeakEngine: Sendable {
    weak var engine: PhraseEngine?
  }

  /// Reads the apps; those whose program has changed are asked anew.
  ///
  /// - Parameters:
  ///   - folder: Where they are written down.
  ///   - address: Where the bus is; nil for the person's.
  ///   - report: Takes what is wrong with one of them, as a sentence.
  package init(
    in folder: AppFolder, address: String? = nil,
    report: @escaping @Sendable (String) -> Void
  ) async {
    self.folder = folder
    apps = Mutex([])
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

  /// Has an engine read the values anew when an app says that they have changed.
  package func follow(_ engine: PhraseEngine) { self.engine.withLock { $0.engine = engine } }

  private func read(_ report: @escaping @Sendable (String) -> Void) async {
    let (known, faults) = folder.read()
    for fault in faults { report("\(fault.file.path) cannot be read: \(fault.reason)") }
    let before = apps.withLock(\.self)
    var found: [(String, BusApp)] = []
    for app in known {
      do {
        let app = try await folder.renewed(app)
        // A program that was built anew may have other values, though it declares the same.
        let old = before.first { $0.stamp == app.stamp && $0.app.isOf(app.description) }
        found.append((app.stamp, old?.app ?? provider(of: app, report)))
      } catch {
        report("\(error)")
        // A program that cannot say what it is now is known as it was, as long as it is there.
        guard (error as? AppFolderError)?.kind != .missing else { continue }
        let old = before.first { $0.app.identifier == app.identifier }
        found.append(old ?? (app.stamp, provider(of: app, report)))
      }
    }
    apps.withLock { [found] in $0 = found }
  }

  private func provider(
    of app: InstalledApp, _ report: @escaping @Sendable (String) -> Void
  ) -> BusApp {
    BusApp(app.description, over: connector) { [folder] list, entries in
      do {
        try folder.keep(list, entries, of: app.identifier)
      } catch {
        report("the values of \(app.name) are not kept: \(error)")
      }
    }
  }

  private func listen(on bus: Bus) async {
    guard let signals = try? await bus.signals(ConversationInterface.name, "Changed") else {
      return
    }
    Task { [weak self] in
      for await signal in signals {
        guard let self else { return }
        guard
          let app = providers.first(where: {
            ConversationInterface.path(of: $0.identifier) == signal.path
          })
        else { continue }
        app.valuesHaveChanged()
        engine.withLock(\.engine)?.setNeedsUpdate()
      }
    }
  }
}
