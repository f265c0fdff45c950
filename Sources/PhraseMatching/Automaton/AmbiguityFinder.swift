// SPDX-License-Identifier: Apache-2.0

/// Finds phrases that say the same and mean different things, before anybody says them.
struct AmbiguityFinder {
  let grammar: Grammar
  let phrases: PhraseTables
  let lists: [CompiledList]

  private var accepts: Runs<Int32> { phrases.accepts }
  private var slotEdges: Runs<Automaton.SlotEdge> { phrases.slotEdges }
  private var edges: EdgeTable { phrases.edges }

  /// How many pairs of states one comparison visits before it gives up.
  private static let pairLimit = 1000
  /// Pairs of phrases at one end, and pairs of slots at one place, that are compared at the most.
  private static let comparisonLimit = 10_000
  /// Warnings at the most; who reads a thousand has read enough.
  private static let warningLimit = 1000
  /// Forms of lists that are looked up in other lists at the most.
  private static let formLimit = 200_000

  private var comparisonCount = 0
  private var formCount = 0
  private var sharedByLists: [ListPair: SharedForms] = [:]

  private struct ListPair: Hashable {
    let first: Int
    let second: Int
  }

  /// What two lists have in common.
  private struct SharedForms {
    var count = 0
    /// The first in the order of folded texts.
    var example: (folded: String, form: String)?
  }

  init(grammar: Grammar, phrases: PhraseTables, lists: [CompiledList]) {
    self.grammar = grammar
    self.phrases = phrases
    self.lists = lists
  }

  mutating func warnings() -> [Diagnostic] {
    let equal = equalPhrases()
    comparisonCount = 0
    return equal + sharedValues()
  }

  /// Counts a comparison; false once there were too many.
  private mutating func mayCompare() -> Bool {
    comparisonCount += 1
    return comparisonCount <= Self.comparisonLimit
  }

  /// States where phrases of two intents end: word for word the same.
  private mutating func equalPhrases() -> [Diagnostic] {
    var reported: Set<PhrasePair> = []
    var result: [Diagnostic] = []
    for state in 0..<accepts.count where accepts[state].count > 1 {
      for (first, second) in conflicts(in: accepts[state])
      where reported.insert(PhrasePair(first, second)).inserted {
        guard result.count < Self.warningLimit else { return result }
        result.append(
          warning(first, second, "this phrase also means something else; people will be asked"))
      }
    }
    return result
  }

  private struct PhrasePair: Hashable {
    let first: Int32
    let second: Int32

    init(_ first: Int32, _ second: Int32) {
      self.first = first
      self.second = second
    }
  }

  /// Two slots at one place whose lists share forms, where both phrases go on alike.
  private mutating func sharedValues() -> [Diagnostic] {
    var reported: Set<PhrasePair> = []
    var result: [Diagnostic] = []
    for state in 0..<slotEdges.count {
      let edges = slotEdges[state]
      for left in edges.indices {
        for right in edges.indices[(left + 1)...] {
          guard mayCompare(), result.count < Self.warningLimit else { return result }
          guard let lists = listPair(edges[left], edges[right]),
            let (first, second) = commonEnd(edges[left].target, edges[right].target),
            let (count, example) = sharedForms(lists),
            reported.insert(PhrasePair(first, second)).inserted
          else { continue }
          result.append(
            warning(
              first, second,
              "\(count) values fit both phrases, for instance “\(example)”; people will be asked"))
        }
      }
    }
    return result
  }

  private func listPair(_ left: Automaton.SlotEdge, _ right: Automaton.SlotEdge) -> ListPair? {
    guard case .list(let first, _) = phrases.symbols[Int(left.symbol)].kind,
      case .list(let second, _) = phrases.symbols[Int(right.symbol)].kind, first != second,
      // Values with different text joined to them are never said alike, but for rare accidents.
      phrases.listKeys[first].prefix == phrases.listKeys[second].prefix,
      phrases.listKeys[first].suffix == phrases.listKeys[second].suffix
    else { return nil }
    return ListPair(first: first, second: second)
  }

