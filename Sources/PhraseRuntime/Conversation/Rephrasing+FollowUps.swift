// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// What was asked before, with other values.
extension Rephrasing {
  /// The last request with another value: "and on food?", "make that 15", "the other way"; without any,
  /// where the only value is taken back: "not dune".
  func followUp(_ utterance: Utterance) async -> Reading? {
    if let reading = await corrected(utterance) { return reading }
    guard let last = memory.request else { return nil }
    if let reading = await replaced(last, by: utterance) { return reading }
    if let reading = await askedOtherwise(last, by: utterance) { return reading }
    if utterance.isOne(of: context.again) { return await onceMore(last) }
    if let reading = await other(utterance, than: last) { return reading }
    if let reading = await turned(last, by: utterance) { return reading }
    if let reading = await changed(last, by: utterance) { return reading }
    guard let words = utterance.text(within: context.followUps) else {
      return isLoose ? nil : await bareValue(utterance)
    }
    if let reading = await repeated(last, by: words) {
      // "And on clothes?" asks for nothing to be done.
      let asks = utterance.isQuestion && memory.isUndoable && !last.onlyShows
      return asks && reading.isComplete(as: last) ? nil : reading
    }
    let isAgain = context.again.contains { utterance.folded.hasPrefix(Utterance($0).folded) }
    return isAgain && last.isNamed(by: words) ? await onceMore(last) : nil
  }

  /// What is meant in place of what was done last: "make that 15", "not food, health", "not dune".
  private func replaced(_ last: ResolvedIntent, by utterance: Utterance) async -> Reading? {
    guard await isReplaceable(last) else { return nil }
    let denied = utterance.text(within: context.exclusions)
    let words = [
      denied == nil ? nil : contrast(in: utterance), replacement(in: utterance, for: last),
      // Where nothing was done yet, it is an answer that is corrected.
      utterance.text(
        withinAll: memory.outcome == .nothing ? corrections : context.replacements),
    ]
    for words in words.compactMap(\.self) {
      guard var reading = await repeated(last, by: words) else { continue }
      (reading.words, reading.replacesLast) = (nil, isToBeUndone(last))
      // What is not corrected stays as it was.
      reading.requests = reading.requests.map { $0.narrowing(last) }
      return reading
    }
    guard let denied, isToBeUndone(last), last.isNamed(by: denied) else { return nil }
    return Reading(requests: [], language: language, replacesLast: true)
  }

  /// The line that was not understood, with a value that there is: "sorry, the 2".
  private func corrected(_ utterance: Utterance) async -> Reading? {
    guard let miss = memory.missed, miss.parameter != nil, let stop = miss.stop, !stop.isEmpty,
      !isLoose
    else { return nil }
    guard
      let words = utterance.text(withinAll: corrections)
        ?? (utterance.tokens.count <= Self.longestValue ? utterance.text : nil)
    else { return nil }
    for words in [words, Utterance(words).withoutSmallWords(in: language)] where !words.isEmpty {
      let sentence = miss.utterance.replacing(stop, with: words)
      guard let request = await certain(sentence), !request.intents.isEmpty else { continue }
      return Reading(requests: [request], language: language, sentence: sentence)
    }
    return nil
  }

  /// Another question about the same thing: "when?" after "have I read emma".
  private func askedOtherwise(
    _ last: ResolvedIntent, by utterance: Utterance
  ) async -> Reading? {
    guard utterance.tokens.count == 1, Resolution.match(last).looksUp,
      utterance.isOne(of: Language.named(language).words.requests.questions)
    else { return nil }
    let said = last.parameters.map { $0.value is any AppEntity ? $0.display : $0.text }
    for words in [said, said.reversed()] {
      let sentence = ([utterance.text] + words).joinedWords
      guard let request = await understood(sentence), request.looksUp, request.isWhole else {
        continue
      }
      return Reading(requests: [request], language: language, sentence: sentence)
    }
    return nil
  }

  private func onceMore(_ last: ResolvedIntent) async -> Reading? {
    guard let request = await understood(last.utterance) else { return nil }
    return Reading(
      requests: [request], language: language, sentence: last.utterance, words: last.utterance)
  }

