// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import Synchronization

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
    /// Whether it is asked about before anything is done.
    var isOffer = false

    /// Whether nothing has to be asked for.
    var isWhole: Bool { lacking == nil && requests.allSatisfy(\.isWhole) }

    /// Whether a value was said.
    var hasValues: Bool { requests.flatMap(\.intents).contains { !$0.parameters.isEmpty } }
  }

  /// The sentences that were tried for one line, by all that rephrase it.
  ///
  /// Several requests with several values have as many ways to be told apart as they have parts, and more;
  /// many of them have sentences in common. No more than ``limit`` are tried in a language.
  final class Trials: Sendable {
    static let limit = 1_500
    private let known = Mutex<[String: [String: Resolution?]]>([:])

    /// What a sentence means; nothing beyond the limit, and once nobody waits for the line.
    func meaning(
      of sentence: String, in language: String, _ find: () async -> Resolution?
    ) async -> Resolution? {
      let (meaning, count) = known.withLock {
        ($0[language]?[sentence], $0[language]?.count ?? 0)
      }
      if let meaning { return meaning }
      guard count < Self.limit, !Task.isCancelled else { return nil }
      let found = await find()
      known.withLock { $0[language, default: [:]][sentence] = .some(found) }
      return found
    }
  }

  let engine: PhraseEngine
  var memory: Memory
  let language: String
  var trials = Trials()
  /// Whether sentences that fit no phrase are understood by their words alone.
  var isLoose = false
  /// Whether they may be: only in the languages that a line is likely in, since each has an index of all
  /// values.
  var allowsAnyOrder = true
  /// Whether words that nobody knows may stand beside others: not where they are a value that there is
  /// not.
  var allowsUnknown = true

  /// Whether what is told was not done, as words around it say: "I want to …".
  var isUnreal = false

  /// What is no more certain was said in no phrase.
  private static let doubtful = 0.5
  /// Longer lines are no talk.
  static let longest = 40
  /// More requests are not said in one breath.
  static let joints = 6

  var context: ContextWords { Language.named(language).words.context }
  /// What begins a correction, of an answer or of what was done.
  var corrections: [String] {
    Language.named(language).words.corrections + context.replacements
  }

  /// The first way that gives requests; nil where none does.
  ///
  /// What fits a phrase once it is put into other words goes before what is understood by its words
  /// alone.
  func reading(of line: String) async -> Reading? {
    let utterance = Utterance(line)
    guard (1...Self.longest).contains(utterance.tokens.count) else { return nil }
    // "Thank you" has words that mean nothing in any request, and would ask for the last one again.
    guard !isCourtesy(utterance) || utterance.isOne(of: context.again) else { return nil }
    if let reading = await phrased(line, utterance) { return reading }
    // What fits a phrase but for what is said around it is no line of loose words.
    if let rest = utterance.withoutAsides(in: language), !isCourtesy(Utterance(rest)) {
      let bare = utterance.isQuestion && !Utterance(rest).isQuestion ? "\(rest)?" : rest
      if let request = await certain(bare) {
        return Reading(requests: [request], language: language, sentence: bare)
      }
      if let reading = await phrased(bare, Utterance(bare)) { return reading }
    }
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
  func worded(_ utterance: Utterance) async -> Reading? {
    if let reading = await each(in: utterance) { return reading }
    if let reading = await reference(in: utterance) { return reading }
    if let reading = await doneLast(utterance) { return reading }
    if let reading = await bareValue(utterance) { return reading }
    // The words before a no and those behind it are not one request.
    if utterance.continuations.contains(where: { beginsWithNo(Utterance($0)) }) {
      return await repaired(utterance)
    }
    // "Make it 9" is no request to make anything.
    let said = memory.request == nil ? nil : utterance.text(withinAll: context.replacements)
    var whole = await engine.gist(
      of: said.map { Utterance($0) } ?? utterance, in: language,
      allowsUnknown ? .lenient : .strict, isUnreal: isUnreal)
    // What corrects is no more of the same.
    if said != nil, let request = whole?.resolution, isOneMore([request]) { whole = nil }
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
    if let reading = await withoutExplanation(utterance) { return reading }
    return await saidOtherwise(utterance).map { Reading(requests: [$0], language: language) }
  }

  /// The rest of a phrase of the last request, with all of its values: "10 for clothes".
  func tail(_ utterance: Utterance) async -> Reading? {
    guard let last = memory.request, !utterance.isQuestion else { return nil }
    for beginning in engine.catalog.beginnings(of: last.intent, in: language) {
      let sentence = "\(beginning) \(utterance.text)"
      guard case .match(let whole)? = await understood(sentence), whole.intent == last.intent,
        whole.values.count > 1, begins(utterance, withValueOf: whole)
      else { continue }
      return Reading(requests: [.match(whole)], language: language, sentence: sentence)
    }
    return nil
  }

  /// Whether the first word, or the one behind a preposition, is of a value: "i got 10 back for clothes" is
  /// no rest of a phrase.
  private func begins(_ utterance: Utterance, withValueOf whole: ResolvedIntent) -> Bool {
    let prepositions = Language.named(language).words.requests.prepositions
    guard let first = utterance.tokens.first(where: { !prepositions.contains($0.text) }) else {
      return false
    }
    return whole.parameters.contains { Utterance($0.text).tokens.first?.text == first.text }
  }

  /// A phrase with a text in it, said with other words that ask for the same: "look for rain" is
  /// "search for rain".
  func saidOtherwise(_ utterance: Utterance) async -> Resolution? {
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
  func inOtherWords(_ utterance: Utterance) async -> Reading? {
    if let reading = await furtherRequest(utterance) { return reading }
    if let reading = await followUp(utterance) { return reading }
    if !isLoose, let reading = await sameKind(utterance) { return reading }
    if let reading = await repaired(utterance) { return reading }
    if let reading = await fronted(utterance) { return reading }
    if let reading = await apposed(utterance) { return reading }
    return await several(in: utterance).map { Reading(requests: $0, language: language) }
  }

  func phrased(_ line: String, _ utterance: Utterance) async -> Reading? {
    if let reading = await each(in: utterance) { return reading }
    if let reading = await reference(in: utterance) { return reading }
    if let reading = await doneLast(utterance) { return reading }
    if let reading = await inOtherWords(utterance) { return reading }
    if let request = await withoutSmallWord(utterance) {
      return Reading(requests: [request], language: language)
    }
    if let request = await namingApplication(line) {
      return Reading(requests: [request], language: language)
    }
    if let request = await unnamed(utterance) {
      return Reading(requests: [request], language: language)
    }
    if let request = await named(utterance) {
      return Reading(requests: [request], language: language)
    }
    return await withoutExplanation(utterance)
  }

  /// What a sentence means; nil for nothing.
  func understood(_ sentence: String) async -> Resolution? {
    await trials.meaning(of: "\(sentence) \(isLoose)", in: language) { await meaning(of: sentence) }
  }

  private func meaning(of sentence: String) async -> Resolution? {
    let (snapshot, match, utterance) = await engine.matched(Utterance(sentence))
    // Most tries fit no phrase, which costs an app nothing.
    guard !match.candidates.isEmpty else { return isLoose ? await gist(of: utterance) : nil }
    let resolution = await engine.resolver(snapshot, language: language, explains: false)
      .resolve(utterance, match)
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

  func gist(of utterance: Utterance) async -> Resolution? {
    let found = await engine.gist(of: utterance, in: language, .strict, isUnreal: isUnreal)
    guard let found, found.lacking == nil, !found.resolution.intents.isEmpty else { return nil }
    return found.resolution
  }

  /// A request with the values that were asked for, as if all had been said at once.
  ///
  /// - Parameters:
  ///   - intent: The request as it was said.
  ///   - answers: The other values, by the names of their parameters.
  /// - Returns: The request; nil where all of it was said in a phrase, or none has places for all values.
  func spelledOut(
    _ intent: ResolvedIntent, with answers: [String: String]
  ) async -> ResolvedIntent? {
    guard !answers.isEmpty || intent.score <= Self.doubtful else { return nil }
    let said = intent.parameters.map { ($0.name, $0.display) }
    let values = answers.merging(said) { answer, _ in answer }
    for sentence in engine.catalog.sentences(of: intent, with: values) {
      if case .match(let whole)? = await understood(sentence), whole.intent == intent.intent {
        return whole
      }
    }
    return nil
  }

  /// A request in which no words are taken as they come: those of a text could be another request.
  func certain(_ sentence: String) async -> Resolution? {
    guard let resolution = await understood(sentence), !resolution.hasText else { return nil }
    return resolution
  }

  // MARK: - Words too many and too few

  /// A phrase with a small word more: "when does the 21 leave *from* harbour".
  func withoutSmallWord(_ utterance: Utterance) async -> Resolution? {
    let talk = Language.named(language)
    let count = utterance.tokens.count
    // A line that ends in a small word is not finished.
    for index in utterance.tokens.indices.dropFirst().dropLast()
    where talk.areSmall([utterance.tokens[index].text]) && !utterance.touchesDigits(at: index) {
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
  func namingApplication(
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
  static let literalWords = 3
}

extension [String] {
  var joinedWords: String {
    flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }
}

extension Trace {
  /// What a line was taken for.
  func note(_ reading: Rephrasing.Reading) {
    guard !reading.sentence.isEmpty else { return }
    note(.words, "in other words \(said(reading.sentence))")
  }
}
