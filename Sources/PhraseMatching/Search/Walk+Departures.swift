// SPDX-License-Identifier: Apache-2.0

/// What it costs to leave a phrase further than is forgiven, in points of a slip.
///
/// The costs only decide which phrase is nearest: long words say more than short ones, words that
/// were said count more than words that were not, and a slot takes what it does not know before
/// words are left over. They were chosen by trying; no corpus is behind them.
enum Departure {
  static let similarWord = 70
  static let missingValue = 60
  /// Dearer ways are no suggestions.
  static let ceiling = 1_000

  static func missingWord(letters: Int) -> Int { 10 + 5 * min(letters, 8) }
  static func extraWord(letters: Int) -> Int { 40 + 20 * min(letters, 8) }
  static func unknownValue(letters: Int) -> Int { 12 * min(letters, 8) }
  static let unknownValue = 60
}

extension Walk {
  /// No title that people say has more words.
  private var unknownWordLimit: Int { 12 }
  private var unsaidWordLimit: Int { 256 }

  /// The same place behind a word that nothing accounts for.
  func skipUnknownWord(_ place: Place) {
    var next = place
    let slip = Slip(
      .extraWord, place.position..<place.position + 1,
      points: Departure.extraWord(letters: context.letterCount(place.position)))
    next.points += slip.points
    next.position += 1
    reach(next, by: .slip(slip))
  }

  /// Goes on in the phrase without a word that was not said, whatever it is.
  ///
  /// Where very many words may follow, only those behind which what was said goes on.
  func leaveOutUnsaidWords(_ place: Place) {
    let edges = context.phrases.edges[place.state.index]
    let isCrowded = edges.count > unsaidWordLimit
    for edge in edges.reversed() where !isCrowded || goesOn(from: edge.target, at: place.position) {
      let letters = context.phrases.words.bytes(of: edge.word).count
      var next = place
      next.state = edge.target
      let slip = Slip(
        .missingWord, place.position..<place.position,
        points: Departure.missingWord(letters: letters),
        meant: .words(nil, edge.word, nil))
      next.points += slip.points
      reach(next, by: .slip(slip))
    }
  }

  private func goesOn(from state: StateID, at position: Int) -> Bool {
    guard position < context.count else { return !context.phrases.accepts[state.index].isEmpty }
    return context.ids[position].flatMap { context.phrases.target(from: state, on: $0) } != nil
  }

  /// Takes one more word as the value of a slot that does not know it.
  func takeUnknownWord(_ place: Place, _ slot: SymbolID) {
    let length = place.position - Int(place.valueStart)
    guard place.position < context.count, length < unknownWordLimit,
      !context.phrases.traits[slot.index].isLiteral
    else { return }
    let points =
      Departure.unknownValue(letters: context.letterCount(place.position))
      + (length == 0 ? Departure.unknownValue : 0)
    takeAnyWord(place, as: .isUnknown, points: points)
  }
}
