// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Reads words as values of one parameter, wherever they were said: in a phrase or as an answer.
///
/// Words become a reading, a reading values, and what does not fit the intent's other values falls
/// away. A refusal is the same case for the same reason, so that it is said alike everywhere.
struct ParameterReader: Sendable {
  /// Words as far as the matcher has understood them.
  enum Words: Sendable {
    /// Values of the offered list, by their places in it.
    case listed([Int])
    case value(SpokenValue)
    case text(String)
  }

  enum Reading: Sendable {
    /// What the words mean; several where people must choose.
    case values([ValueOption])
    /// What they may mean: what was said is only a part of these names.
    case perhaps([ValueOption])
    case refused(Saying)
    /// The app could not give its values.
    case unavailable(Saying)
  }

  let subject: ValueSubject
  let language: String
  let configuration: EngineConfiguration
  /// The values that were offered, or that the phrase's list holds.
  let content: ListContent?
  /// What finds values that are not at hand; nil where there is nothing to find.
  let source: ValueSource?
  /// Whether the offered values were asked for just now, and need not be asked for again.
  var isFresh = false
  /// What fits the intent's other values; nil where the parameter depends on none.
  var fitting: FittingValues?

  /// How many names that have the words in them are worth a question.
  static let doubtLimit = Language.shownChoices

  func read(_ words: Words) async -> Reading {
    guard let fitting else { return await values(of: words, among: content) }
    return await IntentFilling.$current.withValue(fitting.intent) {
      // What the other values leave open is held against them once they are known.
      guard fitting.areKnown else { return await values(of: words, among: content) }
      let fits = isFresh ? content : await fitting.content()
      if let failure = fits?.failure { return unavailable(failure) }
      let reading = await values(of: words, among: fits)
      return await fitting.narrowed(reading, to: fits, said: said(words))
    }
  }

  // MARK: - Readings

  private func values(of words: Words, among offered: ListContent?) async -> Reading {
    switch words {
    case .listed(let places): await listed(places, among: offered)
    case .value(let value): read(value)
    case .text(let text): await named(text, among: offered)
    }
  }

  private func listed(_ places: [Int], among offered: ListContent?) async -> Reading {
    guard let content else { return .refused(.notAnAnswer(answer: "")) }
    guard let source, source.isLive, !isFresh else {
      return .values(places.compactMap { content.option(at: $0, isBoolean: subject.isBoolean) })
    }
    let wanted = places.map { content.entries[$0].id }
    if fitting?.areKnown == true, let offered {
      let known = offered.options { wanted.contains($0.id) }
      if !known.isEmpty { return .values(known) }
    }
    // A title may have changed since it was listed, or the entity may be gone.
    return await asking(source) {
      try await source.current(wanted)
    } reading: { options in
      options.isEmpty ? .refused(unknown(said(.listed(places)))) : .values(options)
    }
  }

  private func read(_ value: SpokenValue) -> Reading {
    let amount: Double? =
      switch value {
      case .number(let number), .percentage(let number), .money(let number, _): number
      case .measurement(let amount, let unit): plain.context.amount(amount, in: unit)
      case .duration(let span): span.duration.flatMap { plain.context.amount($0) }
      default: nil
      }
    if let range = subject.declaration?.inclusiveRange, let amount, !range.contains(amount) {
      return .refused(.outOfRange(range, unit: subject.declaration?.defaultUnit?.readableSymbol))
    }
    let display = value.display(in: plain.context)
    guard let read = plain.value(from: value) else {
      return .refused(.notAnAnswer(answer: display))
    }
    return .values([ValueOption(value: read, display: display)])
  }

  /// Values by their names, and what the engine or the app makes of other words.
  private func named(_ text: String, among offered: ListContent?) async -> Reading {
    // Entities that were listed some time ago are asked for anew.
    if source?.isLive != true || isFresh || fitting?.areKnown == true {
      let folded = Utterance(text).folded
      let named = offered?.options { entry in
        entry.forms.contains { Utterance($0).folded == folded }
      }
      if let named, !named.isEmpty { return .values(named) }
    }
    if let source { return await searched(text, in: source) }
    if subject.isFile, let declaration = subject.declaration {
      return declaration.file(at: text)
    }
    let cases = cases(named: text, among: offered)
    if !cases.isEmpty { return .values(cases) }
    if let value = await value(from: text) {
      return .values([ValueOption(value: value, display: text)])
    }
    return .refused(unknown(text))
  }

  /// The cases of an enum that have all words in their titles: "yen" names "Japan (Japanese yen)".
  private func cases(named text: String, among offered: ListContent?) -> [ValueOption] {
    guard case .enumeration? = subject.declaration?.valueType, let offered else { return [] }
    let names = NameMatch(text, in: language)
    return offered.options { names.strength(inOneOf: $0.forms) == .whole }
  }

  /// What the engine reads from the words, or else the parameter's resolvers.
  private func value(from text: String) async -> (any Sendable)? {
    guard let declaration = subject.declaration else { return subject.takesText ? text : nil }
    if let value = plain.value(from: text) { return value }
    return await declaration.resolved(text, calls: configuration.calls)
  }

  /// The entities that the app finds for the words, or else lists, which are looked at again.
  ///
  /// A search that minds the case of letters does not find what was typed without it.
  private func searched(_ text: String, in source: ValueSource) async -> Reading {
    let names = NameMatch(text, in: language)
    return await asking(source) {
      let found = try await source.found(text)
      let whole = found.filter { names.strength(in: $0.forms) == .whole }
      // "It" would be a part of any name.
      let others = whole.isEmpty && names.hasContent ? try await source.listed() : []
      return whole.isEmpty ? (found, others) : (whole, nil)
    } reading: { found, listed in
      guard let listed else { return .values(found) }
      // What tells alike ones apart is no name of theirs.
      let strengths = listed.map { names.strength(inOneOf: [$0.display] + $0.synonyms) }
      func named(_ strength: NameMatch.Strength) -> [ValueOption] {
        zip(listed, strengths).filter { $1 == strength }.map(\.0)
      }
      let whole = named(.whole)
      if !whole.isEmpty { return .values(whole) }
      // What a search finds by more than the names is a question.
      let near = found.isEmpty ? named(.part) : found
      return near.isEmpty || near.count > Self.doubtLimit
        ? .refused(unknown(text)) : .perhaps(near)
    }
  }

  private func asking<Found: Sendable>(
    _ source: ValueSource, _ query: @escaping @Sendable () async throws -> Found,
    reading: (Found) -> Reading
  ) async -> Reading {
    do {
      return reading(try await configuration.calls.ask(source.asked, query))
    } catch {
      return unavailable(error)
    }
  }

  // MARK: - Refusals

  private func unavailable(_ error: any Error) -> Reading {
    .unavailable(
      .valuesUnavailable(
        kind: subject.kindName(in: language), reason: error.reason(in: language)))
  }

  /// That words are no value.
  func unknown(_ text: String) -> Saying {
    subject.isRead
      ? .notAnAnswer(answer: text)
      : .unknownValue(value: text, kind: subject.kindName(in: language))
  }

  /// The words as they are said back.
  private func said(_ words: Words) -> String {
    switch words {
    case .listed(let places): places.first.flatMap { content?.entries[$0].title } ?? ""
    case .value(let value): value.display(in: plain.context)
    case .text(let text): text
    }
  }

  private var plain: PlainValueReader {
    PlainValueReader(subject, language: language, configuration: configuration)
  }
}