  /// The last request with a value that was said alone, "yesterday?", where that tells something, and
  /// changes nothing.
  func bareValue(_ utterance: Utterance) async -> Reading? {
    guard let last = memory.request, last.language.isSameLanguage(as: language),
      utterance.tokens.count <= Self.longestValue,
      await isHarmless(last), let reading = await repeated(last, by: utterance.text)
    else { return nil }
    // By its words alone, a part of a name would do: "the last one" is not "last week".
    let isWhole = reading.requests.flatMap(\.intents).contains { $0.isNamed(by: utterance.text) }
    return !isLoose || isWhole ? reading : nil
  }

  /// Whether a request changes nothing, as far as can be told.
  private func isHarmless(_ intent: ResolvedIntent) async -> Bool {
    if intent.onlyShows { return true }
    return await engine.complete().wordIndex(in: language)?.isHarmless(intent.intent) == true
  }

  /// Whether another request may stand in place of the last one, which is undone where it has to be.
  private func isReplaceable(_ last: ResolvedIntent) async -> Bool {
    // To take back a turn takes back all of it, also the requests that are not corrected.
    memory.outcome == .lasting ? await isHarmless(last) : memory.requests.count == 1
  }

  private func isToBeUndone(_ last: ResolvedIntent) -> Bool {
    memory.outcome == .undoable && !last.onlyShows
  }

  private static let longestValue = 4

  /// The last request with one value more in its series, "add the 9 too", or one less, "remove 22".
  private func changed(_ last: ResolvedIntent, by utterance: Utterance) async -> Reading? {
    guard let series = last.values.first(where: { $0.value is [any Sendable] })?.key else {
      return nil
    }
    let known = last.parameters.filter { $0.name == series }.map(\.display)
    var wanted = known
    if let words = utterance.text(within: context.additions) {
      wanted.append(words)
    } else if let words = utterance.text(within: context.removals) {
      let names = [words, Utterance(words).withoutSmallWords(in: language)]
      wanted.removeAll { name in names.contains { Utterance(name).folded == Utterance($0).folded } }
    }
    guard wanted != known, !wanted.isEmpty else { return nil }
    let values = last.parameters.reduce(into: [series: ""]) { $0[$1.name] = $1.display }
    let joined = wanted.joined(separator: " \(Language.named(language).words.and) ")
    let sentences = engine.catalog.sentences(
      of: last, with: values.merging([series: joined]) { $1 })
    for sentence in sentences {
      // Where these are too many, that is said.
      guard let resolution = await understood(sentence), resolution.onlyIntent == last.intent,
        let request = resolution.intents.first,
        request.parameters.count(where: { $0.name == series }) == wanted.count
      else { continue }
      return Reading(requests: [resolution], language: language, sentence: sentence)
    }
    return nil
  }

  /// The last request turned round: "the other way".
  private func turned(_ last: ResolvedIntent, by utterance: Utterance) async -> Reading? {
    let words = utterance.text(within: context.followUps) ?? utterance.text
    guard Utterance(words).isOne(of: context.other) else { return nil }
    if let reading = await exchanged(last) { return reading }
    return await withOtherValue(last)
  }

  /// The last request with two of its values in each other's place, where they fit there.
  private func exchanged(_ last: ResolvedIntent) async -> Reading? {
    let said = last.parameters.filter { !$0.span.isEmpty }
      .sorted { $0.span.lowerBound < $1.span.lowerBound }
    for (first, second) in zip(said, said.dropFirst()) {
      let sentence = last.utterance.replacing(second.span, with: first.text)
        .replacing(first.span, with: second.text)
      guard let request = await understood(sentence), request.isWhole,
        let turned = request.intents.first, turned.intent == last.intent,
        turned.parameters.contains(where: { $0.name == first.name && $0.isSame(as: second) }),
        turned.parameters.contains(where: { $0.name == second.name && $0.isSame(as: first) })
      else { continue }
      return Reading(requests: [request], language: language, sentence: sentence)
    }
    return nil
  }

  /// The last request with the other value, where two fit beside its other values.
  private func withOtherValue(_ last: ResolvedIntent) async -> Reading? {
    guard let declaration = last.declaration else { return nil }
    let loader = ListLoader(calls: engine.configuration.calls, languages: [language])
    for said in last.parameters.reversed() {
      guard let parameter = declaration.parameter(named: said.name), !parameter.dependencies.isEmpty
      else { continue }
      let fitting = FittingValues(
        parameter: parameter, intent: declaration.instance(with: last.values), loader: loader,
        language: language, bundle: declaration.provider.localizationBundle)
      let options = await fitting.content()?.options { _ in true } ?? []
      guard options.count == 2, let other = options.first(where: { $0.display != said.display })
      else { continue }
      var request = last
      request.parameters.removeAll { $0.name == said.name }
      request.parameters.append(ResolvedParameter(other, named: said.name))
      return Reading(
        requests: [.match(request)], language: language, sentence: request.summary,
        words: other.display)
    }
    return nil
  }

