// SPDX-License-Identifier: Apache-2.0

import PhraseSpeech

/// Decides between sentences by what several decoders make of them.
///
/// Each decoder names the sentence that it likes best, and the best one that means something else; then it
/// says what it makes of those that another one named. The scores of different models cannot be compared,
/// but their differences can be added up.
struct Ballot {
  /// A sentence as a decoder found it in the sound.
  struct Vote {
    let meaning: String
    let hearing: Hearing
  }

  /// The sentence with the highest sum.
  let winner: Hearing
  /// The one with the second highest; nil if all decoders know only one.
  let second: Hearing?
  /// The difference of the sums, by decoder.
  let margin: Double

  /// Counts the votes of decoders, each with its best sentence first; nil without a vote.
  ///
  /// What a decoder finds no way to, it likes less than the rest: it gets the score of its last sentence,
  /// so that a margin is never too large.
  init?(_ votes: [[Vote]]) {
    let votes = votes.filter { !$0.isEmpty }
    let named = votes.joined()
    let sums = Dictionary(named.map { ($0.meaning, $0.hearing) }, uniquingKeysWith: { $1 })
      .map { meaning, _ in
        let scores = votes.map { votes in
          (votes.first { $0.meaning == meaning } ?? votes[votes.count - 1]).hearing.score
        }
        return (meaning: meaning, sum: scores.reduce(0, +))
      }
      .sorted { ($0.sum, $1.meaning) > ($1.sum, $0.meaning) }
    guard let best = sums.first, let winner = named.first(where: { $0.meaning == best.meaning })
    else { return nil }
    self.winner = winner.hearing
    second = sums.dropFirst().first.flatMap { next in
      named.first { $0.meaning == next.meaning }?.hearing
    }
    margin = sums.count < 2 ? .infinity : Double(best.sum - sums[1].sum) / Double(votes.count)
  }
}
