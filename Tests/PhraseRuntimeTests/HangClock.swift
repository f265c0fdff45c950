// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A clock whose sleeps are over once something hangs, so that a deadline passes for that alone.
final class HangClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let hanging = Atomic(0)

  var now: Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  /// Does not come back before the task is cancelled.
  func hang() async throws {
    hanging.add(1, ordering: .sequentiallyConsistent)
    defer { hanging.subtract(1, ordering: .sequentiallyConsistent) }
    try await Task.sleep(for: .seconds(3600))
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while hanging.load(ordering: .sequentiallyConsistent) == 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}
