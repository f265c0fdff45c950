// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
public import PhraseSpeech

/// Hears who interrupts the engine while it speaks: by a word such as "stop", or the wake phrase.
///
/// ```swift
/// let duplex = DuplexAudio(loudspeaker, canceller: canceller)
/// let listener = Listener(source: duplex.source(hearing: microphone), recognizer: recognizer)
/// let bargeIn = BargeIn(listener: listener, recognizer: recognizer)
/// let interruption = try await bargeIn.interruption(of: "Saved.") { try await duplex.play(speech) }
/// if case .stopped? = interruption { await session.cancel() }
/// ```
///
/// The listener's sound must be without the engine's own, which `DuplexAudio` takes out. What is left
/// of a loud answer may still sound like its words, so words that an answer has itself cannot
/// interrupt it. Nothing else that is said meanwhile is heard.
public struct BargeIn: Sendable {
  /// What a person said over the engine.
  public enum Interruption: Sendable {
    /// A word that ends a turn: "stop".
    case stopped(Listener.Heard)
    /// The wake phrase, and what followed it in the same breath; empty sound for nothing.
    case called(Audio)
  }

  private let listener: Listener
  private let recognizer: any SpeechRecognizer
  private let policy: RejectionPolicy
  private let wake: (any WakeDetector)?
  private let wakePhrase: String
  private let language: String

  /// Makes ready for interruptions.
  ///
  /// - Parameters:
  ///   - listener: Hears the room without the engine.
  ///   - recognizer: Finds the words.
  ///   - policy: How sure a word must be: as sure as a phrase that is acted upon.
  ///   - wake: Finds the wake phrase; nil where there is none.
  ///   - wakePhrase: The wake phrase, so that no answer with its words is interrupted by it.
  ///   - language: The language code of the words.
  public init(
    listener: Listener, recognizer: any SpeechRecognizer,
    policy: RejectionPolicy = RejectionPolicy(), wake: (any WakeDetector)? = nil,
    wakePhrase: String = "", language: String = "en"
  ) {
    self.listener = listener
    self.recognizer = recognizer
    self.policy = policy
    self.wake = wake
    self.wakePhrase = wakePhrase
    self.language = language
  }

  /// Speaks, and listens meanwhile.
  ///
  /// What was captured before and after is discarded, as is everything that is said over the engine
  /// and is no interruption.
  ///
  /// - Parameters:
  ///   - text: What is said.
  ///   - speech: Plays it, and returns when it was heard; its task is cancelled where a person
  ///     interrupts.
  /// - Returns: The interruption, once the loudspeaker is silent; nil if there was none.
  /// - Throws: What `speech` throws, or as `Listener` does.
  public func interruption(
    of text: String, by speech: @escaping @Sendable () async throws -> Void
  ) async throws -> Interruption? {
    let words = (try? words(besides: text)) ?? .empty
    let wake = Self.shares(wakePhrase, with: text) ? nil : wake
    await listener.discard()
    let interruption = try await withThrowingTaskGroup(of: Ending.self) { group in
      group.addTask {
        try await speech()
        return .spoken
      }
      group.addTask { try await heard(words, wake).map(Ending.interrupted) ?? .deaf }
      while let ending = try await group.next() {
        switch ending {
        // Sound that has ended tells nothing; the speech is said to its end.
        case .deaf: continue
        case .spoken:
          group.cancelAll()
          return nil as Interruption?
        case .interrupted(let interruption):
          group.cancelAll()
          return interruption
        }
      }
      return nil
    }
    if interruption == nil { await listener.discard() }
    return interruption
  }

  private enum Ending: Sendable {
    case spoken, deaf
    case interrupted(Interruption)
  }

  private func heard(
    _ words: WordGraph, _ wake: (any WakeDetector)?
  ) async throws -> Interruption? {
    try await listener.first { [recognizer, policy] speech in
      if let end = try await wake?.endOfWakePhrase(in: speech) {
        return .called(speech[end..<max(end, speech.samples.count)])
      }
      guard !words.isEmpty else { return nil }
      let transcript = try await recognizer.recognize(speech, in: words)
      // What is left of a loud answer is heard by one ear as this and by another as that.
      guard let transcript, transcript.alternatives.isEmpty,
        policy.verdict(on: transcript) == .accepted
      else { return nil }
      return .stopped(Listener.Heard(audio: speech, transcript: transcript, delay: 0))
    }
  }

  /// The words that end a turn, but those of a text; none in a language that has none.
  private func words(besides text: String) throws(GrammarError) -> WordGraph {
    var phrases: [Phrase] = []
    for words in Language.named(language).words.cancel where !Self.shares(words, with: text) {
      let template = try Template(parsing: words, syntax: .template)
      phrases.append(Phrase(template: template, intent: 0))
    }
    guard !phrases.isEmpty else { return .empty }
    return try Automaton(compiling: try Grammar(phrases: phrases, lists: [])).wordGraph()
  }

  /// Whether a text has one of some words, or a longer one that begins with it.
  ///
  /// Words of one or two letters say nothing.
  private static func shares(_ words: String, with text: String) -> Bool {
    let said = Utterance(text).tokens.map(\.text)
    return Utterance(words).tokens.contains { word in
      word.text.count > 2 && said.contains { $0.hasPrefix(word.text) }
    }
  }
}
