// SPDX-License-Identifier: Apache-2.0

/// How well sound fits the phones of words, beside all else that it may be.
///
/// Both are differences of logarithmic likelihoods.
public struct PhoneFit: Sendable, Equatable {
  /// Against the likeliest row of any phones: 0 or less.
  public let againstFree: Double
  /// Against the word of the dictionary that fits best of those that are said otherwise: above 0 where
  /// none fits better.
  public let againstWords: Double

  /// Makes a fit.
  public init(againstFree: Double, againstWords: Double) {
    self.againstFree = againstFree
    self.againstWords = againstWords
  }
}

/// Rows of phones that share their beginnings: finds how well the best of them fits sound, with silence
/// around.
///
/// Source: A. J. Viterbi, "Error bounds for convolutional codes and an asymptotically optimum decoding
/// algorithm", 1967.
///
/// - Complexity: a score is O(*n* · *m*) in the phones of the tree and the frames of the sound.
public struct PhoneTree: Sendable {
  /// The place of silence among the phones.
  static let silence = 0
  /// What a change of the phone costs, so that no row is a flicker.
  static let change: Float = 2

  /// The last phone of a row so far, and the node of all before.
  private struct Step: Hashable {
    let parent: Int
    let phone: Int
  }

  /// What a row is worth whose last phone has had one frame, or more.
  private struct Worth {
    var one = -Float.infinity
    var more = -Float.infinity
  }

  private var nodes: [Step: Int] = [:]
  /// In the order in which they were added: a parent comes first.
  private var steps: [(step: Step, isEnd: Bool)] = []

  init(_ rows: some Sequence<[Int]>) {
    for row in rows where !row.isEmpty {
      var node = -1
      for phone in row { node = insert(Step(parent: node, phone: phone)) }
      steps[node].isEnd = true
    }
  }

  private mutating func insert(_ step: Step) -> Int {
    if let node = nodes[step] { return node }
    nodes[step] = steps.count
    steps.append((step, isEnd: false))
    return steps.count - 1
  }

  private func node(of row: [Int]) -> Int? {
    row.reduce(-1) { node, phone in node.flatMap { nodes[Step(parent: $0, phone: phone)] } }
  }

  /// The score of the best row; a phone takes two frames or more.
  ///
  /// - Parameters:
  ///   - scores: What each phone is worth, frame by frame.
  ///   - others: Rows that do not count.
  /// - Returns: Minus infinity where the sound is too short for any row.
  func score(in scores: [[Float]], without others: [[Int]] = []) -> Float {
    var steps = steps
    for node in others.compactMap(node) { steps[node].isEnd = false }
    var worths = [Worth](repeating: Worth(), count: steps.count)
    // Unsafe and without iterators, because checks and what a debug build makes of iterators take several
    // times as long.
    return steps.withUnsafeBufferPointer { steps in
      worths.withUnsafeMutableBufferPointer { worths in
        guard let step = steps.baseAddress, let worth = worths.baseAddress else {
          return -.infinity
        }
        var (silence, best) = (Float(0), -Float.infinity)
        for frame in scores {
          best += frame[Self.silence]
          frame.withUnsafeBufferPointer { frame in
            guard let value = frame.baseAddress else { return }
            // From the last to the first: a parent still has what it was worth a frame before.
            var node = steps.count - 1
            while node >= 0 {
              let parent = step[node].step.parent
              let gain = value[step[node].step.phone]
              let before = parent < 0 ? silence : worth[parent].more
              let (one, more) = (worth[node].one, worth[node].more)
              worth[node].one = before - Self.change + gain
              worth[node].more = (one > more ? one : more) + gain
              if step[node].isEnd {
                let end = worth[node].more - Self.change
                if end > best { best = end }
              }
              node -= 1
            }
          }
          silence += frame[Self.silence]
        }
        return best
      }
    }
  }

  /// The score of the best row of any phones.
  static func freeScore(in scores: [[Float]]) -> Float {
    guard var best = scores.first else { return 0 }
    for frame in scores.dropFirst() {
      let changed = (best.max() ?? 0) - change
      for phone in best.indices { best[phone] = max(best[phone], changed) + frame[phone] }
    }
    return best.max() ?? 0
  }
}
