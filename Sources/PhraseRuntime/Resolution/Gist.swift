// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// What a line is about that fits no phrase: the values that it names, and the intent that all of its
/// other words are of.
///
/// "Mark it down, 12.50 on groceries" has an amount and a category, and "mark down" asks for what "add"
/// does. Nothing may be left that the phrases of the intent do not explain, and nothing may deny: a
/// word more may turn the request round. What remains goes the way of any other candidate.
struct Gist: Sendable {
  /// How much may be wrong.
  enum Strictness: Sendable {
    /// Nothing.
    case strict
    /// Words that nobody knows may stand beside others where nothing is changed.
    case lenient
    /// It is only asked about: words may be misspelt, and values alone may tell the intent.
    case guess
  }

  let strictness: Strictness
  private let snapshot: Snapshot
  let index: WordIndex
  let utterance: Utterance
  let words: [String]
  /// The stem of every word.
  let stems: [String]
  /// The words that say something, with their places.
  let telling: [NameIndex.Word]
  /// The places of those that are misspelt.
  let misspelt: Set<Int>

  /// A meaning that explains all words.
  private struct Reading {
    let phrase: Int
    let captures: [Capture]
    /// How many words of the phrase were said, and which part of what it has.
    let said: Int
    /// How many of them themselves, and not by others that ask for the same.
    let literal: Int
    let share: Double
    /// The words that are no value of an enum where one is due.
    let unknown: Unknown?
    /// How many words nobody knows.
    let strange: Int

    /// How many words of the phrase were not said.
    var unsaid: Int
    /// How many values are named by a part of their names.
    let partial: Int
    /// Whether the words are those of a report of what was done: "I spent …".
    var isReport = false

    /// How much speaks for it, the most telling first.
    var weight: (Int, Int, Int, Double) { (-strange, -partial, said, share) }
  }

  /// Words that stand where a case of an enum is due, and are none.
  struct Unknown: Sendable {
    let slot: String
    let span: Range<Int>
    /// The word before it: "for" in "45 for the dentist".
    let before: String?
  }

  /// Whether what is told was not done, or not yet: "i will spend 20 on food".
  private let isUnreal: Bool

  /// Nothing where requests of the language, which the line is taken to be in, are not known word by
  /// word.
  ///
  /// The snapshot has all phrases.
  init?(
    _ utterance: Utterance, in snapshot: Snapshot, language: String,
    _ strictness: Strictness, isUnreal: Bool
  ) {
    guard let index = snapshot.wordIndex(in: language) else { return nil }
    let words = utterance.tokens.map(\.text)
    guard (1...Self.longest).contains(words.count) else { return nil }
    self.strictness = strictness
    self.isUnreal = isUnreal || words.contains(where: index.requests.unreal.contains)
    let isGuess = strictness == .guess
    self.snapshot = snapshot
    self.index = index
    self.utterance = utterance
    self.words = words
    stems = words.map(index.language.stem)
    let fillers = index.fillers(in: words)
    // A line that ends in "to" is not finished, but for questions.
    guard
      index.questions.contains(where: { words.starts(with: $0) })
        || fillers.contains(words.count - 1)
        || !index.language.droppable.contains(words[words.count - 1])
    else { return nil }
    var telling: [NameIndex.Word] = []
    var misspelt: Set<Int> = []
    let joined = index.joined(in: words)
    for place in words.indices where !fillers.contains(place) {
      if let (places, stem) = joined.first(where: { $0.places.contains(place) }) {
        guard place == places[0] else { continue }
        telling.append(NameIndex.Word(place: place, text: words[place], stem: stem))
        continue
      }
      let isAttached =
        index.language.droppable.contains(words[place]) && utterance.touchesDigits(at: place)
      guard !index.isSmall(words[place]) || isAttached else { continue }
      let stem = index.language.stem(words[place])
      // Who says "nicht" does not mean "night".
      if isGuess, !index.language.denials.contains(words[place]), let meant = index.meant(by: stem)
      {
        misspelt.insert(place)
        telling.append(NameIndex.Word(place: place, text: words[place], stem: meant))
      } else {
        telling.append(NameIndex.Word(place: place, text: words[place], stem: stem))
      }
    }
    (self.telling, self.misspelt) = (telling, misspelt)
  }

