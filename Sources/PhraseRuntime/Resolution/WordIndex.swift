// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The words of the phrases and of the values of a snapshot in one language, for lines that keep to
/// the order of no phrase.
struct WordIndex: Sendable {
  /// What a phrase has besides small words.
  struct PhraseWords: Sendable {
    /// Its place among those of the snapshot.
    let phrase: Int
    let words: Set<String>
    /// All of them as they are, also small ones.
    let tokens: Set<String>
    let slots: [String]
    /// The word right before each slot: "from".
    let leads: [String: Set<String>]
    /// Words right before a slot, which tell what its values are: "the *collection* ${collection}".
    let kinds: Set<String>
    /// Whether it is a question.
    let asks: Bool
    /// Its first two words: "how much".
    let opening: [String]
    /// Whether it opens or shows something.
    let opens: Bool
    /// Whether it has no word that says something by itself: "I like …"; then all of them are needed.
    let isOfSmallWords: Bool
    /// Whether the app is all that it is about, "show my ${applicationName}", and not only where it is done.
    let isAboutApplication: Bool
  }

  /// An intent as it is spoken of.
  struct Meaning: Sendable {
    let shortcut: Int
    let phrases: [PhraseWords]
    /// The words of its phrases, those that ask for the same, and what its values are called.
    let vocabulary: Set<String>
    /// The words of its app's names.
    let application: Set<String>
    /// What the values are called, by their places.
    let kinds: [String: Set<String>]
    /// Words right before the values, by their places: "from".
    let leads: [String: Set<String>]
  }

  let language: Language
  let requests: RequestWords
  let meanings: [Meaning]
  /// The intents that are asked for by questions.
  private let answering: Set<String>
  /// The intents that open or show something.
  private let showing: Set<String>
  /// The names of the lists that the meanings have places for.
  let names: [String: NameIndex]
  /// Stems of phrases that a stem may be said for.
  private let alike: [String: Set<String>]
  /// Words that mean the opposite of a word.
  let opposites: [String: Set<String>]
  /// Words that open what a name is the name of.
  let opening: Set<String>
  private let fillers: [[String]]
  private let small: Set<String>
  /// Words that ask for something together, "get rid", by their first one.
  private let joined: [String: [[String]]]
  /// The words that questions begin with.
  let questions: [[String]]
  /// The stems of the words that only make a question of a phrase.
  let questionWords: Set<String>
  /// Words that leave less of what is asked for, which cannot be passed over: "yesterday", "lowest".
  let limiting: Set<String>
  /// Every stem of the phrases and the names.
  private let known: Set<String>

  /// - Returns: Nil for a language whose requests are not known word by word.
  init?(of snapshot: Snapshot, in code: String) {
    let language = Language.named(code)
    guard let requests = language.requests else { return nil }
    self.language = language
    self.requests = requests
    let colloquial = Set(requests.colloquial.map { language.stem(Utterance($0).folded) })
    var alike: [String: Set<String>] = [:]
    var asking: [String: Set<String>] = [:]
    for group in requests.alike {
      let stems = Set(group.map { language.stem(Utterance($0).folded) })
      let plain = stems.subtracting(colloquial)
      for stem in stems { alike[stem, default: []].formUnion(plain) }
      for stem in plain { asking[stem, default: []].formUnion(stems) }
    }
    self.alike = alike
    opposites = language.opposites
    let finding = language.words.finding
    limiting = Set(requests.limiting + finding.greatest + finding.least)
    opening = Set(requests.opening.map { language.stem(Utterance($0).folded) })
    joined = Dictionary(
      grouping: requests.alike.joined().map { Utterance($0).tokens.map(\.text) }
        .filter { $0.count > 1 },
      by: { $0[0] })
    // "He gastado" tells something, and asks nothing.
    questions = requests.questions.filter { !requests.reports.contains($0) }
      .map { Utterance($0).tokens.map(\.text) }
    questionWords = Set(questions.joined().map(language.stem))
    fillers = language.fillers.map { Utterance($0).tokens.map(\.text) }
      .sorted { $0.count > $1.count }
    // "Them" is no part of a title.
    let unsaid = language.droppable + requests.light + language.words.context.references
    small = Set(unsaid.map { Utterance($0).folded })
    let words = Words(language: language, small: small, requests: requests)
    let meanings = snapshot.catalog.shortcuts.indices.compactMap { index in
      words.meaning(ofShortcut: index, in: snapshot, askedBy: asking)
    }
    self.meanings = meanings
    let shortcuts = snapshot.catalog.shortcuts
    func intents(with fits: (PhraseWords) -> Bool) -> Set<String> {
      Set(
        meanings.filter { $0.phrases.contains(where: fits) }.map { shortcuts[$0.shortcut].intent })
    }
    answering = intents(with: \.asks)
    showing = intents(with: \.opens)
    let lists = meanings.flatMap { meaning in
      snapshot.catalog.shortcuts[meaning.shortcut].slots.values.compactMap(\.list)
    }
    let names = Dictionary(
      uniqueKeysWithValues: Set(lists).compactMap { name in
        snapshot.contents[name].map { content in
          (name, NameIndex(content.entries) { words.words(in: $0) })
        }
      })
    self.names = names
    var known = Set(alike.keys)
    for meaning in meanings { known.formUnion(meaning.vocabulary.union(meaning.application)) }
    for index in names.values { known.formUnion(index.stems) }
    self.known = known
  }

