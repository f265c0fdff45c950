// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Synchronization

/// Passes on how far an intent is: only forward, and at most once for each hundredth.
final class ProgressWatch: Sendable {
  /// How often a progress with parts is read; the parts tell nobody of their changes.
  static let interval = Duration.milliseconds(200)

  private struct State {
    var hundredths = -1
    var text: String?
    var isEnded = false
  }

  private let state = Mutex(State())
  private let post: @Sendable (_ fraction: Double, _ text: String?) -> Void

  init(post: @escaping @Sendable (_ fraction: Double, _ text: String?) -> Void) {
    self.post = post
  }

  /// Reads the progress, and posts what is new.
  func read(_ progress: IntentProgress) {
    let fraction = progress.fractionCompleted
    let text = progress.text
    let hundredths = fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded(.down)) : 0
    state.withLock { state in
      guard !state.isEnded, hundredths > state.hundredths || text != state.text else { return }
      state.hundredths = max(state.hundredths, hundredths)
      state.text = text
      // Posted under the lock, so that the order of the posts is that of the readings.
      post(Double(state.hundredths) / 100, text)
    }
  }

  /// Posts nothing more.
  func end() { state.withLock { $0.isEnded = true } }
}