  /// What is meant before what is not: "that was dune, not emma".
  func replacement(in utterance: Utterance, for last: ResolvedIntent) -> String? {
    let count = utterance.tokens.count
    return utterance.places(ofAnyOf: context.exclusions).lazy.filter {
      $0.lowerBound > 0 && $0.upperBound < count
        && last.isNamed(by: utterance.text($0.upperBound..<count))
    }
    .map { place in
      let meant = utterance.text(0..<place.lowerBound)
      return Utterance(meant).text(withinAll: context.replacements) ?? meant
    }.first
  }

  /// What is meant in place of what is not: "not emma, i meant dune".
  func contrast(in utterance: Utterance) -> String? {
    let count = utterance.tokens.count
    return (1..<max(1, count)).lazy.filter(utterance.isPaused).map { place in
      let rest = Utterance(utterance.text(place..<count))
      return rest.text(withinAll: context.replacements + context.followUps) ?? rest.text
    }.first
  }

  /// A request that is corrected before it is over, "add 35 for food, no, 53", "make a collection Summer,
  /// no, call it Winter", or given up for another one, "finish it, no wait, open it".
  func repaired(_ utterance: Utterance) async -> Reading? {
    let count = utterance.tokens.count
    let introductions = Language.named(language).words.requests.introductions
    for start in utterance.breaks {
      let behind = Utterance(utterance.text(start..<count))
      guard let words = behind.text(withinAll: corrections) else { continue }
      let head = utterance.text(0..<start)
      var said = await understood(head)
      if said == nil { said = await unnamed(Utterance(head)) }
      let name = Utterance(words).text(within: introductions)
      if let said = said?.intents, said.count == 1,
        let (request, sentence) = await request(
          said[0], with: name ?? words, takingText: name != nil)
      {
        return Reading(requests: [request], language: language, sentence: sentence)
      }
      guard beginsWithNo(behind) else { continue }
      var next = self
      // What is talked about is what the request was to be done with.
      if let given = said?.intents.first { next.memory.take(.named(given.mentions), of: 0) }
      if let reading = await next.request(in: Utterance(words)), reading.isWhole {
        return reading
      }
    }
    return nil
  }

  /// Whether a clause corrects with a no, so that what stands before it is not meant: "no wait, open it".
  func beginsWithNo(_ clause: Utterance) -> Bool {
    guard let words = clause.text(withinAll: corrections) else { return false }
    let no = Language.named(language).words.no
    return clause.tokens.dropLast(Utterance(words).tokens.count).contains { no.contains($0.text) }
  }

  /// A request behind "and": "and who wrote it?".
  func furtherRequest(_ utterance: Utterance) async -> Reading? {
    guard let words = utterance.text(within: context.followUps) else { return nil }
    for words in [words, Utterance(words).withoutAsides(in: language)].compactMap(\.self) {
      if let reading = await reference(in: Utterance(words)) { return reading }
      if let request = await understood(words) {
        return Reading(requests: [request], language: language, sentence: words)
      }
    }
    return nil
  }

  /// The last request about the one of two that was not chosen: "no, the other one", "no, the book".
  func other(_ utterance: Utterance, than last: ResolvedIntent) async -> Reading? {
    let others = memory.listed.filter { $0 != memory.named.first }
    let no = Language.named(language).words.no
    let said = Utterance(
      utterance.text(withinAll: no + context.replacements + context.followUps) ?? utterance.text)
    guard memory.listed.count == 2, others.count == 1, await isReplaceable(last),
      said.isOne(of: context.other) || isKind(said, of: others[0]),
      let chosen = last.parameters.first(where: { memory.named.first?.id == $0.id })
    else { return nil }
    let sentence = last.utterance.replacing(chosen.span, with: others[0].title)
    guard let request = await understood(sentence)?.narrowed(to: others[0]) else { return nil }
    return Reading(
      requests: [request], language: language, sentence: sentence, words: others[0].title,
      replacesLast: isToBeUndone(last))
  }