  /// No longer line is one request.
  private static let longest = 24
  /// So much of what a phrase has is said: words of it and values in its places.
  private static let share = 0.5
  /// Where no value tells what is meant, or no word is that of the phrase itself, it is more of them.
  private static let shareOfWords = 0.6

  /// No more words are one value that there is not.
  private static let unknownWords = 3
  /// No more words that nobody knows stand in a request for nothing that they could change.
  private static let strangeWords = 2

  /// The candidates whose phrases have most of the words, several where they have as many, and what
  /// the only one lacks.
  ///
  /// - Returns: Where words are unknown or unsaid, or tell of what was not done, `isSure` is false: nothing
  ///   may be changed.
  func match() -> (match: Match, unknown: Unknown?, isSure: Bool)? {
    guard !telling.isEmpty else { return nil }
    let isQuestion =
      utterance.isQuestion || index.questions.contains(where: begins)
    let names = wholeNames
    let all = index.meanings.compactMap { reading(of: $0, isQuestion: isQuestion) }
      .filter { reading in
        names.allSatisfy { name in reading.captures.contains { $0.span.contains(name) } }
      }
    let whole = all.filter { $0.unknown == nil }
    let readings = whole.isEmpty ? all : whole
    guard let best = readings.max(by: { $0.weight < $1.weight }) else { return nil }
    var equal: [Reading] = []
    for reading in readings where reading.weight == best.weight {
      let isThere = equal.contains { isSame(reading, $0) }
      if !isThere { equal.append(reading) }
    }
    // Where one of them changes nothing, the others are not even offered: "books by Orwell" deletes none.
    let harmless = equal.filter { index.isHarmless(snapshot.shortcut(ofPhrase: $0.phrase).intent) }
    if !harmless.isEmpty { equal = harmless }
    // Of two that only tell something, the one is meant of which more words were said themselves.
    let most = equal.map(\.literal).max()
    if equal.allSatisfy({ index.tells(snapshot.shortcut(ofPhrase: $0.phrase).intent) }) {
      equal = equal.filter { $0.literal == most }
    }
    guard best.unknown == nil && best.strange == 0 || equal.count == 1 else { return nil }
    let candidates = equal.map {
      Candidate(phrase: $0.phrase, captures: $0.captures, literalWords: $0.said)
    }
    let isSure = best.strange == 0 && best.unsaid == 0 && !(best.isReport && isUnreal)
    return (Match(candidates: candidates), best.unknown, isSure)
  }

  /// The places of names of several words, which are no words of a phrase: "to read" is none in "put it
  /// in *want to read*".
  private var wholeNames: Set<Range<Int>> {
    let spots = index.names.values.flatMap { $0.spots(in: telling, of: words) }
    return Set(
      spots.filter { $0.isWhole && $0.range.count > 1 }.map { utterance.span(of: $0.range) })
  }

  /// Whether two readings are of one intent with nothing filled in, under two titles.
  private func isSame(_ one: Reading, _ other: Reading) -> Bool {
    let shortcuts = [one, other].map { snapshot.shortcut(ofPhrase: $0.phrase) }
    return shortcuts[0].intent == shortcuts[1].intent && one.captures == other.captures
      && shortcuts.allSatisfy { $0.declaration?.isPrefilled == false }
  }

  private func begins(with opening: [String]) -> Bool {
    guard let first = telling.first?.place else { return false }
    // Words before it that say nothing are not there.
    return words.starts(with: opening) || words[first...].starts(with: opening)
  }

  /// What the words say besides its values, where an intent is meant.
  private struct Rest {
    let captures: [Place]
    /// The stems, and those of phrases that they may be said for.
    let literal: Set<String>
    let said: Set<String>
    /// The stems of all words, for phrases that have none but small ones.
    let all: Set<String>
    let strange: Int
    let unknown: Unknown?

    var slots: Set<String> { Set(captures.map(\.capture.slot)) }
  }

  private func reading(of meaning: WordIndex.Meaning, isQuestion: Bool) -> Reading? {
    let shortcut = snapshot.catalog.shortcuts[meaning.shortcut]
    let phrases = meaning.phrases.filter {
      !isQuestion || $0.asks || shortcut.role == .open || index.tells(shortcut.intent)
    }
    guard !phrases.isEmpty, let rest = rest(of: meaning, shortcut) else { return nil }
    let readings = phrases.compactMap { reading(of: $0, meaning, shortcut, rest) }
    var best = readings.max { $0.weight < $1.weight }
    // Each of its phrases is enough.
    best?.unsaid = readings.map(\.unsaid).min() ?? 0
    best?.isReport = isReport(phrases, rest)
    return best
  }

