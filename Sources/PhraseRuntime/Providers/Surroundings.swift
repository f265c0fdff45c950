// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Synchronization

/// What the conversation gives to the intents of a turn.
struct Surroundings: Sendable {
  /// Takes what happens beside the replies.
  let events: AsyncStream<ConversationEvent>.Continuation
  /// Where intents put what takes their work back.
  let undoManager: UndoManager
  /// When the person last said something.
  let activity: Activity
  /// Whether the person hears the answers and sees nothing.
  let isVoiceOnly: Bool
  /// Whether the engine's settings can say who talks; nobody knows whose a voice is.
  let isPersonKnown: Bool
  /// The talks with apps in other processes.
  let remote: RemoteConversations
  /// The requests of the turn before this one.
  let lastRequests: [ResolvedIntent]
  /// Says something before the turn's next reply.
  let say: @Sendable (String) async -> Void

  /// Tells an event; one of a turn that has ended is dropped, lest it shows in the next.
  func post(_ event: ConversationEvent) {
    activity.unlessEnded { events.yield(event) }
  }
}

/// The signs of life of a turn: what the person says, and what the intent reports.
final class Activity: Sendable {
  private struct State {
    var lastLine: Duration = .zero
    var isWaiting = false
    var signs = 0
    var seenSigns = 0
    var isEnded = false
  }

  private let state = Mutex(State())
  private let elapsed: @Sendable () -> Duration

  init(clock: any Clock<Duration>) {
    elapsed = clock.stopwatch()
  }

  /// How long ago the person last said something.
  var silence: Duration { elapsed() - state.withLock(\.lastLine) }

  /// The person said something.
  func heard() {
    let now = elapsed()
    state.withLock { state in
      state.lastLine = now
      state.isWaiting = false
      state.signs += 1
    }
  }

  /// A question waits for the person.
  func asked() {
    state.withLock { $0.isWaiting = true }
  }

  /// Whether the turn is over.
  var isEnded: Bool { state.withLock(\.isEnded) }

  /// The turn is over; what its app still does is its own affair.
  func end() { state.withLock { $0.isEnded = true } }

  /// Runs a short action while the turn cannot end; not at all once it has.
  func unlessEnded(_ action: () -> Void) {
    state.withLock { if !$0.isEnded { action() } }
  }

  /// The intent has done something.
  func sign() { state.withLock { $0.signs += 1 } }

  /// Whether there was a sign since the last call, or the person is being waited for.
  func isAlive() -> Bool {
    state.withLock { state in
      defer { state.seenSigns = state.signs }
      return state.isWaiting || state.signs != state.seenSigns
    }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Tells the time since the call.
  package func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