  /// The stem that a word which is none is nearest to by slips of the finger; nil where several are as
  /// near, or none is.
  ///
  /// - Complexity: each known stem is compared; a line has few words that nobody knows.
  func meant(by stem: String) -> String? {
    guard !isKnown(stem), !stem.contains(where: \.isNumber) else { return nil }
    let near = known.compactMap { other in
      language.slips(from: stem, to: other, inShortWords: isName(other))
        .map { (stem: other, slips: $0) }
    }
    guard let least = near.map(\.slips).min() else { return nil }
    let nearest = near.filter { $0.slips == least }
    return nearest.count == 1 ? nearest[0].stem : nil
  }

  /// Whether an intent is asked for by a question, and so tells something.
  func tells(_ intent: String) -> Bool { answering.contains(intent) }

  /// Whether an intent changes nothing, as far as its phrases tell.
  func isHarmless(_ intent: String) -> Bool {
    answering.contains(intent) || showing.contains(intent)
  }

  /// Whether a stem is one of the phrases, or of the names.
  func isKnown(_ stem: String) -> Bool { known.contains(stem) }

  /// Whether a stem is a word of a phrase, or what a kind of values is called.
  func isOfPhrase(_ stem: String) -> Bool {
    meanings.contains { meaning in
      meaning.phrases.contains { $0.words.contains(stem) }
        || meaning.kinds.values.contains { $0.contains(stem) }
    }
  }

  private func isName(_ stem: String) -> Bool { names.values.contains { $0.stems.contains(stem) } }

  /// A line with words of a phrase in place of those that ask for the same; nil where it has none of
  /// them.
  func words(of utterance: Utterance, asIn phrase: String) -> String? {
    let own = Utterance(phrase).tokens.map(\.text).filter { !isSmall($0) }
    var text = utterance.text
    for token in utterance.tokens.reversed() where !own.contains(token.text) && !isSmall(token.text)
    {
      let meant = alike(language.stem(token.text))
      guard let word = own.first(where: { meant.contains(language.stem($0)) }) else { continue }
      text = text.replacing(token.span, with: word)
    }
    return text == utterance.text ? nil : text
  }

  /// The phrases that have most of the words of a text, or words that ask for the same; the first of
  /// each intent.
  func phrases(nearestTo text: String, limit: Int) -> [Int] {
    let words = Utterance(text).tokens.map(\.text)
    let wanted = Set(words.filter { !isSmall($0) }.map(language.stem))
      .union(joined(in: words).map(\.stem))
    let shared = meanings.compactMap { meaning -> (phrase: Int, count: Int)? in
      let best = meaning.phrases.map { phrase in
        (
          phrase: phrase.phrase,
          count: wanted.filter { !alike($0).isDisjoint(with: phrase.words) }.count
        )
      }
      .max { ($0.count, $1.phrase) < ($1.count, $0.phrase) }
      return best.flatMap { $0.count > 0 ? $0 : nil }
    }
    return shared.sorted { ($1.count, $0.phrase) < ($0.count, $1.phrase) }.prefix(limit).map(
      \.phrase)
  }

  /// The stem, and those that ask for the same.
  func alike(_ stem: String) -> Set<String> { alike[stem, default: []].union([stem]) }

  /// Whether a folded word says nothing by itself.
  func isSmall(_ word: String) -> Bool { small.contains(word) }

  /// The values that a line names in full, and not only by words of phrases: of "I'd love to read Kindred"
  /// the book, and not the shelf "Read".
  func named(in line: Utterance) -> [(list: String, id: Int)] {
    let words = line.tokens.map(\.text)
    let telling = line.nameWords(in: language).filter { !isSmall($0.text) }
    let names = telling.filter { !isOfPhrase($0.stem) }
    return self.names.sorted { $0.key < $1.key }.flatMap { list, index in
      index.spots(in: telling, of: words).filter { spot in
        spot.isWhole && spot.ids.count == 1 && names.contains { spot.range.contains($0.place) }
      }
      .map { (list, $0.ids[0]) }
    }
  }

  /// The places of the words of a line that mean nothing, the longest fillers first.
  func fillers(in words: [String]) -> Set<Int> {
    var places: Set<Int> = []
    for start in words.indices where !places.contains(start) {
      let rest = words[start...]
      if let filler = fillers.first(where: { rest.starts(with: $0) }) {
        places.formUnion(start..<start + filler.count)
      }
    }
    return places
  }