  /// Whether words are those of a phrase that reports, themselves or no others of the intent's phrases.
  private func isReport(_ phrases: [WordIndex.PhraseWords], _ rest: Rest) -> Bool {
    func reports(_ phrase: WordIndex.PhraseWords) -> Bool {
      phrase.opening.first.map(index.requests.reports.contains) == true
    }
    let said = phrases.filter { !$0.words.isDisjoint(with: rest.literal) }
    return said.isEmpty ? phrases.contains(where: reports) : said.contains(where: reports)
  }

  /// Nil where words are left that the intent does not explain, or that deny.
  private func rest(of meaning: WordIndex.Meaning, _ shortcut: Catalog.Shortcut) -> Rest? {
    let captures = captures(of: shortcut, meaning)
    func isRest(_ place: Int) -> Bool { !captures.contains { $0.range.contains(place) } }
    let denials = index.language.denials
    guard !words.indices.contains(where: { denials.contains(words[$0]) && isRest($0) }) else {
      return nil
    }
    let rest = telling.filter { isRest($0.place) }
    let strange = rest.filter {
      !meaning.vocabulary.contains($0.stem) && !meaning.application.contains($0.stem)
    }
    let unknown = strange.isEmpty ? nil : unknown(strange, of: shortcut, meaning, beside: captures)
    guard strange.isEmpty || unknown != nil || areNoise(strange) && captures.allSatisfy(\.isWhole)
    else { return nil }
    return Rest(
      captures: captures, literal: Set(rest.map(\.stem)),
      said: rest.reduce(into: []) { $0.formUnion(index.alike($1.stem)) },
      all: Set(words.indices.filter(isRest).map { stems[$0] }),
      strange: unknown == nil ? strange.count : 0, unknown: unknown)
  }

  /// Nil where too little of the phrase was said.
  private func reading(
    of phrase: WordIndex.PhraseWords, _ meaning: WordIndex.Meaning, _ shortcut: Catalog.Shortcut,
    _ rest: Rest
  ) -> Reading? {
    let filled = rest.slots
    let needed =
      phrase.isOfSmallWords ? phrase.words : phrase.words.subtracting(index.questionWords)
    let said = phrase.isOfSmallWords ? rest.said.union(rest.all) : rest.said
    guard !phrase.isOfSmallWords || needed.isSubset(of: said),
      !phrase.isAboutApplication || !meaning.application.isDisjoint(with: rest.literal)
    else { return nil }
    let words = needed.intersection(said).count
    let slots = filled.intersection(phrase.slots).count
    let beside = filled.subtracting(phrase.slots).count
    let all = needed.count + phrase.slots.count + beside + rest.strange
    let share = Double(words + slots) / Double(max(1, all))
    let literal = phrase.words.intersection(rest.literal).count
    let isLiteral = phrase.isOfSmallWords || literal > 0
    // A name alone opens what it is the name of.
    let isOpening = shortcut.role == .open || phrase.words.isSubset(of: index.opening)
    let isNamed = isOpening && rest.literal.isEmpty && rest.captures.allSatisfy(\.isWhole)
    // Two values and a question say what is asked for, "when's the 5 going from Mill to Quay", or one
    // and how the question begins, "how much was it yesterday"; and what has to be asked for is done
    // only then: "45 for the dentist".
    let isByValues =
      slots > 0
      && (slots < phrase.slots.count
        ? strictness != .strict && slots + 1 == phrase.slots.count && rest.unknown != nil
          && (namesMoney || rest.unknown?.before.map(phrase.tokens.contains) == true)
        : strictness == .guess && (isNamed || slots > 1)
          || strictness == .lenient && phrase.asks && index.tells(shortcut.intent)
            && (slots > 1 || self.words.starts(with: phrase.opening)))
    // Of a catalog file nobody knows what an intent cannot do without.
    let isWhole = shortcut.hasDeclaration || slots == phrase.slots.count
    let isEasy =
      slots > 0 && (isLiteral || isNamed)
      || isLiteral && index.tells(shortcut.intent)
    // One word alone is too little where it is not all of a phrase.
    let isEnough = telling.count > 1 || isLiteral && share == 1 || isByValues
    guard words > 0 || isByValues, isEnough, isWhole,
      share >= (isEasy ? Self.share : Self.shareOfWords) || isByValues && rest.unknown != nil,
      !isOpposite(phrase, besides: rest.captures)
    else { return nil }
    // "North" is as good as "the northern bed".
    let kinds = slots > 0 ? phrase.kinds.union(filled.flatMap { meaning.kinds[$0] ?? [] }) : []
    return Reading(
      phrase: phrase.phrase, captures: rest.captures.map(\.capture), said: words,
      literal: literal, share: share,
      unknown: rest.unknown, strange: rest.strange,
      unsaid: needed.subtracting(said).subtracting(kinds).count,
      partial: rest.captures.count { !$0.isWhole })
  }

