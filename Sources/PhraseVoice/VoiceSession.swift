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
///   let answer = try await session.respond(to: heard, hearingAgainWith: recognizer)
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
    /// What was acted upon, where that is not what was heard first; see
    /// ``VoiceSession/respond(to:hearingAgainWith:trace:)``.
    public var heardAgain: Transcript?

    /// What to show; nil for nothing.
    public var text: String? { doubt ?? reply?.text }

    /// What to speak; nil for nothing, as over what an `AudioPlaybackIntent` plays.
    public var spoken: String? { reply?.outcome?.playsSound == true ? doubt : text }
  }

  /// What happens while an app is at work, such as its progress; one task may read it, and
  /// ends it when it is cancelled.
  public nonisolated let events: AsyncStream<ConversationEvent>
  private let conversation: Conversation
  private let policy: RejectionPolicy?
  private let language: String
  /// Tells a yes; a language whose words cannot be matched has none.
  private let confirmation: AnswerGrammar?
  /// What was heard badly and waits for an answer.
  private var doubt: Doubt?
  /// The place in a phrase whose words were heard badly, and are awaited once more.
  private var gap: TextPlace?

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
      let spelling = SpelledText.wordGraph(language: language)
      if let gap { return gap.wordGraph.union(spelling) }
      let graph = await conversation.wordGraph(language: language)
      return await textPlace == nil ? graph : graph.union(spelling)
    }
  }

  /// Tells which sentences of ``wordGraph`` mean the same; see `SpeechRecognizer`.
  ///
  /// Nil where text is awaited: what can be spelt has rivals without end, and is read back anyway.
  public var sentenceMeaning: SentenceMeaning? {
    get async {
      if let doubt { return doubt.sentenceMeaning }
      guard await textPlace == nil else { return nil }
      return await conversation.sentenceMeaning
    }
  }

  /// Whether the session waits for an answer.
  public var isAsking: Bool {
    get async {
      if doubt != nil || gap != nil { return true }
      return await conversation.question != nil
    }
  }

  /// Where any words are awaited; nil where none are.
  private var textPlace: TextPlace? {
    get async {
      if let gap { return gap }
      guard let question = await conversation.question, question.takesText else { return nil }
      return TextPlace(answering: question)
    }
  }

  /// Takes what was heard, and answers.
  ///
  /// - Parameters:
  ///   - transcript: The words; nil where none fit.
  ///   - trace: Records what the stages made of them.
  /// - Returns: What came of it. Speech that is no phrase changes nothing.
  public func respond(to transcript: Transcript?, trace: Trace? = nil) async -> Answer {
    let transcript = transcript.flatMap { $0.words.isEmpty ? nil : $0 }
    if doubt == nil, let place = await textPlace, let transcript,
      let answer = spelling(transcript, in: place)
    {
      return answer
    }
    return await take(transcript, trace)
  }

  /// Takes what was heard, and answers; what was not surely heard is looked at again.
  ///
  /// In the order of what is tried: a value may be named by a part of its name that no other one has, or
  /// by what was said before, "open it", "what about dune"; a generated phrase finds or asks, "who wrote
  /// dune"; while a question waits, a whole phrase with the name of its app is taken in place of an
  /// answer. Where a phrase has a place for any words, or a question wants some, they are dictated and
  /// read back, and go to the conversation after a yes.
  ///
  /// ```swift
  /// let answer = try await session.respond(to: heard, hearingAgainWith: recognizer)
  /// ```
  ///
  /// - Parameters:
  ///   - heard: The speech, and what was heard in ``wordGraph``.
  ///   - recognizer: Listens for something else in the same speech. It works only where no answer or
  ///     phrase was surely heard.
  ///   - trace: Records what the stages made of the words.
  /// - Returns: What came of it. Speech that is no phrase changes nothing.
  /// - Throws: What the recognizer throws.
  public func respond(
    to heard: Listener.Heard, hearingAgainWith recognizer: any SpeechRecognizer,
    trace: Trace? = nil
  ) async throws -> Answer {
    let transcript = heard.transcript.flatMap { $0.words.isEmpty ? nil : $0 }
    guard !policy.isSure(of: transcript) else {
      return await respond(to: transcript, trace: trace)
    }
    if let (phrase, transcript) = try await phrase(in: heard.audio, recognizer) {
      (doubt, gap) = (nil, nil)
      return Answer(
        verdict: .accepted, reply: await conversation.respond(to: phrase, trace: trace), doubt: nil,
        heardAgain: transcript)
    }
    if doubt == nil,
      let (words, place) = try await text(in: heard.audio, recognizer)
    {
      return readBack(words, in: place, verdict: .rejected)
    }
    return await respond(to: transcript, trace: trace)
  }

  // MARK: - What else was said

  /// A phrase as the conversation takes it, and what was heard.
  private typealias Phrase = (text: String, transcript: Transcript)

  /// The phrase that was said in other words than are listened for first; nil where none was.
  private func phrase(
    in audio: Audio, _ recognizer: any SpeechRecognizer
  ) async throws -> Phrase? {
    guard await !isAsking else { return try await interruptingPhrase(in: audio, recognizer) }
    if let phrase = try await shortenedPhrase(in: audio, recognizer) { return phrase }
    return try await lookup(in: audio, recognizer)
  }

  /// The phrase that names a value by a part of its name, with the whole name, or by what was said
  /// before.
  private func shortenedPhrase(
    in audio: Audio, _ recognizer: any SpeechRecognizer
  ) async throws -> Phrase? {
    let names = await conversation.partialNames(language: language)
    let sequels = await conversation.sequels(language: language)
    let graph = (names?.wordGraph ?? .empty).union(sequels?.wordGraph ?? .empty)
    guard !graph.isEmpty else { return nil }
    let transcript = try await recognizer.recognize(
      audio, in: graph, meaning: { names?.meaning(of: $0) ?? sequels?.meaning(of: $0) })
    guard let transcript else { return nil }
    if let whole = names?.spelledOut(transcript.text) {
      return policy.isSure(of: transcript) ? (whole, transcript) : nil
    }
    guard let sequels, policy?.confirms(transcript) ?? true else { return nil }
    return transcript.isAgreed(sequels.meaning) ? (transcript.text, transcript) : nil
  }

  /// The generated phrase that was said, "find books by frank herbert", "who wrote dune".
  private func lookup(
    in audio: Audio, _ recognizer: any SpeechRecognizer
  ) async throws -> Phrase? {
    guard let lookups = await conversation.spokenLookups(language: language) else { return nil }
    let transcript = try await recognizer.recognize(
      audio, in: lookups.wordGraph, meaning: lookups.meaning)
    guard let transcript, (policy?.forLookups).isSure(of: transcript) else { return nil }
    return transcript.isAgreed(lookups.meaning) ? (transcript.text, transcript) : nil
  }

  /// The phrase with its app's name that was said in place of an answer.
  private func interruptingPhrase(
    in audio: Audio, _ recognizer: any SpeechRecognizer
  ) async throws -> Phrase? {
    let transcript = try await recognizer.recognize(
      audio, in: conversation.phraseGraph(language: language),
      meaning: conversation.phraseMeaning)
    guard let transcript, policy.isSure(of: transcript),
      await conversation.isWholePhrase(transcript.text)
    else { return nil }
    return (transcript.text, transcript)
  }

  /// Any words that were said where they may be, and the place; nil where none were.
  private func text(
    in audio: Audio, _ recognizer: any SpeechRecognizer
  ) async throws -> (words: String, place: TextPlace)? {
    if await conversation.question == nil, let (place, word) = try await gap(in: audio, recognizer)
    {
      let words = try await recognizer.dictate(audio, in: word)
      let parameter = await conversation.textParameter(in: place.line(with: words ?? ""))
      if let words, let parameter { return (words, place.named(parameter.title)) }
    }
    guard let place = await textPlace else { return nil }
    return try await recognizer.dictate(audio).map { ($0, place) }
  }

  /// The place for any words in a phrase whose other words were surely heard.
  private func gap(
    in audio: Audio, _ recognizer: any SpeechRecognizer
  ) async throws -> (place: TextPlace, word: Transcript.Word)? {
    let graph = await conversation.textGraph(language: language)
    guard !graph.isEmpty, let transcript = try await recognizer.recognize(audio, in: graph),
      policy.isSure(of: transcript), transcript.alternatives.isEmpty,
      let index = transcript.words.firstIndex(where: \.isAnyWords)
    else { return nil }
    let place = TextPlace(at: index, of: transcript.words, language: language)
    return (place, transcript.words[index])
  }

  /// Reads back what was spelt where any words may be; nil for what is no spelling.
  private func spelling(_ transcript: Transcript, in place: TextPlace) -> Answer? {
    guard let words = SpelledText.read(transcript.text) else { return nil }
    if policy?.verdict(on: transcript) == .rejected {
      return Answer(verdict: .rejected, reply: nil, doubt: nil)
    }
    return readBack(words, in: place, verdict: .doubtful)
  }

  /// Asks whether a text is what was said.
  private func readBack(
    _ words: String, in place: TextPlace, verdict: RejectionPolicy.Verdict
  ) -> Answer {
    let doubt = Doubt(readingBack: words, in: place, language: language)
    (self.doubt, gap) = (doubt, nil)
    return Answer(verdict: verdict, reply: nil, doubt: doubt.text)
  }

  // MARK: - Answers and phrases

  private func take(_ transcript: Transcript?, _ trace: Trace?) async -> Answer {
    guard let transcript else { return Answer(verdict: .rejected, reply: nil, doubt: nil) }
    let verdict = await verdict(on: transcript)
    if let doubt { return await settle(doubt, by: transcript, verdict, trace) }
    if let gap { return await leave(gap, by: transcript, verdict, trace) }
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

  /// Ends the turn that is under way.
  @discardableResult
  public func cancel() async -> Reply? {
    (doubt, gap) = (nil, nil)
    return await conversation.cancel()
  }

  /// What may be done with what was heard.
  ///
  /// An answer is awaited, so less will do. But a yes may do what nobody wanted: it must surely be one, and
  /// be heard by all decoders, or it is not heard at all.
  private func verdict(on transcript: Transcript) async -> RejectionPolicy.Verdict {
    guard let policy else { return .accepted }
    guard await isAsking else { return policy.verdict(on: transcript) }
    guard await isYes(transcript.text) else {
      // Beside an offer any phrase may be said.
      let isOffered = await conversation.question?.isOffer == true
      let verdict = (doubt == nil && isOffered ? policy : policy.forAnswers).verdict(on: transcript)
      // "No or yes?" would be a second way to agree, and a cheaper one.
      guard verdict == .doubtful, let rival = transcript.rival else { return verdict }
      return await isYes(rival.text) ? .rejected : verdict
    }
    for other in transcript.alternatives where await !isYes(other) { return .rejected }
    return policy.confirms(transcript) ? .accepted : .rejected
  }

  /// Whether words agree, to the session's own question or to that of the conversation.
  private func isYes(_ text: String) async -> Bool {
    if confirmation?.isYes(text) == true { return true }
    guard doubt == nil else { return false }
    return await conversation.agrees(text)
  }

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
    case .again(let place, let request):
      gap = place
      return Answer(verdict: verdict, reply: nil, doubt: request)
    }
  }

  /// Gives up a phrase whose words are awaited once more.
  private func leave(
    _ place: TextPlace, by transcript: Transcript, _ verdict: RejectionPolicy.Verdict,
    _ trace: Trace?
  ) async -> Answer {
    guard verdict == .accepted, await !isYes(transcript.text) else {
      return Answer(verdict: .rejected, reply: nil, doubt: nil)
    }
    guard place.isLeft(by: transcript.text) || place.isRefused(by: transcript.text) else {
      let reply = await conversation.respond(to: transcript.text, trace: trace)
      return Answer(verdict: verdict, reply: reply, doubt: nil)
    }
    gap = nil
    let words = Language.named(language).text(of: .cancelled)
    return Answer(verdict: verdict, reply: nil, doubt: words)
  }
}

extension Transcript {
  /// Whether it means something, and all that was heard beside it means the same.
  fileprivate func isAgreed(_ meaning: SentenceMeaning) -> Bool {
    guard let own = meaning(text) else { return false }
    return alternatives.allSatisfy { meaning($0) == own }
  }
}

extension Transcript.Word {
  /// Whether it stands for any words, of which only the place is known.
  fileprivate var isAnyWords: Bool { text == WordGraph.Word.anyWords.spelling }
}

extension RejectionPolicy? {
  /// Whether a transcript is a phrase without a doubt; all that is heard where there is no policy.
  fileprivate func isSure(of transcript: Transcript?) -> Bool {
    self.map { $0.verdict(on: transcript) == .accepted } ?? (transcript != nil)
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
