// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhrasePocketSphinx
import PhraseHearing
import PhraseMatching
import PhraseRuntime
import PhraseSpeech
import PhraseVoice

/// A conversation by voice on the command line: what is heard, shown, spoken and kept.
struct ListenSession {
  /// How long a woken session waits for a phrase, in seconds.
  private static let patience = 8.0
  /// How old what is listened for may be when somebody speaks, in seconds of silence: apps come and go,
  /// and their values change.
  private static let freshness = 1.0
  /// How often the words so far are looked for where they are shown, in seconds of speech.
  private static let wordsInterval = 0.3

  var archive: AudioArchive?
  private let recognizer: PocketSphinxRecognizer
  private let session: VoiceSession
  private let language: String
  private let voice: Voice?
  private let announcer: ProgressAnnouncer
  private let announcing: ProgressAnnouncer.Work
  private let wake: PocketSphinxWakeDetector?
  private let wakePhrase: String
  private let output: ListenOutput
  private let policy: RejectionPolicy
  private let clock = ContinuousClock()
  /// Nil where a person and the engine cannot be told apart.
  private var bargeIn: BargeIn?
  /// What followed the wake phrase by which an answer was interrupted.
  private var call: Audio?

  init(
    engine: PhraseEngine, spoken: SpokenLanguage, voice: Voice?, wake: String?,
    output: ListenOutput, policy: RejectionPolicy?
  ) async throws {
    language = spoken.code
    self.voice = voice
    self.output = output
    self.policy = spoken.policy
    wakePhrase = wake ?? ""
    recognizer = try await available { try spoken.recognizer() }
    session = VoiceSession(
      engine: engine, policy: policy, language: spoken.code,
      isVoiceOnly: voice != nil && isatty(STDOUT_FILENO) == 0, isPersonKnown: false)
    announcer = ProgressAnnouncer(
      session: session, voice: voice, line: output.progress, language: spoken.code)
    announcing = ProgressAnnouncer.Work(announcer)
    self.wake = try await available {
      try wake.map { try spoken.wakeDetector(for: $0) }
    }
  }

  /// Reads what can be said, so that nobody waits for that who speaks.
  ///
  /// - Returns: The words that nobody knows how to say.
  /// - Throws: `RecognizerError`.
  func prepare() async throws -> [String] {
    try await recognizer.prepare(session.wordGraph).map(\.spelling)
  }

  /// Ends the turn that is under way, and says so.
  func endTurn() async {
    if let reply = await session.cancel() { await output.tell(reply.text) }
  }

  /// Hears a source to its end.
  ///
  /// - Parameters:
  ///   - source: The sound.
  ///   - name: What it is called in the output.
  ///   - isWithoutEcho: Whether the voice is not in the sound, so that people may interrupt it.
  /// - Returns: The status of the least understood utterance; no match if nothing was said.
  /// - Throws: `CommandFailure` if the loudspeaker cannot be used; what the source and the
  ///   recognizer throw.
  mutating func hear(
    _ source: any AudioSource, named name: String, isWithoutEcho: Bool = false
  ) async throws -> ExitStatus {
    let listener = Listener(
      source: source, recognizer: recognizer,
      wordsInterval: output.line.isShown ? Self.wordsInterval : nil)
    if isWithoutEcho {
      bargeIn = BargeIn(
        listener: listener, recognizer: recognizer, policy: policy, wake: wake,
        wakePhrase: wakePhrase, language: language)
    }
    var worst: ExitStatus?
    while true {
      if wake != nil, await !session.isAsking {
        switch try await waitForWakePhrase(listener) {
        case .end: return worst ?? .noMatch
        case .awake: break
        case .command(let audio):
          let status = try await answer(audio, from: name, listener: listener)
          worst = max(worst ?? .matched, status)
          continue
        }
      }
      let patience = wake == nil ? Self.freshness : Self.patience
      let heard = try await listener.next(
        in: session.wordGraph, patience: patience, onEvent: output.line.show,
        meaning: session.sentenceMeaning)
      guard let heard else {
        if worst == nil { output.showNothing() }
        return worst ?? .noMatch
      }
      if heard.audio.isEmpty {
        // Without a wake phrase a question waits for its answer as long as that takes.
        if wake != nil { await session.cancel() }
        continue
      }
      let status = try await answer(heard, from: name, listener: listener)
      worst = max(worst ?? .matched, status)
    }
  }

