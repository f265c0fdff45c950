// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire

extension AppFolder {
  /// How long an app may take to start and to answer.
  private static let patience = Duration.seconds(20)

  /// What keeps an app from answering, as sentences; none where all is well.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - bus: The bus that starts it; nil where there is none.
  /// - Returns: The sentences.
  package func problems(of app: InstalledApp, on bus: Bus?) async -> [String] {
    guard FileManager.default.isExecutableFile(atPath: app.program) else {
      return ["its program \(app.program) is gone; “phrase app remove” forgets it"]
    }
    let wanted = Self.service(app.identifier, app.program)
    guard (try? String(contentsOf: service(app.identifier), encoding: .utf8)) == wanted else {
      return ["\(service(app.identifier).path) is not as it was written; add the app again"]
    }
    guard let bus else { return [] }
    do {
      try await bus.readServicesAnew()
      let names = try await bus.call(.daemon("ListActivatableNames")).first?.texts ?? []
      guard names.contains(app.identifier) else {
        return [
          "the bus does not read \(services.path); it should be XDG_DATA_HOME/dbus-1/services of "
            + "the login"
        ]
      }
      let reply = try await withDeadline(Self.patience, clock: SuspendingClock()) {
        try await BusConversation(with: app.identifier, on: bus)
          .reply(to: .describe, event: { _ in })
      }
      return reply.declarations == nil ? ["it does not say what it declares"] : []
    } catch let error as DeadlineExceeded {
      return ["it did not answer within \(error.limit.components.seconds) s"]
    } catch {
      return ["it does not answer: \(error)"]
    }
  }
}

extension Bus {
  /// Has the bus read anew which programs it can start.
  package func readServicesAnew() async throws { try await call(.daemon("ReloadConfig")) }
}
