// SPDX-License-Identifier: Apache-2.0

extension Walk {
  // MARK: - Words that belong nowhere

  func skipWords(_ place: Place) {
    let position = place.position
    // A text has all its words.
    guard position < context.count, place.flags.isDisjoint(with: .isAnyWords) else { return }
    for filler in context.fillers where filler.words.lowerBound == position {
      if !filler.isOpener || place.state == .start {
        skip(Slip(.filler, filler.words), from: place)
      }
    }
    if context.isDoubled(position) {
      skip(Slip(.doubledWord, position..<position + 1), from: place)
    }
    if context.isLoose { skipUnknownWord(place) }
  }

  /// The same place behind words that are not used.
  @inline(__always)
  private func skip(_ slip: Slip, from place: Place) {
    var next = place
    next.points += slip.points
    next.position = slip.words.upperBound
    reach(next, by: .slip(slip))
  }

  // MARK: - Phrases

  /// Goes on in the phrase without a small word that was not said.
  func leaveOutWords(_ place: Place) {
    let gap = place.position..<place.position
    for word in context.phrases.droppable[place.state.index] {
      var next = place
      next.state = word.target
      reach(next, with: Slip(.droppedWord, gap, meant: .words(nil, word.word, nil)))
    }
    if context.isLoose { leaveOutUnsaidWords(place) }
  }

  /// The words of the phrase that the next words may be.
  func takeWordsWithSlips(_ place: Place) {
    guard place.position < context.count else { return }
    for index in context.variants(of: place.position, list: nil) {
      let variant = context.variants[index]
      takeWords(
        variant.first, variant.second, count: variant.count, from: place, slip: variant.slip)
    }
  }

  /// Goes on in the phrase without the name of the application.
  func leaveOutValue(_ edge: Automaton.SlotEdge, _ place: Place) {
    let isLiteral = context.phrases.traits[edge.symbol.index].isLiteral
    guard isLiteral || context.isLoose else { return }
    var next = place
    next.state = edge.target
    let gap = place.position..<place.position
    reach(
      next,
      with: isLiteral
        ? Slip(.droppedApplication, gap, slot: edge.symbol)
        : Slip(.missingValue, gap, points: Departure.missingValue, slot: edge.symbol))
  }

  // MARK: - Values

  /// Values that the next words are with a typo in one of them.
  func takeMisspeltValue(_ place: Place, _ slot: SymbolID, _ reader: Int) {
    for index in context.misspeltReadings(of: reader, at: place.position) {
      let reading = context.readings[index]
      guard let slip = reading.slip else { continue }
      let words = place.position..<reading.end
      let typo = Slip(.oneTypo, slip.word..<slip.word + 1, meant: .reading(index))
      var next = behind(place, slot, words, .reading(index))
      next.points += typo.points
      next.flags.insert(.isGuessed)
      reach(next, by: .filling(Filling(slot, words, .reading(index)), typo))
    }
  }

  /// The words of a list that the next words may be.
  func takeValueWordsWithSlips(_ place: Place, _ id: ListID) {
    let list = context.lists[id.index]
    let gap = place.position..<place.position
    for word in context.automaton.droppable[id.index] {
      let meant = Slip.Meant.words(id, word, nil)
      takeValueWords(
        word, count: 0, from: place, in: list, slip: Slip(.droppedWord, gap, meant: meant))
    }
    guard place.position < context.count else { return }
    let isName = place.slot.map { context.phrases.traits[$0.index].isLiteral } == true
    for index in context.variants(of: place.position, list: id) {
      let variant = context.variants[index]
      takeValueWords(
        variant.first, variant.second, count: variant.count, from: place, in: list,
        slip: isName ? variant.slip?.ofName : variant.slip)
    }
  }
}

extension Slip {
  /// The slip in the name of an application: it has no other number, so that "trail" behind a value
  /// belongs to the value before it is "Trails".
  fileprivate var ofName: Slip {
    guard kind == .edit(.grammaticalNumber) || kind == .edit(.inflection) else { return self }
    return Slip(.oneTypo, Int(start)..<Int(end), meant: meant)
  }
}
