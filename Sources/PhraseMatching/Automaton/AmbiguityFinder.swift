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

  func warnings() -> [Diagnostic] {
    equalPhrases() + sharedValues()
  }

  /// States where phrases of two intents end: word for word the same.
  private func equalPhrases() -> [Diagnostic] {
    var reported: Set<[Int32]> = []
    return (0..<accepts.count).flatMap { state -> [Diagnostic] in
      conflicts(in: Array(accepts[state])).compactMap { first, second in
        guard reported.insert([first, second]).inserted else { return nil }
        return warning(first, second, "this phrase also means something else; people will be asked")
      }
    }
  }

  /// Two slots at one place whose lists share forms, where both phrases go on alike.
  private func sharedValues() -> [Diagnostic] {
    var reported: Set<[Int32]> = []
    var result: [Diagnostic] = []
    var known = KnownForms()
    for state in 0..<slotEdges.count {
      let edges = Array(slotEdges[state])
      for (index, left) in edges.enumerated() {
        for right in edges.dropFirst(index + 1) {
          guard let shared = sharedForms(left.symbol, right.symbol, &known),
            let (first, second) = commonEnd(left.target, right.target),
            reported.insert([first, second]).inserted
          else { continue }
          result.append(
            warning(
              first, second,
              "\(shared.count) values fit both phrases, for instance “\(shared.example)”; "
                + "people will be asked"))
        }
      }
    }
    return result
  }

  private struct SharedForms {
    let count: Int
    let example: String
  }

  /// What was found out about lists, which many states share.
  private struct KnownForms {
    /// Forms by their folds, by list.
    var forms: [Int: [String: String]] = [:]
    /// By the two lists.
    var shared: [[Int]: SharedForms?] = [:]
  }

  private func sharedForms(
    _ left: Int32, _ right: Int32, _ known: inout KnownForms
  ) -> SharedForms? {
    guard case .list(let first, _) = phrases.symbols[Int(left)].kind,
      case .list(let second, _) = phrases.symbols[Int(right)].kind, first != second,
      // Values with different text joined to them are never said alike, but for rare accidents.
      phrases.listKeys[first].prefix == phrases.listKeys[second].prefix,
      phrases.listKeys[first].suffix == phrases.listKeys[second].suffix
    else { return nil }
    if let shared = known.shared[[first, second]] { return shared }
    let own = forms(of: first, &known)
    let other = forms(of: second, &known)
    let common = own.filter { !$0.key.isEmpty && other[$0.key] != nil }
    let shared = common.min { $0.key < $1.key }.map {
      SharedForms(count: common.count, example: $0.value)
    }
    known.shared[[first, second]] = .some(shared)
    return shared
  }

  private func forms(of list: Int, _ known: inout KnownForms) -> [String: String] {
    if let forms = known.forms[list] { return forms }
    let forms = Dictionary(
      lists[list].values.flatMap(\.forms).map { (Utterance($0).folded, $0) },
      uniquingKeysWith: { first, _ in first })
    known.forms[list] = forms
    return forms
  }

  /// Phrases of two intents that one continuation of both states reaches.
  private func commonEnd(_ left: StateID, _ right: StateID) -> (Int32, Int32)? {
    var seen: Set<[StateID]> = []
    var open = [[left, right]]
    while let pair = open.popLast(), seen.count < Self.pairLimit {
      guard seen.insert(pair).inserted else { continue }
      let phrases = accepts[Int(pair[0])].flatMap { first in
        accepts[Int(pair[1])].map { (first, $0) }
      }
      if let conflict = phrases.first(where: { isConflict($0.0, $0.1) }) { return conflict }
      for edge in edges.edges(of: pair[0]) {
        if let other = edges.target(from: pair[1], on: edge.word) {
          open.append([edge.target, other])
        }
      }
      for edge in slotEdges[Int(pair[0])] {
        for other in slotEdges[Int(pair[1])] where other.symbol == edge.symbol {
          open.append([edge.target, other.target])
        }
      }
    }
    return nil
  }

  private func conflicts(in phrases: [Int32]) -> [(Int32, Int32)] {
    phrases.enumerated().flatMap { index, first in
      phrases.dropFirst(index + 1).filter { isConflict(first, $0) }.map { (first, $0) }
    }
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
