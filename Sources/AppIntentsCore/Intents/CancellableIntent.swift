// SPDX-License-Identifier: Apache-2.0

/// An intent that wants to know why it was cancelled.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Runs a part of `perform()`, with code to run at once when the person cancels.
  ///
  /// - Parameters:
  ///   - operation: The part.
  ///   - handler: Gets the reason; it may run on any thread while the operation still runs.
  ///   - isolation: The actor to run the operation on; leave it out.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T,
    onCancel handler: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    let run = IntentExecution.current?.run
    return try await withTaskCancellationHandler(operation: operation) {
      // The handlers of a task run from the inside out, so the run may not know yet.
      run?.cancel(.userCancelled)
      handler(run?.cancellation ?? .userCancelled)
    }
  }
}

/// Why a run was cancelled.
public struct IntentCancellationReason: Equatable, Hashable, Sendable, CustomDebugStringConvertible
{
  private let name: String

  /// The person cancelled.
  public static let userCancelled = IntentCancellationReason(name: "userCancelled")
  /// The intent took longer than it may.
  public static let timeout = IntentCancellationReason(name: "timeout")

  /// The reason as text.
  public var debugDescription: String { "IntentCancellationReason.\(name)" }
}
