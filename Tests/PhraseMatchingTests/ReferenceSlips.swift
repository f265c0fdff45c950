// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching

/// What a word that was said may be, straight from the definitions of ``Edit/Kind``.
struct ReferenceSlips {
  private let phraseWords: Set<String>
  private let listWords: [String: Set<String>]
  private let fillers: [[String]]
  private let openers: [[String]]
  private let known: Set<String>

  init(phraseWords: Set<String>, lists: [ValueList]) {
    self.phraseWords = phraseWords
    listWords = Dictionary(
      uniqueKeysWithValues: lists.map { list in
        (
          list.name,
          Set(list.values.flatMap(\.forms).flatMap { $0.split(separator: " ") }.map(String.init))
        )
      })
    fillers = SmallWords.english.fillers.map { Utterance($0).tokens.map(\.text) }
    openers = SmallWords.english.openers.map { [$0] }
    known = Set(fillers.joined()).union(SmallWords.english.openers)
      .union(SmallWords.english.denials).union(phraseWords)
  }

  /// The ways with any fillers and doubled words behind them.
  func skipped(
    _ ways: TolerantReference.Ways, _ said: [String], isBeginning: Bool = false
  ) -> TolerantReference.Ways {
    let fillers = isBeginning ? fillers + openers : fillers
    var ways = ways
    for position in said.indices {
      guard let takens = ways[position] else { continue }
      for filler in fillers where said[position...].starts(with: filler) {
        ways.add(takens, at: position + filler.count, Edit.Kind.filler.points, [], nil, false)
      }
      let isNumber = said[position].first?.isNumber == true
      if position > 0, !isNumber, said[position] == said[position - 1] {
        ways.add(takens, at: position + 1, Edit.Kind.doubledWord.points, [], nil, false)
      }
    }
    return ways
  }

  /// How a word of a phrase (or list) may have been said at a position, by one word or two.
  func choices(
    for meant: String, at position: Int, _ said: [String], list: String?, isName: Bool = false
  ) -> [(length: Int, points: Int, isGuessed: Bool)] {
    guard position < said.count else { return [] }
    let word = said[position]
    if word == meant { return [(1, 0, false)] }
    var choices: [(length: Int, points: Int, isGuessed: Bool)] = []
    if areSingularAndPlural(word, meant) {
      let kind: Edit.Kind = isName ? .oneTypo : .grammaticalNumber
      choices.append((1, kind.points, true))
    } else if let kind = typo(word, for: meant, list) {
      choices.append((1, kind.points, true))
    }
    if position + 1 < said.count, word + said[position + 1] == meant {
      choices.append((2, Edit.Kind.splitWord.points, true))
    }
    return choices
  }

  /// Whether two words of a phrase (or list) were said as one, which is none of its words.
  func isJoined(
    _ first: String, _ second: String, at position: Int, _ said: [String], _ list: String?
  ) -> Bool {
    position < said.count && said[position] == first + second && first.utf8.count >= 2
      && second.utf8.count >= 2 && !words(of: list).contains(said[position])
  }

  private func words(of list: String?) -> Set<String> {
    list.map { listWords[$0] ?? [] } ?? phraseWords
  }

  private func areSingularAndPlural(_ one: String, _ other: String) -> Bool {
    SmallWords.english.plurals.contains { ending in
      [(one, other), (other, one)].contains { plural, singular in
        let stem = plural.dropLast(ending.plural.count)
        // The word that was said keeps a stem of two letters.
        return plural.hasSuffix(ending.plural) && stem + ending.singular == singular
          && stem.count >= 2
      }
    }
  }

  private func typo(_ word: String, for meant: String, _ list: String?) -> Edit.Kind? {
    guard !known.contains(word), !words(of: list).contains(word), !word.contains(where: \.isNumber),
      NumberWords.english.parse([word]).isEmpty, !areOpposite(word, meant),
      (5...40).contains(meant.count), word.count <= 40,
      word.dropFirst() != meant
    else { return nil }
    switch fullEditDistance(Array(word), Array(meant)) {
    case 1: return .oneTypo
    case 2 where meant.count >= 8: return .twoTypos
    default: return nil
    }
  }

  private func areOpposite(_ one: String, _ other: String) -> Bool {
    for group in SmallWords.english.oppositeBeginnings {
      for first in group where one.hasPrefix(first) {
        for second in group where second != first && other.hasPrefix(second) {
          let (left, right) = (one.dropFirst(first.count), other.dropFirst(second.count))
          if left == right { return true }
          if left.count >= 5, fullEditDistance(Array(left), Array(right)) == 1 { return true }
        }
      }
    }
    return false
  }
}

/// The restricted Damerau-Levenshtein distance by a full table.
func fullEditDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
  var table = [[Int]](
    repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
  for row in 0...left.count {
    for column in 0...right.count {
      guard row > 0, column > 0 else {
        table[row][column] = row + column
        continue
      }
      let isEqual = left[row - 1] == right[column - 1]
      var least = min(
        table[row - 1][column] + 1, table[row][column - 1] + 1,
        table[row - 1][column - 1] + (isEqual ? 0 : 1))
      if row > 1, column > 1, left[row - 1] == right[column - 2],
        left[row - 2] == right[column - 1]
      {
        least = min(least, table[row - 2][column - 2] + 1)
      }
      table[row][column] = least
    }
  }
  return table[left.count][right.count]
}
