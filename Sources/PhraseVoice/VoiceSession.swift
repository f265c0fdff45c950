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
/// while let heard = try await listener.next(
///   in: session.wordGraph, meaning: session.sentenceMeaning)
/// {
///   let answer = await session.respond(to: heard.transcript)
///   print(answer.reply?.text ?? "")
/// }
/// ```
public actor VoiceSession {
  /// What came of one utterance.
  public struct Answer: Sendable {
    /// What may be done with the words of the transcript.
    public let verdict: RejectionPolicy.Verdict
    /// What to say; nil where nothing is to be said, because it was no phrase.
    public let reply: Reply?
    /// The question whether it was heard right, where that is in doubt, or what to do if it was not.
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
  /// Tells a yes; a language whose words cannot be matched has none.
  private let confirmation: AnswerGrammar?
  /// What was heard badly and waits for an answer.
  private var doubt: Doubt?

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
    self.init(
      engine: engine, policy: policy, language: language, isVoiceOnly: isVoiceOnly,
      isPersonKnown: true)
  }

  /// Starts a conversation by voice with somebody whom the engine's settings may not know.
  package init(
    engine: PhraseEngine, policy: RejectionPolicy?, language: String, isVoiceOnly: Bool,
    isPersonKnown: Bool
  ) {
    self.policy = policy
    self.language = language
    conversation = Conversation(
      engine, isVoiceOnly: isVoiceOnly, isPersonKnown: isPersonKnown)
    events = conversation.events
    confirmation = try? AnswerGrammar(confirmationIn: language)
  }

  /// What may be said now.
  public var wordGraph: WordGraph {
    get async {
      if let doubt { return doubt.wordGraph }
      let graph = await conversation.wordGraph(language: language)
      guard await textQuestion != nil else { return graph }
      return graph.union(SpelledText.wordGraph(language: language))
    }
  }

  /// Tells which sentences of ``wordGraph`` mean the same; see `SpeechRecognizer`.
  ///
  /// Nil where text is awaited: what can be spelt has rivals without end, and is read back anyway.
  public var sentenceMeaning: SentenceMeaning? {
    get async {
      if let doubt { return doubt.sentenceMeaning }
      guard await textQuestion == nil else { return nil }
      return await conversation.sentenceMeaning
    }
  }

  /// Whether the session waits for an answer.
  public var isAsking: Bool {
    get async {
      if doubt != nil { return true }
      return await conversation.question != nil
    }
  }

  /// The question that waits and takes any words.
  private var textQuestion: Question? {
    get async { await conversation.question.flatMap { $0.takesText ? $0 : nil } }
  }

  /// Takes what was heard, and answers.
  ///
  /// - Parameters:
  ///   - transcript: The words; nil where none fit.
  ///   - trace: Records what the stages made of them.
  /// - Returns: What came of it. Speech that is no phrase changes nothing.
  public func respond(to transcript: Transcript?, trace: Trace? = nil) async -> Answer {
    await respond(to: transcript, trace: trace) { nil }
  }

  /// Takes what was heard, and answers; where any words are an answer, they can be dictated.
  ///
  /// What was dictated is read back, and goes to the conversation after a yes.
  ///
  /// ```swift
  /// let answer = try await session.respond(to: heard.transcript) {
  ///   try await recognizer.dictate(heard.audio)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - transcript: The words; nil where none fit.
  ///   - trace: Records what the stages made of them.
  ///   - dictation: Writes down the same speech as any words. Called only while a question takes
  ///     text, and neither an answer of another kind nor spelling was surely heard.
  /// - Returns: What came of it. Speech that is no phrase changes nothing.
  /// - Throws: What `dictation` throws.
  public func respond<Failure>(
    to transcript: Transcript?, trace: Trace? = nil,
    dictation: @Sendable () async throws(Failure) -> String?
  ) async throws(Failure) -> Answer {
    let transcript = transcript.flatMap { $0.words.isEmpty ? nil : $0 }
    if doubt == nil, let question = await textQuestion,
      let answer = try await readBack(transcript, to: question, dictation)
    {
      return answer
    }
    guard let transcript else {
      return Answer(verdict: .rejected, reply: nil, doubt: nil)
    }
    let verdict = await verdict(on: transcript)
    if let doubt { return await settle(doubt, by: transcript, verdict, trace) }
    switch verdict {
    case .accepted:
      return Answer(
        verdict: verdict, reply: await conversation.respond(to: transcript.text, trace: trace),
        doubt: nil)
    case .doubtful:
      let doubt = policy.doubt(about: transcript, in: language)
      self.doubt = doubt
      return Answer(verdict: verdict, reply: nil, doubt: doubt.text)
    case .rejected: return Answer(verdict: verdict, reply: nil, doubt: nil)
    }
  }

  /// Reads back what was said to a question that takes any words; nil for what is no text.
  private func readBack<Failure>(
    _ transcript: Transcript?, to question: Question,
    _ dictation: () async throws(Failure) -> String?
  ) async throws(Failure) -> Answer? {
    let spelt = transcript.flatMap { SpelledText.read($0.text) }
    let verdict =
      policy.map { $0.verdict(on: transcript) } ?? (transcript == nil ? .rejected : .accepted)
    let dictated = try await verdict == .accepted ? nil : dictation()
    guard let words = dictated ?? (verdict == .rejected ? nil : spelt) else {
      return spelt.map { _ in Answer(verdict: .rejected, reply: nil, doubt: nil) }
    }
    let doubt = Doubt(readingBack: words, to: question, in: language)
    self.doubt = doubt
    return Answer(verdict: dictated == nil ? .doubtful : .rejected, reply: nil, doubt: doubt.text)
  }

  /// Ends the turn that is under way.
  @discardableResult
  public func cancel() async -> Reply? {
    doubt = nil
    return await conversation.cancel()
  }

  /// What may be done with what was heard.
  ///
  /// An answer is awaited, so less will do. But a yes may do what nobody wanted: it must be heard as
  /// surely as a phrase, and by all decoders, or it is not heard at all.
  private func verdict(on transcript: Transcript) async -> RejectionPolicy.Verdict {
    guard let policy else { return .accepted }
    guard await isAsking else { return policy.verdict(on: transcript) }
    guard isYes(transcript.text) else {
      // Beside an offer any phrase may be said.
      let isOffered = await conversation.question?.isOffer == true
      return (doubt == nil && isOffered ? policy : policy.forAnswers).verdict(on: transcript)
    }
    let isSure =
      policy.confirms(transcript) && transcript.alternatives.allSatisfy(isYes)
    return isSure ? .accepted : .rejected
  }

  private func isYes(_ text: String) -> Bool { confirmation?.isYes(text) ?? false }

  /// Reads the answer to a question what was said.
  private func settle(
    _ doubt: Doubt, by transcript: Transcript, _ verdict: RejectionPolicy.Verdict, _ trace: Trace?
  ) async -> Answer {
    // What is unclear again is not asked about again: the question stays.
    guard verdict == .accepted else { return Answer(verdict: .rejected, reply: nil, doubt: nil) }
    self.doubt = nil
    switch doubt.outcome(of: transcript.text) {
    case .tell(let line):
      let reply = await conversation.respond(to: line, trace: trace)
      return Answer(verdict: verdict, reply: reply, doubt: nil)
    case .drop(let request): return Answer(verdict: verdict, reply: nil, doubt: request)
    }
  }
}

extension RejectionPolicy? {
  /// What to ask about a doubtful transcript: which of two sentences it was, where two are as likely.
  fileprivate func doubt(about transcript: Transcript, in language: String) -> Doubt {
    if let self, let rival = transcript.rival, self.isContested(transcript) {
      return Doubt(between: transcript.text, and: rival.text, in: language)
    }
    return Doubt(whether: transcript.text, in: language)
  }
}
