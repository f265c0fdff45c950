// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

/// Waits for people to speak, and says what each utterance was.
///
/// ```swift
/// let listener = Listener(source: microphone, recognizer: recognizer)
/// while let heard = try await listener.next(in: graph) {
///   print(heard.transcript?.text ?? "nothing that is a phrase")
/// }
/// ```
///
/// Whenever speech pauses, what was said so far is recognized in advance: if the pause turns out
/// to be the end, the answer is there. One task at a time may call ``next(in:patience:onEvent:meaning:)``.
public actor Listener {
  /// What a person who watches is shown.
  public enum Event: Sendable {
    /// How loud it is, about ten times a second.
    case level(Level)
    /// Speech began.
    case started
    /// What was said so far, while speech goes on; only where it was asked for.
    case heardSoFar(String)
    /// Speech ended; its words are being found.
    case ended
  }

  /// One stretch of speech.
  public struct Heard: Sendable {
    /// The speech, with what was just before it.
    public let audio: Audio
    /// Its words; nil where no sentence fits at all.
    public let transcript: Transcript?
    /// How long the words took to find after the end was certain, in seconds.
    public let delay: Double

    package init(audio: Audio, transcript: Transcript?, delay: Double) {
      self.audio = audio
      self.transcript = transcript
      self.delay = delay
    }
  }

  private let source: any AudioSource
  private let recognizer: any SpeechRecognizer
  private let clock: any Clock<Duration>
  private let wordsInterval: Double?
  private var endpointer: Endpointer
  /// Endpoints that came in one piece of sound with the one that was reported.
  private var waiting: [Endpointer.Event] = []

  /// Makes a listener; nothing is read yet.
  ///
  /// - Parameters:
  ///   - source: Where sound comes from.
  ///   - recognizer: Finds the words.
  ///   - settings: When speech is taken to start and stop.
  ///   - wordsInterval: After how many seconds of speech, and again after as many, the words so
  ///     far are looked for, for people who watch; nil for never, which costs nothing.
  ///   - clock: Measures how long words take to find.
  public init(
    source: any AudioSource, recognizer: any SpeechRecognizer,
    settings: Endpointer.Settings = .init(), wordsInterval: Double? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.source = source
    self.recognizer = recognizer
    self.wordsInterval = wordsInterval
    self.clock = clock
    endpointer = Endpointer(settings: settings)
  }

  /// Waits for the next utterance.
  ///
  /// - Parameters:
  ///   - graph: What may be said.
  ///   - patience: After how many seconds without speech to give up; nil for never.
  ///   - onEvent: Called as things happen, in their order.
  ///   - meaning: Tells which sentences mean the same; see ``SpeechRecognizer``.
  /// - Returns: What was heard, with empty sound if nobody spoke; nil at the end of the sound.
  /// - Throws: `AudioDeviceError`, `RecognizerError`, or `CancellationError` if the task is
  ///   cancelled.
  public func next(
    in graph: WordGraph, patience: Double? = nil,
    onEvent: @Sendable (Event) -> Void = { _ in }, meaning: SentenceMeaning? = nil
  ) async throws -> Heard? {
    let recognize: Recognition = { [recognizer] in
      try await recognizer.recognize($0, in: graph, meaning: meaning)
    }
    // The grammar is read while nobody speaks yet; what cannot be read is told once it is needed.
    let preparing = Task { [recognizer] in _ = try? await recognizer.prepare(graph) }
    var advance: Advance?
    var words = wordsInterval.map {
      WordsSoFar(recognizer: recognizer, graph: graph, interval: $0)
    }
    defer {
      preparing.cancel()
      advance?.task.cancel()
      words?.stop()
    }
    var silent = 0
    while true {
      guard let event = try await nextEvent(onEvent, silent: &silent) else {
        if silent < 0 { return nil }
        if endpointer.isInSpeech, advance == nil, let found = words?.follow(endpointer.speech) {
          onEvent(.heardSoFar(found))
        }
        guard let patience, Audio.seconds(silent) > patience else { continue }
        return Heard(audio: Audio(), transcript: nil, delay: 0)
      }
      switch event {
      case .started: onEvent(.started)
      case .paused(let speech):
        words?.stop()
        advance = Advance(speech, recognize)
      case .resumed:
        advance?.task.cancel()
        advance = nil
      case .ended(let speech):
        words?.stop()
        onEvent(.ended)
        return try await heard(speech, advance: advance, recognize)
      }
    }
  }

  /// Waits for the next stretch of speech without finding its words.
  ///
  /// - Returns: The speech; nil at the end of the sound.
  /// - Throws: As ``next(in:patience:onEvent:meaning:)`` does.
  public func nextSpeech(onEvent: @Sendable (Event) -> Void = { _ in }) async throws -> Audio? {
    var silent = 0
    while silent >= 0 {
      if case .ended(let speech)? = try await nextEvent(onEvent, silent: &silent) {
        return Audio(samples: Array(speech))
      }
    }
    return nil
  }

  /// Waits for speech in which something is found, looking at each pause rather than at its end.
  ///
  /// For what must not wait until a person says no more, such as a word that interrupts. Speech that
  /// something was found in is done with: what follows begins anew.
  ///
  /// - Parameters:
  ///   - onEvent: Called as things happen, in their order.
  ///   - find: Looks at the speech so far; sound is kept for the listener meanwhile.
  /// - Returns: What was found; nil at the end of the sound.
  /// - Throws: What `find` throws, or as ``next(in:patience:onEvent:meaning:)`` does.
  public func first<Found: Sendable>(
    onEvent: @Sendable (Event) -> Void = { _ in },
    _ find: @Sendable (Audio) async throws -> Found?
  ) async throws -> Found? {
    var silent = 0
    var seen = 0
    while silent >= 0 {
      switch try await nextEvent(onEvent, silent: &silent) {
      case .paused(let speech), .ended(let speech):
        // A pause that is the end has been looked at.
        guard speech.count != seen else { continue }
        seen = speech.count
        guard let found = try await find(Audio(samples: Array(speech))) else { continue }
        endpointer.reset()
        waiting = []
        return found
      case .started:
        seen = 0
        onEvent(.started)
      case .resumed, nil: continue
      }
    }
    return nil
  }

  /// The next endpoint; nil after a piece of sound without one.
  ///
  /// `silent` grows by the samples that were read without speech, and is negative at the end.
  private func nextEvent(
    _ onEvent: @Sendable (Event) -> Void, silent: inout Int
  ) async throws -> Endpointer.Event? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    try Task.checkCancellation()
    guard let audio = try await source.read() else {
      silent = -1
      let last = endpointer.finish()
      if last != nil { silent = 0 }
      return last
    }
    onEvent(.level(Level(audio.samples)))
    waiting = endpointer.process(audio.samples)
    if !endpointer.isInSpeech { silent += audio.samples.count }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// Drops what was captured meanwhile, for example while the engine itself spoke.
  public func discard() async {
    await source.discard()
    endpointer.reset()
    waiting = []
  }

  private func heard(
    _ speech: ArraySlice<Int16>, advance: Advance?, _ recognize: @escaping Recognition
  ) async throws -> Heard {
    let audio = Audio(samples: Array(speech))
    var transcript: Transcript?
    let delay = try await clock.measure {
      let work =
        advance.flatMap { $0.count == speech.count ? $0 : nil }
        ?? Advance(speech, recognize)
      transcript = try await withTaskCancellationHandler {
        try await work.task.value
      } onCancel: {
        work.task.cancel()
      }
    }
    return Heard(audio: audio, transcript: transcript, delay: delay / .seconds(1))
  }

  private typealias Recognition = @Sendable (Audio) async throws -> Transcript?

  /// Recognition that was begun before the end was certain.
  private struct Advance {
    let count: Int
    let task: Task<Transcript?, any Error>

    init(_ speech: ArraySlice<Int16>, _ recognize: @escaping Recognition) {
      count = speech.count
      let audio = Audio(samples: Array(speech))
      task = Task {
        try Task.checkCancellation()
        return try await recognize(audio)
      }
    }
  }
}
