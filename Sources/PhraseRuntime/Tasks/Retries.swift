// SPDX-License-Identifier: Apache-2.0

/// Asks again for what apps could not give, one attempt at a time.
///
/// Whoever needs it waits for what failed. What was late may be late again, so nobody waits for it:
/// whoever comes after it was given has it.
package actor Retries<Key: Hashable & Sendable> {
  /// What could not be had, and is missed.
  package struct Missing: Sendable {
    let failed: Set<Key>
    let late: Set<Key>

    package init(failed: Set<Key> = [], late: Set<Key> = []) {
      self.failed = failed
      self.late = late
    }

    /// What failed, by why.
    package init(of failures: [Key: any Error]) {
      self.init(
        failed: Set(failures.filter { !$0.value.isLate }.keys),
        late: Set(failures.filter(\.value.isLate).keys))
    }

    var isEmpty: Bool { failed.isEmpty && late.isEmpty }
  }

  private var running: Task<Void, Never>?
  private var isWaitingForLate = false

  package init() {}

  /// Asks for what is missing, or waits for those who are just asking.
  package func run(
    _ missing: Missing, _ ask: @escaping @Sendable (Set<Key>) async -> Void
  ) async {
    if !missing.late.isEmpty, !isWaitingForLate {
      isWaitingForLate = true
      Task {
        await ask(missing.late)
        isWaitingForLate = false
      }
    }
    guard !missing.failed.isEmpty else { return }
    if let running { return await running.value }
    let task = Task { await ask(missing.failed) }
    running = task
    await task.value
    running = nil
  }
}
