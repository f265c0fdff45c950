// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import Synchronization

extension Performer {
  /// Makes what the intent depends on, within the time of a query.
  ///
  /// - Throws: `DependencyError`, or ``DeadlineExceeded``.
  func prepare(_ intent: any AppIntent) async throws {
    // Most intents need nothing; asking has to start two tasks.
    if declaresDependencies(intent) {
      try await configuration.calls.ask(type(of: intent)) {
        try await prepareDependencies(of: intent)
      }
    }
    guard AppDependencyManager.inForce.contains(where: \.isWaiting) else { return }
    // What other intents need may fail or be late without harm to this one.
    try? await configuration.calls.ask(AppDependencyManager.self) {
      for manager in AppDependencyManager.inForce { await manager.prepare() }
    }
  }

  /// Performs the intent, and tells it when it is cancelled.
  func supervised(
    _ intent: any AppIntent, _ run: IntentRun, _ watch: ProgressWatch
  ) async throws -> any AnyIntentResult {
    defer {
      watch.end()
      run.progress.close()
    }
    return try await withTaskCancellationHandler {
      try await limited(intent, run)
    } onCancel: {
      run.cancel(.userCancelled)
    }
  }

  private func limited(
    _ intent: any AppIntent, _ run: IntentRun
  ) async throws -> any AnyIntentResult {
    guard let limit = configuration.performLimit else {
      return try await answeringRequests(of: intent, run)
    }
    let activity = surroundings?.activity
    let isExtended: @Sendable () -> Bool = {
      if activity?.isAlive() ?? false { return true }
      // Before the task is cancelled, so that the app learns the reason.
      run.cancel(.timeout)
      return false
    }
    return try await withDeadline(limit, clock: configuration.clock, isExtended: isExtended) {
      try await answeringRequests(of: intent, run)
    }
  }

  /// Brings the app to the front where the intent declares that for this time.
  func comeForward(
    with intent: any AppIntent, _ run: IntentRun, when time: IntentModes
  ) async throws {
    let modes = type(of: intent).supportedModes
    guard modes.contains(time), !run.isForeground, let door = door(for: intent) else {
      return
    }
    if door.isAvailable {
      try await door.open()
      run.isForeground = true
    } else if !modes.contains(.background) {
      throw PerformError(
        code: .failed, description: talk.text(of: .applicationUnavailable(application: application))
      )
    }
  }

  /// - Throws: ``PerformError`` where the person has not proved what the intent demands.
  func authenticate(for intent: any AppIntent) async throws {
    let policy = type(of: intent).authenticationPolicy
    guard policy != .alwaysAllowed else { return }
    guard surroundings?.isPersonKnown != false,
      await configuration.authenticate(policy, application)
    else {
      throw PerformError(code: .failed, description: talk.text(of: .notAuthenticated))
    }
  }
}

/// Reads a progress at each of its changes; the two know each other only after both are made.
final class ProgressHook: Sendable {
  private let watch: ProgressWatch
  private let progress = Mutex<WeakProgress>(WeakProgress())

  private struct WeakProgress: Sendable {
    weak var progress: IntentProgress?
  }

  init(watch: ProgressWatch) {
    self.watch = watch
  }

  func attach(to progress: IntentProgress) {
    self.progress.withLock { $0.progress = progress }
  }

  func call() {
    if let progress = progress.withLock(\.progress) { watch.read(progress) }
  }
}
