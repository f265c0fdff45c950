// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Resolver {
  /// That the utterance may mean too much to look at all of it; no phrase is nearest then.
  func missBeyondLimit(_ utterance: Utterance) -> Miss {
    Miss(
      utterance: utterance.text, reasons: [.tooManyMeanings],
      language: ownLanguage(utterance), phrase: nil, application: nil, parameter: nil,
      stop: nil,
      suggestion: nil)
  }

  /// The language of what may be in several, or near to no phrase: that of the person, or of most phrases, unless what
  /// was said is written with the letters of another one, or has more small words of it.
  func ownLanguage(_ utterance: Utterance) -> String {
    let languages = snapshot.catalog.languages()
    let own = language ?? snapshot.catalog.mainLanguage
    let counts = Dictionary(
      ([own] + languages).map { ($0, snapshot.knownWords(of: utterance, in: $0)) },
      uniquingKeysWith: { first, _ in first })
    func count(_ language: String) -> Int { counts[language] ?? 0 }
    let written = Alphabet.languages(of: utterance.text, ofPerson: own, among: languages)
    let likely = written.reduce(written.first ?? own) { count($1) > count($0) ? $1 : $0 }
    // One word of another language may be a name's.
    let isOwn = language.map(likely.isSameLanguage) ?? false
    let least = max(2, count(likely) + (isOwn ? 2 : 1))
    let most = languages.map(count).max() ?? 0
    let best = languages.filter { count($0) == most }
    return most >= least && best.count == 1 ? best[0] : likely
  }

  /// Why nothing fits, and what is nearest.
  func miss(_ utterance: Utterance, rejection: Rejection?) -> Miss {
    let own = ownLanguage(utterance)
    let near = nearest(to: utterance, ofPerson: own)
    let origin = near.map { snapshot.origins[$0.phrase] }
    let rejection = relevant(rejection, near: near)
    let language = rejection?.language ?? origin?.phrase.language ?? own
    return Miss(
      utterance: utterance.text,
      reasons: firstRequest(in: utterance, language).map { [.oneAtATime(first: $0)] }
        ?? reasons(utterance, near: near, rejection: rejection, language: language),
      language: language, phrase: origin?.phrase.text,
      application: (near?.phrase ?? rejection.flatMap(phrase(of:))).map {
        snapshot.name(ofApplicationOf: snapshot.origins[$0])
      },
      parameter: rejection?.slot ?? near?.slot, stop: rejection?.span ?? near?.stop,
      suggestion: near.map(suggestion) ?? rejection.flatMap(sample))
  }

  /// The nearest phrase.
  ///
  /// In many languages some phrase is like anything, so one in another language than the person's
  /// has to have two of the words, and letters that the other is written with.
  private func nearest(to utterance: Utterance, ofPerson own: String) -> NearMiss? {
    func isOwn(_ phrase: Int) -> Bool {
      snapshot.origins[phrase].phrase.language.isSameLanguage(as: own)
    }
    func isSuggested(_ phrase: Int) -> Bool {
      // What stands for no outline is said in many ways, none of which is worth to be learnt; any words
      // are like what takes a request.
      snapshot.shortcut(ofPhrase: phrase).outline?.isEmpty != true
        && !snapshot.takesRequests(phrase: phrase) && !snapshot.asksAnything(phrase: phrase)
    }
    if let near = snapshot.automaton.nearest(to: utterance, among: isSuggested) {
      let phrase = snapshot.origins[near.phrase].phrase
      let words = Set(Utterance(phrase.text).tokens.map(\.text))
      if isOwn(near.phrase)
        || words.intersection(utterance.tokens.map(\.text)).count > 1
          && Alphabet.mayWrite(utterance.text, in: phrase.language)
          && utterance.smallWords(of: phrase.language) >= utterance.smallWords(of: own)
      {
        return near
      }
    }
    // Among the phrases of one language the search gets further before its limit.
    return snapshot.automaton.nearest(to: utterance) { isSuggested($0) && isOwn($0) }
  }

  /// A sentence of the phrase whose value was at fault, with another one; nil where there is none.
  private func sample(_ rejection: Rejection) -> String? {
    guard let index = phrase(of: rejection),
      case let slot = snapshot.shortcut(ofPhrase: index).slots[rejection.slot],
      slot.flatMap(content)?.entries.isEmpty != true
    else { return nil }
    return snapshot.sample(ofPhrase: index)
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
  private func firstRequest(in utterance: Utterance, _ language: String) -> String? {
    let and = Language.named(language).words.and
    let tokens = utterance.tokens
    for (index, token) in tokens.enumerated()
    where token.text == and && index > 0 && index + 1 < tokens.count {
      let first = utterance.text.utf8Text(
        tokens[0].span.lowerBound..<tokens[index - 1].span.upperBound)
      let best = snapshot.automaton.match(Utterance(first)).candidates.first
      if let best, best.rank.unlistedWords == 0, best.rank.textWords == 0 { return first }
    }
    return nil
  }

  private func reasons(
    _ utterance: Utterance, near: NearMiss?, rejection: Rejection?, language: String
  ) -> [Saying] {
    if let rejection, !rejection.isValueAtFault { return [rejection.reason] }
    guard let near else { return reasons(rejection, language) }
    if let nothing = nothingToFindBy(utterance, near, language) { return [nothing] }
    var problem = tooMany(utterance, near, language).map { [$0] } ?? []
    if problem.isEmpty { problem = rejection.map { [$0.reason] } ?? [] }
    if problem.isEmpty { problem = unknownValue(utterance, near, language) }
    let suggestion = suggestion(near)
    guard !problem.isEmpty else { return [nearestPhrase(near, suggestion, utterance, language)] }
    // What may be agreed to has no value that nobody said.
    if near.value != nil, !near.hasExample {
      return problem + [.didYouMean(suggestion: suggestion)]
    }
    let shortcut = snapshot.shortcut(ofPhrase: near.phrase)
    // Where there is no value at all, nothing fits for instance.
    let places = snapshot.automaton.grammar.phrases[near.phrase].slots.map(\.name)
    if places.contains(where: { shortcut.slots[$0].flatMap(content)?.entries.isEmpty == true }) {
      return problem
    }
    let few = near.slot.flatMap { known($0, of: shortcut, language) }
    return problem + [few ?? .forInstance(suggestion: suggestion)]
  }

  /// That a value is none, and what would be one, where no phrase is nearer than its own.
  private func reasons(_ rejection: Rejection?, _ language: String) -> [Saying] {
    guard let rejection else { return [.nothingMatches] }
    let few = phrase(of: rejection).flatMap {
      known(rejection.slot, of: snapshot.shortcut(ofPhrase: $0), language)
    }
    let hint = few ?? sample(rejection).map { .forInstance(suggestion: $0) }
    return [rejection.reason] + [hint].compactMap(\.self)
  }

  /// The phrase whose value was at fault.
  private func phrase(of rejection: Rejection) -> Int? {
    snapshot.origins.firstIndex { $0.phrase.text == rejection.phrase }
  }

  /// The values that the slot at fault has; nil where it has no list.
  private func content(_ near: NearMiss) -> ListContent? {
    near.slot.flatMap { snapshot.shortcut(ofPhrase: near.phrase).slots[$0] }.flatMap(content)
  }

  func content(_ slot: Catalog.Slot) -> ListContent? { snapshot.content(slot) }

  /// That what is named has no properties to be found by, as where there is none of its kind.
  private func nothingToFindBy(
    _ utterance: Utterance, _ near: NearMiss, _ language: String
  ) -> Saying? {
    let shortcut = snapshot.shortcut(ofPhrase: near.phrase)
    let said = Utterance(utterance.text.utf8Text(near.stop)).tokens.map(\.text)
    func isNamed(_ kind: Catalog.Entry) -> Bool {
      kind.forms.contains { said.starts(with: Utterance($0).tokens.map(\.text)) }
    }
    guard shortcut.isGenerated, let kind = content(near)?.entries.first(where: isNamed),
      shortcut.slots["property"].map(isEmpty) == true
    else { return nil }
    return .nothingToFindBy(plural: kind.title)
  }

  /// Whether a place of a phrase can be filled by nothing.
  private func isEmpty(_ slot: Catalog.Slot) -> Bool {
    guard case .list(_, isOpen: false) = slot.kind else { return false }
    return content(slot)?.entries.isEmpty == true
  }

  /// The few values that there are, such as the cases of an enum or the properties to find by; nil
  /// where there are many, or an app may have others tomorrow.
  private func known(
    _ slot: String, of shortcut: Catalog.Shortcut, _ language: String
  ) -> Saying? {
    let parameter = shortcut.declaration?.parameter(named: slot)?.declaration
    let isEnumeration = if case .enumeration? = parameter?.valueType { true } else { false }
    guard shortcut.isGenerated || isEnumeration, let place = shortcut.slots[slot],
      case .list(_, isOpen: false) = place.kind, let content = content(place),
      (2...Language.shownChoices).contains(content.entries.count)
    else { return nil }
    return .thereAre(names: content.titles(in: language))
  }

  /// That the phrase fits and the value does not, if so.
  private func unknownValue(
    _ utterance: Utterance, _ near: NearMiss, _ language: String
  ) -> [Saying] {
    guard let slot = near.slot, !near.stop.isEmpty else { return [] }
    let shortcut = snapshot.shortcut(ofPhrase: near.phrase)
    let words = utterance.text.utf8Text(near.stop)
    let unknown = Saying.unknownValue(
      value: words, kind: shortcut.kindName(ofSlot: slot, language: language))
    guard let range = shortcut.slots[slot]?.range else { return [unknown] }
    let limits = Saying.outOfRange(range)
    if let number = ValueKind.number(words, language: language), !range.contains(number) {
      return [limits]
    }
    // “50%” is no plain number, and half is no whole one.
    return words.contains(where: \.isNumber) ? [unknown, limits] : [unknown]
  }

  /// That a series has more values than its parameter takes, if so: then none of them is to blame.
  private func tooMany(
    _ utterance: Utterance, _ near: NearMiss, _ language: String
  ) -> Saying? {
    guard let slot = near.slot,
      let parameter = snapshot.shortcut(ofPhrase: near.phrase).declaration?.parameter(named: slot),
      let size = parameter.declaration.isArray ? parameter.declaration.arraySize : nil
    else { return nil }
    let count = ValueSeries.forLanguage(language).parts(of: utterance.text).count
    return count > size.upperBound ? .wrongCount(of: size, given: count) : nil
  }

  /// The nearest phrase, and where the utterance left it.
  private func nearestPhrase(
    _ near: NearMiss, _ sentence: String, _ utterance: Utterance, _ language: String
  ) -> Saying {
    guard near.stop.isEmpty else {
      if isMisspelt(near, sentence, utterance, language) {
        return .didYouMean(suggestion: sentence)
      }
      return .nearest(suggestion: sentence, stop: utterance.text.utf8Text(near.stop))
    }
    // Where its beginning is missing, the sentence itself says so best.
    guard near.stop.lowerBound > utterance.leadingBlanks, let expected = expected(near, language)
    else { return .nearestSentence(suggestion: sentence) }
    return .nearestIncomplete(suggestion: sentence, expected: expected)
  }

  /// Whether the sentence lacks nothing of an utterance but one word, which is a slip of the finger from
  /// its own: "opne dune".
  private func isMisspelt(
    _ near: NearMiss, _ sentence: String, _ utterance: Utterance, _ language: String
  ) -> Bool {
    let stop = Utterance(utterance.text.utf8Text(near.stop)).tokens.map(\.text)
    guard case .word(let word) = near.expected, stop.count == 1, near.namesValue,
      Language.named(language).slips(
        from: stop[0], to: Utterance(word).folded, inShortWords: true) != nil
    else { return false }
    let own = Set(Utterance(sentence).tokens.map(\.text))
    return utterance.tokens.allSatisfy { $0.text == stop[0] || own.contains($0.text) }
  }

  /// What is missing, as people call it.
  private func expected(_ near: NearMiss, _ language: String) -> String? {
    switch near.expected {
    case .word(let word): "“\(word)”"
    case .application(let name): "“\(name)”"
    case .value(let slot):
      snapshot.shortcut(ofPhrase: near.phrase).kindName(ofSlot: slot, language: language)
    case .nothing: nil
    }
  }

  /// The nearest sentence, with its values in the language of the phrase.
  private func suggestion(_ near: NearMiss) -> String {
    snapshot.localized(near.suggestion, ofPhrase: near.phrase)
  }
}

