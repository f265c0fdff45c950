// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseVoice
import PhraseWire
import Synchronization

/// Draws the progress of an app at work, and says the milestones of long work.
final class ProgressAnnouncer: Sendable {
  private let session: VoiceSession
  private let voice: Voice?
  private let line: ProgressLine
  private let language: String
  private let isWorking = Atomic(false)

  init(session: VoiceSession, voice: Voice?, line: ProgressLine, language: String) {
    self.session = session
    self.voice = voice
    self.line = line
    self.language = language
  }

  /// An app may be at work from now on.
  func begin() {
    isWorking.store(true, ordering: .sequentiallyConsistent)
    line.begin()
  }

  /// The app is done; what is left to say is not said any more.
  func end() {
    isWorking.store(false, ordering: .sequentiallyConsistent)
    line.end()
  }

  /// Follows a session as long as somebody keeps it: a stream of events can be read once.
  final class Work: Sendable {
    private let task: Task<Void, Never>

    init(_ announcer: ProgressAnnouncer) { task = Task { await announcer.run() } }

    deinit { task.cancel() }
  }

  private func run() async {
    let clock = ContinuousClock()
    let start = clock.now
    var milestones = ProgressMilestones(language: language)
    for await event in session.events {
      line.show(WireEvent(event))
      guard case .progress(let fraction, _) = event,
        let words = milestones.words(for: fraction, at: clock.now - start), let voice,
        isWorking.load(ordering: .sequentiallyConsistent)
      else { continue }
      // A loudspeaker that fails says so with the answer.
      try? await voice.say(words, language: language)
    }
  }
}
