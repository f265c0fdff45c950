// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime
import Synchronization

/// The app that definitions are about.
enum AppUnderTest: Sendable {
  /// One whose engine the test has made.
  case running(RunningApp)
  /// The one that is launched under an identifier, by the time it is needed.
  case launched(bundleIdentifier: String)

  private static let apps = Mutex<[String: RunningApp]>([:])

  /// Takes the place of what was launched before under the identifier.
  static func launch(_ app: RunningApp, as bundleIdentifier: String) {
    apps.withLock { $0[bundleIdentifier] = app }
  }

  /// - Throws: ``DefinitionError`` where nothing was launched under the identifier.
  func get() throws -> RunningApp {
    switch self {
    case .running(let app): return app
    case .launched(let identifier):
      if let app = Self.apps.withLock({ $0[identifier] }) { return app }
      throw DefinitionError(
        "no app is launched as “\(identifier)”; launch it before: try await "
          + "IntentDefinitions.launch(AppShortcuts.self, bundleIdentifier: \"\(identifier)\")")
    }
  }
}

/// An engine with an app's intents, and the queries that nothing lists.
struct RunningApp: Sendable {
  let engine: PhraseEngine
  let queryTypes: [any IntentValueQuery.Type]

  var calls: AppCalls { engine.configuration.calls }
}