  /// The places of words that ask for something together, and the stem that they are known by.
  ///
  /// The second of two may end the line: "take the last one off".
  func joined(in words: [String]) -> [(places: [Int], stem: String)] {
    words.indices.compactMap { start in
      let rest = words[start...]
      let known = joined[words[start]] ?? []
      if let longest = known.filter({ rest.starts(with: $0) }).max(by: { $0.count < $1.count }) {
        return (
          Array(start..<start + longest.count), language.stem(longest.joined(separator: " "))
        )
      }
      guard rest.count > 2, let pair = known.first(where: { $0.count == 2 && $0[1] == rest.last })
      else { return nil }
      return ([start, words.count - 1], language.stem(pair.joined(separator: " ")))
    }
  }

  /// Makes words of texts.
  private struct Words {
    let language: Language
    let small: Set<String>
    let requests: RequestWords

    /// The words of a text without small ones; with them where there are no others.
    func words(in text: String) -> [NameIndex.Word] {
      let words = Utterance(text).nameWords(in: language)
      let telling = words.filter { !small.contains($0.text) }
      return telling.isEmpty ? words : telling
    }

    func names(_ text: String) -> [String] { words(in: text).map(\.stem) }

    func meaning(
      ofShortcut index: Int, in snapshot: Snapshot, askedBy asking: [String: Set<String>]
    ) -> Meaning? {
      let shortcut = snapshot.catalog.shortcuts[index]
      guard !shortcut.isGenerated else { return nil }
      let phrases = snapshot.origins.indices.filter { place in
        let origin = snapshot.origins[place]
        return origin.shortcut == index && !origin.phrase.isNegative
          && origin.phrase.language.isSameLanguage(as: language.code)
      }
      .map { phrase($0, snapshot.origins[$0].phrase.text) }
      .filter { !$0.words.isEmpty }
      guard !phrases.isEmpty else { return nil }
      var kinds: [String: Set<String>] = [:]
      for slot in shortcut.slots.keys {
        let kind = shortcut.kindName(ofSlot: slot, language: language.code)
        kinds[slot] = Set(names(kind) + names(language.words.finding.plural(kind)))
      }
      let said = phrases.reduce(into: Set(kinds.values.joined())) { $0.formUnion($1.words) }
      let application = snapshot.catalog.applications[shortcut.application]
      return Meaning(
        shortcut: index, phrases: phrases,
        vocabulary: said.reduce(into: said) { $0.formUnion(asking[$1] ?? []) },
        application: Set(application.names(in: language.code).flatMap(names)), kinds: kinds,
        leads: phrases.reduce(into: [:]) { $0.merge($1.leads) { $0.union($1) } })
    }

    private func phrase(_ place: Int, _ text: String) -> PhraseWords {
      var words: [String] = []
      var slots: [String] = []
      var kinds: Set<String> = []
      var leads: [String: Set<String>] = [:]
      var isAboutApplication = false
      for (index, part) in text.split(separator: "${", omittingEmptySubsequences: false)
        .enumerated()
      {
        var literal = part
        if index > 0, let end = part.firstIndex(of: "}") {
          slots.append(String(part[..<end]))
          if let last = words.last { leads[slots[slots.count - 1]] = [last] }
          if slots.last == Catalog.applicationSlot {
            isAboutApplication = words.last.map { !requests.prepositions.contains($0) } ?? false
            // "In" stands there for the app only.
            if let last = words.last, small.contains(last) { words.removeLast() }
          }
          literal = part[part.index(after: end)...]
        }
        let tokens = Utterance(String(literal)).tokens.map(\.text)
        // The first word of all asks for something.
        if words.count + tokens.count > 1, let last = tokens.last { kinds.insert(last) }
        words += tokens
      }
      kinds = kinds.filter { language.opposites[$0] == nil }
      let first = words.first ?? ""
      let telling = words.filter { !small.contains($0) }
      return PhraseWords(
        phrase: place,
        words: Set((telling.isEmpty ? words : telling).map(language.stem)),
        tokens: Set(words),
        slots: slots.filter { $0 != Catalog.applicationSlot }, leads: leads,
        kinds: Set(kinds.map(language.stem)),
        asks: !requests.reports.contains(first)
          && requests.questions.contains { Utterance($0).tokens.first?.text == first },
        opening: Array(words.prefix(2)),
        opens: requests.opening.contains(first), isOfSmallWords: telling.isEmpty,
        isAboutApplication: isAboutApplication && slots == [Catalog.applicationSlot])
    }
  }
}

extension Catalog.Slot {
  /// The list that its values are on; nil for other values.
  var list: String? {
    if case .list(let name, _) = kind { name } else { nil }
  }
}
