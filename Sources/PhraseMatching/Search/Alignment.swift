// SPDX-License-Identifier: Apache-2.0

/// The cheapest way to lay the words of an utterance along a form of a phrase.
///
/// Words of the phrase take equal or similar words or are missing; slots take one word or more;
/// words that belong nowhere are extra. Source: sequence alignment by dynamic programming
/// (Needleman and Wunsch, 1970).
struct Alignment {
  /// What an item of the form got.
  struct Place {
    /// The words of the utterance; empty where the item is missing.
    var words: Range<Int>
    /// The first extra word behind the item.
    var extraAfter: Int?

    /// Where the place differs from the word that belongs there; nil where it does not.
    func fault(against word: String, in utterance: Utterance) -> Range<Int>? {
      guard let index = words.first else { return utterance.span(of: words) }
      let folded = Utterance(word).tokens.first?.text
      return utterance.tokens[index].text == folded ? nil : utterance.tokens[index].span
    }
  }

  /// Alignments below this share of the phrase's words are not worth a suggestion.
  static let floor = 0.4

  let phrase: Int
  let form: LinearForm
  let places: [Place]
  /// The first extra word before the first item.
  let extraBefore: Int?
  /// The share of the form's words that were said, less a little for each extra word.
  let score: Double

  /// How alike a word must be to count as a slip for another.
  private static let wordFloor = 0.6

  init?(of utterance: Utterance, with form: LinearForm, phrase: Int, in automaton: Automaton) {
    let slots = automaton.grammar.phrases[phrase].slots
    let items = form.items.map { Item($0, slots: slots, lists: automaton.grammar.lists) }
    let said = utterance.tokens.map(\.text)
    guard items.contains(where: { $0.sharesWord(with: said) }) else { return nil }
    let weight = items.reduce(0) { $0 + $1.weight }
    let characters = said.map(Array.init)

    // gain[i][j]: the best gain of the first i items with the first j words.
    var gain = Array(
      repeating: Array(repeating: -Double.infinity, count: said.count + 1), count: items.count + 1)
    var choice = Array(
      repeating: Array(repeating: Choice.start, count: said.count + 1), count: items.count + 1)
    gain[0][0] = 0
    func offer(_ value: Double, _ how: Choice, _ item: Int, _ word: Int) {
      if value > gain[item][word] {
        gain[item][word] = value
        choice[item][word] = how
      }
    }
    for item in 0...items.count {
      for word in 0...said.count where gain[item][word] > -.infinity {
        let now = gain[item][word]
        if word < said.count { offer(now - 0.3, .extra, item, word + 1) }
        guard item < items.count else { continue }
        offer(now - 0.1, .missing, item + 1, word)
        for length in items[item].lengths where word + length <= said.count {
          let likeness = items[item].likeness(
            of: said[word..<word + length], characters[word..<word + length], floor: Self.wordFloor)
          if likeness > 0 {
            // Each further word of a slot costs a little, so that a slot takes no more than it must.
            let cost = items[item].isOpen ? 0.02 * Double(length) : 0
            offer(
              now + items[item].weight * likeness - cost, .takes(length), item + 1, word + length)
          }
        }
      }
    }
    var places: [Place] = Array(repeating: Place(words: 0..<0), count: items.count)
    var extraBefore: Int?
    var (item, word) = (items.count, said.count)
    while item > 0 || word > 0 {
      switch choice[item][word] {
      case .start: return nil
      case .extra:
        word -= 1
        if item > 0 { places[item - 1].extraAfter = word } else { extraBefore = word }
      case .missing:
        item -= 1
        places[item].words = word..<word
      case .takes(let length):
        item -= 1
        places[item].words = word - length..<word
        word -= length
      }
    }
    self.phrase = phrase
    self.form = form
    self.places = places
    self.extraBefore = extraBefore
    score = gain[items.count][said.count] / max(weight, 1)
  }

  private enum Choice {
    case start, extra, missing
    case takes(Int)
  }
}

extension Alignment {
  /// An item of the form, prepared for comparing.
  private struct Item {
    let words: [String]
    let characters: [Character]
    let isOpen: Bool

    init(_ item: LinearForm.Item, slots: [Slot], lists: [ValueList]) {
      switch item {
      case .word(let word):
        words = [Utterance(word).tokens.first?.text ?? ""]
        isOpen = false
      case .slot(let name):
        // The application's name is compared like a word: there are few of them.
        let list = slots.first { $0.name == name }?.kind.listName
        let names =
          name == "applicationName" ? lists.first { $0.name == list }?.values.flatMap(\.forms) : nil
        words = names?.map { Utterance($0).tokens.map(\.text).joined(separator: " ") } ?? []
        isOpen = names == nil
      }
      characters = words.count == 1 ? Array(words[0]) : []
    }

    /// Long words say more than short ones: "library" more than "in".
    var weight: Double { isOpen ? 0 : min(Double(words.first?.count ?? 0), 8) / 4 }

    /// How many words the item may take.
    var lengths: ClosedRange<Int> {
      isOpen ? 1...12 : 1...max(1, words.map { $0.split(separator: " ").count }.max() ?? 1)
    }

    func sharesWord(with said: [String]) -> Bool {
      !isOpen
        && words.contains { word in
          word.split(separator: " ").contains { said.contains(String($0)) }
        }
    }

    func likeness(
      of said: ArraySlice<String>, _ spelled: ArraySlice<[Character]>, floor: Double
    ) -> Double {
      if isOpen { return 1 }
      let text = said.joined(separator: " ")
      if words.contains(text) { return 1 }
      guard said.count == 1, let characters = spelled.first else { return 0 }
      return words.map { Similarity.between(characters, Array($0), floor: floor) }.max() ?? 0
    }
  }
}

extension Slot.Kind {
  package var listName: String? {
    if case .list(let name, _) = self { name } else { nil }
  }
}
