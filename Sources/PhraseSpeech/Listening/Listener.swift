// SPDX-License-Identifier: Apache-2.0

import Dispatch
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
/// to be the end, the answer is there. One task at a time may call ``next(in:patience:onEvent:)``.
public actor Listener {
  /// What a person who watches is shown.
  public enum Event: Sendable {
    /// How loud it is, about ten times a second.
    case level(Level)
    /// Speech began.
    case started
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
  private var endpointer: Endpointer
  /// Endpoints that came in one piece of sound with the one that was reported.
  private var waiting: [Endpointer.Event] = []

  /// Makes a listener; nothing is read yet.
  public init(
    source: any AudioSource, recognizer: any SpeechRecognizer,
    settings: Endpointer.Settings = .init(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.source = source
    self.recognizer = recognizer
    self.clock = clock
    endpointer = Endpointer(settings: settings)
  }

  /// Waits for the next utterance.
  ///
  /// - Parameters:
  ///   - graph: What may be said.
  ///   - patience: After how many seconds without speech to give up; nil for never.
  ///   - onEvent: Called as things happen, in their order.
  /// - Returns: What was heard, with empty sound if nobody spoke; nil at the end of the sound.
  /// - Throws: `AudioDeviceError`, `RecognizerError`, or `CancellationError` if the task is
  ///   cancelled.
  public func next(
    in graph: WordGraph, patience: Double? = nil,
    onEvent: @Sendable (Event) -> Void = { _ in }
  ) async throws -> Heard? {
    var advance: Advance?
    defer { advance?.task.cancel() }
    var silent = 0
    while true {
      guard let event = try await nextEvent(onEvent, silent: &silent) else {
        if silent < 0 { return nil }
        guard let patience, Audio.seconds(silent) > patience else { continue }
        return Heard(audio: Audio(), transcript: nil, delay: 0)
      }
      switch event {
      case .started: onEvent(.started)
      case .paused(let speech): advance = Advance(speech, recognizer: recognizer, graph: graph)
      case .resumed:
        advance?.task.cancel()
        advance = nil
      case .ended(let speech):
        onEvent(.ended)
        return try await heard(speech, advance: advance, graph: graph)
      }
    }
  }

  /// Waits for the next stretch of speech without finding its words.
  ///
  /// - Returns: The speech; nil at the end of the sound.
  /// - Throws: As ``next(in:patience:onEvent:)`` does.
  public func nextSpeech(onEvent: @Sendable (Event) -> Void = { _ in }) async throws -> Audio? {
    var silent = 0
    while silent >= 0 {
      if case .ended(let speech)? = try await nextEvent(onEvent, silent: &silent) {
        return Audio(samples: Array(speech))
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
    _ speech: ArraySlice<Int16>, advance: Advance?, graph: WordGraph
  ) async throws -> Heard {
    let audio = Audio(samples: Array(speech))
    var transcript: Transcript?
    let delay = try await clock.measure {
      let work =
        advance.flatMap { $0.count == speech.count ? $0 : nil }
        ?? Advance(speech, recognizer: recognizer, graph: graph)
      transcript = try await work.task.value
    }
    return Heard(audio: audio, transcript: transcript, delay: delay / .seconds(1))
  }

  /// Recognition that was begun before the end was certain.
  private struct Advance {
    let count: Int
    let task: Task<Transcript?, any Error>

    init(
      _ speech: ArraySlice<Int16>, recognizer: any SpeechRecognizer, graph: WordGraph
    ) {
      count = speech.count
      let audio = Audio(samples: Array(speech))
      task = Task { try await recognizer.recognized(audio, in: graph) }
    }
  }
}

extension SpeechRecognizer {
  /// Recognizes on a thread that may block, and not at all once the task is cancelled.
  public func recognized(_ audio: Audio, in graph: WordGraph) async throws -> Transcript? {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result { try self.recognize(audio, in: graph) })
      }
    }
  }
}
