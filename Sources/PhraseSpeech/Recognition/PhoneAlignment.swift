// SPDX-License-Identifier: Apache-2.0

/// How well sound fits the phones of words, against the phones that it has most likely.
///
/// All are differences of logarithmic likelihoods; 0 is as well as any row of phones.
public struct PhoneFit: Sendable, Equatable {
  /// The mean of the frames that are taken for the words.
  public let words: Double
  /// The mean of the phone that fits worst.
  public let weakestPhone: Double
  /// The sum of the frames around the words, which should be silent.
  public let surroundings: Double
  /// The frames of 10 ms that are taken for the words.
  public let frames: Range<Int>

  package init(words: Double, weakestPhone: Double, surroundings: Double, frames: Range<Int>) {
    self.words = words
    self.weakestPhone = weakestPhone
    self.surroundings = surroundings
    self.frames = frames
  }
}

/// Finds the phones of words in sound by Viterbi's search, with silence around and between them.
///
/// Source: A. J. Viterbi, "Error bounds for convolutional codes and an asymptotically optimum decoding
/// algorithm", 1967.
struct PhoneAlignment {
  /// The place of silence among the phones.
  private static let silence = 0
  /// Frames of a phone at least.
  private static let shortest = 2
  /// What a change of the phone costs, so that free speech is no flicker.
  private static let change: Float = 2

  /// One frame of a phone, or a silence of any length.
  private struct State {
    let phone: Int
    /// The place of the phone in the words; nil for silence.
    let place: Int?
    let isFirst: Bool
    let isLast: Bool
  }

  /// What each phone is worth, frame by frame.
  let scores: [[Float]]

  /// The fit of the best choice among the ways to say each word; nil for too little sound.
  func fit(to words: [[[Int]]]) -> PhoneFit? {
    let free = freeScores
    return words.choices
      .compactMap { align($0) }
      .max { $0.score < $1.score }
      .map { fit(of: $0, free: free) }
  }

  private struct Path {
    let score: Float
    let states: [State]
  }

  private func align(_ words: [[Int]]) -> Path? {
    let states = Self.states(of: words)
    let phones = words.joined().count
    guard phones > 0, words.allSatisfy({ !$0.isEmpty }),
      scores.count >= Self.shortest * phones + words.count + 1
    else { return nil }
    var best = [Float](repeating: -.infinity, count: states.count)
    for index in 0...1 { best[index] = scores[0][states[index].phone] }
    var steps: [[Int]] = [[]]
    for frame in scores.dropFirst() {
      var next = best
      var taken = [Int](repeating: 0, count: states.count)
      for (index, state) in states.enumerated() {
        let cost = state.isFirst ? Self.change : 0
        var reached: Float = state.isLast ? best[index] : -.infinity
        for step in 1...2 where index >= step {
          // Two states at once: over a silence that is not there.
          guard step == 1 || states[index - 1].place == nil else { continue }
          let score = best[index - step] - cost
          if score > reached { (reached, taken[index]) = (score, step) }
        }
        next[index] = reached + frame[state.phone]
      }
      best = next
      steps.append(taken)
    }
    // The last state is a silence that may be missing.
    var index = states.count - 1
    if best[index - 1] > best[index] { index -= 1 }
    let score = best[index]
    var path: [State] = []
    for taken in steps.reversed() {
      path.append(states[index])
      if !taken.isEmpty { index -= taken[index] }
    }
    return Path(score: score, states: path.reversed())
  }

  private static func states(of words: [[Int]]) -> [State] {
    let pause = State(phone: silence, place: nil, isFirst: true, isLast: true)
    var place = -1
    return [pause]
      + words.flatMap { word in
        word.flatMap { phone in
          place += 1
          return (0..<shortest).map {
            State(phone: phone, place: place, isFirst: $0 == 0, isLast: $0 == shortest - 1)
          }
        } + [pause]
      }
  }

  private func fit(of path: Path, free: [Float]) -> PhoneFit {
    var sums: [Int: (sum: Double, count: Int)] = [:]
    var surroundings = 0.0
    for (frame, state) in path.states.enumerated() {
      let difference = Double(scores[frame][state.phone] - free[frame])
      if let place = state.place {
        let before = sums[place] ?? (0, 0)
        sums[place] = (before.sum + difference, before.count + 1)
      } else {
        surroundings += difference
      }
    }
    let spoken = path.states.indices.filter { path.states[$0].place != nil }
    let count = sums.values.reduce(0) { $0 + $1.count }
    return PhoneFit(
      words: sums.values.reduce(0) { $0 + $1.sum } / Double(max(1, count)),
      weakestPhone: sums.values.map { $0.sum / Double($0.count) }.min() ?? 0,
      surroundings: surroundings, frames: (spoken.first ?? 0)..<(spoken.last ?? -1) + 1)
  }

  /// What the likeliest row of any phones is worth, frame by frame.
  private var freeScores: [Float] {
    guard var best = scores.first else { return [] }
    var origins: [[Int]] = [Array(best.indices)]
    for frame in scores.dropFirst() {
      let leader = best.indices.max { best[$0] < best[$1] } ?? 0
      let changed = best[leader] - Self.change
      origins.append(best.indices.map { best[$0] >= changed ? $0 : leader })
      for phone in best.indices { best[phone] = max(best[phone], changed) + frame[phone] }
    }
    var phone = best.indices.max { best[$0] < best[$1] } ?? 0
    var free: [Float] = []
    for frame in scores.indices.reversed() {
      free.append(scores[frame][phone])
      phone = origins[frame][phone]
    }
    return free.reversed()
  }
}

extension [[[Int]]] {
  /// Each choice of one way for each word; at most as many as a short answer has.
  fileprivate var choices: [[[Int]]] {
    reduce([[]]) { choices, ways in
      Array(choices.flatMap { choice in ways.map { choice + [$0] } }.prefix(64))
    }
  }
}
