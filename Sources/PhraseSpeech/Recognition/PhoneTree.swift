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

  package init(againstFree: Double, againstWords: Double) {
    self.againstFree = againstFree
    self.againstWords = againstWords
  }
}

/// Sentences of phones that share their beginnings: finds how well each of them fits sound, with silence
/// around and pauses between words.
///
/// Source: A. J. Viterbi, "Error bounds for convolutional codes and an asymptotically optimum decoding
/// algorithm", 1967.
///
/// - Complexity: scores are O(*n* · *m*) in the phones of the tree and the frames of the sound.
public struct PhoneTree: Sendable {
  /// For each word the ways to say it, each a row of phones.
  typealias Sentence = [[[Int]]]

  /// The place of silence among the phones.
  static let silence = 0
  /// What a change of the phone costs, so that no row is a flicker.
  static let change: Float = 2
  /// The node of the silence before a sentence.
  private static let start = 0

  /// A phone and the nodes that it may come after.
  private struct Step: Hashable {
    let origins: [Int]
    let phone: Int
  }

  private var nodes: [Step: Int] = [:]
  /// By node, in the order in which they were added: origins come first.
  private var phones = [PhoneTree.silence]
  /// Those of all nodes; those of node *n* begin at `firstOrigins[n]`.
  private var origins: [Int] = []
  private var firstOrigins = [0, 0]
  /// By sentence.
  private var ends: [[Int]] = []

  init(_ sentences: some Sequence<Sentence>) {
    for sentence in sentences { ends.append(insert(sentence)) }
  }

  /// - Returns: The nodes where the sentence ends; none where a word cannot be said.
  private mutating func insert(_ sentence: Sentence) -> [Int] {
    var ends = [Self.start]
    for (index, ways) in sentence.enumerated() {
      let pause = index == 0 ? [] : [insert(Step(origins: ends, phone: Self.silence))]
      let origins = ends + pause
      ends = ways.filter { !$0.isEmpty }.map { phones in
        phones.reduce(origins) { [insert(Step(origins: $0, phone: $1))] }[0]
      }
      if ends.isEmpty { return [] }
    }
    return sentence.isEmpty ? [] : ends
  }

  private mutating func insert(_ step: Step) -> Int {
    if let node = nodes[step] { return node }
    nodes[step] = phones.count
    phones.append(step.phone)
    origins += step.origins
    firstOrigins.append(origins.count)
    return phones.count - 1
  }

  /// The score of each sentence; a phone takes two frames or more.
  ///
  /// - Parameter scores: What each phone is worth, frame by frame.
  /// - Returns: Minus infinity where the sound is too short for a sentence.
  func scores(in scores: [[Float]]) -> [Float] {
    let best = endings(in: scores)
    return ends.map { $0.map { best[$0] }.max() ?? -.infinity }
  }

  /// The score of the best sentence that is not a word of some phones.
  func score(in scores: [[Float]], without words: [[Int]]) -> Float {
    var best = endings(in: scores)
    for word in words {
      if let node = node(of: word) { best[node] = -.infinity }
    }
    return best.max() ?? -.infinity
  }

  private func node(of word: [Int]) -> Int? {
    word.reduce(Self.start) { node, phone in
      node.flatMap { nodes[Step(origins: [$0], phone: phone)] }
    }
  }

  /// The score of all that ends with a node, by node; minus infinity where nothing does.
  private func endings(in scores: [[Float]]) -> [Float] {
    let ends = Array(Set(ends.joined()))
    // What it is worth to be in a node for the first frame, and for a later one.
    var first = [Float](repeating: -.infinity, count: phones.count)
    var later = first
    var best = first
    later[Self.start] = 0
    for frame in scores {
      // From the last node to the first, so that origins are still those of the frame before.
      for node in phones.indices.dropFirst().reversed() {
        var before = -Float.infinity
        for index in firstOrigins[node]..<firstOrigins[node + 1] {
          before = max(before, later[origins[index]])
        }
        let score = frame[phones[node]]
        later[node] = max(first[node], later[node]) + score
        first[node] = before - Self.change + score
      }
      later[Self.start] += frame[Self.silence]
      for end in ends {
        best[end] = max(best[end] + frame[Self.silence], later[end] - Self.change)
      }
    }
    return best
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
