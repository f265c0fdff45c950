// SPDX-License-Identifier: Apache-2.0

/// How well sound fits the phones of words, beside all else that it may be.
///
/// Both are differences of logarithmic likelihoods.
public struct PhoneFit: Sendable, Equatable {
  /// Against the likeliest row of any phones: 0 or less.
  public let againstFree: Double
  /// Against the word of the dictionary that fits best of those that are said otherwise: infinite where
  /// none fits better, and as ``againstFree`` where this is less than −100.
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
/// algorithm", 1967. A row is given up once the likeliest phones from there on could not make it good
/// enough, as in P. E. Hart, N. J. Nilsson, B. Raphael, "A formal basis for the heuristic determination of
/// minimum cost paths", 1968.
///
/// - Complexity: a score is O(*n* · *m*) in the phones of the tree and the frames of the sound at the most.
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

  private struct Node {
    let step: Step
    /// The parent's child that was added before; -1 where there is none.
    let sibling: Int
    var lastChild = -1
    var isEnd = false
  }

  private var places: [Step: Int] = [:]
  private var nodes: [Node] = []
  private var lastRoot = -1

  init(_ rows: some Sequence<[Int]>) {
    for row in rows where !row.isEmpty {
      var node = -1
      for phone in row { node = insert(Step(parent: node, phone: phone)) }
      nodes[node].isEnd = true
    }
  }

  private mutating func insert(_ step: Step) -> Int {
    if let place = places[step] { return place }
    let place = nodes.count
    places[step] = place
    if step.parent < 0 {
      nodes.append(Node(step: step, sibling: lastRoot))
      lastRoot = place
    } else {
      nodes.append(Node(step: step, sibling: nodes[step.parent].lastChild))
      nodes[step.parent].lastChild = place
    }
    return place
  }

  private func node(of row: [Int]) -> Int? {
    row.reduce(-1) { node, phone in node.flatMap { places[Step(parent: $0, phone: phone)] } }
  }

  /// The score of the best row; a phone takes two frames or more.
  ///
  /// - Parameters:
  ///   - scores: What each phone is worth, frame by frame.
  ///   - others: Rows that do not count.
  ///   - least: What is worth less is of no interest.
  /// - Returns: Minus infinity where the sound is too short for any row, or none is worth `least`.
  func score(
    in scores: [[Float]], without others: [[Int]] = [], atLeast least: Float = -.infinity
  ) -> Float {
    var search = Search(self, without: Set(others.compactMap(node)))
    for (frame, rest) in zip(scores, Self.freeScores(in: scores).dropFirst()) {
      search.advance(over: frame, least: least - rest)
    }
    return search.best >= least ? search.best : -.infinity
  }

  /// What a row is worth whose last phone has had one frame, or more.
  private struct Worth {
    var one = -Float.infinity
    var more = -Float.infinity
  }

  /// A search for the best row, frame by frame.
  private struct Search {
    private let tree: PhoneTree
    /// The nodes whose rows do not count.
    private let others: Set<Int>
    /// What the rows to each node are worth after the last frame, and after this one.
    private var before: [Worth]
    private var after: [Worth]
    /// The nodes that are worth something after the last frame.
    private var active: [Int] = []
    /// The frame for which a node was looked at last.
    private var looked: [Int]
    private var time = 0
    /// What it is worth that nothing was said yet.
    private var silence: Float = 0
    /// What the best whole row is worth, with silence behind it.
    private(set) var best = -Float.infinity

    init(_ tree: PhoneTree, without others: Set<Int>) {
      self.tree = tree
      self.others = others
      before = [Worth](repeating: Worth(), count: tree.nodes.count)
      after = before
      looked = [Int](repeating: 0, count: tree.nodes.count)
    }

    /// Goes on over a frame, with the nodes that are worth so much after it.
    mutating func advance(over frame: [Float], least: Float) {
      time += 1
      best += frame[PhoneTree.silence]
      var next: [Int] = []
      for node in active {
        look(at: node, frame, least, &next)
        if before[node].more > -.infinity {
          look(atSiblingsFrom: tree.nodes[node].lastChild, frame, least, &next)
        }
      }
      look(atSiblingsFrom: tree.lastRoot, frame, least, &next)
      silence += frame[PhoneTree.silence]
      for node in active { before[node] = Worth() }
      active = next
      swap(&before, &after)
    }

    private mutating func look(
      atSiblingsFrom last: Int, _ frame: [Float], _ least: Float, _ next: inout [Int]
    ) {
      var node = last
      while node >= 0 {
        look(at: node, frame, least, &next)
        node = tree.nodes[node].sibling
      }
    }

    private mutating func look(
      at place: Int, _ frame: [Float], _ least: Float, _ next: inout [Int]
    ) {
      guard looked[place] < time else { return }
      looked[place] = time
      let node = tree.nodes[place]
      let gain = frame[node.step.phone]
      let parent = node.step.parent
      let entry = parent < 0 ? silence : before[parent].more
      let worth = Worth(
        one: entry - PhoneTree.change + gain,
        more: max(before[place].one, before[place].more) + gain)
      guard max(worth.one, worth.more) >= least else { return }
      after[place] = worth
      next.append(place)
      if node.isEnd, !others.contains(place) {
        best = max(best, worth.more - PhoneTree.change)
      }
    }
  }

  /// The most that any phones can be worth from each frame on, and behind the last.
  static func freeScores(in scores: [[Float]]) -> [Float] {
    var best = [Float](repeating: 0, count: scores.first?.count ?? 0)
    var result: [Float] = [0]
    for frame in scores.reversed() {
      let changed = (best.max() ?? 0) - (result.count > 1 ? change : 0)
      for phone in best.indices { best[phone] = max(best[phone], changed) + frame[phone] }
      result.append(best.max() ?? 0)
    }
    return result.reversed()
  }
}
