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

  /// Waits at a door, whether the task is cancelled or not.
  func hang(at door: Door) async {
    hanging.add(1, ordering: .sequentiallyConsistent)
    defer { hanging.subtract(1, ordering: .sequentiallyConsistent) }
    await door.pass()
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while hanging.load(ordering: .sequentiallyConsistent) == 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
}

/// Holds app code up that does not look whether it is cancelled.
final class Door: Sendable {
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>(nil)

  /// Whether whoever comes has to wait.
  var isClosed: Bool { waiting.withLock { $0 != nil } }

  func close() { waiting.withLock { $0 = $0 ?? [] } }

  /// Lets all go on who wait.
  func open() {
    let waiting = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for continuation in waiting { continuation.resume() }
  }

  func pass() async {
    await withCheckedContinuation { continuation in
      let mayPass = waiting.withLock { waiting in
        waiting?.append(continuation)
        return waiting == nil
      }
      if mayPass { continuation.resume() }
    }
  }
}
