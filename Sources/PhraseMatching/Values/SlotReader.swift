// SPDX-License-Identifier: Apache-2.0

/// Reads the values of a slot that has no list: numbers, dates, amounts.
///
/// One is made for each slot when a grammar is compiled, so that a search finds the tables of the
/// language ready. Words that begin no value cost one look-up, and allocate nothing; nor does a
/// number in digits.
final class SlotReader: Sendable {
  /// A value, and the index of the word behind it.
  struct Reading {
    let value: SpokenValue
    let end: Int
    /// A word of the value that was taken for another; nil where every word is one of a value.
    var slip: Misspelling?
  }

  /// A word that is one typo away from a word of a value.
  struct Misspelling: Equatable {
    /// The index of the word in the utterance.
    let word: Int
    /// The folded word that was meant.
    let meant: String
  }

  private let numbers: NumberReading
  private let rules: ValueRules
  private let beginnings: ValueRules.Beginnings

  private var kind: ValueKind { numbers.kind }

  init(_ kind: ValueKind, language: String, signs: PhraseSigns = PhraseSigns()) {
    rules = ValueRules.forLanguage(language)
    numbers = NumberReading(kind: kind, marks: NumberMarks(language: language), signs: signs)
    beginnings = rules.beginnings(of: kind)
  }

  /// Gives the values that the words from a position on begin with, one for each length.
  func forEachReading(
    _ utterance: Utterance, at position: Int, _ body: (Reading) -> Void
  ) {
    guard rules.canBegin(beginnings, utterance, at: position) else { return }
    if let reading = plainNumber(utterance, at: position) {
      if let reading { body(reading) }
      return
    }
    let window = SignedWindow(numbers, utterance, at: position)
    if window.isDoubtful {
      var apart = numbers
      apart.joinsBlanks = false
      // What ends at the same word as with the blanks is the same.
      let joined = Set(window.ends)
      read(SignedWindow(apart, utterance, at: position), at: position) { reading in
        if !joined.contains(reading.end) { body(reading) }
      }
    }
    read(window, at: position, body)
  }

  /// Gives the values that the words from a position on begin with if one word is misspelt:
  /// “tomorow at five”.
  ///
  /// For tolerant searches, which count the ``Reading/slip`` of each as one typo; an exact reading
  /// never takes a misspelt word. The word is the first one that no value of the language has, and it
  /// has five letters or more, as has the one that was meant. Where it could be two words that make
  /// different values, it is neither: a value must never become another.
  ///
  /// `mayBeTypo` says of a word by its index whether it may be misspelt: words that phrases and lists
  /// know may not.
  func forEachMisspelt(
    _ utterance: Utterance, at position: Int, mayBeTypo: (Int) -> Bool,
    _ body: (Reading) -> Void
  ) {
    // Where nothing can begin, only the first word can be the misspelt one.
    let begins = rules.canBegin(beginnings, utterance, at: position)
    let last = begins ? min(utterance.words.count, position + ValueRules.wordLimit) : position + 1
    for index in position..<last where !utterance.beginsInDigit(index) {
      let word = utterance.word(index)
      guard !rules.isKnown(word) else { continue }
      guard mayBeTypo(index) else { return }
      let slips = rules.corrections(of: word).map { Misspelling(word: index, meant: $0) }
      read(slips, utterance, at: position).forEach(body)
      return
    }
  }

  /// The values with one of several words in the place of a misspelt one, where they agree.
  private func read(
    _ slips: [Misspelling], _ utterance: Utterance, at position: Int
  ) -> [Reading] {
    var found: [Int: [Reading]] = [:]
    for slip in slips {
      var window = SignedWindow(numbers, utterance, at: position)
      window.replaceWord(at: slip.word, by: slip.meant)
      read(window, at: position) { reading in
        guard reading.end > slip.word else { return }
        found[reading.end, default: []].append(
          Reading(value: reading.value, end: reading.end, slip: slip))
      }
    }
    return found.sorted { $0.key < $1.key }.compactMap { _, readings in
      readings.allSatisfy { $0.value == readings[0].value } ? readings[0] : nil
    }
  }

  /// The values that the words from a position on begin with, as an array.
  func readings(_ utterance: Utterance, at position: Int) -> [Reading] {
    var readings: [Reading] = []
    forEachReading(utterance, at: position) { readings.append($0) }
    return readings
  }

  private func read(_ window: SignedWindow, at position: Int, _ body: (Reading) -> Void) {
    for reading in kind.readings(in: window.items[...], rules: rules) {
      let end = window.ends[reading.length - 1]
      guard end > position, window.mayEnd[reading.length - 1] else { continue }
      body(Reading(value: reading.value, end: end))
    }
  }

  /// A number in digits that no other word belongs to, read without a copy; nil where the rules have
  /// to look, and a nil in it where there is no value.
  private func plainNumber(_ utterance: Utterance, at position: Int) -> Reading?? {
    guard case .number(let range) = kind, utterance.beginsInDigit(position) else { return nil }
    let number = utterance.withBytes { numbers.number(utterance, $0, at: position) }
    guard let number else { return .some(nil) }
    let behind = number.end
    if number.cluster.isDoubtful
      || behind < utterance.words.count
        && (utterance.beginsInDigit(behind) || rules.mayFollowNumber(utterance, at: behind))
    {
      return nil
    }
    guard let value = number.value else {
      // “1/2” is one for the rules, “31/12/2026” is none.
      return number.isUnreadable ? .some(nil) : nil
    }
    guard number.signs.behind?.isPercent != true, range.contains(value) else { return .some(nil) }
    return Reading(value: .number(value), end: number.end)
  }
}
