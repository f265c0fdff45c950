// SPDX-License-Identifier: Apache-2.0

/// Misspellings as fingers make them.
enum Typos {
  /// Letters beside each other on a keyboard, by row.
  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0) }

  /// A saying with some typos in one word of at least so many letters.
  ///
  /// The misspelt word is nearer to the one that was meant than to any other word of the corpus.
  static func misspelt(
    _ saying: Saying, typos: Int, letters: Int, using random: inout SplitMix64
  ) -> String? {
    var saying = saying
    let index = saying.index(using: &random) { word in
      word.isPlain && word.text.utf8.count >= letters
        && word.text.utf8.allSatisfy { (97...122).contains($0) }
    }
    guard let index else { return nil }
    let word = saying.words[index].text
    var typo = Array(word)
    for _ in 0..<typos { change(&typo, using: &random) }
    let text = String(typo)
    guard distance(text, word) == typos, Confusions.isNearest(text, to: word) else { return nil }
    saying.words[index].text = text
    return saying.text
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    editDistance(Array(left.utf8), Array(right.utf8), limit: 3)
  }

  /// Inserts, deletes, replaces or swaps; a replacement is the key beside in half of the cases.
  private static func change(_ word: inout [Character], using random: inout SplitMix64) {
    let place = Int.random(in: 0..<word.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: word.insert(letter(using: &random), at: place)
    case 1: word.remove(at: place)
    case 2: word[place] = letter(using: &random)
    case 3: word[place] = neighbour(of: word[place], using: &random)
    default: if place + 1 < word.count { word.swapAt(place, place + 1) }
    }
  }

  private static func letter(using random: inout SplitMix64) -> Character {
    rows.joined().randomElement(using: &random) ?? "e"
  }

  private static func neighbour(
    of letter: Character, using random: inout SplitMix64
  ) -> Character {
    for row in rows {
      guard let place = row.firstIndex(of: letter) else { continue }
      return row[
        place == 0
          ? 1 : place == row.count - 1 ? place - 1 : place + (Bool.random(using: &random) ? 1 : -1)]
    }
    return letter
  }
}
