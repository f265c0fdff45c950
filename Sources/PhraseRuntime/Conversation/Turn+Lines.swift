// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseWire

/// Lines, as they were typed or heard.
extension Turn {
  func run(
    _ line: ConversationState.Line, talkingIn language: String
  ) async -> Reply {
    let resolution = await engine.resolve(line.text, talkingIn: language, trace: line.trace)
    guard case .none(let miss) = resolution else {
      let reading: Rephrasing.Reading? =
        if let reference = await reference(in: resolution, of: line.text) {
          reference
        } else {
          await followUp(insteadOf: resolution, of: line.text)
        }
      guard let reading else {
        // "Them" is hardly the title that has the word in it.
        if refers(resolution), case .match(let intent) = resolution, !intent.onlyShows {
          return await offer(intent)
        }
        return await perform(resolution)
      }
      line.trace?.note(reading)
      return await perform(reading)
    }
    if memory.request?.provider is any RespondingProvider,
      let reply = await respond(to: .line(line.text), of: nil)
    {
      return reply
    }
    let said = Utterance(line.text)
    // What has more small words of its own language is in none of the others.
    let languages = languages(of: miss, talkingIn: language).filter {
      [miss.language, language].contains($0)
        || said.smallWords(of: $0) + 1 >= said.smallWords(of: miss.language)
    }
    for language in languages {
      let others = [said.writtenOut(in: language), said.inMinutes(talkingIn: language)]
      for text in others.compactMap(\.self) {
        let resolution = await engine.resolve(
          text, talkingIn: language, trace: line.trace, explains: false)
        if case .none = resolution {} else { return await perform(resolution) }
      }
      for text in [line.text] + others.compactMap(\.self) {
        if let reply = await run(text, in: language, missing: miss, line.trace) { return reply }
      }
    }
    await channel.send(.understood(resolution, turn: id))
    if let reply = await respond(to: .line(line.text), of: miss) { return reply }
    if let reply = smallTalk(line.text, in: languages) { return reply }
    await note(namedIn: said, in: miss.language)
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

  /// What a request is about whose value was found by a word that refers, and is called otherwise: an app
  /// that searches has "it" in many titles.
  private func reference(
    in resolution: Resolution, of line: String
  ) async -> Rephrasing.Reading? {
    guard !memory.mentions.isEmpty, refers(resolution),
      let language = resolution.intents.first?.language
    else { return nil }
    let rephrasing = Rephrasing(engine: engine, memory: memory, language: language, trials: trials)
    if let reading = await rephrasing.each(in: Utterance(line)) { return reading }
    return await rephrasing.reference(in: Utterance(line))
  }

  /// Whether a value was found by a word that refers, and is called otherwise.
  private func refers(_ resolution: Resolution) -> Bool {
    guard let language = resolution.intents.first?.language else { return false }
    let talk = Language.named(language).words
    return resolution.intents.flatMap(\.parameters).contains { parameter in
      Utterance(parameter.text).isOne(of: talk.context.references + talk.requests.plurals)
        && parameter.id != nil
        && Utterance(parameter.display).folded != Utterance(parameter.text).folded
    }
  }

  /// The last request about another value, where a phrase that the engine made of declarations has the
  /// same words: "what about the acropolis" is no question for a property that is titled "About".
  private func followUp(
    insteadOf resolution: Resolution, of line: String
  ) async -> Rephrasing.Reading? {
    guard let last = memory.request, !Resolution.match(last).looksUp, resolution.looksUp,
      let language = resolution.language
    else { return nil }
    let bare = Utterance(line).bare(in: language)
    let rephrasing = Rephrasing(engine: engine, memory: memory, language: language, trials: trials)
    guard bare.text(within: rephrasing.context.followUps) != nil else { return nil }
    return await rephrasing.followUp(bare)
  }

  /// Does what a line means that fits no phrase, in one language: in other words, or without what is
  /// said around it; nil where it means nothing.
  private func run(
    _ line: String, in language: String, missing miss: Miss, _ trace: Trace?
  ) async -> Reply? {
    if isRedo(line, in: language) {
      return await step(.redo, insteadOf: nil, language: language)
    }
    if let count = countToUndo(line, in: language) { return await undo(count, in: language) }
    if isRetracted(Utterance(line), in: language) {
      return Reply(.cancelled, .cancelled, in: language)
    }
    var rephrasing = Rephrasing(engine: engine, memory: memory, language: language, trials: trials)
    rephrasing.allowsUnknown = miss.parameter == nil
    rephrasing.allowsAnyOrder = [miss.language, memory.language].contains(language)
    if let reading = await rephrasing.reading(of: line) {
      trace?.note(reading)
      return await perform(reading)
    }
    if isUndo(line, in: language) {
      return await step(.undo, insteadOf: nil, language: language)
    }
    let said = Utterance(line)
    if let reply = await ownWords(behindOpeningOf: said, in: language) { return reply }
    guard var rest = said.withoutAsides(in: language) else { return nil }
    // What is asked is still asked, and what was only wanted was not done.
    if said.isQuestion, !Utterance(rest).isQuestion { rest += "?" }
    let unreal = Language.named(language).words.requests.unreal
    rephrasing.isUnreal = said.tokens.contains { unreal.contains($0.text) }
    if isUndo(rest, in: language) {
      return await step(.undo, insteadOf: nil, language: language)
    }
    if isRedo(rest, in: language) {
      return await step(.redo, insteadOf: nil, language: language)
    }
    if let reply = await ownWords(rest, in: language) { return reply }
    let resolution = await engine.resolve(
      rest, talkingIn: language, trace: trace, explains: false)
    if case .none = resolution {} else { return await perform(resolution) }
    guard let reading = await rephrasing.reading(of: rest) else { return nil }
    trace?.note(reading)
    return await perform(reading)
  }

  /// What is asked of the conversation behind words that mean nothing, or correct: "no wait, undo that".
  private func ownWords(behindOpeningOf line: Utterance, in language: String) async -> Reply? {
    let words = Language.named(language).words
    let openings = (words.requests.asides + words.corrections + words.no).filter {
      !$0.hasPrefix("…")
    }
    guard let rest = line.text(withinAll: openings) else { return nil }
    return await ownWords(rest, in: language)
  }

  private func ownWords(_ line: String, in language: String) async -> Reply? {
    switch OwnWords.read(line)?.meaning {
    case .putBack? where memory.isUndone:
      await step(.redo, insteadOf: nil, language: language)
    case .undo?, .undoThat?, .putBack?: await step(.undo, insteadOf: nil, language: language)
    case .redo?: await step(.redo, insteadOf: nil, language: language)
    case .help?: Reply(.helped, engine.catalog.overview(in: language))
    case .cancel?: Reply(.cancelled, .nothingToCancel, in: language)
    case .press?, nil: nil
    }
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

  /// How many of the last actions a line asks to take back: "undo the last two".
  private func countToUndo(_ line: String, in language: String) -> Int? {
    let talk = Language.named(language)
    let bare = Utterance(line).bare(in: language)
    guard let named = bare.text(within: talk.words.requests.undoing) else { return nil }
    let light = talk.words.requests.light
    let words = Utterance(named).tokens.map(\.text).filter {
      !talk.areSmall([$0]) && !light.contains($0)
    }
    let last = Set(talk.words.last.flatMap { Utterance($0).tokens.map { talk.stem($0.text) } })
    let others = words.filter { !last.contains(talk.stem($0)) }
    let kind = ValueKind.number(NumberRange(isInteger: true))
    guard words.count == 2, others.count == 1,
      case .number(let count)? = kind.readings(in: Utterance(others[0]), language: language)
        .last?.value
    else { return nil }
    return (2...Self.mostToUndo).contains(count) ? Int(count) : nil
  }

  private static let mostToUndo = 9.0

  /// Takes back the last actions, as far as there are so many.
  private func undo(_ count: Int, in language: String) async -> Reply {
    var reply = await step(.undo, insteadOf: nil, language: language)
    for _ in 1..<count where reply.kind == .answered && surroundings.undoManager.canUndo {
      await report(reply)
      reply = await step(.undo, insteadOf: nil, language: language)
    }
    return reply
  }

  /// Whether a line asks for what was just taken back: "do it again".
  private func isRedo(_ line: String, in language: String) -> Bool {
    let words = Language.named(language).words
    let said = Utterance(line).text(withinAll: words.no + words.corrections) ?? line
    return memory.isUndone && Utterance(said).isOne(of: words.context.again)
  }

  /// Whether a line takes back what it has just asked for: "delete the last expense, no don't".
  private func isRetracted(_ line: Utterance, in language: String) -> Bool {
    let words = Language.named(language).words
    return line.continuations.map { Utterance($0) }.contains {
      $0.isOne(of: words.cancel + words.requests.dismissals + words.requests.refusals)
        && !$0.isOne(of: words.requests.secondThoughts)
    }
  }

  /// What a line names can be referred to, even if it asks for nothing: "I'd love to see Mount Everest",
  /// "where is it?".
  private func note(namedIn line: Utterance, in language: String) async {
    let snapshot = await engine.complete()
    let mentions = snapshot.wordIndex(in: language)?.named(in: line).compactMap { list, id in
      snapshot.mention(of: id, inList: list, language: language)
    }
    if let mentions, !mentions.isEmpty {
      await channel.send(.noted(.named(mentions), turn: self.id))
    }
  }

  /// The languages that a line may be in which no phrase fits, the likeliest first.
  private func languages(of miss: Miss, talkingIn language: String) -> [String] {
    let others = engine.catalog.spokenLanguages().filter {
      Alphabet.mayWrite(miss.utterance, in: $0)
    }
    return ([miss.language, language] + others).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  func perform(_ resolution: Resolution) async -> Reply {
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
      // What is done instead is taken back at once, too.
      surroundings.undoManager.beginTurn()
      await report(undone)
    }
    if reading.isOffer, case .match(let request)? = reading.requests.first {
      return await offer(request)
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
    // "The second" is one of several that were named together.
    let mentions = reading.requests.flatMap { $0.intents.flatMap(\.mentions).prefix(1) }
    if reply.kind == .answered, reading.requests.count > 1, Set(mentions.map(\.title)).count > 1 {
      await channel.send(.noted(.listed(mentions), turn: id))
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
      let sentence = reading.sentence.filter { !"?？¿".contains($0) }
      reply.text = "\(before ?? "“")\(sentence)\(behind ?? "”"): \(reply.text)"
    }
    return reply
  }

  /// Says something before the turn's next reply.
  private func report(_ reply: Reply) async {
    await channel.send(.reported(reply.text, turn: id))
  }

  /// The request whose only fault is a value that there is not: where there are few, it is asked for
  /// once more, and the others are kept.
  private func request(
    lackingValueOf miss: Miss
  ) async -> (request: ResolvedIntent, parameter: String)? {
    // Who begins with it, or denies, has said no value: "subtract 20 from food".
    let utterance = Utterance(miss.utterance)
    guard let name = miss.parameter, let stop = miss.stop, !stop.isEmpty,
      utterance.tokens.first.map({ $0.span.upperBound < stop.lowerBound }) == true,
      !utterance.denies(in: miss.language),
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
    // Where it stands is told of the utterance with the other value, which the request has.
    request.parameters[index] = ResolvedParameter(
      name: name, display: words, id: nil, text: words, span: request.parameters[index].span,
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
      let bare = utterance.bare(in: language)
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
    let application = miss.application ?? memory.request?.application
    var sayings = miss.reasons
    if sayings == [.nothingMatches] || sayings == [.tooManyMeanings] {
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
      choices: zip(ambiguity.choices, ambiguity.kinds).map {
        Question.Choice(title: $0.title, subtitle: $0.subtitle, synonyms: $1)
      },
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
}

extension Ambiguity {
  /// What tells its choices apart besides their titles: the kinds of their values, and their apps.
  fileprivate var kinds: [[String]] {
    let names = choices.map { choice in
      let (kinds, application) = (
        choice.intent.mentions.compactMap(\.kind), choice.intent.application
      )
      return kinds + [application] + kinds.map { "\(application) \($0)" }
    }
    return names.map { own in own.filter { name in names.count { $0.contains(name) } == 1 } }
  }
}

extension Ambiguity.Choice {
  /// What it is about: the value that it is called by, or its only one.
  fileprivate var mention: Memory.Mention? {
    let mentions = intent.mentions
    return mentions.first { $0.title == title } ?? (mentions.count == 1 ? mentions[0] : nil)
  }
}

extension Miss {
  /// Whether the nearest sentence is near enough to be asked about.
  fileprivate var isOffer: Bool {
    suggestion.map { reasons.contains(.didYouMean(suggestion: $0)) } ?? false
  }
}
