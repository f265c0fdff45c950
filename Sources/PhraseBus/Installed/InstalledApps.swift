// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PhraseRuntime
import Synchronization

/// The installed apps as providers of one engine, which follow what the apps tell on the bus.
package final class InstalledApps: Sendable {
  package let connector: BusConnector
  private let folder: AppFolder
  private let apps: Mutex<[BusApp]>
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
    in folder: AppFolder, address: String? = nil, report: @Sendable (String) -> Void
  ) async {
    self.folder = folder
    apps = Mutex([])
    connector = BusConnector(address: address)
    await read(report)
    await connector.prepare { [weak self] bus in await self?.listen(on: bus) }
  }

  /// The apps in the order in which they were added.
  package var providers: [BusApp] { apps.withLock(\.self) }

  /// Reads anew which apps there are.
  ///
  /// - Returns: The names of those that went, and those that came or changed.
  func reload() async -> (removed: [String], added: [BusApp]) {
    let before = providers
    await read { _ in }
    let now = providers
    return (
      before.filter { old in !now.contains { $0.name == old.name } }.map(\.name),
      now.filter { app in !before.contains { $0 === app } }
    )
  }

  /// Has an engine read the values anew when an app says that they have changed.
  package func follow(_ engine: PhraseEngine) { self.engine.withLock { $0.engine = engine } }

  private func read(_ report: @Sendable (String) -> Void) async {
    let (known, faults) = folder.read()
    for fault in faults { report("\(fault.file.path) cannot be read: \(fault.reason)") }
    var found: [BusApp] = []
    for app in known {
      do {
        let app = try await folder.renewed(app)
        let old = providers.first { $0.isOf(app.description) }
        found.append(old ?? provider(of: app))
      } catch {
        report("\(error)")
      }
    }
    apps.withLock { [found] in $0 = found }
  }

  private func provider(of app: InstalledApp) -> BusApp {
    BusApp(app.description, over: connector) { [folder] list, entries in
      folder.keep(list, entries, of: app.identifier)
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
