// SPDX-License-Identifier: Apache-2.0

/// The best way to lay the words of an utterance along a form of a phrase.
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
      return utterance.word(index) == folded ? nil : utterance.span(ofWord: index)
    }
  }

  /// Alignments with less than this share of the phrase's words are not worth a suggestion.
  static let floor = 0.4

  let form: SuggestibleForm
  let places: [Place]
  /// The first extra word before the first item.
  let extraBefore: Int?
  /// The worth of the form's words that were said, less a little for each word that is not right.
  let gain: Double
  /// The share that this is of the whole form.
  let share: Double

  /// Aligns the words of an utterance.
  init(of said: [String], with form: SuggestibleForm) {
    let table = AlignmentTable(items: form.items, said: said)
    (places, extraBefore) = table.places()
    gain = table.total
    share = gain / max(form.items.reduce(0) { $0 + $1.weight }, 1)
    self.form = form
  }
}

/// The gains of all beginnings of a form with all beginnings of an utterance.
private struct AlignmentTable {
  /// What the last step to a cell was.
  private enum Step {
    case extra, missing
    case takes(Int)
  }

  /// How alike a word must be to count as a slip for another.
  private static let wordFloor = 0.6
  /// Cost of a word that belongs nowhere.
  private static let extraCost = 0.3
  /// Cost of an item that is missing, besides its weight that is not gained.
  private static let missingCost = 0.1
  /// Cost of each word in a slot, so that a slot takes no more than it must.
  private static let slotWordCost = 0.02

  private var gains: [[Double]]
  private var steps: [[Step?]]

  init(items: [FormItem], said: [String]) {
    gains = Array(
      repeating: Array(repeating: -.infinity, count: said.count + 1), count: items.count + 1)
    steps = Array(
      repeating: Array(repeating: nil, count: said.count + 1), count: items.count + 1)
    gains[0][0] = 0
    for item in 0...items.count {
      for word in 0...said.count where gains[item][word] > -.infinity {
        let gain = gains[item][word]
        if word < said.count { offer(gain - Self.extraCost, .extra, item, word + 1) }
        guard item < items.count else { continue }
        offer(gain - Self.missingCost, .missing, item + 1, word)
        take(items[item], item, said, from: word, gain: gain)
      }
    }
  }

  private mutating func take(
    _ item: FormItem, _ index: Int, _ said: [String], from word: Int, gain: Double
  ) {
    for length in item.lengths where word + length <= said.count {
      let likeness = item.likeness(of: said[word..<word + length], floor: Self.wordFloor)
      guard likeness > 0 else { continue }
      let cost = item.isOpen ? Self.slotWordCost * Double(length) : 0
      offer(gain + item.weight * likeness - cost, .takes(length), index + 1, word + length)
    }
  }

  private mutating func offer(_ gain: Double, _ step: Step, _ item: Int, _ word: Int) {
    guard gain > gains[item][word] else { return }
    gains[item][word] = gain
    steps[item][word] = step
  }

  /// The gain of the whole form with the whole utterance.
  var total: Double { gains.last?.last ?? 0 }

  /// What each item got on the best way, read from its end.
  func places() -> ([Alignment.Place], extraBefore: Int?) {
    var places = Array(repeating: Alignment.Place(words: 0..<0), count: gains.count - 1)
    var extraBefore: Int?
    var (item, word) = (gains.count - 1, gains[0].count - 1)
    while let step = steps[item][word] {
      switch step {
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
    return (places, extraBefore)
  }
}
