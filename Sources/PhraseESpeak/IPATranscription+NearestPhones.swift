// SPDX-License-Identifier: Apache-2.0

extension IPATranscription {
  /// Further ways to say a word would sooner be heard in place of other words.
  private static let limit = 4

  /// The nearest phones of American English for the sounds of any language, the best way first.
  ///
  /// Signs that are no sounds, such as those for tones and length, are left out. Where a sound has
  /// several near phones, a word is said with one of them throughout.
  func nearestPhones(by chart: IPAChart) -> [[String]] {
    let sounds = phonemes.flatMap(chart.sounds)
    var ways: [[[[String]]: [String]]] = [[:]]
    for (index, choices) in sounds.enumerated()
    where choices.count > 1 && !sounds[..<index].contains(choices) {
      // The best choices come first, and what is cut off is the least likely.
      ways = choices.flatMap { phones in ways.map { $0.merging([choices: phones]) { $1 } } }
      ways.removeLast(max(0, ways.count - Self.limit))
    }
    return ways.map { way in
      // Two of a kind are one long sound.
      sounds.flatMap { way[$0] ?? $0[0] }
        .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    }.filter { !$0.isEmpty }
  }
}