extension Snapshot {
  /// Whether a phrase has a place for what may be asked for by other phrases.
  func takesRequests(phrase: Int) -> Bool {
    shortcut(ofPhrase: phrase).declaration?.prototype is any RequestTakingIntent
  }

  /// Whether a phrase names no app and has only words that ask: any question is like "what does … do".
  fileprivate func asksAnything(phrase: Int) -> Bool {
    let declared = origins[phrase].phrase
    guard !declared.text.contains(Catalog.applicationSlot) else { return false }
    let language = Language.named(declared.language)
    let slots = Set(shortcut(ofPhrase: phrase).slots.keys.map { Utterance($0).folded })
    let words = Utterance(declared.text).tokens.map(\.text).filter { !slots.contains($0) }
    let questions = language.words.requests.questions
    return words.allSatisfy { language.areSmall([$0]) || questions.contains($0) }
  }
}

extension Utterance {
  /// Where the first word begins.
  fileprivate var leadingBlanks: Int { tokens.first?.span.lowerBound ?? 0 }
}

extension Catalog.Slot {
  /// The numbers that the slot takes; nil where it takes any, or none.
  var range: ClosedRange<Double>? {
    switch kind {
    case .value(.number(let range)), .value(.percentage(let range)):
      let (minimum, maximum) = (range.minimum ?? -.infinity, range.maximum ?? .infinity)
      let isBound = minimum.isFinite || maximum.isFinite
      return isBound && minimum <= maximum ? minimum...maximum : nil
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
