// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime
import PhraseWire

/// The conversation of one satellite, which takes the satellite's area where a room is missing.
actor Satellite {
  private let engine: PhraseEngine
  private let conversation: Conversation
  /// The conversation as the client counts them.
  private var number: String?

  init(_ engine: PhraseEngine, language: String) {
    self.engine = engine
    conversation = Conversation(engine, isVoiceOnly: true, language: language)
  }

  /// Whether the next line is an answer.
  var isAsking: Bool {
    get async { await conversation.question != nil }
  }

  /// What may be said to the satellite.
  func vocabulary(_ language: String) async -> Vocabulary {
    let phrases = engine.sentenceMeaning
    let question = await conversation.question
    let isSafe = question.map { $0.kind != .confirmation && $0.choices.count != 1 } ?? false
    return Vocabulary(
      graph: await conversation.wordGraph(language: language),
      meaning: await conversation.sentenceMeaning,
      kind: { phrases($0) != nil || question == nil ? .phrase : isSafe ? .value : .confirmation })
  }

  /// Takes a line of a person.
  func respond(to line: String, from context: RequestContext, area: String?) async -> WireReply {
    await leaveOldQuestion(context)
    return await answer(conversation.respond(to: .line(line)), with: area)
  }

  /// Performs an intent by its name; what it lacks is asked for.
  func perform(
    _ intent: String, _ values: [String: WireValue], language: String,
    from context: RequestContext, area: String?
  ) async -> WireReply {
    await leaveOldQuestion(context)
    return await answer(
      conversation.respond(to: .perform(intent: intent, parameters: values, language: language)),
      with: area
    )
  }

  /// Answers the question for a value with the area, where that is one of the values.
  ///
  /// Once: what is asked after that is for the person. Which of several values was meant is no
  /// question for a value; it has no title.
  private func answer(_ reply: WireReply, with area: String?) async -> WireReply {
    guard let area, let question = reply.question, question.title != nil,
      question.takesSeveral != true, let choice = question.choices.first(where: { $0.names(area) })
    else { return reply }
    return await conversation.respond(to: .choose(choice.number))
  }

  /// A question that nobody answered does not wait for whoever comes along minutes later.
  private func leaveOldQuestion(_ context: RequestContext) async {
    if let number, let now = context.conversation, now != number, await isAsking {
      await conversation.cancel()
    }
    number = context.conversation
  }
}

extension WireQuestion.Choice {
  /// Whether the choice is called so, in any case and spacing.
  fileprivate func names(_ area: String) -> Bool {
    Utterance(title).tokens.map(\.text) == Utterance(area).tokens.map(\.text)
  }
}
