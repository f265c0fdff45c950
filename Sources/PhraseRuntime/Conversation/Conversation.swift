// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import Foundation
public import PhraseMatching

/// Turns of talk with one person: requests, the questions that they raise, and the answers.
///
/// ```swift
/// let conversation = Conversation(engine)
/// print(await conversation.respond(to: "add an expense in expenses").text)
/// // How much did you spend?
/// print(await conversation.respond(to: "twelve fifty").text)
/// // What did you spend it on? Food, Health, Clothes or Other?
/// ```
///
/// How things stand is a value, `ConversationState`; this actor runs what follows from each event.
///
/// One conversation serves one person. A line that comes while an app is at work is not taken, and its
/// reply, of kind `busy`, says so; "cancel" always is. Any number of conversations may share an engine.
public actor Conversation {
  nonisolated let engine: PhraseEngine

  /// What happens beside the replies, for whoever shows it; one task may read it.
  ///
  /// Nothing waits for the reader: of events that it does not take in time the newest 64 are kept.
  /// An event of a turn is posted before the turn's reply. The stream ends with the conversation.
  public nonisolated let events: AsyncStream<ConversationEvent>
  /// Where a turn posts what happens.
  private nonisolated let eventSink: AsyncStream<ConversationEvent>.Continuation

  private let undoManager = UndoManager(levelsOfUndo: Conversation.undoLimit)
  private let remote = RemoteConversations()
  private let isVoiceOnly: Bool
  private let isPersonKnown: Bool

  private(set) var state: ConversationState
  private var callers = 0
  private var questions = 0
  private var replies: [ConversationState.Caller: CheckedContinuation<Reply, Never>] = [:]
  private var answers: [Int: (turn: Int, promise: Promise<Heard>)] = [:]
  private var work: [Int: (task: Task<Void, Never>, activity: Activity)] = [:]

  /// How many actions can be undone, the newest.
  static let undoLimit = 100

  /// Starts a conversation; nothing is said yet.
  ///
  /// - Parameters:
  ///   - engine: Understands the lines.
  ///   - isVoiceOnly: Whether the person hears the replies and sees nothing.
  ///   - language: The language code of what is said before the person said anything; nil for that
  ///     of most phrases.
  public init(_ engine: PhraseEngine, isVoiceOnly: Bool = false, language: String? = nil) {
    self.init(engine, isVoiceOnly: isVoiceOnly, language: language, isPersonKnown: true)
  }

  /// Starts a conversation with somebody whom the engine's settings may not know: an intent that demands
  /// proof of who it is, is then refused.
  package init(
    _ engine: PhraseEngine, isVoiceOnly: Bool = false, language: String? = nil, isPersonKnown: Bool
  ) {
    self.engine = engine
    self.isVoiceOnly = isVoiceOnly
    self.isPersonKnown = isPersonKnown
    state = ConversationState(language: language ?? engine.catalog.mainLanguage)
    // A reader that falls behind misses old states, never the newest.
    (events, eventSink) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
  }

  deinit {
    for (task, activity) in work.values {
      activity.end()
      task.cancel()
    }
    for (_, promise) in answers.values { promise.keep(.failure(CancellationError())) }
    eventSink.finish()
  }

  /// The question that waits for an answer, if there is one.
  public var question: Question? { state.inquiry?.question }

  /// What may be said now, for a recognizer: the phrases, or the answers to ``question``.
  ///
  /// Values of which an app said that they have changed are read anew first.
  ///
  /// - Parameter language: The language code that is spoken; nil for the phrases of all languages.
  /// - Returns: The graph, whose words may be passed to `respond(to:)`.
  /// - Complexity: made once for the values of the engine, and once for each question.
  public func wordGraph(language: String? = nil) async -> WordGraph {
    await engine.updateIfNeeded()
    let answers = state.inquiry?.words.wordGraph()
    if let answers, !isOffering { return answers }
    let graph = phraseGraph(language: language)
    if let answers { return graph.union(answers) }
    guard let shown = state.shown, shown.isSaid(in: language), let words = shown.words else {
      return graph
    }
    return graph.union(words.automaton.wordGraph())
  }

  /// The phrases that may be said at any time, and the conversation's own words.
  package func phraseGraph(language: String? = nil) -> WordGraph {
    engine.wordGraph(language: language, beside: OwnWords.graph)
  }

  /// Whether the question that waits is an offer, beside which any phrase may be said.
  private var isOffering: Bool { state.inquiry?.question.isOffer == true }

  /// Tells which sentences of ``wordGraph(language:)`` mean the same, as
  /// `PhraseEngine.sentenceMeaning` does.
  public var sentenceMeaning: @Sendable (String) -> String? {
    guard let words = state.inquiry?.words else { return phraseMeaning }
    guard isOffering else { return { words.meaning(of: $0) } }
    let phrases = engine.sentenceMeaning
    return { words.meaning(of: $0) ?? phrases($0) }
  }

  /// Tells which sentences of ``phraseGraph(language:)`` mean the same.
  package var phraseMeaning: @Sendable (String) -> String? {
    let phrases = engine.sentenceMeaning
    let shown = state.shown
    return { sentence in
      phrases(sentence) ?? OwnWords.read(sentence, pressing: shown).map { "\($0.meaning)" }
    }
  }

  /// Whether a sentence agrees to what is asked: a yes, or the name of the action.
  package func agrees(_ sentence: String) -> Bool {
    state.inquiry?.words.isYes(sentence) ?? false
  }

  /// Whether a sentence is a whole phrase with the name of its app.
  package func isWholePhrase(_ sentence: String) async -> Bool {
    await engine.isRequest(sentence, .namingApplication, talkingIn: state.spoken)
  }

  /// The phrases with values that are named by a part of their names; nil where there are none.
  package func partialNames(language: String) -> PartialNames? {
    engine.snapshot.partialNames(language: language)
  }

  /// What may be said about what was said before; nil where there is nothing.
  package func sequels(language: String) async -> Sequels? {
    guard state.memory.request != nil || !state.memory.listed.isEmpty else { return nil }
    return Sequels(after: state.memory, in: await engine.complete(), language: language)
  }

  /// The phrases with a place for any words, which is listened for as `WordGraph.Word.anyWords`.
  package func textGraph(language: String? = nil) -> WordGraph {
    engine.snapshot.textGraph(language: language)
  }

  /// The generated phrases as they are listened for; nil where there are none.
  package func spokenLookups(language: String) async -> SpokenLookups? {
    await engine.complete().spokenLookups(language: language)
  }

  /// What any words of a sentence become; nil where no phrase fits that takes some.
  package func textParameter(in sentence: String) -> TextParameter? {
    engine.snapshot.textParameter(in: sentence)
  }

  /// Takes one line and replies: with a question, an answer, or why there is none.
  ///
  /// - Parameters:
  ///   - text: What was typed or said. Anything is allowed; nothing throws.
  ///   - trace: Records what the stages made of it.
  /// - Returns: The reply to show or speak.
  public func respond(to text: String, trace: Trace? = nil) async -> Reply {
    await reply { .said(ConversationState.Line(text: text, caller: $0, trace: trace)) }
  }

  /// Performs an intent as if the person had asked for it.
  ///
  /// Values that the intent lacks are asked for, and what it registers can be undone. Use it for
  /// whatever starts an intent without a phrase: a key, a timer, a notification.
  ///
  /// ```swift
  /// let intent = OpenBook()
  /// intent.book = book
  /// print(await conversation.perform(intent).text)
  /// ```
  ///
  /// - Parameters:
  ///   - intent: The intent with the values that are known. Its parameters are filled in place.
  ///   - language: The language code of the questions and answers.
  /// - Returns: The turn's first reply; one of kind `busy` while another turn is under way.
  public func perform(_ intent: any AppIntent, language: String = "en") async -> Reply {
    await reply {
      .requested(.perform(IntentRequest(intent: intent), language: language), by: $0)
    }
  }

  /// Takes back what the last turn did whose intent registered how; the newest first.
  ///
  /// What an intent registered before it failed or was cancelled stays: it was done, so it can be
  /// taken back. An undo that is cancelled halfway keeps what it has not taken back yet.
  ///
  /// - Returns: What was undone, or why nothing was.
  @discardableResult
  public func undo() async -> Reply { await step(.undo) }

  /// Repeats what was undone last.
  ///
  /// - Returns: What was done again, or why nothing was.
  @discardableResult
  public func redo() async -> Reply { await step(.redo) }

  private func step(_ way: UndoDirection) async -> Reply {
    let language = state.language
    return await reply { .requested(.step(way, insteadOf: nil, language: language), by: $0) }
  }

  /// What ``undo()`` would take back; nil where there is nothing, empty where it has no name.
  public var undoActionName: String? {
    undoManager.canUndo ? undoManager.undoActionName : nil
  }

  /// What ``redo()`` would repeat; nil where there is nothing, empty where it has no name.
  public var redoActionName: String? {
    undoManager.canRedo ? undoManager.redoActionName : nil
  }

  /// Ends the turn that is under way, even if its app does not answer.
  ///
  /// - Returns: The reply of the ended turn; nil if there was none.
  @discardableResult
  public func cancel() -> Reply? {
    var reply = state.cancellation
    reply?.language = state.spoken
    handle(.cancelled)
    return reply
  }

  /// Ends ``events``; what is in its buffer can still be read.
  package func endEvents() { eventSink.finish() }

  // MARK: - Events and effects

  /// The reply to an event.
  func reply(
    to event: (ConversationState.Caller) -> ConversationState.Event
  ) async -> Reply {
    callers += 1
    let caller = ConversationState.Caller(number: callers)
    return await withCheckedContinuation { continuation in
      replies[caller] = continuation
      handle(event(caller))
    }
  }

  func handle(_ event: ConversationState.Event) {
    for effect in state.handle(event) { run(effect) }
  }

  private func run(_ effect: ConversationState.Effect) {
    switch effect {
    case .consider(let line, let consideration): consider(line, consideration)
    case .begin(let work, let turn): begin(work, turn: turn)
    case .answer(let inquiry, let heard):
      answers.removeValue(forKey: inquiry)?.promise.keep(.success(heard))
    case .withdraw(let inquiry):
      answers.removeValue(forKey: inquiry)?.promise.keep(.failure(CancellationError()))
    case .withdrawAll(let turn): withdrawAll(turn: turn)
    case .abandon(let turn):
      withdrawAll(turn: turn)
      let left = work.removeValue(forKey: turn)
      left?.activity.end()
      left?.task.cancel()
    case .reply(let reply, let caller): send(reply, to: caller)
    case .help(let language, let caller):
      send(Reply(.helped, engine.catalog.overview(in: language)), to: caller)
    case .dismiss(let snippet): snippet.dismiss()
    }
  }

  private func send(_ reply: Reply, to caller: ConversationState.Caller) {
    var reply = reply
    reply.language = state.spoken
    replies.removeValue(forKey: caller)?.resume(returning: reply)
  }

  private func withdrawAll(turn: Int) {
    for (inquiry, answer) in answers where answer.turn == turn {
      answers[inquiry] = nil
      answer.promise.keep(.failure(CancellationError()))
    }
  }

  private func consider(
    _ line: ConversationState.Line, _ consideration: ConversationState.Consideration
  ) {
    Task { [engine, language = state.spoken, memory = state.memory, weak self] in
      let isPhrase =
        switch consideration {
        case .phrase: await !engine.exactMatch(line.text).candidates.isEmpty
        case .request(let form):
          await engine.isRequest(line.text, form, talkingIn: language, after: memory)
        }
      await self?.handle(.considered(isPhrase, for: line.caller))
    }
  }

  private func begin(_ work: ConversationState.Work, turn id: Int) {
    let activity = Activity(clock: engine.configuration.clock)
    let turn = Turn(
      id: id, engine: engine,
      surroundings: Surroundings(
        events: eventSink, undoManager: undoManager, activity: activity,
        isVoiceOnly: isVoiceOnly, isPersonKnown: isPersonKnown, remote: remote,
        lastRequests: state.memory.requests,
        say: { [channel] in await channel.send(.reported($0, turn: id)) }),
      channel: channel, memory: state.memory)
    let task = Task { [weak self] in
      let ending = await turn.run(work)
      activity.end()
      await self?.end(ending, turn: id)
    }
    self.work[id] = (task, activity)
  }

  private func end(_ ending: ConversationState.Ending, turn: Int) {
    work[turn] = nil
    handle(.ended(ending, turn: turn))
  }

  private func ask(_ inquiry: ConversationState.Inquiry, turn: Int, _ promise: Promise<Heard>) {
    questions += 1
    var inquiry = inquiry
    inquiry.id = questions
    answers[inquiry.id] = (turn, promise)
    handle(.asked(inquiry, turn: turn))
  }

  private var channel: Turn.Channel {
    Turn.Channel(
      send: { [weak self] in await self?.handle($0) },
      ask: { [weak self] inquiry, turn, promise in
        guard let self else { return promise.keep(.failure(CancellationError())) }
        await ask(inquiry, turn: turn, promise)
      })
  }
}
