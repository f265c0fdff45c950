// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseWire

extension ConversationState {
  /// Names who waits for a reply.
  struct Caller: Hashable, Sendable {
    let number: Int
  }

  /// What a person typed or said.
  struct Line: Sendable {
    let text: String
    let caller: Caller
    var trace: Trace?
  }

  /// A question as a turn puts it.
  struct Inquiry: Sendable {
    /// What the conversation calls it.
    var id = 0
    let question: Question
    /// What is said before the question; no part of it.
    var because: [Saying] = []
    /// The reply of an app in another process that asks, which is passed on as it is.
    var wire: WireReply?
    /// What is shown above it.
    var live: LiveSnippet?
    /// What its answers mean.
    var words: AnswerGrammar
  }

  /// What a turn is to do.
  enum Work: Sendable {
    /// Understand a line of a person who talked in this language before, and perform what it means.
    case line(Line, language: String)
    /// Press a control of a snippet; several numbers where the words named more than one.
    case press([Int], LiveSnippet)
    /// Perform what was said to an assistant in another process, which has understood it.
    case resolved(Resolution)
    /// Pass on to the app that was asked last what only it may know.
    case forward(WireRequest)
    /// Perform an intent for which nothing was said.
    case perform(IntentRequest, language: String)
    /// Take the last action back or repeat it; after asking, where something else was just done.
    case step(UndoDirection, insteadOf: String?, language: String)
  }

  /// How a turn ended.
  struct Ending: Sendable {
    let reply: Reply
    /// Whether an intent of the turn has registered how it is taken back.
    var hasRegisteredUndo = false
  }

  enum Event: Sendable {
    case said(Line)
    case pressed(Int, by: Caller)
    case requested(Work, by: Caller)
    /// The engine has looked at the line of a caller.
    case considered(Bool, for: Caller)
    case understood(Resolution, turn: Int)
    case performing(title: String?, onlyShows: Bool, turn: Int)
    /// Something was done of several; it is said before the turn's next reply.
    case reported(String, turn: Int)
    /// Something was named or shown that words may refer to later.
    case noted(Memory.Note, turn: Int)
    case asked(Inquiry, turn: Int)
    case ended(Ending, turn: Int)
    /// The turn is to end at once.
    case cancelled
    /// The snippet that is shown is put away.
    case dismissed
  }

  /// What a line is held against before it counts as an answer, or as a word of the conversation.
  enum Consideration: Sendable {
    /// Whether it is a phrase of an app, word for word.
    case phrase
    /// Whether it is a whole request.
    case request(PhraseEngine.RequestForm)
  }

  enum Effect: Sendable {
    /// Look at a line, and come back with ``Event/considered(_:for:)``.
    case consider(Line, Consideration)
    case begin(Work, turn: Int)
    case answer(_ inquiry: Int, Heard)
    /// Let the app know that its question gets no answer any more.
    case withdraw(_ inquiry: Int)
    case withdrawAll(turn: Int)
    /// End the work of a turn without waiting for it.
    case abandon(turn: Int)
    case reply(Reply, to: Caller)
    /// Say what can be said.
    case help(language: String, to: Caller)
    case dismiss(LiveSnippet)
  }
}

extension ConversationState.Inquiry {
  /// The question after a word about the last answer.
  ///
  /// Choices that this word names are not named again.
  func reply(after hints: [Saying], because sayings: [Saying]? = nil) -> Reply {
    if let wire, sayings == nil { return Reply(asking: self, text: wire.text) }
    let language = Language.named(question.language)
    let before = sayings ?? because
    let isNamed = before.contains(where: \.namesChoices)
    let parts =
      before.map { language.text(of: $0) } + (isNamed ? [] : [question.text])
      + hints.map { language.text(of: $0) }
    var reply = Reply(asking: self, text: parts.filter { !$0.isEmpty }.joined(separator: " "))
    reply.sayings = before + hints
    return reply
  }
}
