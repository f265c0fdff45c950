// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseWire

/// The work of one turn: understands, performs and asks, in a task beside the conversation.
///
/// It runs the app's code, so that a question is an ordinary suspension of the intent's `perform()`.
/// What it learns goes to the conversation, which alone knows how things stand.
struct Turn: Sendable {
  let id: Int
  let engine: PhraseEngine
  /// What the conversation gives to the intents of the turn.
  let surroundings: Surroundings
  let channel: Channel
  /// What was said and shown before.
  let memory: Memory
  /// How often the line may be put into other words.
  let trials = Rephrasing.Trials()

  /// The way to the conversation, which a turn does not keep alive.
  struct Channel: Sendable {
    let send: @Sendable (ConversationState.Event) async -> Void
    /// Puts a question; the promise gets its answer.
    let ask: @Sendable (ConversationState.Inquiry, _ turn: Int, Promise<Heard>) async -> Void
  }

  /// Puts a question and waits for what is answered.
  ///
  /// - Throws: `CancellationError` once the turn is over, or `GrammarError` where a choice cannot be
  ///   matched.
  func ask(
    _ question: Question, because: [Saying] = [], showing live: LiveSnippet? = nil,
    passing wire: WireReply? = nil
  ) async throws -> Heard {
    let words = try AnswerGrammar(for: question)
    let inquiry = ConversationState.Inquiry(
      question: question, because: because, wire: wire, live: live, words: words)
    let answer = Promise<Heard>()
    surroundings.activity.asked()
    await channel.ask(inquiry, id, answer)
    defer { surroundings.activity.heard() }
    return try await answer.value
  }

  /// Does the work to its end.
  func run(_ work: ConversationState.Work) async -> ConversationState.Ending {
    await engine.configuration.calls.run { await ending(of: work) }
  }

  private func ending(of work: ConversationState.Work) async -> ConversationState.Ending {
    if case .step(let way, let last, let language) = work {
      return ConversationState.Ending(
        reply: await step(way, insteadOf: last, language: language))
    }
    let undoManager = surroundings.undoManager
    undoManager.beginTurn()
    let registrations = undoManager.registrations
    var reply = await reply(to: work)
    let hasRegistered = undoManager.registrations != registrations
    // A turn that was given up must not close the group of the turn that came after it.
    if !surroundings.activity.isEnded { undoManager.closeGroups() }
    if hasRegistered { reply.undo = undoManager.undoActionName }
    return ConversationState.Ending(reply: reply, hasRegisteredUndo: hasRegistered)
  }

  func reply(to work: ConversationState.Work) async -> Reply {
    switch work {
    case .line(let line, let language): await run(line, talkingIn: language)
    case .press(let numbers, let shown): await press(numbers, of: shown)
    case .perform(let request, let language): await perform(request, language: language)
    case .resolved(let resolution): await perform(resolution)
    case .forward(let request):
      await respond(to: request, of: nil) ?? Reply(.missed, .nothingMatches, in: memory.language)
    case .step: Reply(.missed, "")
    }
  }

  func perform(_ intent: ResolvedIntent) async -> Reply {
    let maker = snippetMaker(for: intent)
    let questioner = Questioner(turn: self, language: intent.language, snippets: maker)
    await begin(intent.title, onlyShows: intent.onlyShows)
    await channel.send(.noted(.request(intent), turn: id))
    await channel.send(.noted(.named(intent.mentions), turn: id))
    return await reply(named: intent.intent, language: intent.language, shownBy: maker) {
      let outcome = try await intent.perform(answering: questioner, in: surroundings)
      engine.noteDone(intent)
      await note(intent, answeredWith: questioner.known.options)
      await note(outcome, of: intent)
      return outcome
    }
  }

  /// A request can be repeated with what was answered, and is told so.
  private func note(
    _ intent: ResolvedIntent, answeredWith options: [String: ValueOption]
  ) async {
    let rephrasing = Rephrasing(engine: engine, memory: memory, language: intent.language)
    let whole = await rephrasing.spelledOut(intent, with: options.mapValues(\.display))
    let told = whole ?? intent.answered(with: options)
    await channel.send(.noted(.completed(told), turn: id))
    // What was said at first may have been corrected since.
    if intent.parameters.contains(where: { !told.hasValue(of: $0) }) {
      await channel.send(.understood(.match(told), turn: id))
    }
  }

  /// What an intent gave can be referred to.
  private func note(_ outcome: Outcome, of intent: ResolvedIntent) async {
    guard let value = outcome.value else { return }
    let values = value as? [any Sendable] ?? [value]
    let mentions = values.compactMap {
      Memory.Mention($0, of: intent.declaration, language: intent.language)
    }
    guard !mentions.isEmpty else { return }
    if value is [any Sendable] { await channel.send(.noted(.listed(mentions), turn: id)) }
    if mentions.count == 1 { await channel.send(.noted(.named(mentions), turn: id)) }
    if let entity = values.first as? any AppEntity {
      let kind = type(of: entity).kind(
        in: intent.language, bundle: intent.declaration?.provider.localizationBundle)
      await channel.send(.noted(.kind(kind), turn: id))
    }
  }

