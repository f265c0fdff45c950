// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching
public import PhraseRuntime
public import PhraseSpeech

/// A conversation by voice: what was heard becomes a line of the conversation, if it may.
///
/// The session decides what is listened for, drops speech that is no phrase, and asks back where
/// it is not sure. It plays and records nothing itself, so that recordings, microphones and tests
/// all go the same way.
///
/// ```swift
/// let session = VoiceSession(engine: engine)
/// while let heard = try await listener.next(in: session.wordGraph) {
///   let answer = await session.respond(to: heard.transcript)
///   print(answer.reply?.text ?? "")
/// }
/// ```
public actor VoiceSession {
  /// What came of one utterance.
  public struct Answer: Sendable {
    /// What may be done with what was heard.
    public let verdict: RejectionPolicy.Verdict
    /// What to say; nil where nothing is to be said, because it was no phrase.
    public let reply: Reply?
    /// The question whether it was heard right, where that is in doubt.
    public let doubt: String?

    /// What to show; nil for nothing.
    public var text: String? { doubt ?? reply?.text }

    /// What to speak; nil for nothing, as over what an `AudioPlaybackIntent` plays.
    public var spoken: String? { reply?.outcome?.playsSound == true ? doubt : text }
  }

  /// What happens while an app is at work, such as its progress; one task may read it.
  public nonisolated let events: AsyncStream<ConversationEvent>
  private let conversation: Conversation
  private let policy: RejectionPolicy?
  private let language: String
  /// Words that were heard badly and wait for a yes.
  private var doubtful: String?
  /// The answers to "Did you say …?"; a language whose words cannot be matched has none.
  private let confirmation: AnswerGrammar?
  private let confirmationGraph: WordGraph

  /// Starts a conversation by voice.
  ///
  /// - Parameters:
  ///   - engine: Understands the words.
  ///   - policy: Which speech is acted upon; nil for all of it, for measuring.
  ///   - language: The language code of the voice, for the session's own questions.
  ///   - isVoiceOnly: Whether the person hears the replies and sees nothing.
  public init(
    engine: PhraseEngine, policy: RejectionPolicy? = RejectionPolicy(), language: String = "en",
    isVoiceOnly: Bool = false
  ) {
    self.policy = policy
    self.language = language
    conversation = Conversation(engine, isVoiceOnly: isVoiceOnly)
    events = conversation.events
    confirmation = try? AnswerGrammar(confirmationIn: language)
    confirmationGraph = confirmation?.wordGraph() ?? .empty
  }

  /// What may be said now.
  public var wordGraph: WordGraph {
    get async {
      doubtful == nil ? await conversation.wordGraph(language: language) : confirmationGraph
    }
  }

  /// Whether the session waits for an answer.
  public var isAsking: Bool {
    get async {
      if doubtful != nil { return true }
      return await conversation.question != nil
    }
  }

  /// Takes what was heard, and answers.
  ///
  /// - Parameters:
  ///   - transcript: The words; nil where none fit.
  ///   - trace: Records what the stages made of them.
  /// - Returns: What came of it. Speech that is no phrase changes nothing.
  public func respond(to transcript: Transcript?, trace: Trace? = nil) async -> Answer {
    guard let transcript, !transcript.words.isEmpty else {
      return Answer(verdict: .rejected, reply: nil, doubt: nil)
    }
    let limits = await isAsking ? policy?.forAnswers : policy
    let verdict = limits?.verdict(on: transcript) ?? .accepted
    if let words = doubtful { return await confirm(words, by: transcript, verdict, trace) }
    switch verdict {
    case .accepted:
      return Answer(
        verdict: verdict, reply: await conversation.respond(to: transcript.text, trace: trace),
        doubt: nil)
    case .doubtful:
      doubtful = transcript.text
      return Answer(
        verdict: verdict, reply: nil,
        doubt: Language.named(language).text(of: .didYouSay(words: transcript.text)))
    case .rejected: return Answer(verdict: verdict, reply: nil, doubt: nil)
    }
  }

  /// Ends the turn that is under way.
  @discardableResult
  public func cancel() async -> Reply? {
    doubtful = nil
    return await conversation.cancel()
  }

  /// Reads the answer to "Did you say …?".
  private func confirm(
    _ words: String, by transcript: Transcript, _ verdict: RejectionPolicy.Verdict, _ trace: Trace?
  ) async -> Answer {
    // What is unclear again is not asked about again: the question stays.
    guard verdict == .accepted else { return Answer(verdict: .rejected, reply: nil, doubt: nil) }
    doubtful = nil
    guard confirmation?.isYes(transcript.text) == true else {
      return Answer(verdict: verdict, reply: nil, doubt: nil)
    }
    return Answer(
      verdict: verdict, reply: await conversation.respond(to: words, trace: trace), doubt: nil)
  }
}
