// SPDX-License-Identifier: Apache-2.0

/// Finds the phrases that an utterance fits with the fewest slips.
///
/// A search for the shortest way: places in the automaton are visited in the order of what the
/// slips on the way to them cost, so the first way to the end is the best one. Everything that is
/// forgiven is a step of its own with a cost; a word that nothing accounts for ends a way.
///
/// ```
/// utterance   please   open   dune   libary
///               │       │      │       └─ typo of "library", 0.45
///               │       │      └─ "in" is missing, 0.20
///               └─ filler, 0.05
/// ```
///
/// Source: E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959; as all costs are
/// small whole numbers, the open places lie in one stack for each cost (R. B. Dial, 1969).
struct TolerantWalk: Walk {
  static let forgives = true

  /// Places that are visited at the most, which bounds the time of a miss.
  static let placeLimit = 5_000
  /// Places that are remembered at the most: a text slot alone adds one for each word behind it.
  static let nodeLimit = 32_768
  /// Times as many of both in search of what is nearest, which only a person waits for: two words too
  /// many lead to 7,000 places among fifty phrases.
  static let patience = 6

  /// A place, and how it was reached.
  struct Node {
    var place: Place
    /// The node before; -1 for the beginning.
    let parent: Int32
    let arrival: Arrival
    /// The node of the same cost that is visited behind this one; -1 for none.
    let next: Int32
  }

  let context: WalkContext
  private let ceiling: Int
  private var patience: Int { context.isLoose ? Self.patience : 1 }
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var nodes: [Node] = []
    var limit: SearchLimit?
    /// For each cost the node that is visited next; -1 for none.
    var open: [Int32]
    var seen = PlaceSet()
    /// The node that is being expanded; -1 for none.
    var current: Int32 = -1
  }

  /// Visits places, the cheapest first, until there is enough.
  ///
  /// - Parameters:
  ///   - context: The utterance and the tables.
  ///   - ceiling: The points that a way may cost.
  ///   - accept: Takes the node of each place where a phrase ends.
  ///   - isEnough: Asked after all places of one cost, so that every tie is found.
  /// - Returns: The limit, where the search ended at one.
  static func run(
    _ context: WalkContext, ceiling: Int, accept: (TolerantWalk, Int32) -> Void,
    isEnough: () -> Bool
  ) -> SearchLimit? {
    var state = State(open: Array(repeating: -1, count: ceiling + 1))
    state.nodes.reserveCapacity(256)
    withUnsafeMutablePointer(to: &state) { state in
      TolerantWalk(context: context, ceiling: ceiling, state: state)
        .run(accept: accept, isEnough: isEnough)
    }
    return state.limit
  }

  private func run(accept: (TolerantWalk, Int32) -> Void, isEnough: () -> Bool) {
    reach(Place(), by: .word)
    for points in 0...ceiling {
      while state.pointee.open[points] >= 0 {
        guard state.pointee.limit == nil else { return }
        let index = state.pointee.open[points]
        state.pointee.open[points] = node(index).next
        let place = node(index).place
        guard state.pointee.seen.insert(PlaceKey(place)) else { continue }
        guard state.pointee.seen.count <= Self.placeLimit * patience else {
          return state.pointee.limit = .places
        }
        state.pointee.current = index
        if place.position == context.count, !place.isInValue { accept(self, index) }
        expand(place)
      }
      if isEnough() { return }
    }
  }

  func reach(_ place: Place, by arrival: Arrival) {
    // Text and guesses do not go together: what was guessed at could be the text.
    guard place.points <= ceiling,
      context.suggested?[place.state.index]
        ?? !place.flags.isSuperset(of: [.hasText, .isGuessed])
    else { return }
    let index = state.pointee.nodes.count
    guard index < Self.nodeLimit * patience else { return state.pointee.limit = .places }
    let points = Int(place.points)
    state.pointee.nodes.append(
      Node(
        place: place, parent: state.pointee.current, arrival: arrival,
        next: state.pointee.open[points]))
    state.pointee.open[points] = Int32(truncatingIfNeeded: index)
  }

  func node(_ index: Int32) -> Node { state.pointee.nodes[Int(index)] }

  /// The nodes on the way to one, from the beginning.
  func chain(to index: Int32) -> [Node] {
    var chain: [Node] = []
    var next = index
    while next >= 0 {
      chain.append(node(next))
      next = node(next).parent
    }
    return chain.reversed()
  }
}

extension TolerantWalk {
  /// The ways that cost least, before them cheaper ones with words on no list.
  ///
  /// - Returns: The ways; none, and the limit, where there are too many to look at all of them: what
  ///   was found may be one of several.
  static func ways(
    in context: WalkContext, tolerance: Tolerance
  ) -> (ways: [Way], limit: SearchLimit?) {
    var ways: [Way] = []
    let limit = run(context, ceiling: tolerance.points) { walk, index in
      guard let way = walk.way(to: index) else { return }
      // Of ways with words on no list, only the ones that cost least.
      if way.isSettled || ways.allSatisfy({ $0.points == way.points }) { ways.append(way) }
    } isEnough: {
      // Dearer ways cannot win any more; over words on no list a value with slips may.
      ways.contains(where: \.isSettled)
    }
    if let limit { return ([], limit) }
    return context.hasAllVariants ? (ways, nil) : ([], .spellings)
  }

  private func way(to index: Int32) -> Way? {
    let place = node(index).place
    let phrases = context.phrases.accepts.range(of: place.state.index)
    // A way without a word that means something is a guess.
    guard !phrases.isEmpty, place.flags.contains(.hasContent) else { return nil }
    var fillings: [Filling] = []
    var slips: [Slip] = []
    for node in chain(to: index) {
      switch node.arrival {
      case .word: break
      case .filling(let filling, let slip):
        fillings.append(filling)
        if let slip { slips.append(slip) }
      case .slip(let slip): slips.append(slip)
      }
    }
    return Way(phrases: phrases, fillings: fillings, slips: slips, points: Int(place.points))
  }
}