  /// Whether an amount of money stands somewhere, which nobody says but of what it was paid for: "new
  /// shoes, 89 euros".
  private var namesMoney: Bool { !values(of: .money(takesBareNumber: false)).isEmpty }

  /// Whether the line has the opposite of a word of the phrase: "off" where it is "on".
  private func isOpposite(_ phrase: WordIndex.PhraseWords, besides captures: [Place]) -> Bool {
    words.indices.contains { place in
      guard let opposites = index.opposites[words[place]],
        !captures.contains(where: { $0.range.contains(place) })
      else { return false }
      return !phrase.tokens.contains(words[place]) && !phrase.tokens.isDisjoint(with: opposites)
    }
  }

  /// Whether words are known to no app and say nothing of a value, a time or a place: "what's *worth*
  /// seeing in Asia".
  private func areNoise(_ strange: [NameIndex.Word]) -> Bool {
    strictness != .strict && strange.count <= Self.strangeWords && strange.count * 2 < telling.count
      && strange.allSatisfy { word in
        !index.isKnown(word.stem) && !isNumber(word.text)
          && !index.limiting.contains(word.text) && !isComplement(word)
      }
  }

  private func isNumber(_ word: String) -> Bool {
    word.contains(where: \.isNumber)
      || !ValueKind.number(NumberRange(isInteger: false))
        .readings(in: Utterance(word), language: index.language.code).isEmpty
  }

  /// Whether a word is what a preposition before it is about: "the weather in *London*".
  private func isComplement(_ word: NameIndex.Word) -> Bool {
    lead(of: word.place).map(index.requests.prepositions.contains) ?? false
  }

  /// The word before a place, but for articles.
  func lead(of place: Int) -> String? {
    words[..<place].last { !index.isSmall($0) || index.requests.prepositions.contains($0) }
  }

  /// Words that stand together, beside values, where an enum has a place left: they are taken for a
  /// case that there is not, which is asked for.
  private func unknown(
    _ strange: [NameIndex.Word], of shortcut: Catalog.Shortcut, _ meaning: WordIndex.Meaning,
    beside known: [Place]
  ) -> Unknown? {
    let unsaid = shortcut.slots.keys.filter { slot in
      shortcut.takesCase(slot) && !known.contains { $0.capture.slot == slot }
    }
    // Where several are, it is the one that most phrases have a place for.
    func use(_ slot: String) -> Int { meaning.phrases.count { $0.slots.contains(slot) } }
    let open = unsaid.filter { use($0) == unsaid.map(use).max() }
    guard open.count == 1, let first = strange.first?.place, let last = strange.last?.place,
      strange.count <= Self.unknownWords, !known.isEmpty,
      strange.allSatisfy({ !index.isKnown($0.stem) && !isNumber($0.text) }),
      telling.allSatisfy({
        !(first...last).contains($0.place) || strange.map(\.place).contains($0.place)
      })
    else { return nil }
    // Its article is a part of it.
    let small = words[..<first].reversed().prefix {
      index.isSmall($0) && !index.requests.prepositions.contains($0)
    }
    let start = first - small.count
    let before = start > 0 ? words[start - 1] : nil
    // What leads to another value is no value of this one: "4.50 for a coffee under food" is no day.
    if let before, meaning.leads[open[0]]?.contains(before) != true,
      meaning.leads.values.contains(where: { $0.contains(before) })
    {
      return nil
    }
    return Unknown(
      slot: open[0], span: utterance.span(of: start..<last + 1), before: before)
  }
}