  private enum Awakening {
    case end, awake
    /// The wake phrase was followed by a command in the same breath.
    case command(Listener.Heard)
  }

  private mutating func waitForWakePhrase(_ listener: Listener) async throws -> Awakening {
    if let call {
      self.call = nil
      return try await awaken(by: call, listener)
    }
    while let speech = try await listener.nextSpeech(onEvent: output.line.show) {
      guard let end = try await wake?.endOfWakePhrase(in: speech) else { continue }
      return try await awaken(by: speech[end..<max(end, speech.samples.count)], listener)
    }
    return .end
  }

  /// Wakes up; `rest` is what followed the wake phrase in the same breath.
  private func awaken(by rest: Audio, _ listener: Listener) async throws -> Awakening {
    let transcript =
      rest.duration > 0.8
      ? try await recognizer.recognize(
        rest, in: session.wordGraph, meaning: session.sentenceMeaning) : nil
    if let transcript, policy.verdict(on: transcript) != .rejected {
      return .command(Listener.Heard(audio: rest, transcript: transcript, delay: 0))
    }
    output.line.clear()
    if let voice {
      try await voice.play(.awake)
      await listener.discard()
    } else {
      await output.tell("Yes?")
    }
    return .awake
  }

  private mutating func answer(
    _ heard: Listener.Heard, from source: String, listener: Listener
  ) async throws -> ExitStatus {
    try archive?.keep(heard.audio)
    let wasAsking = await session.isAsking
    let trace = output.trace
    let start = clock.now
    // Nothing is done whose answer could not be heard.
    try await voice?.check()
    announcer.begin()
    let answer = try await session.respond(
      to: heard, hearingAgainWith: recognizer, trace: trace)
    announcer.end()
    let delay = heard.delay + (clock.now - start) / .seconds(1)
    let counted = Listener.Heard(
      audio: heard.audio, transcript: answer.heardAgain ?? heard.transcript, delay: heard.delay)
    try await output.show(
      counted, answer, from: source, wasAsking: wasAsking, milliseconds: delay * 1_000,
      trace: trace, isSpoken: voice != nil && !Task.isCancelled)
    if let voice, let text = answer.spoken {
      let speech = { @Sendable [voice] in
        try await voice.say(text, language: answer.reply?.language ?? "en")
      }
      if let bargeIn {
        let interruption = try await bargeIn.interruption(of: text, by: speech)
        try await take(interruption)
      } else {
        try await speech()
        // What the microphone heard meanwhile was the engine itself.
        await listener.discard()
      }
    }
    return ExitStatus(answer)
  }

  /// What an interruption ends is the speaking: over an answer, words are heard too badly to end
  /// the question that it asks.
  private mutating func take(_ interruption: BargeIn.Interruption?) async throws {
    switch interruption {
    case nil: break
    // A question that waits is answered without another call.
    case .called(let rest): if await !session.isAsking { call = rest }
    case .stopped(let heard):
      try archive?.keep(heard.audio)
      output.show(heard)
    }
  }
}

extension ExitStatus {
  fileprivate init(_ answer: VoiceSession.Answer) {
    switch answer.reply?.kind {
    case .answered, .asked, .cancelled, .helped: self = .matched
    case .missed, .busy: self = .noMatch
    case .failed: self = .internalError
    case nil: self = answer.doubt == nil ? .noMatch : .unresolved
    }
  }
}
