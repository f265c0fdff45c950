// SPDX-License-Identifier: Apache-2.0

/// A grammar as a graph of words, with the values of lists and numbers spelled out in it: what a
/// speech recognizer listens for.
///
/// ```swift
/// let graph = automaton.wordGraph()
/// print(graph.fsg { _ in 1 })
/// ```
///
/// Every way from ``start`` to ``end`` is a sentence that the automaton matches. The graph is made
/// of the automaton itself, so what can be typed can be said; a slot of any words has a counterpart
/// (``Word/anyWords``) only where that is asked for, and of an open list the values that are on it.
///
/// Ends that are alike are shared: a list costs what its minimal automaton costs, for each place
/// in the phrases that goes on differently behind it.
public struct WordGraph: Sendable, Equatable {
  /// A word of the graph.
  public struct Word: Sendable, Hashable {
    /// The folded form, which an utterance of it has.
    public let text: String
    /// The spelling that an author first used, which tells more about how it is said.
    public let spelling: String

    /// Makes a word of its folded form and its spelling.
    public init(text: String, spelling: String) {
      self.text = text
      self.spelling = spelling
    }
  }

  /// A step between two states.
  public struct Arc: Sendable, Hashable {
    /// The state that the step begins in.
    public let from: Int
    /// The state that it leads to.
    public let to: Int
    /// The index of its word in ``WordGraph/words``; nil for a step without a word.
    public let word: Int?
  }

  /// The words that arcs refer to.
  public let words: [Word]
  /// The number of states; they count from 0.
  public let stateCount: Int
  /// The state that sentences begin in.
  public let start: Int
  /// The only state that sentences end in.
  public let end: Int
  /// The steps, by ascending state.
  public let arcs: [Arc]
  /// The indices of phrases that cannot be said, because they need words that no list has.
  public let unsayablePhrases: [Int]

  /// The graph without a sentence.
  package static let empty = WordGraph(
    words: [], stateCount: 2, start: 0, end: 1, arcs: [], unsayablePhrases: [])

  /// Whether there is no sentence.
  public var isEmpty: Bool { arcs.isEmpty }

  /// The graph without these words, and without what can only be said with them.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public func removing(_ isUnwanted: (Word) -> Bool) -> WordGraph {
    let unwanted = words.map(isUnwanted)
    guard unwanted.contains(true) else { return self }
    let kept = arcs.filter { arc in arc.word.map { !unwanted[$0] } ?? true }
    let isUseful = (0..<stateCount).map { $0 == end }
      .spreading(backAlong: kept.lazy.map { (from: $0.from, to: $0.to) })
    let useful = kept.filter { isUseful[$0.to] }
    let used = Set(useful.compactMap(\.word)).sorted()
    let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    return WordGraph(
      words: used.map { words[$0] }, stateCount: stateCount, start: start, end: end,
      arcs: useful.map { Arc(from: $0.from, to: $0.to, word: $0.word.flatMap { places[$0] }) },
      unsayablePhrases: unsayablePhrases)
  }

  /// How likely one more word of a row without end is: if it cost nothing, pauses would become words.
  private static let chanceOfMore = "0.0000001"

  /// The graph in the text form of Sphinx's finite-state grammars.
  ///
  /// - Parameters:
  ///   - name: The name in the first line.
  ///   - variants: How many pronunciations a word has. Each becomes an arc of its own, "read" and
  ///     "read(2)"; a word with none is left out, and so is what can only be reached over it.
  /// - Returns: The text. Source of the form: `sphinxbase/fsg_model.h`.
  public func fsg(name: String = "phrases", variants: (Word) -> Int) -> String {
    var text = "FSG_BEGIN \(name)\nNUM_STATES \(stateCount)\nSTART_STATE \(start)\n"
    text += "FINAL_STATE \(end)\n"
    let counts = words.map(variants)
    for arc in arcs {
      guard let word = arc.word else {
        text += "TRANSITION \(arc.from) \(arc.to) 1.0\n"
        continue
      }
      for variant in 0..<max(0, counts[word]) {
        let suffix = variant == 0 ? "" : "(\(variant + 1))"
        let chance = arc.from == arc.to ? Self.chanceOfMore : "1.0"
        text += "TRANSITION \(arc.from) \(arc.to) \(chance) \(words[word].text)\(suffix)\n"
      }
    }
    return text + "FSG_END\n"
  }
}
