// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhrasePocketSphinx
import PhraseMatching
import PhraseRuntime
import PhraseSpeech
import PhraseVoice

/// A conversation by voice on the command line: what is heard, shown, spoken and kept.
struct ListenSession {
  /// How long a woken session waits for a phrase, in seconds.
  private static let patience = 8.0

  var archive: AudioArchive?
  private let recognizer: PocketSphinxRecognizer
  private let session: VoiceSession
  private let voice: Voice?
  private let announcer: ProgressAnnouncer
  private let wake: PocketSphinxWakeDetector?
  private let output: ListenOutput
  private let clock = ContinuousClock()

  init(
    engine: PhraseEngine, tools: SpeechTools, voice: Voice?, wake: String?,
    output: ListenOutput, policy: RejectionPolicy?
  ) throws {
    self.voice = voice
    self.output = output
    recognizer = try tools.recognizer()
    session = VoiceSession(
      engine: engine, policy: policy, isVoiceOnly: voice != nil && isatty(STDOUT_FILENO) == 0)
    announcer = ProgressAnnouncer(session: session, voice: voice, line: output.progress)
    self.wake = try tools.available {
      try wake.map {
        try PocketSphinxWakeDetector(phrase: $0, model: tools.model, lexicon: tools.lexicon)
      }
    }
    let silent = try tools.available {
      try recognizer.prepare(engine.wordGraph(language: SpeechTools.language))
    }
    if !silent.isEmpty {
      let words = silent.prefix(5).map(\.spelling).joined(separator: ", ")
      Console.talk(
        "\(silent.count) words cannot be said in English (\(words)…); “lexicon” lists them.")
    }
  }

  /// Hears a source to its end.
  ///
  /// - Returns: The status of the least understood utterance; no match if nothing was said.
  mutating func hear(_ source: any AudioSource, named name: String) async throws -> ExitStatus {
    let listener = Listener(source: source, recognizer: recognizer)
    let announcing = Task { [announcer] in await announcer.run() }
    defer { announcing.cancel() }
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
      let patience = wake == nil ? nil : Self.patience
      let heard = try await listener.next(
        in: session.wordGraph, patience: patience, onEvent: output.show)
      guard let heard else {
        if worst == nil, !output.isJSON { Console.result("(no phrase)") }
        return worst ?? .noMatch
      }
      if heard.audio.isEmpty {
        await session.cancel()
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
    while let speech = try await listener.nextSpeech(onEvent: output.show) {
      guard let end = wake?.endOfWakePhrase(in: speech) else { continue }
      let rest = speech[end..<max(end, speech.samples.count)]
      let transcript =
        rest.duration > 0.8
        ? try await recognizer.recognized(rest, in: session.wordGraph) : nil
      if let transcript, RejectionPolicy().verdict(on: transcript) != .rejected {
        return .command(Listener.Heard(audio: rest, transcript: transcript, delay: 0))
      }
      output.meter.clear()
      if let voice {
        try await voice.play(.awake)
        await listener.discard()
      } else {
        Console.talk("Yes?")
      }
      return .awake
    }
    return .end
  }

  private mutating func answer(
    _ heard: Listener.Heard, from source: String, listener: Listener
  ) async throws -> ExitStatus {
    try archive?.keep(heard.audio)
    let wasAsking = await session.isAsking
    let trace = output.trace
    let start = clock.now
    announcer.begin()
    let answer = await session.respond(to: heard.transcript, trace: trace)
    announcer.end()
    let delay = heard.delay + (clock.now - start) / .seconds(1)
    try output.show(
      heard, answer, from: source, wasAsking: wasAsking, milliseconds: delay * 1_000,
      trace: trace)
    if let voice, let text = answer.spoken {
      try await voice.say(text, language: answer.reply?.language ?? "en")
      // What the microphone heard meanwhile was the engine itself.
      await listener.discard()
    }
    return ExitStatus(answer)
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
