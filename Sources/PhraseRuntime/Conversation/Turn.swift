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

  private func reply(to work: ConversationState.Work) async -> Reply {
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

  // MARK: - Lines

  private func run(
    _ line: ConversationState.Line, talkingIn language: String
  ) async -> Reply {
    let resolution = await engine.resolve(line.text, talkingIn: language, trace: line.trace)
    guard case .none(let miss) = resolution else { return await perform(resolution) }
    if memory.request?.provider is any RespondingProvider,
      let reply = await respond(to: .line(line.text), of: nil)
    {
      return reply
    }
    let languages = languages(of: miss, talkingIn: language)
    for language in languages {
      if let reply = await run(line.text, in: language, missing: miss, line.trace) { return reply }
      if let full = Utterance(line.text).writtenOut(in: language) {
        let resolution = await engine.resolve(full, talkingIn: language, trace: line.trace)
        if case .none = resolution {} else { return await perform(resolution) }
        if let reply = await run(full, in: language, missing: miss, line.trace) { return reply }
      }
    }
    await channel.send(.understood(resolution, turn: id))
    if let reply = await respond(to: .line(line.text), of: miss) { return reply }
    if let reply = smallTalk(line.text, in: languages) { return reply }
    // What is said of the value that was missed tells more.
    if !miss.isOffer, let guess = await guess(line.text, in: [miss.language, memory.language]) {
      switch guess {
      case .match(let intent): return await offer(intent)
      case .ambiguous(let ambiguity): return await perform(oneOf: ambiguity, asOffer: true)
      case .missing, .none: break
      }
    }
    return if let (request, parameter) = await request(lackingValueOf: miss) {
      await perform(request, lacking: parameter)
    } else {
      await offer(miss)
    }
  }

  /// Does what a line means that fits no phrase, in one language: in other words, or without what is
  /// said around it; nil where it means nothing.
  private func run(
    _ line: String, in language: String, missing miss: Miss, _ trace: Trace?
  ) async -> Reply? {
    var rephrasing = Rephrasing(engine: engine, memory: memory, language: language)
    rephrasing.allowsUnknown = miss.parameter == nil
    rephrasing.allowsAnyOrder = [miss.language, memory.language].contains(language)
    if let reading = await rephrasing.reading(of: line) {
      trace?.note(reading)
      return await perform(reading)
    }
    if isUndo(line, in: language) {
      return await step(.undo, insteadOf: nil, language: language)
    }
    guard let rest = Utterance(line).withoutAsides(in: language) else { return nil }
    if isUndo(rest, in: language) {
      return await step(.undo, insteadOf: nil, language: language)
    }
    switch OwnWords.read(rest)?.meaning {
    case .undo?, .undoThat?: return await step(.undo, insteadOf: nil, language: language)
    case .redo?: return await step(.redo, insteadOf: nil, language: language)
    case .help?: return Reply(.helped, engine.catalog.overview(in: language))
    case .cancel?: return Reply(.cancelled, .nothingToCancel, in: language)
    case .press?, nil: break
    }
    let resolution = await engine.resolve(rest, talkingIn: language, trace: trace)
    if case .none = resolution {} else { return await perform(resolution) }
    guard let reading = await rephrasing.reading(of: rest) else { return nil }
    trace?.note(reading)
    return await perform(reading)
  }

  /// Whether a line asks to take back what it names, and that is what was done last: "undo moving it".
  private func isUndo(_ line: String, in language: String) -> Bool {
    let talk = Language.named(language)
    let undoManager = surroundings.undoManager
    guard undoManager.canUndo, !undoManager.undoActionName.isEmpty,
      let named = Utterance(line).text(within: talk.words.requests.undoing)
    else { return false }
    // What it was done to may be anything that is talked about.
    let action = Utterance(undoManager.undoActionName).tokens.first.map { talk.stem($0.text) }
    return Utterance(named).tokens.contains { talk.stem($0.text) == action }
  }

  /// The languages that a line may be in which no phrase fits, the likeliest first.
  private func languages(of miss: Miss, talkingIn language: String) -> [String] {
    ([miss.language, language] + engine.catalog.spokenLanguages()).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  private func perform(_ resolution: Resolution) async -> Reply {
    await channel.send(.understood(resolution, turn: id))
    switch resolution {
    case .match(let intent): return await perform(intent)
    case .missing(let missing): return await perform(missing.intent)
    case .ambiguous(let ambiguity): return await perform(oneOf: ambiguity)
    case .none(let miss): return missed(miss)
    }
  }

  // MARK: - Lines in other words

  /// One request after the other, up to the first that is not done.
  private func perform(_ reading: Rephrasing.Reading) async -> Reply {
    if reading.replacesLast {
      let undone = await step(.undo, insteadOf: nil, language: reading.language)
      guard undone.kind == .answered, !reading.requests.isEmpty else { return undone }
      await report(undone)
    }
    if let lacking = reading.lacking, case .match(let request)? = reading.requests.first {
      return await perform(request, lacking: lacking)
    }
    var actions: [String] = []
    var reply = Reply(.answered, "")
    for (index, request) in reading.requests.enumerated() {
      if index > 0 { await report(reply) }
      reply =
        if reading.isWorded, case .ambiguous(let ambiguity) = request {
          await perform(oneOf: ambiguity, asOffer: true)
        } else {
          await perform(request)
        }
      guard reply.kind == .answered else { break }
      if let action = surroundings.undoManager.turnActionName, !actions.contains(action) {
        actions.append(action)
      }
    }
    // They are taken back together, and that is said.
    if actions.count > 1 {
      surroundings.undoManager.setActionName(
        actions.listed(in: Locale(identifier: reading.language)))
    }
    // What the words were taken for is in the answer, so that a wrong guess is seen.
    if let words = reading.words, reply.kind == .answered,
      !reply.text.localizedStandardContains(words)
    {
      let locale = Locale(identifier: reading.language)
      let (before, behind) = (locale.quotationBeginDelimiter, locale.quotationEndDelimiter)
      reply.text = "\(before ?? "“")\(reading.sentence)\(behind ?? "”"): \(reply.text)"
    }
    return reply
  }

  /// Says something before the turn's next reply.
  private func report(_ reply: Reply) async {
    await channel.send(.reported(reply.text, turn: id))
  }

  /// Help with an app or a kind of values, and what is said without asking for anything; nil for
  /// other words.
  private func smallTalk(_ text: String, in languages: [String]) -> Reply? {
    let said = Utterance(text)
    let snapshot = engine.snapshot
    for language in languages {
      let words = Language.named(language).words
      let utterance = said.withoutAsides(in: language).map { Utterance($0) } ?? said
      if [said, utterance].contains(where: { $0.isOne(of: words.requests.helping) }) {
        return Reply(.helped, engine.catalog.overview(in: language))
      }
      if let topic = utterance.text(within: words.context.helpTopics) {
        if let overview = snapshot.overview(ofKindNamed: topic, in: language) {
          return Reply(.answered, overview)
        }
        if let overview = snapshot.catalog.overview(ofApplicationNamed: topic, in: language) {
          return Reply(.helped, overview)
        }
      }
      if let topic = utterance.text(within: words.requests.instructions) {
        return instructions(for: topic, in: language)
      }
      if !memory.listed.isEmpty, utterance.isOne(of: words.context.count) {
        return Reply(.answered, .count(memory.listed.count), in: language)
      }
      // "Ciao" greets, "grazie, ciao" ends.
      for utterance in [said, utterance] {
        if utterance.isOne(of: words.context.greetings) {
          let phrase = engine.catalog.firstPhrase(in: language)
          return Reply(.answered, .hello(suggestion: phrase), in: language)
        }
        if utterance.isOne(of: words.context.farewells + words.requests.farewells) {
          return Reply(.answered, .goodbye, in: language)
        }
      }
    }
    return nil
  }

  /// The phrases that are nearest to what somebody asks how to do.
  private func instructions(for topic: String, in language: String) -> Reply {
    let lines = engine.snapshot.instructions(for: topic, in: language)
    return Reply(
      .helped, lines.isEmpty ? engine.catalog.overview(in: language) : lines.joined(separator: "\n")
    )
  }

  /// The request whose only fault is a value that there is not: where there are few, it is asked for
  /// once more, and the others are kept.
  private func request(
    lackingValueOf miss: Miss
  ) async -> (request: ResolvedIntent, parameter: String)? {
    guard let name = miss.parameter, let stop = miss.stop, !stop.isEmpty,
      let sample = await understood(miss.suggestion, in: miss.language),
      let parameter = sample.declaration?.parameter(named: name)?.declaration,
      case .enumeration = parameter.valueType, let complaint = miss.reasons.first,
      let value = sample.parameters.first(where: { $0.name == name })?.display,
      var request = await understood(
        miss.utterance.replacing(stop, with: value), in: miss.language),
      request.intent == sample.intent,
      let index = request.parameters.firstIndex(where: { $0.name == name })
    else { return nil }
    let words = miss.utterance.utf8Text(stop)
    request.parameters[index] = ResolvedParameter(
      name: name, display: words, id: nil, text: words, span: stop,
      value: UnknownValue(complaint: complaint), subtitle: nil)
    return (request, name)
  }

  private func perform(_ request: ResolvedIntent, lacking parameter: String) async -> Reply {
    var known = request
    known.parameters.removeAll { $0.name == parameter }
    let missing = MissingParameters(intent: known, parameters: [parameter])
    await channel.send(.understood(.missing(missing), turn: id))
    return await perform(request)
  }

  private func understood(_ sentence: String?, in language: String) async -> ResolvedIntent? {
    guard let sentence else { return nil }
    let intents = await engine.resolve(sentence, talkingIn: language, trace: nil).intents
    return intents.count == 1 ? intents[0] : nil
  }

  /// What a line may mean, less surely than to do it: short words misspelt, or values alone.
  private func guess(_ line: String, in languages: [String]) async -> Resolution? {
    for language in languages {
      let utterance = Utterance(line)
      let bare = utterance.withoutAsides(in: language).map { Utterance($0) } ?? utterance
      if let found = await engine.gist(of: bare, in: language, .guess)?.resolution { return found }
    }
    return nil
  }

  private func offer(_ intent: ResolvedIntent) async -> Reply {
    await channel.send(.understood(.match(intent), turn: id))
    let suggestion = engine.snapshot.sentence(for: intent)
    let text = Language.named(intent.language).text(of: .didYouMean(suggestion: suggestion))
    return await offer(suggestion, asking: text, language: intent.language) {
      await perform(.match(intent))
    }
  }

  /// Asks whether the nearest sentence is meant, where it is near enough to be named.
  private func offer(_ miss: Miss) async -> Reply {
    guard let suggestion = miss.suggestion, miss.isOffer else { return missed(miss) }
    return await offer(suggestion, asking: miss.explanation, language: miss.language) {
      await perform(await engine.resolve(suggestion, talkingIn: miss.language, trace: nil))
    }
  }

  /// Does something if a sentence is meant.
  private func offer(
    _ suggestion: String, asking text: String, language: String, _ perform: () async -> Reply
  ) async -> Reply {
    var question = Question(
      kind: .choice, text: text, choices: [Question.Choice(title: suggestion)], language: language)
    question.isOffer = true
    let questioner = Questioner(turn: self, language: language)
    do {
      _ = try await questioner.choose(question)
    } catch {
      return Reply(.cancelled, .cancelled, in: language)
    }
    return await perform()
  }

  /// Why nothing fits.
  ///
  /// Where nothing is near, what can be said for instance; after another miss, some phrases of the
  /// app that is talked to.
  private func missed(_ miss: Miss) -> Reply {
    let snapshot = engine.snapshot
    let talk = Language.named(miss.language)
    let application = snapshot.application(meantBy: miss) ?? memory.request?.application
    var sayings = miss.reasons
    if sayings == [.nothingMatches] {
      let sample = snapshot.sentence(ofApplication: application, in: miss.language)
      sayings += [sample.map { .forInstance(suggestion: $0) }, .helpHint].compactMap(\.self)
    }
    var lines = [sayings.map { talk.text(of: $0) }.joined(separator: " ")]
    if memory.misses > 0 {
      lines += snapshot.phrases(
        ofApplication: application, nearestTo: miss.utterance, in: miss.language)
    }
    var reply = Reply(.missed, lines.joined(separator: "\n"))
    reply.sayings = sayings
    return reply
  }

  /// Asks which meaning is meant; beside an offer, any other line is a request of its own.
  private func perform(oneOf ambiguity: Ambiguity, asOffer isOffer: Bool = false) async -> Reply {
    if isOffer { await channel.send(.understood(.ambiguous(ambiguity), turn: id)) }
    let language = ambiguity.choices[0].intent.language
    var question = Question(
      kind: .choice, text: ambiguity.question,
      choices: ambiguity.choices.map { Question.Choice(title: $0.title, subtitle: $0.subtitle) },
      language: language)
    question.namesChoices = true
    question.isOffer = isOffer
    let questioner = Questioner(turn: self, language: language)
    await channel.send(
      .noted(.listed(ambiguity.choices.compactMap(\.mention)), turn: id))
    do {
      let intent = ambiguity.choices[try await questioner.choose(question)].intent
      return await perform(.match(intent))
    } catch {
      return Reply(.cancelled, .cancelled, in: language)
    }
  }

  private func perform(_ intent: ResolvedIntent) async -> Reply {
    let maker = snippetMaker(for: intent)
    let questioner = Questioner(turn: self, language: intent.language, snippets: maker)
    await begin(intent.title, onlyShows: intent.onlyShows)
    await channel.send(.noted(.request(intent), turn: id))
    await channel.send(.noted(.named(intent.mentions), turn: id))
    return await reply(named: intent.intent, language: intent.language, shownBy: maker) {
      let outcome = try await intent.perform(answering: questioner, in: surroundings)
      engine.noteDone(intent)
      await note(outcome, of: intent)
      await note(intent, answeredWith: questioner.known.names)
      return outcome
    }
  }

  /// A request can be repeated with what was answered, and is told so.
  private func note(_ intent: ResolvedIntent, answeredWith names: [String: String]) async {
    let rephrasing = Rephrasing(engine: engine, memory: memory, language: intent.language)
    let whole = await rephrasing.spelledOut(intent, with: names)
    if let whole { await channel.send(.noted(.request(whole), turn: id)) }
    let told = whole ?? intent.answered(with: names)
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
        if wire.kind == .helped { reply.kind = .helped }
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
  private func respond(to request: WireRequest, of miss: Miss?) async -> Reply? {
    let snapshot = engine.snapshot
    let named = miss.flatMap { snapshot.provider(ofApplicationMeantBy: $0) }
    guard let app = (named ?? memory.request?.provider) as? any RespondingProvider else {
      return nil
    }
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
  private func step(
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
    return await undoing.reply()
  }
}

extension Ambiguity.Choice {
  /// The choice by its title, as far as it is that of a value.
  fileprivate var mention: Memory.Mention? {
    intent.mentions.first { $0.title == title }
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
  fileprivate func answered(with names: [String: String]) -> ResolvedIntent {
    var answered = self
    answered.parameters.removeAll { names[$0.name] != nil }
    answered.parameters += names.sorted { $0.key < $1.key }.map { name, display in
      ResolvedParameter(
        name: name, display: display, id: nil, text: display, span: 0..<0, value: display,
        subtitle: nil)
    }
    return answered
  }

  /// Whether it has the same value for a parameter as another request.
  fileprivate func hasValue(of other: ResolvedParameter) -> Bool {
    parameters.contains { $0.name == other.name && $0.display == other.display }
  }
}

extension Miss {
  /// Whether the nearest sentence is near enough to be asked about.
  fileprivate var isOffer: Bool {
    suggestion.map { reasons.contains(.didYouMean(suggestion: $0)) } ?? false
  }
}
