// SPDX-License-Identifier: Apache-2.0

import AppIntents
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
  public nonisolated let events: AsyncStream<ConversationEvent>
  /// Where a turn posts what happens.
  let eventSink: AsyncStream<ConversationEvent>.Continuation

  var turn: Turn?
  /// The snippet of the last turn, until the next one begins.
  var shown: LiveSnippet?
  /// What may be said to the snippet that is shown.
  var controlWords = ControlWords()
  /// The word graph of the last question.
  private var answers: (question: Question, graph: WordGraph)?

  /// Starts a conversation; nothing is said yet.
  public init(_ engine: PhraseEngine) {
    self.engine = engine
    // A reader that falls behind misses old states, never the newest.
    (events, eventSink) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
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
      return controlWords.adding(shown, to: engine.wordGraph(language: language), language)
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
    if let turn {
      turn.answers.put(.line(text))
    } else if let shown, let pressed = controlsPressed(by: text) {
      turn = Turn.press(pressed, of: shown, engine: engine, events: eventSink)
    } else if CancelWords.contain(text) {
      let wording = CancelWords.wording(for: text)
      return Reply(.cancelled, dismissSnippet() ? wording.snippetClosed : wording.nothingToCancel)
    } else {
      turn = Turn.start(text, engine: engine, events: eventSink, trace: trace)
    }
    return await nextReply()
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
    if case .asked(let question) = reply.kind {
      self.question = question
      questionSnippet = reply.live
    } else {
      question = nil
      questionSnippet = nil
      self.turn = nil
    }
    follow(reply)
    return reply
  }
}

/// The words that end a turn, in every language that the engine speaks.
enum CancelWords {
  static func contain(_ text: String) -> Bool { wordings(with: text).first != nil }

  static func wording(for text: String) -> Wording {
    wordings(with: text).first ?? .english
  }

  private static func wordings(with text: String) -> [Wording] {
    let folded = Utterance(text).folded
    return Wording.all.filter { wording in
      wording.cancel.contains { Utterance($0).folded == folded }
    }
  }
}
