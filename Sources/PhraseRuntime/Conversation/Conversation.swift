// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
public import PhraseMatching

/// Turns of talk with one person: requests, the questions that they raise, and the answers.
///
/// ```swift
/// let conversation = Conversation(engine)
/// print(await conversation.respond(to: "add an expense in expenses").text)
/// // How much did you spend?
/// print(await conversation.respond(to: "twelve fifty").text)
/// // What did you spend it on?
/// ```
///
/// | state | waits for | ends with |
/// | --- | --- | --- |
/// | idle | an utterance that begins a turn | the turn's first reply |
/// | performing | the app | a question, the answer, or ``cancel()`` |
/// | asking | an answer to ``question`` | the turn's next reply; "cancel" ends the turn |
///
/// One conversation serves one person: lines are taken one after another. Any number of
/// conversations may share an engine.
public actor Conversation {
  let engine: PhraseEngine

  /// What happens beside the replies, for whoever shows it; one task may read it.
  ///
  /// Nothing waits for the reader: of events that it does not take in time the newest 64 are kept.
  /// An event of a turn is posted before the turn's reply. The stream ends with the conversation.
  public nonisolated let events: AsyncStream<ConversationEvent>
  /// Where a turn posts what happens.
  nonisolated let eventSink: AsyncStream<ConversationEvent>.Continuation

  private let undoManager = UndoManager(levelsOfUndo: Conversation.undoLimit)
  private let isVoiceOnly: Bool
  /// The language of the last turn, for what is not said in any.
  private var language = "en"
  /// What was performed last, if it registered nothing to take it back.
  private var irreversible: String?

  /// How many actions can be undone, the newest.
  static let undoLimit = 100

  var turn: Turn?
  /// The snippet of the last turn, until the next one begins.
  var shown: LiveSnippet?
  /// What may be said to the snippet that is shown.
  var controlWords = ControlWords()
  /// The word graph of the last question.
  private var answers: (question: Question, graph: WordGraph)?

  /// Starts a conversation; nothing is said yet.
  ///
  /// - Parameters:
  ///   - engine: Understands the lines.
  ///   - isVoiceOnly: Whether the person hears the replies and sees nothing.
  public init(_ engine: PhraseEngine, isVoiceOnly: Bool = false) {
    self.engine = engine
    self.isVoiceOnly = isVoiceOnly
    // A reader that falls behind misses old states, never the newest.
    (events, eventSink) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
  }

  deinit {
    _ = turn?.abandon(language: language)
    eventSink.finish()
  }

  /// The question that waits for an answer, if there is one.
  public private(set) var question: Question?
  /// The snippet above the question that waits.
  private(set) var questionSnippet: LiveSnippet?

  /// What may be said now, for a recognizer: the phrases, or the answers to ``question``.
  ///
  /// - Parameter language: The language code that is spoken; nil for the phrases of all languages.
  /// - Returns: The graph, whose words may be passed to ``respond(to:trace:)``.
  /// - Complexity: made once for the values of the engine, and once for each question.
  public func wordGraph(language: String? = nil) -> WordGraph {
    guard let question else {
      return controlWords.adding(shown, to: engine.conversationGraph(language: language), language)
    }
    if let answers, answers.question == question { return answers.graph }
    // A question whose answers cannot be compiled can still be cancelled by typing.
    let graph = (try? AnswerGrammar(for: question).automaton.wordGraph()) ?? .empty
    answers = (question, graph)
    return graph
  }

  /// Takes one line and replies: with a question, an answer, or why there is none.
  ///
  /// - Parameters:
  ///   - text: What was typed or said. Anything is allowed; nothing throws.
  ///   - trace: Records what the stages made of it.
  /// - Returns: The reply to show or speak.
  public func respond(to text: String, trace: Trace? = nil) async -> Reply {
    // A phrase of an app, word for word, goes before what the conversation itself understands. This
    // comes first: nothing else may begin a turn between the look at it and the start of the next.
    let isPhrase = await !engine.exactMatch(text).candidates.isEmpty
    if let turn {
      turn.answers.put(.line(text))
      let reply = await nextReply()
      return turn.isLeft && self.turn == nil ? await change(to: text, after: reply, trace) : reply
    } else if !isPhrase, let shown, let pressed = controlsPressed(by: text) {
      turn = Turn.press(pressed, of: shown, engine: engine, surroundings: surroundings())
    } else if !isPhrase, let words = UndoWords.read(text) {
      start(words.way, insteadOf: words.meansLast ? irreversible : nil, language: words.language)
    } else if let wording = Wording.saying(text, of: \.cancel) {
      return Reply(.cancelled, dismissSnippet() ? wording.snippetClosed : wording.nothingToCancel)
    } else {
      start(text, trace)
    }
    return await nextReply()
  }

  /// Begins anew with what was said in place of an answer.
  private func change(
    to text: String, after last: Reply, _ trace: Trace?
  ) async -> Reply {
    start(text, trace)
    var reply = await nextReply()
    // An app may have last words for a cancelled intent; else the engine says that it is over.
    reply.text = "\(last.text) \(reply.text)"
    return reply
  }

  private func start(_ text: String, _ trace: Trace?) {
    let surroundings = surroundings()
    turn = Turn.start(text, engine: engine, surroundings: surroundings, trace: trace)
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

  /// What ``undo()`` would take back; nil where there is nothing, empty where it has no name.
  public var undoActionName: String? {
    undoManager.canUndo ? undoManager.undoActionName : nil
  }

  /// What ``redo()`` would repeat; nil where there is nothing, empty where it has no name.
  public var redoActionName: String? {
    undoManager.canRedo ? undoManager.redoActionName : nil
  }

  private func step(_ way: UndoDirection) async -> Reply {
    // A handler would change what the intent of the turn is just working on.
    guard turn == nil else { return Reply(.failed, Wording.language(language).busy) }
    start(way, insteadOf: nil, language: language)
    return await nextReply()
  }

  private func start(_ way: UndoDirection, insteadOf last: String?, language: String) {
    let surroundings = surroundings()
    turn = Turn.start(
      way, insteadOf: last, language: language, engine: engine, surroundings: surroundings)
  }

  /// Keeps what was performed, for "undo that".
  private func remember(_ turn: Turn, endedBy reply: Reply) {
    if turn.hasRegisteredUndo {
      irreversible = nil
    } else if !turn.onlyShows, reply.kind == .answered || reply.kind == .failed {
      irreversible = turn.title
    }
  }

  /// What the intents of the next turn get.
  func surroundings() -> Surroundings {
    Surroundings(
      events: eventSink, undoManager: undoManager,
      activity: Activity(clock: engine.configuration.clock), isVoiceOnly: isVoiceOnly)
  }

  /// Ends the turn that is under way, even if its app does not answer.
  ///
  /// - Returns: The reply of the ended turn; nil if there was none.
  @discardableResult
  public func cancel() -> Reply? {
    guard let turn else { return nil }
    self.turn = nil
    let language = question?.language ?? "en"
    question = nil
    questionSnippet = nil
    return turn.abandon(language: language)
  }

  func nextReply() async -> Reply {
    guard let turn else { return Reply(.cancelled, Wording.language("en").cancelled) }
    // A closed mailbox means that the turn was abandoned while it was awaited.
    var reply = await turn.replies.take() ?? Reply(.cancelled, Wording.language("en").cancelled)
    reply.resolution = turn.resolution
    language = turn.resolution?.language ?? language
    if case .asked(let question) = reply.kind {
      self.question = question
      questionSnippet = reply.live
    } else {
      question = nil
      questionSnippet = nil
      self.turn = nil
      remember(turn, endedBy: reply)
      if turn.isLeft, reply.kind == .cancelled {
        reply.text = Wording.language(language).left(turn.title)
      }
    }
    follow(reply)
    return reply
  }
}
