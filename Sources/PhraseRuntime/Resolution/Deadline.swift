// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Thrown when app code did not answer within its time.
package struct DeadlineExceeded: Error, Equatable {
  package let limit: Duration
}

/// Runs `operation`, but waits no longer than `limit` for it.
///
/// A task group would wait for a child that ignores cancellation; app code that never returns must
/// not take the engine with it, so the late task is cancelled and left behind.
///
/// - Parameters:
///   - limit: How long to wait.
///   - clock: Measures the wait.
///   - isExtended: Asked at the end of each wait; true grants as long again.
///   - operation: The app's code.
/// - Returns: What `operation` returns.
/// - Throws: ``DeadlineExceeded`` after `limit`, `CancellationError` when the caller is cancelled,
///   or what `operation` throws.
package func withDeadline<Value: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>,
  isExtended: @escaping @Sendable () -> Bool = { false },
  operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let race = Race<Value>()
  let work = Task {
    do { race.finish(.success(try await operation())) } catch { race.finish(.failure(error)) }
  }
  let timer = Task {
    repeat { try await clock.sleep(for: limit) } while isExtended()
    race.finish(.failure(DeadlineExceeded(limit: limit)))
  }
  defer {
    work.cancel()
    timer.cancel()
  }
  return try await withTaskCancellationHandler {
    try await race.winner()
  } onCancel: {
    race.finish(.failure(CancellationError()))
  }
}

/// The first of several results; later ones are dropped.
private final class Race<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Value, any Error>)
    case finished(Result<Value, any Error>)
  }

  private let state = Mutex(State.open)

  func finish(_ result: Result<Value, any Error>) {
    let waiter: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .open:
        state = .finished(result)
        return nil
      case .waiting(let continuation):
        state = .finished(result)
        return continuation
      case .finished: return nil
      }
    }
    waiter?.resume(with: result)
  }

  /// Waits for the first result.
  ///
  /// May be called once.
  func winner() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let early: Result<Value, any Error>? = state.withLock { state in
        if case .finished(let result) = state { return result }
        state = .waiting(continuation)
        return nil
      }
      if let early { continuation.resume(with: early) }
    }
  }
}
