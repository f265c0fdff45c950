// SPDX-License-Identifier: Apache-2.0

/// Thrown when app code did not answer within its time.
package struct DeadlineExceeded: LateError, Equatable {
  package let limit: Duration

  package var isLate: Bool { true }
}

/// An error that may be that an app did not answer in time.
package protocol LateError: Error {
  var isLate: Bool { get }
}

extension Error {
  /// Whether the app did not answer in time, so that asking again would take as long.
  package var isLate: Bool { (self as? any LateError)?.isLate == true }
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
  let promise = Promise<Value>()
  let work = Task {
    do { promise.keep(.success(try await operation())) } catch { promise.keep(.failure(error)) }
  }
  let timer = Task {
    repeat { try await clock.sleep(for: limit) } while isExtended()
    promise.keep(.failure(DeadlineExceeded(limit: limit)))
  }
  defer {
    work.cancel()
    timer.cancel()
  }
  return try await promise.value
}
