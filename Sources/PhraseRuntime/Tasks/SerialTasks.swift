// SPDX-License-Identifier: Apache-2.0

/// Does one piece of work after the other, in the order in which they were added.
package actor SerialTasks {
  private var last: Task<Void, any Error>?

  package init() {}

  /// Waits for the work before, does this work, and waits for its end.
  ///
  /// - Parameters:
  ///   - endsWithCaller: Whether the work is cancelled with the task that waits for it; work that
  ///     others profit from goes on.
  ///   - work: What to do.
  /// - Throws: What the work throws; the work before may fail without harm to it.
  package func add(
    endsWithCaller: Bool = false, _ work: @escaping @Sendable () async throws -> Void
  ) async throws {
    let previous = last
    let task = Task {
      _ = await previous?.result
      try await work()
    }
    last = task
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      if endsWithCaller { task.cancel() }
    }
  }
}
