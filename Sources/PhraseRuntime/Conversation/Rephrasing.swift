// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Puts a line that no phrase fits into other words, after what was said before it.
///
/// Each way gives whole requests, which are understood like any other line; so an app's phrases,
/// values and rules are all that counts, and nothing is understood that a person could not have said
/// at length.
///
/// | line | after | request |
/// | --- | --- | --- |
/// | "delete it" | "open dune" | "delete Dune" |
/// | "and on food?" | "how much did I spend" | "how much did I spend on food" |
/// | "make that 15" | "add 20 for food" | "add 15 for food", in place of that |
/// | "the other one" | "Which stop: Mill or Quay?", "Mill" | the same about Quay |
/// | "the unread ones" | "find books" | "the unread books" |
/// | "move dune and emma to read" | | "move dune to read", "move emma to read" |
struct Rephrasing: Sendable {
  /// What a line means.
  struct Reading: Sendable {
    /// The requests, in the order in which they are to be done.
    var requests: [Resolution]
    let language: String
    /// The line with the words that it lacked.
    var sentence = ""
    /// These words; nil where it lacked none.
    var words: String?
    /// Whether the last request is to be taken back first.
    var replacesLast = false
    /// The parameter that has words which are no value of it, and is asked for.
    var lacking: String?
    /// Whether its words alone were understood, in no phrase.
    var isWorded = false

    /// Whether nothing has to be asked for.
    var isWhole: Bool { lacking == nil && requests.allSatisfy(\.isWhole) }
  }

  let engine: PhraseEngine
  let memory: Memory
  let language: String
  /// Whether sentences that fit no phrase are understood by their words alone.
  var isLoose = false
  /// Whether they may be: only in the languages that a line is likely in, since each has an index of all
  /// values.
  var allowsAnyOrder = true
  /// Whether words that nobody knows may stand beside others: not where they are a value that there is
  /// not.
  var allowsUnknown = true

  /// Longer lines are no talk.
  private static let longest = 40
  /// More requests are not said in one breath.
  private static let joints = 6

  var context: ContextWords { Language.named(language).words.context }

  /// The first way that gives requests; nil where none does.
  ///
  /// What fits a phrase once it is put into other words goes before what is understood by its words
  /// alone.
  func reading(of line: String) async -> Reading? {
    let utterance = Utterance(line)
    guard (1...Self.longest).contains(utterance.tokens.count) else { return nil }
    if let reading = await phrased(line, utterance) { return reading }
    guard allowsAnyOrder else { return nil }
    var loose = self
    loose.isLoose = true
    var reading = await loose.worded(utterance)
    reading?.isWorded = true
    if let reading { return reading }
    guard let last = memory.request, let words = utterance.text(within: context.followUps) else {
      return nil
    }
    return await refusal(of: last, with: words)
  }

  /// By the words alone: about what was mentioned, as it is, or as several requests.
  private func worded(_ utterance: Utterance) async -> Reading? {
    if let reading = await both(in: utterance) { return reading }
    if let reading = await reference(in: utterance) { return reading }
    let whole = await engine.gist(of: utterance, in: language, allowsUnknown ? .lenient : .strict)
    if let whole, whole.lacking == nil, !whole.resolution.intents.isEmpty {
      if whole.resolution.isMissing, let reading = await leftOut(of: utterance) { return reading }
      return Reading(requests: [whole.resolution], language: language)
    }
    if let reading = await inOtherWords(utterance) { return reading }
    if let whole, !whole.resolution.intents.isEmpty {
      return Reading(requests: [whole.resolution], language: language, lacking: whole.lacking)
    }
    if let reading = await leftOut(of: utterance) { return reading }
    if let reading = await tail(utterance) { return reading }
    return await saidOtherwise(utterance).map { Reading(requests: [$0], language: language) }
  }

  /// The rest of a phrase of the last request, with all of its values: "10 for clothes".
  private func tail(_ utterance: Utterance) async -> Reading? {
    guard let last = memory.request else { return nil }
    for beginning in engine.catalog.beginnings(of: last.intent, in: language) {
      let sentence = "\(beginning) \(utterance.text)"
      guard case .match(let whole)? = await understood(sentence), whole.intent == last.intent,
        whole.values.count > 1
      else { continue }
      return Reading(requests: [.match(whole)], language: language, sentence: sentence)
    }
    return nil
  }