  private mutating func sharedForms(_ pair: ListPair) -> (count: Int, example: String)? {
    let shared: SharedForms
    if let known = sharedByLists[pair] {
      shared = known
    } else {
      let isFirstLess =
        lists[pair.first].values.forms.count <= lists[pair.second].values.forms.count
      shared =
        isFirstLess
        ? findForms(of: pair.first, in: pair.second) : findForms(of: pair.second, in: pair.first)
      sharedByLists[pair] = shared
    }
    return shared.example.map { (shared.count, $0.form) }
  }

  /// The forms of one list that stand in another.
  private mutating func findForms(of list: Int, in other: Int) -> SharedForms {
    let key = phrases.listKeys[list]
    var shared = SharedForms()
    var seen: Set<String> = []
    for form in lists[list].values.lazy.flatMap(\.forms) {
      formCount += 1
      guard formCount <= Self.formLimit else { break }
      let words = Utterance(form).tokens.map(\.text).glued(prefix: key.prefix, suffix: key.suffix)
      guard !words.isEmpty, lists[other].accepts(words) else { continue }
      let folded = words.joined(separator: " ")
      guard seen.insert(folded).inserted else { continue }
      shared.count += 1
      if shared.example.map({ folded < $0.folded }) ?? true { shared.example = (folded, form) }
    }
    return shared
  }

  /// Phrases of two intents that one continuation of both states reaches.
  private func commonEnd(_ left: StateID, _ right: StateID) -> (Int32, Int32)? {
    var seen: Set<StatePair> = []
    var open = [StatePair(left: left, right: right)]
    while let pair = open.popLast(), seen.count < Self.pairLimit {
      guard seen.insert(pair).inserted else { continue }
      for first in accepts[Int(pair.left)] {
        if let second = accepts[Int(pair.right)].first(where: { isConflict(first, $0) }) {
          return (first, second)
        }
      }
      for edge in edges.edges(of: pair.left) {
        if let other = edges.target(from: pair.right, on: edge.word) {
          open.append(StatePair(left: edge.target, right: other))
        }
      }
      for edge in slotEdges[Int(pair.left)] {
        for other in slotEdges[Int(pair.right)] where other.symbol == edge.symbol {
          open.append(StatePair(left: edge.target, right: other.target))
        }
      }
    }
    return nil
  }

  private struct StatePair: Hashable {
    let left: StateID
    let right: StateID
  }

  private mutating func conflicts(in phrases: ArraySlice<Int32>) -> [(Int32, Int32)] {
    var result: [(Int32, Int32)] = []
    for left in phrases.indices {
      for right in phrases.indices[(left + 1)...] {
        guard mayCompare() else { return result }
        if isConflict(phrases[left], phrases[right]) {
          result.append((phrases[left], phrases[right]))
        }
      }
    }
    return result
  }

  private func isConflict(_ first: Int32, _ second: Int32) -> Bool {
    let (left, right) = (grammar.phrases[Int(first)], grammar.phrases[Int(second)])
    guard !left.isNegative, !right.isNegative else { return false }
    return left.intent != right.intent || left.application != right.application
  }

  private func warning(_ first: Int32, _ second: Int32, _ message: String) -> Diagnostic {
    let (left, right) = (grammar.phrases[Int(first)], grammar.phrases[Int(second)])
    let source = left.template.source
    let other = right.template.source
    return Diagnostic(
      severity: .warning, message: message, source: source, span: 0..<source.utf8.count,
      related: [
        Diagnostic.Related(message: "the other phrase", source: other, span: 0..<other.utf8.count)
      ])
  }
}

extension CompiledList {
  /// Whether words are a form of the list.
  fileprivate func accepts(_ form: [String]) -> Bool {
    var cursor = Cursor.root
    for word in form {
      guard let next = step(from: cursor, on: words.id(of: word)) else { return false }
      cursor = next
    }
    return ends(at: cursor) != .none
  }
}