  /// An intent for which no phrase was said.
  private func perform(_ request: IntentRequest, language: String) async -> Reply {
    let intent = request.intent
    let provider = engine.catalog.provider(of: type(of: intent))
    let maker = SnippetMaker(
      language: language, provider: provider, calls: engine.configuration.calls)
    let questioner = Questioner(turn: self, language: language, snippets: maker)
    var performer = Performer(
      interaction: questioner, language: language, provider: provider, score: 1,
      configuration: engine.configuration, surroundings: surroundings, engine: engine)
    await begin(performer.title(of: intent))
    let name = IntentDeclaration.typeName(of: type(of: intent))
    return await reply(named: name, language: language, shownBy: maker) {
      try await questioner.settle(request)
      performer.spoken = request.spoken
      let outcome = try await performer.perform(intent)
      if request.isNamed { engine.note(intent, donation: nil) }
      return outcome
    }
  }

  /// Tells what the intent is called that is performed now.
  func begin(_ title: String?, onlyShows: Bool = false) async {
    await channel.send(.performing(title: title, onlyShows: onlyShows, turn: id))
  }

  /// What came of performing an intent.
  private func reply(
    named intent: String, language: String, shownBy maker: SnippetMaker?,
    to run: () async throws -> Outcome
  ) async -> Reply {
    do {
      let outcome = try await run()
      var reply = await reply(with: outcome, language: language, shownBy: maker)
      reply.outcome = outcome
      if let wire = outcome.wire {
        reply.wire = wire
        reply.language = wire.language
      }
      return reply
    } catch let error as PerformError where error.code == .cancelled {
      return Reply(.cancelled, .cancelled, in: language)
    } catch is CancellationError {
      return Reply(.cancelled, .cancelled, in: language)
    } catch let error as PerformError {
      return Reply(error)
    } catch {
      return Reply(
        .failed, .failed(intent: intent, reason: error.reason(in: language)), in: language)
    }
  }

  // MARK: - Apps in other processes

  /// Asks the app that a line names, or that the last request was for, for what it alone may know.
  ///
  /// - Parameters:
  ///   - request: The line, or a press of a button that the app shows.
  ///   - miss: Why no phrase fits the line; nil where there was none.
  /// - Returns: Its answer; nil where no such app has one.
  func respond(to request: WireRequest, of miss: Miss?) async -> Reply? {
    let snapshot = engine.snapshot
    let named = miss.flatMap { snapshot.provider(ofApplicationMeantBy: $0) }
    // Of several requests an app knows the last alone, and a line may mean another one.
    let isOneOfSeveral = if case .line = request { memory.requests.count > 1 } else { false }
    let last = isOneOfSeveral ? nil : memory.request?.provider
    guard let app = (named ?? last) as? any RespondingProvider else { return nil }
    let language = miss?.language ?? memory.language
    let context = PerformContext(
      language: language, interaction: Questioner(turn: self, language: language),
      surroundings: surroundings, engine: engine)
    var isNothing = false
    let reply = await reply(named: app.name, language: language, shownBy: nil) {
      guard let outcome = try await app.respond(to: request, in: context) else {
        isNothing = true
        return Outcome(dialog: nil)
      }
      await begin(outcome.wire?.performs, onlyShows: outcome.wire?.performs == nil)
      return outcome
    }
    return isNothing ? nil : reply
  }

  // MARK: - Undo

  /// Takes the last action back, or repeats it.
  func step(
    _ way: UndoDirection, insteadOf last: String?, language: String
  ) async -> Reply {
    let undoing = Undoing(way: way, undoManager: surroundings.undoManager, language: language)
    if let last, let saying = undoing.question(insteadOf: last) {
      let talk = Language.named(language)
      var question = Question(
        kind: .confirmation, text: talk.text(of: saying), language: language)
      question.undoAgrees = true
      let questioner = Questioner(turn: self, language: language)
      guard (try? await questioner.confirm(question)) == true else {
        return Reply(.cancelled, .cancelled, in: language)
      }
    }
    let reply = await undoing.reply()
    if reply.kind == .answered {
      await channel.send(.noted(way == .undo ? .undone : .redone, turn: id))
    }
    return reply
  }
}

extension Reply {
  fileprivate init(_ error: PerformError) {
    self.init(.failed, error.description)
    sayings = error.saying.map { [$0] } ?? []
  }
}

extension ResolvedIntent {
  /// The request with what was answered in place of what was said at first.
  fileprivate func answered(with options: [String: ValueOption]) -> ResolvedIntent {
    var answered = self
    answered.parameters.removeAll { options[$0.name] != nil }
    answered.parameters += options.sorted { $0.key < $1.key }.map {
      ResolvedParameter($1, named: $0)
    }
    return answered
  }

  /// Whether it has the same value for a parameter as another request.
  fileprivate func hasValue(of other: ResolvedParameter) -> Bool {
    parameters.contains { $0.name == other.name && $0.display == other.display }
  }
}
