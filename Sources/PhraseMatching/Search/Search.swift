// SPDX-License-Identifier: Apache-2.0

/// Walks the automaton along an utterance and gathers the ways to its end.
///
/// Depth first, with literal words before values, values before numbers, numbers before text.
/// A state that led nowhere from a position is not entered there again.
struct Search {
  /// Ways that are gathered at the most.
  ///
  /// Only several text slots in one phrase can make so many, and the first ones are the ones with
  /// the shortest text.
  static let pathLimit = 1024

  /// Slots on all ways together; no further way is gathered beyond.
  ///
  /// A thousand ways of a series of a thousand values would otherwise be a million captures.
  static let pathStepLimit = 8_192

  /// Values that are tried at the most.
  ///
  /// A series of values that are made of each other could otherwise be cut in exponentially many
  /// ways.
  static let stepLimit = 100_000

  /// Visits before dead ends are written down: a short search ends sooner without.
  private static let freeVisits = 512

  private let phrases: PhraseTables
  private let lists: [CompiledList]
  private let utterance: Utterance
  private let letters: UnsafePointer<UInt8>
  private let words: UnsafeBufferPointer<Utterance.Word>
  /// The words' ids among the words of the phrases.
  private let ids: UnsafeMutableBufferPointer<WordID>
  /// The slots on the way, as many as ``stepCount`` says.
  private let steps: UnsafeMutableBufferPointer<Step>
  private var stepCount = 0
  private var triedCount = 0
  private var visitCount = 0
  private var dead: Set<Int> = []
  private var spoken: [SpokenValue] = []
  private(set) var paths: [Path] = []
  private var pathStepCount = 0

  /// Finds the ways of an utterance through a grammar.
  ///
  /// Nothing is allocated before a way is found, for utterances of up to some forty words.
  static func paths(_ compiled: CompiledGrammar, _ utterance: Utterance) -> [Path] {
    let count = utterance.words.count
    return utterance.letters.withUnsafeBufferPointer { letters in
      utterance.words.withUnsafeBufferPointer { words in
        withUnsafeTemporaryAllocation(of: WordID.self, capacity: count) { ids in
          withUnsafeTemporaryAllocation(of: Step.self, capacity: count) { steps in
            guard let letters = letters.baseAddress else { return [] }
            var search = Search(
              phrases: compiled.phrases, lists: compiled.lists, utterance: utterance,
              letters: letters, words: words, ids: ids, steps: steps)
            search.run()
            return search.paths
          }
        }
      }
    }
  }

  private init(
    phrases: PhraseTables, lists: [CompiledList], utterance: Utterance,
    letters: UnsafePointer<UInt8>, words: UnsafeBufferPointer<Utterance.Word>,
    ids: UnsafeMutableBufferPointer<WordID>, steps: UnsafeMutableBufferPointer<Step>
  ) {
    self.phrases = phrases
    self.lists = lists
    self.utterance = utterance
    self.letters = letters
    self.words = words
    self.ids = ids
    self.steps = steps
    for index in words.indices {
      ids.initializeElement(at: index, to: phrases.words.id(of: words[index], letters: letters))
    }
  }

  private mutating func run() {
    _ = visit(0, at: 0)
  }

  /// Whether the end can be reached from a state at a word.
  private mutating func visit(_ state: StateID, at position: Int) -> Bool {
    guard paths.count < Self.pathLimit, pathStepCount < Self.pathStepLimit else { return false }
    if position == words.count {
      let ends = phrases.accepts.range(of: Int(state))
      if !ends.isEmpty { addPath(ends) }
      return !ends.isEmpty
    }
    let key = Int(state) * (words.count + 1) + position
    visitCount += 1
    let isMarked = visitCount > Self.freeVisits
    guard !(isMarked && dead.contains(key)) else { return false }
    var reachesEnd = false
    if ids[position] >= 0 {
      let target = phrases.steps.target(
        from: UInt32(bitPattern: state), on: UInt32(bitPattern: ids[position]))
      if target != 0 { reachesEnd = visit(StateID(bitPattern: target), at: position + 1) }
    }
    for index in phrases.slotEdges.range(of: Int(state)) {
      reachesEnd = take(phrases.slotEdges.elements[index], at: position) || reachesEnd
    }
    if !reachesEnd, isMarked { dead.insert(key) }
    return reachesEnd
  }

  private mutating func addPath(_ ends: Range<Int>) {
    paths.append(Path(phrases: ends, steps: Array(steps[..<stepCount]), spoken: spoken))
    pathStepCount += stepCount
  }

  private mutating func take(_ edge: Automaton.SlotEdge, at position: Int) -> Bool {
    switch phrases.symbols[Int(edge.symbol)].kind {
    case .list(let list, let isOpen):
      let reachesEnd = takeListed(edge, list: lists[list], at: position)
      return isOpen ? takeAny(edge, at: position, as: .unlisted) || reachesEnd : reachesEnd
    case .number, .value: return takeReadings(edge, at: position)
    case .text: return takeAny(edge, at: position, as: .text)
    }
  }

  private mutating func takeListed(
    _ edge: Automaton.SlotEdge, list: CompiledList, at position: Int
  ) -> Bool {
    var cursor = CompiledList.Cursor.root
    var reachesEnd = false
    for end in position..<words.count {
      let word = list.words.id(of: words[end], letters: letters)
      guard let next = list.step(from: cursor, on: word) else { break }
      cursor = next
      let ends = list.ends(at: cursor)
      guard ends != .none else { continue }
      reachesEnd =
        follow(edge, words: position..<end + 1, value: .listed(ends)) || reachesEnd
    }
    return reachesEnd
  }

  private mutating func takeReadings(_ edge: Automaton.SlotEdge, at position: Int) -> Bool {
    var reachesEnd = false
    for reading in phrases.readings(edge.symbol, utterance, at: position) {
      let value = Step.Value(reading, among: &spoken)
      reachesEnd = follow(edge, words: position..<reading.end, value: value) || reachesEnd
    }
    return reachesEnd
  }

  /// Any words, the fewest first, as far as the phrase can go on behind them.
  private mutating func takeAny(
    _ edge: Automaton.SlotEdge, at position: Int, as value: Step.Value
  ) -> Bool {
    var reachesEnd = false
    let symbol = phrases.symbols[Int(edge.symbol)]
    for end in position + 1...words.count
    where !symbol.isJoined || symbol.isJoined(to: position..<end, of: utterance) {
      reachesEnd = follow(edge, words: position..<end, value: value) || reachesEnd
    }
    return reachesEnd
  }

  /// Goes on behind a value: to the next state, or to the next value of a series.
  private mutating func follow(
    _ edge: Automaton.SlotEdge, words taken: Range<Int>, value: Step.Value
  ) -> Bool {
    triedCount += 1
    guard triedCount <= Self.stepLimit else { return false }
    steps.initializeElement(
      at: stepCount,
      to: Step(
        symbol: edge.symbol, start: UInt16(taken.lowerBound), end: UInt16(taken.upperBound),
        value: value))
    stepCount += 1
    defer { stepCount -= 1 }
    let end = taken.upperBound
    var reachesEnd = visit(edge.target, at: end)
    guard phrases.symbols[Int(edge.symbol)].isSeries, value != .unlisted, end < words.count
    else { return reachesEnd }
    reachesEnd = take(edge, at: end) || reachesEnd
    if end + 1 < words.count, ValueSeries.connectors.contains(utterance.word(end)) {
      reachesEnd = take(edge, at: end + 1) || reachesEnd
    }
    return reachesEnd
  }
}
