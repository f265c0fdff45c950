// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The time that automations go by; a test has one of its own.
public struct AutomationClock: Sendable {
  /// The moment.
  public var now: @Sendable () -> Date
  /// Waits; throws where the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void

  /// Makes a clock; that of the machine unless told otherwise.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.now = now
    self.sleep = sleep
  }
}