  /// Whether words are what something is, and nothing else.
  private func isKind(_ words: Utterance, of mention: Memory.Mention) -> Bool {
    let talk = Language.named(language)
    let names = words.tokens.map(\.text).filter { !talk.areSmall([$0]) }.map(talk.stem)
    let kind = mention.kind.map { Utterance($0).tokens.map { talk.stem($0.text) } } ?? []
    return !names.isEmpty && (names == kind || names == kind.suffix(1))
  }

  /// A request for more of the kind that was given last, whose name was left out; it only shows.
  func sameKind(_ utterance: Utterance) async -> Reading? {
    guard let kind = memory.kind else { return nil }
    let many = Language.named(language).words.finding.plural(kind)
    let named = utterance.places(ofAnyOf: context.kinds).flatMap { place in
      let isOne = Utterance(utterance.text(place)).isOne(of: context.kindsOfOne)
      return (isOne ? [kind] : [many, kind]).map {
        (utterance.text.replacing(utterance.span(of: place), with: $0), isOne)
      }
    }
    for (sentence, isOne) in named + [many, kind].map({ ("\(utterance.text) \($0)", false) }) {
      guard let request = await understood(sentence), request.onlyShows else { continue }
      let isSame = request.onlyIntent == memory.request?.intent
      let narrowed =
        isSame
        ? memory.request.map(request.narrowing)
        : memory.isListLatest ? request.among(memory.listed) : nil
      // One of them is one of what was found.
      guard !isOne || narrowed != nil else { continue }
      return Reading(
        requests: [narrowed ?? request], language: language, sentence: sentence)
    }
    return nil
  }

  /// The last request with other values.
  private func repeated(_ last: ResolvedIntent, by words: String) async -> Reading? {
    guard let (found, sentence) = await request(last, with: words) else { return nil }
    // What was asked for besides is meant still: "last week?" after "on clothes this week".
    let fresh = found.freshName(beside: last)
    let isNarrowed = fresh == nil ? false : await isHarmless(last)
    return Reading(
      requests: [isNarrowed ? found.narrowing(last) : found], language: language,
      sentence: sentence, words: fresh)
  }

  private func request(
    _ last: ResolvedIntent, with words: String, takingText takesText: Bool = false
  ) async -> (Resolution, sentence: String)? {
    for sentence in sentences(of: last, with: words) {
      let resolution = await understood(sentence)
      guard let resolution = resolution?.keeping(last, besides: words, takingText: takesText) else {
        continue
      }
      return (resolution, sentence)
    }
    return nil
  }

  /// Why the words are no other value for the last request.
  func refusal(of last: ResolvedIntent, with words: String) async -> Reading? {
    // With another number it is another request: "and another 10 for the pharmacy".
    guard !Utterance(words).tokens.contains(where: { $0.text.first?.isNumber == true }),
      let parameter = last.parameters.last,
      let sentence = sentences(of: last, with: words).first
    else { return nil }
    let resolution = await engine.resolve(sentence, talkingIn: language, trace: nil)
    guard case .none(let miss) = resolution, miss.parameter == parameter.name else { return nil }
    return Reading(requests: [resolution], language: language, sentence: sentence)
  }

  /// The words in place of each value, then with the word before it, then behind the request, then
  /// behind the beginning of another phrase for it.
  func sentences(of request: ResolvedIntent, with words: String) -> [String] {
    let utterance = Utterance(request.utterance)
    let first = Utterance(words).tokens.first?.text
    let last = Utterance(words).tokens.last?.text
    let replaced = request.parameters.reversed().filter { !$0.span.isEmpty }.flatMap { parameter in
      let before = utterance.tokens.filter { $0.span.upperBound <= parameter.span.lowerBound }
      // "On clothes" stands in place of "on food", "from the mill" of "from the quay".
      let same = before.suffix(2).last { $0.text == first }?.span.lowerBound
      let starts = [same, parameter.span.lowerBound, before.last?.span.lowerBound]
      // "30 minutes" stands in place of "20 minutes".
      let behind = utterance.tokens.first { $0.span.lowerBound >= parameter.span.upperBound }
      let end = behind.flatMap { $0.text == last ? $0.span.upperBound : nil }
      return starts.compactMap(\.self).map {
        utterance.text.replacing($0..<(end ?? parameter.span.upperBound), with: words)
      }
    }
    let beginnings = engine.catalog.beginnings(of: request.intent, in: request.language)
    return replaced + ["\(utterance.text) \(words)"] + beginnings.map { "\($0) \(words)" }
  }
}

