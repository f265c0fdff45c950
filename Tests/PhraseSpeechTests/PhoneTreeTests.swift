// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseSpeech

@Suite struct PhoneTreeTests {
  private static let phones = 4

  /// What each phone is worth in so many frames.
  private static func scores(_ count: Int, _ random: inout SplitMix64) -> [[Float]] {
    (0..<count).map { _ in (0..<phones).map { _ in Float.random(in: -9...3, using: &random) } }
  }

  private static func rows(_ count: Int, _ random: inout SplitMix64) -> [[Int]] {
    (0..<count).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0..<phones, using: &random)
      }
    }
  }

  /// The score of a row, by each way to share the frames among its phones.
  private static func score(of row: ArraySlice<Int>, in frames: ArraySlice<[Float]>) -> Float {
    guard let phone = row.last else { return frames.reduce(0) { $0 + $1[PhoneTree.silence] } }
    var (best, sum) = (-Float.infinity, Float(0))
    for count in frames.indices.reversed() {
      sum += frames[count][phone]
      guard frames.endIndex - count >= 2 else { continue }
      let before = score(of: row.dropLast(), in: frames[..<count])
      best = max(best, before - PhoneTree.change + sum)
    }
    return best
  }

  /// … with silence behind it, which costs a change too.
  private static func wholeScore(of row: [Int], in frames: [[Float]]) -> Float {
    (0...frames.count).map { end in
      score(of: row[...], in: frames[..<end]) - PhoneTree.change
        + frames[end...].reduce(0) { $0 + $1[PhoneTree.silence] }
    }.max() ?? -.infinity
  }

  private static func areNear(_ one: Float, _ other: Float) -> Bool {
    one == other || abs(one - other) < 0.001
  }

  @Test(arguments: 0..<60)
  func theBestRowIsFoundAsBySlowSearch(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let scores = Self.scores(Int.random(in: 0...11, using: &random), &random)
    let rows = Self.rows(5, &random)
    let others = Array(rows.prefix(2))
    let best = { (rows: [[Int]]) in
      rows.map { Self.wholeScore(of: $0, in: scores) }.max() ?? -.infinity
    }
    #expect(Self.areNear(PhoneTree(rows).score(in: scores), best(rows)))
    let rest = best(rows.filter { !others.contains($0) })
    #expect(Self.areNear(PhoneTree(rows).score(in: scores, without: others), rest))
    guard rest.isFinite else { return }
    let tree = PhoneTree(rows)
    for distance: Float in [-40, -9, -1, 1, 9] {
      let found = tree.score(in: scores, without: others, atLeast: rest + distance)
      #expect(distance < 0 ? Self.areNear(found, rest) : found == -.infinity)
    }
  }

  @Test(arguments: 0..<20)
  func anyPhonesAreWorthWhatTheBestOfThemAre(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let scores = Self.scores(5, &random)
    func best(from frame: Int, after phone: Int?) -> Float {
      guard frame < scores.count else { return 0 }
      return (0..<Self.phones).map { next in
        let change = phone.map { $0 == next ? 0 : PhoneTree.change } ?? 0
        return scores[frame][next] - change + best(from: frame + 1, after: next)
      }.max() ?? 0
    }
    let found = PhoneTree.freeScores(in: scores)
    #expect(found.count == 6)
    for (frame, score) in found.enumerated() {
      #expect(Self.areNear(score, best(from: frame, after: nil)))
    }
  }
}
