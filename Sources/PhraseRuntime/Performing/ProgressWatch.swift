// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Synchronization

/// Passes on how far an intent is: only forward, and at most once for each hundredth.
///
/// Progress that parts report is seen by nobody unless it is read; from the first part on it is read
/// at intervals.
final class ProgressWatch: Sendable {
  /// How often a progress with parts is read; the parts tell nobody of their changes.
  static let interval = Duration.milliseconds(200)

  private struct State {
    var hundredths = -1
    var text: String?
    var isEnded = false
    var sampling: Task<Void, any Error>?
  }

  private let state = Mutex(State())
  private let clock: any Clock<Duration>
  private let post: @Sendable (_ fraction: Double, _ text: String?) -> Void

  init(
    clock: any Clock<Duration>,
    post: @escaping @Sendable (_ fraction: Double, _ text: String?) -> Void
  ) {
    self.clock = clock
    self.post = post
  }

  /// Reads the progress, and posts what is new.
  func read(_ progress: IntentProgress) {
    let fraction = progress.fractionCompleted
    let text = progress.text
    let hundredths = fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded(.down)) : 0
    let hasParts = progress.hasParts
    state.withLock { state in
      if hasParts, !state.isEnded, state.sampling == nil { state.sampling = sample(progress) }
      guard !state.isEnded, hundredths > state.hundredths || text != state.text else { return }
      state.hundredths = max(state.hundredths, hundredths)
      state.text = text
      // Posted under the lock, so that the order of the posts is that of the readings.
      post(Double(state.hundredths) / 100, text)
    }
  }

  private func sample(_ progress: IntentProgress) -> Task<Void, any Error> {
    Task { [weak self, clock] in
      while true {
        try await clock.sleep(for: Self.interval)
        self?.read(progress)
      }
    }
  }

  /// Posts nothing more.
  func end() {
    state.withLock { state in
      state.isEnded = true
      state.sampling?.cancel()
    }
  }
}
