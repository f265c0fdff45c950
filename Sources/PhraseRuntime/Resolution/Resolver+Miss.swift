// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Resolver {
  /// That the utterance may mean too much to look at all of it; no phrase is nearest then.
  func missBeyondLimit(_ utterance: Utterance) -> Miss {
    let talk = Language.named(snapshot.language(of: utterance))
    return Miss(
      utterance: utterance.text, explanation: talk.text(of: .tooManyMeanings), phrase: nil,
      parameter: nil,
      stop: nil, suggestion: nil)
  }

  /// Why nothing fits, and what is nearest.
  func miss(_ utterance: Utterance, rejection: Rejection?) -> Miss {
    let near = snapshot.automaton.nearest(to: utterance)
    let origin = near.map { snapshot.origins[$0.phrase] }
    let rejection = relevant(rejection, near: near)
    let language =
      rejection?.language ?? origin?.phrase.language ?? snapshot.language(of: utterance)
    let talk = Language.named(language)
    return Miss(
      utterance: utterance.text,
      explanation: firstRequest(in: utterance, talk).map { talk.text(of: .oneAtATime(first: $0)) }
        ?? explanation(utterance, near: near, rejection: rejection, talk: talk),
      phrase: origin?.phrase.text, parameter: rejection?.slot ?? near?.slot,
      stop: rejection?.span ?? near?.stop, suggestion: near.map(suggestion))
  }

  /// The rejection, unless another phrase is nearer: of "move dune to the moon", the shelf is wrong
  /// and not a book called "dune to the moon".
  private func relevant(_ rejection: Rejection?, near: NearMiss?) -> Rejection? {
    guard let rejection, let near else { return rejection }
    let isSame = snapshot.origins[near.phrase].phrase.text == rejection.phrase
    // "Open the sweet deserts collection" names a collection, and no landmark of that name.
    if near.slot == nil, near.namesValue, !isSame { return nil }
    guard near.slot != nil, !near.stop.isEmpty else { return rejection }
    return isSame || near.stop.count >= rejection.span.count ? rejection : nil
  }

  /// The part before an "and" that is a request by itself.
  private func firstRequest(in utterance: Utterance, _ talk: Language) -> String? {
    let tokens = utterance.tokens
    for (index, token) in tokens.enumerated()
    where token.text == talk.words.and && index > 0 && index + 1 < tokens.count {
      let first = utterance.text.utf8Text(
        tokens[0].span.lowerBound..<tokens[index - 1].span.upperBound)
      let best = snapshot.automaton.match(Utterance(first)).candidates.first
      if let best, best.rank.unlistedWords == 0, best.rank.textWords == 0 { return first }
    }
    return nil
  }

  private func explanation(
    _ utterance: Utterance, near: NearMiss?, rejection: Rejection?, talk: Language
  ) -> String {
    if let rejection, !rejection.isValueAtFault { return rejection.explanation }
    guard let near else { return rejection?.explanation ?? talk.text(of: .nothingMatches) }
    guard
      let unknown = tooMany(utterance, near, talk) ?? rejection?.explanation
        ?? unknownValue(utterance, near, talk)
    else {
      return nearestPhrase(near, utterance, talk)
    }
    let suggestion = suggestion(near)
    let hint: Saying =
      near.value == nil ? .forInstance(suggestion: suggestion) : .didYouMean(suggestion: suggestion)
    return "\(unknown) \(talk.text(of: hint))"
  }

  /// That the phrase fits and the value does not, if so.
  private func unknownValue(
    _ utterance: Utterance, _ near: NearMiss, _ talk: Language
  ) -> String? {
    guard let slot = near.slot, !near.stop.isEmpty else { return nil }
    let shortcut = snapshot.shortcut(ofPhrase: near.phrase)
    let words = utterance.text.utf8Text(near.stop)
    let kind = shortcut.kindName(ofSlot: slot, language: talk.code) ?? slot
    let unknown = talk.text(of: .unknownValue(value: words, kind: kind))
    guard let range = shortcut.slots[slot]?.range else { return unknown }
    let limits = talk.text(
      of: .outOfRange(minimum: range.lowerBound.shortText, maximum: range.upperBound.shortText))
    if let number = ValueKind.number(words, language: talk.code), !range.contains(number) {
      return limits
    }
    // “50%” is no plain number, and half is no whole one.
    return words.contains(where: \.isNumber) ? "\(unknown) \(limits)" : unknown
  }

  /// That a series has more values than its parameter takes, if so: then none of them is to blame.
  private func tooMany(
    _ utterance: Utterance, _ near: NearMiss, _ talk: Language
  ) -> String? {
    guard let slot = near.slot,
      let parameter = snapshot.shortcut(ofPhrase: near.phrase).declaration?.parameter(named: slot),
      let size = parameter.declaration.isArray ? parameter.declaration.arraySize : nil
    else { return nil }
    let count = ValueSeries.forLanguage(talk.code).parts(of: utterance.text).count
    return count > size.upperBound ? talk.wrongCount(of: size, given: count) : nil
  }

  /// The nearest phrase, and where the utterance left it.
  private func nearestPhrase(
    _ near: NearMiss, _ utterance: Utterance, _ talk: Language
  ) -> String {
    let sentence = suggestion(near)
    guard near.stop.isEmpty else {
      return talk.text(of: .nearest(suggestion: sentence, stop: utterance.text.utf8Text(near.stop)))
    }
    // Where its beginning is missing, the sentence itself says so best.
    guard near.stop.lowerBound > utterance.leadingBlanks, let expected = expected(near, talk)
    else { return talk.text(of: .nearestSentence(suggestion: sentence)) }
    return talk.text(of: .nearestIncomplete(suggestion: sentence, expected: expected))
  }

  /// What is missing, as people call it.
  private func expected(_ near: NearMiss, _ talk: Language) -> String? {
    switch near.expected {
    case .word(let word): "“\(word)”"
    case .application(let name): "“\(name)”"
    case .value(let slot):
      snapshot.shortcut(ofPhrase: near.phrase).kindName(ofSlot: slot, language: talk.code)
        ?? slot
    case .nothing: nil
    }
  }

  /// The nearest sentence, with its values in the language of the phrase.
  private func suggestion(_ near: NearMiss) -> String {
    let language = snapshot.origins[near.phrase].phrase.language
    var sentence = near.suggestion
    for slot in snapshot.shortcut(ofPhrase: near.phrase).slots.values {
      guard case .list(let name, _) = slot.kind, let content = snapshot.contents[name],
        let titles = content.localTitles[language]
      else { continue }
      for (entry, title) in zip(content.entries, titles) {
        sentence = sentence.replacing(entry.title, with: title)
      }
    }
    return sentence
  }
}

extension Utterance {
  /// Where the first word begins.
  fileprivate var leadingBlanks: Int { tokens.first?.span.lowerBound ?? 0 }
}

extension Catalog.Slot {
  /// The numbers that the slot takes; nil where it takes any, or none.
  fileprivate var range: ClosedRange<Double>? {
    switch kind {
    case .value(.number(let range)), .value(.percentage(let range)):
      guard let minimum = range.minimum, let maximum = range.maximum, minimum <= maximum
      else { return nil }
      return minimum...maximum
    default: return nil
    }
  }
}

extension ValueKind {
  /// The number that a text means, plain or in percent; nil if it means none.
  fileprivate static func number(_ text: String, language: String) -> Double? {
    for kind in [ValueKind.number(NumberRange()), .percentage(NumberRange())] {
      switch kind.value(ofAll: text, language: language) {
      case .number(let number), .percentage(let number): return number
      default: continue
      }
    }
    return nil
  }
}