  /// A phrase with a text in it, said with other words that ask for the same: "look for rain" is
  /// "search for rain".
  private func saidOtherwise(_ utterance: Utterance) async -> Resolution? {
    let snapshot = await engine.complete()
    guard let index = snapshot.wordIndex(in: language) else { return nil }
    var found: [Resolution] = []
    for meaning in index.meanings {
      let slots = snapshot.catalog.shortcuts[meaning.shortcut].slots.values
      guard slots.contains(where: { $0.kind == .text }) else { continue }
      for phrase in meaning.phrases {
        let words = index.words(of: utterance, asIn: snapshot.origins[phrase.phrase].phrase.text)
        guard let words else { continue }
        // What searches all apps needs the name of none.
        if let request = await understood(words), request.hasText, request.onlyShows {
          return request
        }
        guard let request = await namingApplication(words, least: 2) else { continue }
        found.append(request)
        break
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// After the last request, corrected, turned round, or as several requests.
  private func inOtherWords(_ utterance: Utterance) async -> Reading? {
    if let reading = await furtherRequest(utterance) { return reading }
    if let reading = await followUp(utterance) { return reading }
    if !isLoose, let reading = await sameKind(utterance) { return reading }
    if let reading = await repaired(utterance) { return reading }
    if let reading = await fronted(utterance) { return reading }
    return await several(in: utterance).map { Reading(requests: $0, language: language) }
  }

  private func phrased(_ line: String, _ utterance: Utterance) async -> Reading? {
    if let reading = await both(in: utterance) { return reading }
    if let reading = await reference(in: utterance) { return reading }
    if let reading = await inOtherWords(utterance) { return reading }
    if let request = await withoutSmallWord(utterance) {
      return Reading(requests: [request], language: language)
    }
    return await namingApplication(line).map { Reading(requests: [$0], language: language) }
  }

  /// What a sentence means; nil for nothing.
  func understood(_ sentence: String) async -> Resolution? {
    let (snapshot, match, utterance) = await engine.matched(Utterance(sentence))
    // Most tries fit no phrase, which costs an app nothing.
    guard !match.candidates.isEmpty else { return isLoose ? await gist(of: utterance) : nil }
    let resolution = await engine.resolver(snapshot, language: language).resolve(utterance, match)
    if case .none = resolution { return isLoose ? await gist(of: utterance) : nil }
    // Words of this language may fit a phrase of another one.
    if isLoose, resolution.language?.isSameLanguage(as: language) == false,
      let own = await gist(of: utterance)
    {
      return own
    }
    guard utterance.isQuestion, !resolution.onlyShows else { return resolution }
    return await engine.answering(utterance, talkingIn: language) ?? resolution
  }

  private func gist(of utterance: Utterance) async -> Resolution? {
    let found = await engine.gist(of: utterance, in: language, .strict)
    guard let found, found.lacking == nil, !found.resolution.intents.isEmpty else { return nil }
    return found.resolution
  }

  /// A request with the values that were asked for, as if all had been said at once.
  ///
  /// - Parameters:
  ///   - intent: The request as it was said.
  ///   - answers: The other values, by the names of their parameters.
  /// - Returns: The request; nil where nothing was asked for, or no phrase has places for all values.
  func spelledOut(
    _ intent: ResolvedIntent, with answers: [String: String]
  ) async -> ResolvedIntent? {
    guard !answers.isEmpty else { return nil }
    let said = intent.parameters.map { ($0.name, $0.display) }
    let values = answers.merging(said) { answer, _ in answer }
    for sentence in engine.catalog.sentences(of: intent, with: values) {
      if case .match(let whole)? = await understood(sentence), whole.intent == intent.intent {
        return whole
      }
    }
    return nil
  }

  // MARK: - What was named

  /// "It", "the second one": each thing that may be meant in place of the words, the latest first.
  private func reference(in utterance: Utterance) async -> Reading? {
    var elsewhere: Reading?
    for (span, stem, mentions) in references(in: utterance) + attachedReferences(in: utterance) {
      for mention in mentions {
        // A pronoun may stand before its verb: "tu peux le supprimer".
        let places = [
          utterance.text.replacing(span, with: [stem, mention.title].joinedWords),
          [utterance.text.replacing(span, with: stem), mention.title].joinedWords,
        ]
        for sentence in places {
          guard let resolution = await understood(sentence)?.narrowed(to: mention),
            resolution.language?.isSameLanguage(as: language) == true
          else { continue }
          let reading = Reading(
            requests: [resolution], language: language, sentence: sentence, words: mention.title)
          // "It" was the stop, and not where the bus goes, though that may be a stop as well.
          if memory.isElsewhere(mention, in: resolution) {
            if resolution.onlyShows { elsewhere = elsewhere ?? reading }
          } else {
            return reading
          }
        }
      }
    }
    return elsewhere
  }

  /// A request whose object is what was named last, and was left out: "add to my favorites".
  private func leftOut(of utterance: Utterance) async -> Reading? {
    guard let mention = memory.named.first else { return nil }
    let sentence = [utterance.text, mention.title].joinedWords
    guard let request = await certain(sentence)?.narrowed(to: mention), request.isWhole else {
      return nil
    }
    return Reading(
      requests: [request], language: language, sentence: sentence, words: mention.title)
  }

  /// "Both of them": a request about each of the two that were shown or named last.
  private func both(in utterance: Utterance) async -> Reading? {
    let words = Language.named(language).words.requests.both
    let two = memory.listed.count == 2 ? memory.listed : Array(memory.named.prefix(2))
    guard two.count == 2 else { return nil }
    for place in utterance.places(ofAnyOf: words) {
      var requests: [Resolution] = []
      for mention in two {
        let sentence = utterance.text.replacing(utterance.span(of: place), with: mention.title)
        guard let request = await certain(sentence)?.narrowed(to: mention) else { break }
        requests.append(request)
      }
      guard requests.count == 2, requests[0].onlyIntent == requests[1].onlyIntent else { continue }
      return Reading(requests: requests, language: language)
    }
    return nil
  }

  /// The places of words that refer, with what they may refer to; the longest words first.
  private func references(in utterance: Utterance) -> [Reference] {
    let tokens = utterance.tokens
    let isLeftOut = context.references.contains("")
    let unsaid = isLeftOut ? [Reference(0..<0, "", memory.named)] : []
    return (1...Self.longestReference).reversed().flatMap { length in
      (0..<max(0, tokens.count - length + 1)).compactMap { first in
        let place = first..<first + length
        let words = tokens[place].map(\.text)
        return mentions(meantBy: words).map { (utterance.span(of: place), "", $0) }
      }
    } + unsaid
  }

  /// Words that refer at an end of others: "lo" in "ábrelo" is what "abre" is to be done with.
  private func attachedReferences(in utterance: Utterance) -> [Reference] {
    let frames = context.attached.map(Frame.init)
    return utterance.tokens.flatMap { token in
      frames.compactMap { frame in
        guard token.text.hasPrefix(frame.before), token.text.hasSuffix(frame.behind) else {
          return nil
        }
        let stem = token.text.dropFirst(frame.before.count).dropLast(frame.behind.count)
        return stem.count < Self.shortestStem ? nil : (token.span, String(stem), memory.named)
      }
    }
  }

  /// What stands for something mentioned: its place, the rest of the word, and what it may be.
  private typealias Reference = (span: Range<Int>, stem: String, mentions: [Memory.Mention])

  /// "最後のやつ" has five words.
  private static let longestReference = 6
  private static let shortestStem = 2

  private func mentions(meantBy words: [String]) -> [Memory.Mention]? {
    if Utterance(words.joined(separator: " ")).isOne(of: context.references) { return memory.named }
    if let named = named(asOf: words) { return named }
    let talk = Language.named(language).words
    let frame = Set(talk.frameWords)
    let names = words.filter { !frame.contains($0) }
    guard !names.isEmpty, words.count > 1 || isLoose else { return nil }
    if let others = others(meantBy: words) { return others }
    func isName(_ place: String) -> Bool {
      Utterance(place).tokens.map(\.text).filter { !frame.contains($0) } == names
    }
    if talk.last.contains(where: isName) { return memory.listed.suffix(1) }
    // Behind the words for a place stands its number, which may be one of anything.
    let place = talk.ordinals.firstIndex { $0.dropLast().contains(where: isName) }
    guard let place, memory.listed.indices.contains(place) else { return nil }
    return [memory.listed[place]]
  }

  /// What was named of a kind: "that book"; nil where the words are no kind.
  private func named(asOf words: [String]) -> [Memory.Mention]? {
    let talk = Language.named(language)
    guard words.count == 2, talk.words.requests.demonstratives.contains(words[0]) else {
      return nil
    }
    let kind = talk.stem(words[1])
    let named = memory.named.filter { mention in
      mention.kind.map { talk.stem(Utterance($0).folded) } == kind
    }
    return named.isEmpty ? nil : named
  }

  /// The one of two that was not named: "the other poems".
  private func others(meantBy words: [String]) -> [Memory.Mention]? {
    guard memory.listed.count == 2, memory.listed.contains(where: { $0 == memory.named.first }),
      let name = Utterance(words.joined(separator: " ")).text(within: context.other)
    else { return nil }
    let stems = Utterance(name).tokens.map { Language.named(language).stem($0.text) }
    let other = memory.listed.first { $0 != memory.named.first }
    guard let other else { return nil }
    let known = Utterance("\(other.title) \(memory.kind ?? "")").tokens.map {
      Language.named(language).stem($0.text)
    }
    return Set(stems).isSubset(of: known) ? [other] : nil
  }

  /// What is talked about stands first: "and dune, who wrote that?".
  private func fronted(_ utterance: Utterance) async -> Reading? {
    let count = utterance.tokens.count
    for pause in utterance.tokens.indices where utterance.isPaused(before: pause) {
      let head = utterance.text(0..<pause)
      let title = Utterance(head).text(withinAll: context.followUps) ?? head
      let rest = Utterance(utterance.text(pause..<count))
      for (span, stem, _) in references(in: rest) where !span.isEmpty {
        let sentence = rest.text.replacing(span, with: [stem, title].joinedWords)
        guard let request = await certain(sentence) else { continue }
        return Reading(requests: [request], language: language, sentence: sentence, words: title)
      }
    }
    return nil
  }

  // MARK: - What was asked before

  /// The last request with another value: "and on food?", "make that 15", "not food, health"; without
  /// any, where the only value is taken back: "not dune".
  private func followUp(_ utterance: Utterance) async -> Reading? {
    guard let last = memory.request else { return nil }
    if memory.isReplaceable, let denied = utterance.text(within: context.exclusions) {
      if let words = contrast(in: utterance),
        let (request, sentence) = await repeated(last, with: words)
      {
        return Reading(
          requests: [request], language: language, sentence: sentence, replacesLast: !last.onlyShows
        )
      }
      if !last.onlyShows, last.isNamed(by: denied) {
        return Reading(requests: [], language: language, replacesLast: true)
      }
    }
    if memory.isReplaceable, let words = replacement(in: utterance, for: last),
      let (request, sentence) = await repeated(last, with: words)
    {
      return Reading(
        requests: [request], language: language, sentence: sentence, replacesLast: !last.onlyShows)
    }
    if utterance.isOne(of: context.again), let request = await understood(last.utterance) {
      return Reading(
        requests: [request], language: language, sentence: last.utterance, words: last.utterance)
    }
    if let reading = await other(utterance, than: last) { return reading }
    if let words = utterance.text(withinAll: context.replacements), memory.isReplaceable,
      let (request, sentence) = await repeated(last, with: words)
    {
      return Reading(
        requests: [request], language: language, sentence: sentence, replacesLast: !last.onlyShows)
    }
    guard let words = utterance.text(within: context.followUps) else { return nil }
    if let (request, sentence) = await repeated(last, with: words) {
      return Reading(
        requests: [request], language: language, sentence: sentence,
        words: request.freshName(beside: last))
    }
    if context.again.contains(where: { utterance.folded.hasPrefix(Utterance($0).folded) }),
      last.isNamed(by: words), let request = await understood(last.utterance)
    {
      return Reading(
        requests: [request], language: language, sentence: last.utterance, words: last.utterance)
    }
    return nil
  }

  /// What is meant before what is not: "that was dune, not emma".
  private func replacement(in utterance: Utterance, for last: ResolvedIntent) -> String? {
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
  private func contrast(in utterance: Utterance) -> String? {
    let count = utterance.tokens.count
    return (1..<max(1, count)).lazy.filter(utterance.isPaused).map { place in
      let rest = Utterance(utterance.text(place..<count))
      return rest.text(withinAll: context.replacements) ?? rest.text
    }.first
  }

  /// A request that is corrected before it is over: "add 35 for food, no, 53".
  private func repaired(_ utterance: Utterance) async -> Reading? {
    let count = utterance.tokens.count
    let corrections = Language.named(language).words.corrections + context.replacements
    for start in utterance.breaks {
      let behind = Utterance(utterance.text(start..<count))
      guard let words = behind.text(withinAll: corrections),
        let said = await understood(utterance.text(0..<start))?.intents, said.count == 1,
        let (request, sentence) = await repeated(said[0], with: words)
      else { continue }
      return Reading(requests: [request], language: language, sentence: sentence)
    }
    return nil
  }

  /// A request behind "and": "and who wrote it?".
  private func furtherRequest(_ utterance: Utterance) async -> Reading? {
    guard let words = utterance.text(within: context.followUps) else { return nil }
    for words in [words, Utterance(words).withoutAsides(in: language)].compactMap(\.self) {
      if let reading = await reference(in: Utterance(words)) { return reading }
      if let request = await understood(words) {
        return Reading(requests: [request], language: language, sentence: words)
      }
    }
    return nil
  }

  /// The last request about the one of two that was not chosen: "no, the other one".
  private func other(_ utterance: Utterance, than last: ResolvedIntent) async -> Reading? {
    let others = memory.listed.filter { $0 != memory.named.first }
    let no = Language.named(language).words.no
    guard last.onlyShows || memory.isReplaceable, memory.listed.count == 2, others.count == 1,
      utterance.isOne(of: context.other)
        || utterance.text(within: no).map({ Utterance($0).isOne(of: context.other) }) == true,
      let chosen = last.parameters.first(where: { memory.named.first?.id == $0.id })
    else { return nil }
    let sentence = last.utterance.replacing(chosen.span, with: others[0].title)
    guard let request = await understood(sentence)?.narrowed(to: others[0]) else { return nil }
    return Reading(
      requests: [request], language: language, sentence: sentence, words: others[0].title,
      replacesLast: !last.onlyShows)
  }

  /// A request for more of the kind that was given last, whose name was left out; it only shows.
  private func sameKind(_ utterance: Utterance) async -> Reading? {
    guard let kind = memory.kind else { return nil }
    let places = utterance.places(ofAnyOf: context.kinds)
    let named = places.map { utterance.text.replacing(utterance.span(of: $0), with: kind) }
    for sentence in named + ["\(utterance.text) \(kind)"] {
      guard let request = await understood(sentence), request.onlyShows else { continue }
      return Reading(
        requests: [memory.request.map(request.narrowing) ?? request], language: language,
        sentence: sentence)
    }
    return nil
  }

  private func repeated(
    _ last: ResolvedIntent, with words: String
  ) async -> (Resolution, sentence: String)? {
    for sentence in sentences(of: last, with: words) {
      guard let resolution = await understood(sentence)?.keeping(last, besides: words) else {
        continue
      }
      return (resolution, sentence)
    }
    return nil
  }

  /// Why the words are no other value for the last request.
  private func refusal(of last: ResolvedIntent, with words: String) async -> Reading? {
    guard let parameter = last.parameters.last,
      let sentence = sentences(of: last, with: words).first
    else { return nil }
    let resolution = await engine.resolve(sentence, talkingIn: language, trace: nil)
    guard case .none(let miss) = resolution, miss.parameter == parameter.name else { return nil }
    return Reading(requests: [resolution], language: language, sentence: sentence)
  }

  /// The words in place of each value, then with the word before it, then behind the request, then
  /// behind the beginning of another phrase for it.
  private func sentences(of last: ResolvedIntent, with words: String) -> [String] {
    let utterance = Utterance(last.utterance)
    let first = Utterance(words).tokens.first?.text
    let replaced = last.parameters.reversed().filter { !$0.span.isEmpty }.flatMap { parameter in
      let before = utterance.tokens.last { $0.span.upperBound <= parameter.span.lowerBound }
      let starts = [parameter.span.lowerBound, before?.span.lowerBound].compactMap(\.self)
      // "On clothes" stands in place of "on food", not of "food".
      return (before?.text == first ? starts.reversed() : starts).map {
        utterance.text.replacing($0..<parameter.span.upperBound, with: words)
      }
    }
    let beginnings = engine.catalog.beginnings(of: last.intent, in: last.language)
    return replaced + ["\(utterance.text) \(words)"] + beginnings.map { "\($0) \(words)" }
  }

  // MARK: - Several requests

  /// Requests with an "and" between, or with values that share the words around them.
  private func several(in utterance: Utterance) async -> [Resolution]? {
    let count = utterance.tokens.count
    let joints = joints(in: utterance)
    // Each part may be several requests, so that the tries double with each joint.
    guard joints.count <= Self.joints else { return nil }
    for joint in joints {
      for (first, last) in sharings(around: joint, count: count) {
        let lead = utterance.text(0..<first)
        let tail = utterance.text(last..<count)
        let one = [lead, utterance.text(first..<joint.lowerBound), tail].joinedWords
        let two = [lead, utterance.text(joint.upperBound..<last), tail].joinedWords
        if let both = await both(one, two, areShared: first > 0 || last < count) { return both }
      }
    }
    return nil
  }

  /// Two requests, each of which may be several; where they share words, both are whole and of one
  /// intent: in "move dune and emma to read", "move dune" is not what is meant.
  private func both(_ one: String, _ two: String, areShared: Bool) async -> [Resolution]? {
    guard !areShared else {
      guard let first = await certain(one), first.isWhole, let second = await certain(two),
        second.isWhole, first.onlyIntent == second.onlyIntent
      else { return nil }
      return [first, second]
    }
    guard let second = await oneOrMore(two), let first = await oneOrMore(one) else { return nil }
    return first + second
  }

  private func oneOrMore(_ sentence: String) async -> [Resolution]? {
    if let one = await certain(sentence) { return [one] }
    return await several(in: Utterance(sentence))
  }

  /// The places of words that may join requests, the longer words before their parts; then those of
  /// commas alone.
  private func joints(in utterance: Utterance) -> [Range<Int>] {
    let pauses = utterance.tokens.indices.filter(utterance.isPaused).map { $0..<$0 }
    return (utterance.places(ofAnyOf: context.connectors) + pauses).filter {
      $0.lowerBound > 0 && $0.upperBound < utterance.tokens.count
    }
  }

  /// What both requests may share, none of it first: words before the first up to a place, words
  /// behind the second from a place.
  private func sharings(around joint: Range<Int>, count: Int) -> [(first: Int, last: Int)] {
    (joint.upperBound + 1...count).reversed().flatMap { last in
      (0..<joint.lowerBound).map { ($0, last) }
    }
  }

  /// A request in which no words are taken as they come: those of a text could be another request.
  private func certain(_ sentence: String) async -> Resolution? {
    guard let resolution = await understood(sentence), !resolution.hasText else { return nil }
    return resolution
  }

  // MARK: - Words too many and too few

  /// A phrase with a small word more: "when does the 21 leave *from* harbour".
  private func withoutSmallWord(_ utterance: Utterance) async -> Resolution? {
    let talk = Language.named(language)
    let count = utterance.tokens.count
    // A line that ends in a small word is not finished.
    for index in utterance.tokens.indices.dropFirst().dropLast()
    where talk.areSmall([utterance.tokens[index].text]) {
      let sentence = [utterance.text(0..<index), utterance.text(index + 1..<count)].joinedWords
      // No other word may be missing: "to" in place of "from" is no word too many.
      guard let best = await engine.match(sentence).candidates.first, best.isCertain else {
        continue
      }
      if let request = await certain(sentence) { return request }
    }
    return nil
  }

  /// A phrase with a text in it, whose app was not named: it is meant where no other app has one.
  private func namingApplication(
    _ line: String, least literalWords: Int = Self.literalWords
  ) async -> Resolution? {
    var found: [Resolution] = []
    for named in engine.catalog.framesOfApplications(in: language) {
      let sentence = named.around(line)
      let match = await engine.exactMatch(sentence)
      let added = Utterance(named.around("")).tokens.count
      guard let rank = match.candidates.first?.rank, rank.unlistedWords == 0, rank.textWords > 0,
        rank.literalWords >= literalWords + added,
        let resolution = await understood(sentence)
      else { continue }
      found.append(resolution)
    }
    return found.count == 1 ? found.first : nil
  }

  /// How many words of its own a phrase needs that is meant without its app's name.
  private static let literalWords = 3
}

extension ResolvedIntent {
  /// Whether words are one of its values.
  fileprivate func isNamed(by words: String) -> Bool {
    let talk = Language.named(language)
    func telling(_ text: String) -> [String] {
      Utterance(text).tokens.map(\.text).filter { !talk.areSmall([$0]) }
    }
    let named = telling(words)
    return parameters.contains { telling($0.display) == named || telling($0.text) == named }
  }
}

extension ResolvedParameter {
  fileprivate func isSaid(in folded: String) -> Bool {
    " \(folded) ".contains(" \(Utterance(text).folded) ")
  }

  /// The value, of a parameter, with no place in the words.
  fileprivate func unsaid(as name: String) -> ResolvedParameter {
    ResolvedParameter(
      name: name, display: display, id: id, text: "", span: 0..<0, value: value, subtitle: subtitle)
  }
}

extension Memory {
  /// Whether a mention was a value of the last request in another place than a request has it in,
  /// which has a value in that place to be named as well.
  fileprivate func isElsewhere(_ mention: Mention, in resolution: Resolution) -> Bool {
    guard let last = request, let new = resolution.intents.first else { return false }
    func names(_ parameters: [ResolvedParameter]) -> Set<String> {
      Set(parameters.filter { $0.display == mention.title }.map(\.name))
    }
    let (before, now) = (names(last.parameters), names(new.parameters))
    return !before.isEmpty && before.isDisjoint(with: now)
      && last.parameters.contains { now.contains($0.name) }
  }
}

extension Resolution {
  /// The requests that it may be.
  var intents: [ResolvedIntent] {
    switch self {
    case .match(let intent): [intent]
    case .missing(let missing): [missing.intent]
    case .ambiguous(let ambiguity): ambiguity.choices.map(\.intent)
    case .none: []
    }
  }

  /// Whether any words stand in it for a value.
  fileprivate var hasText: Bool {
    intents.contains { $0.parameters.contains { $0.value is String && $0.id == nil } }
  }

  /// Whether nothing is changed.
  var onlyShows: Bool { intents.allSatisfy(\.onlyShows) }

  /// Whether nothing has to be asked for.
  fileprivate var isWhole: Bool { if case .match = self { true } else { false } }

  /// Whether a value has to be asked for.
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }

  /// The name of the only intent.
  fileprivate var onlyIntent: String? {
    let names = Set(intents.map(\.intent))
    return names.count == 1 ? names.first : nil
  }

  /// The request that is about what was mentioned; nil where it is about something else.
  fileprivate func narrowed(to mention: Memory.Mention) -> Resolution? {
    only { intent in
      intent.mentions.contains { $0 == mention && $0.kind == mention.kind }
        || intent.parameters.contains {
          // The last stop of a bus is no stop to get in at, though both go by one name.
          $0.display == mention.title && (mention.id == nil || $0.id == mention.id)
            && (mention.kind == nil || !($0.value is any AppEntity))
        }
    }
  }

  /// The request that is the last one with other values, which are in the words; nil for another
  /// intent, and where the words would be any text.
  fileprivate func keeping(_ last: ResolvedIntent, besides words: String) -> Resolution? {
    let said = Utterance(words).folded
    return only { intent in
      guard intent.intent == last.intent else { return false }
      let fresh = intent.parameters.filter { new in
        let old = last.parameters.filter { $0.name == new.name }
        return !old.contains { $0.display == new.display && $0.id == new.id }
      }
      // "Add 20 euros 15 for clothes" is neither of the two amounts.
      return fresh.allSatisfy { ($0.id != nil || !($0.value is String)) && $0.isSaid(in: said) }
        && (!fresh.isEmpty || intent.parameters.count < last.parameters.count)
    }
  }

  /// The name of the value that is another one than last time.
  fileprivate func freshName(beside last: ResolvedIntent) -> String? {
    intents.first?.parameters.first { new in
      !last.parameters.contains { $0.name == new.name && $0.display == new.display }
    }?.display
  }

  /// The request with what the last one of its intent asked for besides.
  fileprivate func narrowing(_ last: ResolvedIntent) -> Resolution {
    guard case .match(var intent) = self, intent.intent == last.intent else { return self }
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

  private func only(_ fits: (ResolvedIntent) -> Bool) -> Resolution? {
    guard case .ambiguous(let ambiguity) = self else {
      return intents.contains(where: fits) ? self : nil
    }
    let choices = ambiguity.choices.filter { fits($0.intent) }
    return switch choices.count {
    case 0: nil
    case 1: .match(choices[0].intent)
    default: self
    }
  }
}

extension [String] {
  fileprivate var joinedWords: String { filter { !$0.isEmpty }.joined(separator: " ") }
}

extension Trace {
  /// What a line was taken for.
  func note(_ reading: Rephrasing.Reading) {
    guard !reading.sentence.isEmpty else { return }
    note(.words, "in other words \(said(reading.sentence))")
  }
}
