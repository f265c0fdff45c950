// SPDX-License-Identifier: Apache-2.0

/// The words of a sentence, put where they fit sound best, with or without pauses between.
///
/// A pause between words is scored like a word: another word that was said may be left over there.
///
/// Source: A. J. Viterbi, "Error bounds for convolutional codes and an asymptotically optimum decoding
/// algorithm", 1967.
///
/// - Complexity: a score is O(*n* · *m*) in the phones of all ways to say the words and the frames of
///   the sound.
struct PhoneAlignment {
  /// A phone of a way to say a word, or a pause.
  private struct State {
    let phone: Int
    /// The states that it follows; the beginning is before all.
    let sources: [Int]
    let beginsWord: Bool
    var endsWord: Bool
  }

  /// A way to a state: how much less it is worth than the likeliest phones.
  private struct Way {
    var score = -Float.infinity
    /// What it was worth before its last word, and when that was.
    var scoreBeforeWord: Float = 0
    var start = 0
    /// The score of the word that fits worst so far.
    var weakest: Float = 0

    func endingWord(at time: Int) -> Way {
      var way = self
      way.weakest = min(
        weakest,
        Float(
          Verification.score(
            word: Double(score), free: Double(scoreBeforeWord), frames: time - start)))
      return way
    }
  }

  private static let beginning = -1

  private var states: [State] = []
  /// Where the sentence may end.
  private var ends: [Int] = []

  /// Takes the rows of phones by which each word may be said; a word without a row ends nowhere.
  init(_ words: [[[Int]]]) {
    guard !words.isEmpty else { return }
    states.append(
      State(
        phone: PhoneTree.silence, sources: [Self.beginning], beginsWord: false, endsWord: false))
    ends = [Self.beginning, 0]
    for rows in words {
      ends = rows.compactMap { add($0, after: ends) }
      ends += [add([PhoneTree.silence], after: ends)].compactMap(\.self)
    }
    // Behind the last word there is any sound.
    states[states.count - 1].endsWord = false
  }

  /// Adds a way to say a word and returns its last state.
  private mutating func add(_ row: [Int], after sources: [Int]) -> Int? {
    for (index, phone) in row.enumerated() {
      let isLast = index == row.count - 1
      states.append(
        State(
          phone: phone, sources: index == 0 ? sources : [states.count - 1],
          beginsWord: index == 0, endsWord: isLast))
    }
    return row.isEmpty || sources.isEmpty ? nil : states.count - 1
  }

  /// The score of the word or the pause that fits worst.
  ///
  /// - Parameter scores: What each phone is worth, frame by frame; a phone takes two frames or more.
  /// - Returns: Its score in nats; nil where the sound is too short.
  func weakestWord(in scores: [[Float]]) -> Float? {
    var first = [Way](repeating: Way(), count: states.count)
    var later = first
    for (time, frame) in scores.enumerated() {
      let best = frame.max() ?? 0
      let before = later
      for (index, state) in states.enumerated() {
        let gain = frame[state.phone] - best
        if first[index].score > later[index].score { later[index] = first[index] }
        later[index].score += gain
        first[index] = way(into: state, before, at: time)
        first[index].score += gain - PhoneTree.change
      }
    }
    let last = ends.max { later[$0].score < later[$1].score }
    guard let last, later[last].score.isFinite else { return nil }
    return states[last].endsWord
      ? later[last].endingWord(at: scores.count).weakest : later[last].weakest
  }

  /// The best way into a state from those before it.
  private func way(into state: State, _ before: [Way], at time: Int) -> Way {
    var best = Way()
    for source in state.sources {
      if source == Self.beginning {
        if time == 0 { best.score = 0 }
      } else if before[source].score > best.score {
        best = states[source].endsWord ? before[source].endingWord(at: time) : before[source]
      }
    }
    if state.beginsWord {
      best.scoreBeforeWord = best.score
      best.start = time
    }
    return best
  }
}
