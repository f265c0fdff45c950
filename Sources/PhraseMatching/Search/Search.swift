// SPDX-License-Identifier: Apache-2.0

/// Walks the automaton along an utterance and gathers the ways to its end.
///
/// Depth first, with literal words before values, values before numbers, numbers before text.
/// A state that led nowhere from a position is not entered there again.
struct Search {
  /// A slot's words on the way.
  struct Step: Equatable {
    enum Value: Equatable {
      case listed([Int32])
      case number(Double)
      case value(SpokenValue)
      case text
      case unlisted
    }

    let symbol: Int32
    let words: Range<Int>
    let value: Value
  }

  /// A way to the end: the phrases that end there, and the slots on the way.
  struct Path {
    let phrases: [Int32]
    let steps: [Step]
  }

  /// Ways that are gathered at the most.
  ///
  /// Only several text slots in one phrase can make so many, and the first ones are the ones with
  /// the shortest text.
  static let pathLimit = 1024

  /// Values that are tried at the most.
  ///
  /// A series of values that are made of each other could otherwise be cut in exponentially many
  /// ways.
  static let stepLimit = 100_000

  private let automaton: Automaton
  let tokens: [Token]
  private let words: [WordID]
  private var steps: [Step] = []
  private var stepCount = 0
  private var dead: Set<Int> = []
  private(set) var paths: [Path] = []

  init(_ automaton: Automaton, _ utterance: Utterance) {
    self.automaton = automaton
    tokens = utterance.tokens
    words = tokens.map { automaton.vocabulary.id(of: $0.text) }
  }

  mutating func run() {
    _ = visit(0, at: 0)
  }

  /// Whether the end can be reached from a state at a word.
  private mutating func visit(_ state: StateID, at position: Int) -> Bool {
    if position == words.count {
      let phrases = automaton.accepts[Int(state)]
      if !phrases.isEmpty { paths.append(Path(phrases: phrases, steps: steps)) }
      return !phrases.isEmpty
    }
    let key = Int(state) * (words.count + 1) + position
    guard paths.count < Self.pathLimit, !dead.contains(key) else { return false }
    var reachesEnd = false
    if let target = automaton.edges.target(from: state, on: words[position]) {
      reachesEnd = visit(target, at: position + 1)
    }
    for edge in automaton.slotEdges[Int(state)] {
      reachesEnd = take(edge, at: position) || reachesEnd
    }
    if !reachesEnd { dead.insert(key) }
    return reachesEnd
  }

  private mutating func take(_ edge: Automaton.SlotEdge, at position: Int) -> Bool {
    switch automaton.symbols[Int(edge.symbol)].kind {
    case .list(let list, let isOpen):
      let reachesEnd = takeListed(edge, list: automaton.lists[list], at: position)
      return isOpen ? takeAny(edge, at: position, as: .unlisted) || reachesEnd : reachesEnd
    case .number(let minimum, let maximum, let isInteger, let language):
      return takeNumbers(
        edge, at: position, range: (minimum ?? -.infinity)...(maximum ?? .infinity),
        isInteger: isInteger, language: language)
    case .value(let kind, let language):
      return takeValues(edge, at: position, kind: kind, language: language)
    case .text: return takeAny(edge, at: position, as: .text)
    }
  }

  private mutating func takeListed(
    _ edge: Automaton.SlotEdge, list: CompiledList, at position: Int
  ) -> Bool {
    var node: StateID = 0
    var reachesEnd = false
    for end in position..<words.count {
      guard let next = list.edges.target(from: node, on: words[end]) else { break }
      node = next
      let values = list.values(endingAt: node)
      guard !values.isEmpty else { continue }
      let step = Step(
        symbol: edge.symbol, words: position..<end + 1, value: .listed(Array(values)))
      reachesEnd = follow(step, to: edge.target) || reachesEnd
    }
    return reachesEnd
  }

  private mutating func takeNumbers(
    _ edge: Automaton.SlotEdge, at position: Int, range: ClosedRange<Double>, isInteger: Bool,
    language: String
  ) -> Bool {
    // A number of more words than this is not said in a phrase.
    let window = tokens[position..<min(tokens.count, position + 16)].map(\.text)
    let numbers = NumberWords.forLanguage(language) ?? .english
    var reachesEnd = false
    for reading in numbers.parse(window, wholePairs: isInteger)
    where range.contains(reading.value) && (!isInteger || reading.value == reading.value.rounded())
    {
      let step = Step(
        symbol: edge.symbol, words: position..<position + reading.length,
        value: .number(reading.value))
      reachesEnd = follow(step, to: edge.target) || reachesEnd
    }
    return reachesEnd
  }

  /// Any words, the fewest first, as far as the phrase can go on behind them.
  private mutating func takeAny(
    _ edge: Automaton.SlotEdge, at position: Int, as value: Step.Value
  ) -> Bool {
    var reachesEnd = false
    for end in position + 1...words.count {
      let step = Step(symbol: edge.symbol, words: position..<end, value: value)
      reachesEnd = follow(step, to: edge.target) || reachesEnd
    }
    return reachesEnd
  }

  /// Goes on behind a value: to the next state, or to the next value of a series.
  mutating func follow(_ step: Step, to target: StateID) -> Bool {
    stepCount += 1
    guard stepCount <= Self.stepLimit else { return false }
    steps.append(step)
    defer { steps.removeLast() }
    let end = step.words.upperBound
    var reachesEnd = visit(target, at: end)
    guard automaton.symbols[Int(step.symbol)].isSeries, step.value != .unlisted, end < words.count
    else { return reachesEnd }
    let edge = Automaton.SlotEdge(symbol: step.symbol, target: target)
    reachesEnd = take(edge, at: end) || reachesEnd
    if end + 1 < words.count, Self.connectors.contains(tokens[end].text) {
      reachesEnd = take(edge, at: end + 1) || reachesEnd
    }
    return reachesEnd
  }

  /// What may stand between the values of a series, besides a comma.
  static let connectors: Set<String> = [
    "and", "or", "и", "или", "und", "oder", "et", "ou", "y", "o",
  ]
}
