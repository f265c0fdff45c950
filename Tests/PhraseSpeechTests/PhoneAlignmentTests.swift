// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseSpeech

@Suite struct PhoneAlignmentTests {
  /// Ten frames of each of these phones, of which there are four with silence; others are worth 5 less, and
  /// silence 4.
  private static func sound(_ phones: [Int]) -> [[Float]] {
    phones.flatMap { phone in
      [[Float]](repeating: (0..<4).map { $0 == phone ? 0 : $0 == 0 ? -4 : -5 }, count: 10)
    }
  }

  /// What a word of ten frames is worth that lacks so much.
  private static func score(lacking nats: Float) -> Float { -nats / 25 }

  private static let cases: [([[[Int]]], [Int], Float)] = [
    // Each word is where it was said, and costs one change of the phone.
    ([[[1]], [[2]], [[3]]], [1, 2, 3], score(lacking: 2)),
    ([[[1]], [[2]]], [1, 0, 2], score(lacking: 2)),
    // Two phones in twenty frames.
    ([[[1, 2]], [[3]]], [1, 2, 3], -4 / 35),
    // The ways to say a word, in any order.
    ([[[3, 3], [1]], [[2], [1, 1]]], [1, 2], score(lacking: 2)),
    // What is left over before the words and behind them may be anything.
    ([[[2]]], [1, 2, 3], score(lacking: 2)),
    // What is left over between is another word.
    ([[[1]], [[3]]], [1, 2, 3], score(lacking: 42)),
    // A word that was not said takes as few frames as it can: two.
    ([[[1]], [[2]], [[1]]], [1, 2], -(2 * 5 + 2) / 17),
  ]

  @Test(arguments: cases)
  func theWeakestWord(_ words: [[[Int]]], _ sound: [Int], _ expected: Float) throws {
    let weakest = try #require(PhoneAlignment(words).weakestWord(in: Self.sound(sound)))
    #expect(abs(weakest - expected) < 1e-5)
  }

  @Test(
    arguments: [([], 1), ([[]], 1), ([[[1]], [], [[2]]], 3), ([[[1]]], 0)] as [([[[Int]]], Int)])
  func nothingIsWeakestWhereWordsCannotBeSaid(_ words: [[[Int]]], _ count: Int) {
    #expect(
      PhoneAlignment(words).weakestWord(in: Self.sound([1, 2, 3].prefix(count).map { $0 })) == nil)
  }

  @Test func aPhoneTakesTwoFrames() {
    let short = [[Float]](repeating: [0, 0, 0, 0], count: 3)
    #expect(PhoneAlignment([[[1, 2]]]).weakestWord(in: short) == nil)
    #expect(PhoneAlignment([[[1]]]).weakestWord(in: short) != nil)
  }
}