extension Rephrasing.Reading {
  /// Whether it has a value wherever a request has one, so that nothing is asked before it is done.
  fileprivate func isComplete(as request: ResolvedIntent) -> Bool {
    let known = requests.flatMap(\.intents).flatMap(\.parameters).map(\.name)
    return Set(request.parameters.map(\.name)).isSubset(of: known)
  }
}

extension ResolvedIntent {
  /// Whether words are one of its values.
  func isNamed(by words: String) -> Bool {
    let talk = Language.named(language)
    func telling(_ text: String) -> [String] {
      Utterance(text).tokens.map(\.text).filter { !talk.areSmall([$0]) }
    }
    let named = telling(words)
    return parameters.contains { telling($0.display) == named || telling($0.text) == named }
  }
}

extension ResolvedParameter {
  fileprivate func isSame(as other: ResolvedParameter) -> Bool {
    display == other.display && id == other.id
  }

  fileprivate func isSaid(in folded: String) -> Bool {
    " \(folded) ".contains(" \(Utterance(text).folded) ")
  }

  /// The value, of a parameter, with no place in the words.
  fileprivate func unsaid(as name: String) -> ResolvedParameter {
    ResolvedParameter(
      name: name, display: display, id: id, text: "", span: 0..<0, value: value, subtitle: subtitle)
  }
}

extension Resolution {
  /// The request that is the last one with other values, which are in the words; nil for another
  /// intent, and where the words would be any text that is not meant to be one.
  fileprivate func keeping(
    _ last: ResolvedIntent, besides words: String, takingText takesText: Bool = false
  ) -> Resolution? {
    let said = Utterance(words).folded
    return only { intent in
      guard intent.intent == last.intent else { return false }
      let fresh = intent.parameters.filter { new in
        let old = last.parameters.filter { $0.name == new.name }
        return !old.contains { $0.isSame(as: new) }
      }
      // "Add 20 euros 15 for clothes" is neither of the two amounts.
      return fresh.allSatisfy {
        ($0.id != nil || takesText || !($0.value is String)) && $0.isSaid(in: said)
      }
        && (!fresh.isEmpty || intent.parameters.count < last.parameters.count)
    }
  }

  /// The name of the value that is another one than last time.
  fileprivate func freshName(beside last: ResolvedIntent) -> String? {
    intents.first?.parameters.first { new in
      !last.parameters.contains { $0.name == new.name && $0.display == new.display }
    }?.display
  }

  /// The request for some of what was listed; nil where its intent cannot be asked for that.
  fileprivate func among(_ listed: [Memory.Mention]) -> Resolution? {
    let ids = listed.compactMap(\.id)
    guard case .match(var intent) = self, !ids.isEmpty, ids.count == listed.count,
      intent.declaration?.prototype is any LookupIntent,
      intent.declaration?.parameter(named: Self.among) != nil
    else { return nil }
    intent.parameters += ids.map {
      ResolvedParameter(
        name: Self.among, display: $0, id: $0, text: "", span: 0..<0, value: $0, subtitle: nil)
    }
    return .match(intent)
  }

  /// The parameter of what is found that takes what was listed.
  private static let among = "among"

  /// The request with what the last one of its intent asked for besides.
  fileprivate func narrowing(_ last: ResolvedIntent) -> Resolution {
    guard var intent = intents.first, onlyIntent == last.intent, isWhole || isMissing else {
      return self
    }
    // A condition that stands where the new one does goes to the second place for one.
    func isTaken(_ name: String) -> Bool { intent.parameters.contains { $0.name == name } }
    let second = Set(last.parameters.map(\.name)).filter {
      intent.declaration?.parameter(named: "\($0)2") != nil
    }
    let isInTheWay = second.contains { isTaken($0) && !isTaken("\($0)2") }
    for old in last.parameters {
      let name = isInTheWay && second.contains(old.name) ? "\(old.name)2" : old.name
      if !isTaken(name) { intent.parameters.append(old.unsaid(as: name)) }
    }
    return .match(intent)
  }
}
