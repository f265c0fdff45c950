// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Synchronization

/// Finds the first words of speech that is not over yet, now and then, beside the listening.
///
/// Nothing waits for it: while one beginning is decoded, no other is.
struct WordsSoFar {
  private final class Attempt: Sendable {
    enum State: Equatable {
      case running
      case done(String?)
    }

    let state = Mutex(State.running)
  }

  private let recognizer: any SpeechRecognizer
  private let graph: WordGraph
  /// Samples between attempts.
  private let interval: Int
  /// Samples at which the next attempt is due.
  private var due: Int
  private var attempt: (state: Attempt, task: Task<Void, Never>)?
  private var last: String?

  /// - Parameters:
  ///   - recognizer: Finds the words.
  ///   - graph: What may be said.
  ///   - interval: Seconds of speech between attempts.
  init(recognizer: any SpeechRecognizer, graph: WordGraph, interval: Double) {
    self.recognizer = recognizer
    self.graph = graph
    self.interval = Audio.count(seconds: interval)
    due = self.interval
  }

  /// Looks at speech that goes on.
  ///
  /// - Returns: The words, if there are others than before.
  mutating func follow(_ speech: ArraySlice<Int16>) -> String? {
    let found = collect()
    if attempt == nil, speech.count >= due {
      due = speech.count + interval
      attempt = begin(Audio(samples: Array(speech)))
    }
    return found
  }

  /// Gives up what is not found yet; the speech paused, or is over.
  mutating func stop() {
    attempt?.task.cancel()
    attempt = nil
  }

  private mutating func collect() -> String? {
    guard case .done(let words)? = attempt?.state.state.withLock(\.self) else { return nil }
    attempt = nil
    guard let words, !words.isEmpty, words != last else { return nil }
    last = words
    return words
  }

  private func begin(_ audio: Audio) -> (state: Attempt, task: Task<Void, Never>) {
    let attempt = Attempt()
    let task = Task { [recognizer, graph] in
      // What fails here fails again, and is told, when the speech is over.
      let words = try? await recognizer.recognizeBeginning(of: audio, in: graph)
      attempt.state.withLock { $0 = .done(words) }
    }
    return (attempt, task)
  }
}
