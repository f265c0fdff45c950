// SPDX-License-Identifier: Apache-2.0

/// Draws sayings and lets one thing slip in each.
struct ToleranceGenerator {
  let lists: [String: [String]]
  var random: SplitMix64
  private let titles: [String: Titles]
  private var confusions = Confusions()

  init(titleCount: Int, seed: UInt64) {
    random = SplitMix64(state: seed)
    let books = Titles(titleCount, using: &random, make: Titles.book)
    let recipes = Titles(titleCount / 10, using: &random, make: Titles.recipe)
    titles = ["books": books, "recipes": recipes]
    lists = [
      "books": books.all, "recipes": recipes.all, "shelves": ToleranceTemplates.shelves,
      "people": ToleranceTemplates.people, "rooms": ToleranceTemplates.rooms,
    ]
  }

  /// Distinct utterances of a kind.
  mutating func cases(_ kind: ToleranceKind, count: Int) -> [ToleranceCorpus.Case] {
    var texts: Set<String> = []
    var cases: [ToleranceCorpus.Case] = []
    // Some kinds fit one saying in a hundred.
    for _ in 0..<count * 1000 where cases.count < count {
      guard let made = makeCase(kind), texts.insert(made.text).inserted else { continue }
      cases.append(made)
    }
    return cases
  }

  private mutating func makeCase(_ kind: ToleranceKind) -> ToleranceCorpus.Case? {
    switch kind {
    case .unrelated:
      return negative(kind, UnrelatedTalk.sentence(lists: lists, using: &random))
    case .unknownValue: return unknownValue()
    case .nearMissValue: return nearMissValue()
    case .twoApplications:
      let saying = saying { $0.intent.hasSuffix("Notes") }
      return Slips.missingApplication(saying).map { text in
        negative(kind, random.next() % 20 == 0 ? text : Self.again(saying, text, using: &random))
      }
    default:
      let saying = saying { Self.isSuitable($0, for: kind) }
      guard let text = slip(kind, in: saying) else { return nil }
      return ToleranceCorpus.Case(
        kind: kind, text: text, intent: saying.template.intent, slots: saying.slots)
    }
  }

  private func negative(_ kind: ToleranceKind, _ text: String) -> ToleranceCorpus.Case {
    ToleranceCorpus.Case(kind: kind, text: text, intent: nil, slots: [:])
  }

  /// The shortened text with fillers.
  private static func again(
    _ saying: Saying, _ text: String, using random: inout SplitMix64
  ) -> String {
    var short = saying
    short.words = text.split(separator: " ").map { .init(text: String($0), role: .literal) }
    return Fillers.around(short, using: &random)
  }

  private static func isSuitable(
    _ template: ToleranceTemplates.Template, for kind: ToleranceKind
  ) -> Bool {
    switch kind {
    // The phrase is another application's as well.
    case .missingApplication: !template.intent.hasSuffix("Notes")
    default: true
    }
  }

  private mutating func slip(_ kind: ToleranceKind, in saying: Saying) -> String? {
    switch kind {
    case .exact: return saying.text
    case .fillersAround: return Fillers.around(saying, using: &random)
    case .fillerInside: return Fillers.inside(saying, using: &random)
    case .doubledWord: return Slips.doubledWord(saying, using: &random)
    case .droppedFunctionWord: return Slips.droppedFunctionWord(saying, using: &random)
    case .missingApplication: return Slips.missingApplication(saying)
    case .typoOne: return Typos.misspelt(saying, typos: 1, letters: 5, using: &random)
    case .typoTwo: return Typos.misspelt(saying, typos: 2, letters: 8, using: &random)
    case .missingAccents: return Slips.missingAccents(saying)
    case .missingPunctuation: return Slips.missingPunctuation(saying)
    case .joinedCompound: return Slips.joinedCompound(saying, using: &random)
    case .splitCompound: return Slips.splitCompound(saying, using: &random)
    case .singularForPlural: return Slips.singularForPlural(saying, using: &random)
    case .numberWords: return numberWords(saying)
    case .unknownValue, .twoApplications, .unrelated, .nearMissValue: return nil
    }
  }

  /// A saying with a number said in words, or with the number of a title the other way round.
  private mutating func numberWords(_ saying: Saying) -> String? {
    let hasNumber = saying.words.contains { if case .number = $0.role { true } else { false } }
    return hasNumber ? saying.text : Slips.otherNumber(saying)
  }

  mutating func saying(
    where isSuitable: (ToleranceTemplates.Template) -> Bool
  ) -> Saying {
    let templates = ToleranceTemplates.all.filter(isSuitable)
    let template = templates[Int.random(in: 0..<templates.count, using: &random)]
    return Saying(template) { slot in
      if let number = SpelledNumbers.spoken(slot: slot, using: &random) { return number }
      let values = lists[ToleranceTemplates.lists[slot] ?? ""] ?? []
      let index = Int.random(in: 0..<values.count, using: &random)
      return (values[index], Double(index))
    }
  }

  /// A saying in which one value is replaced by one that is on no list.
  private mutating func unknownValue() -> ToleranceCorpus.Case? {
    var replaced: String?
    let isTitle = random.next() % 10 < 7
    let slots = isTitle ? ["book", "recipe"] : ["shelf", "person", "room"]
    let template = saying { template in
      slots.contains { template.text.contains("${\($0)}") }
    }.template
    let saying = Saying(template) { slot in
      if slots.contains(slot), replaced == nil, let value = unknown(slot) {
        replaced = value
        return (value, 0)
      }
      if let number = SpelledNumbers.spoken(slot: slot, using: &random) { return number }
      let values = lists[ToleranceTemplates.lists[slot] ?? ""] ?? []
      return (values[Int.random(in: 0..<values.count, using: &random)], 0)
    }
    return replaced.map { _ in negative(.unknownValue, saying.text) }
  }

  /// Words of the same kind as the slot's values that are like none of them.
  private mutating func unknown(_ slot: String) -> String? {
    guard let list = titles[ToleranceTemplates.lists[slot] ?? ""] else {
      return TitleWords.unlisted.randomElement(using: &random)
    }
    let candidate =
      switch Int.random(in: 0..<5, using: &random) {
      case 0: "the \(TitleWords.unlisted.randomElement(using: &random) ?? "")"
      case 1 where slot == "book": Titles.recipe(using: &random)
      case 1: Titles.book(using: &random)
      default: slot == "book" ? Titles.book(using: &random) : Titles.recipe(using: &random)
      }
    return list.hasSimilar(to: candidate, confusions: &confusions) ? nil : candidate
  }

  /// A title with a word of another one in it.
  private mutating func nearMissValue() -> ToleranceCorpus.Case? {
    let saying = saying { $0.text.contains("${book}") }
    let places = saying.words.indices.filter { saying.words[$0].role == .value("book") }
    var words = saying.words
    let other = Titles.book(using: &random).lowercased().split(separator: " ")
    guard let place = places.randomElement(using: &random), let word = other.last else {
      return nil
    }
    words[place].text = String(word)
    let text = words.map(\.text).joined(separator: " ")
    return text == saying.text ? nil : negative(.nearMissValue, text)
  }
}
