// SPDX-License-Identifier: Apache-2.0

/// Finds every way of an utterance to the end of a phrase, word for word, depth first.
///
/// - Invariant: nothing is allocated before a way is found or a value is read, for utterances of up
///   to some forty words and while few places are pending.
struct ExactWalk: Walk {
  static let forgives = false

  /// Ways that are gathered at the most, with different meanings but for the first few hundred.
  static let wayLimit = 1_024
  /// Slots on all ways together.
  ///
  /// A thousand ways of a series of a thousand values would otherwise be a million captures.
  static let fillingLimit = 8_192
  /// Places that are visited at the most.
  ///
  /// Several texts in one phrase, or values that are made of each other, can be cut in many ways.
  static let placeLimit = 100_000
  /// Visits before places are written down: a short search ends sooner without.
  private static let freeVisits = 512

  let context: WalkContext
  private let state: UnsafeMutablePointer<State>
  /// The slots on the way, as many as the depth says.
  private let fillings: UnsafeMutablePointer<Filling>
  private let pending: UnsafeMutablePointer<Pending>

  /// A place that waits for being visited.
  private struct Pending {
    let place: Place
    /// The value that led there.
    let filling: Filling?
    /// Slots on the way before.
    let depth: Int
    /// Whether all that follows from a place has been visited, and nothing is to visit.
    var isExit = false
  }

  /// As many as lie on the stack of a thread; more go to ``State/others``.
  private static let pendingCount = 1_024 / MemoryLayout<Pending>.stride

  private struct State {
    var ways: [Way] = []
    var limit: SearchLimit?
    var pendingCount = 0
    var others: [Pending] = []
    var depth = 0
    var visitCount = 0
    var fillingCount = 0
    /// Times that an end was reached, to see which places lead nowhere.
    var endCount = 0
    var memory: Memory?
  }

  /// What a long search remembers of the places it was at.
  private struct Memory {
    /// The places whose followers are being visited, and the ends that were reached before.
    var open: [(key: PlaceKey, endCount: Int)] = []
    var dead = PlaceSet()
    var seen = PlaceSet()
  }

  /// Finds the ways.
  ///
  /// - Returns: The ways; none, and the limit, where there are too many to look at all of them.
  static func ways(in context: WalkContext) -> (ways: [Way], limit: SearchLimit?) {
    withUnsafeTemporaryAllocation(of: Filling.self, capacity: context.count) { fillings in
      withUnsafeTemporaryAllocation(of: Pending.self, capacity: pendingCount) { pending in
        guard let fillings = fillings.baseAddress, let pending = pending.baseAddress else {
          return ([], nil)
        }
        var state = State()
        withUnsafeMutablePointer(to: &state) { state in
          ExactWalk(context: context, state: state, fillings: fillings, pending: pending).run()
        }
        return state.limit == nil ? (state.ways, nil) : ([], state.limit)
      }
    }
  }

  private func run() {
    push(Pending(place: Place(), filling: nil, depth: 0))
    while state.pointee.limit == nil, let next = pop() {
      guard !next.isExit else {
        leave()
        continue
      }
      state.pointee.depth = next.depth
      if let filling = next.filling {
        (fillings + next.depth).initialize(to: filling)
        state.pointee.depth += 1
      }
      visit(next.place)
    }
  }

  func reach(_ place: Place, by arrival: Arrival) {
    var filling: Filling?
    if case .filling(let value, _) = arrival { filling = value }
    push(Pending(place: place, filling: filling, depth: state.pointee.depth))
  }

  private func push(_ place: Pending) {
    guard state.pointee.pendingCount < Self.pendingCount else {
      return state.pointee.others.append(place)
    }
    (pending + state.pointee.pendingCount).initialize(to: place)
    state.pointee.pendingCount += 1
  }

  private func pop() -> Pending? {
    if let other = state.pointee.others.popLast() { return other }
    guard state.pointee.pendingCount > 0 else { return nil }
    state.pointee.pendingCount -= 1
    return pending[state.pointee.pendingCount]
  }

  private func visit(_ place: Place) {
    if place.position == context.count, !place.isInValue { return accept(place) }
    state.pointee.visitCount += 1
    if state.pointee.visitCount > Self.freeVisits {
      guard enterOnce(place) else { return }
    }
    expand(place)
  }

  /// Whether a place was not visited before and is not known to lead nowhere.
  @inline(never)
  private func enterOnce(_ place: Place) -> Bool {
    guard state.pointee.visitCount <= Self.placeLimit else {
      state.pointee.limit = .places
      return false
    }
    var memory = state.pointee.memory.take() ?? Memory()
    defer { state.pointee.memory = memory }
    let whatFollows = PlaceKey(place, wherever: true)
    guard !memory.dead.contains(whatFollows) else { return false }
    guard memory.seen.insert(PlaceKey(place)) else {
      state.pointee.endCount += 1
      return false
    }
    memory.open.append((whatFollows, state.pointee.endCount))
    push(Pending(place: place, filling: nil, depth: state.pointee.depth, isExit: true))
    return true
  }

  /// Takes note of a place that led to no end.
  private func leave() {
    guard let (key, endCount) = state.pointee.memory?.open.popLast() else { return }
    if state.pointee.endCount == endCount { _ = state.pointee.memory?.dead.insert(key) }
  }

  private func accept(_ place: Place) {
    let phrases = context.phrases.accepts.range(of: place.state.index)
    guard !phrases.isEmpty else { return }
    state.pointee.endCount += 1
    guard state.pointee.memory?.seen.insert(PlaceKey(place)) ?? true else { return }
    state.pointee.fillingCount += state.pointee.depth
    guard state.pointee.ways.count < Self.wayLimit,
      state.pointee.fillingCount <= Self.fillingLimit
    else { return state.pointee.limit = .ways }
    let fillings = UnsafeBufferPointer(start: fillings, count: state.pointee.depth)
    state.pointee.ways.append(Way(phrases: phrases, fillings: Array(fillings)))
  }
}
