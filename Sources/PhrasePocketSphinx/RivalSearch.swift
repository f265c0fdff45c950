// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech

/// Finds the sentences of a graph that sound like one of them: what it may have been in truth.
///
/// A rival has other words in one place, or more, or fewer: "a large mocha" beside "a small mocha",
/// "a mocha" and "a small latte". The nearest in sound come first.
///
/// The walk through the graph keeps, for each way, a row of edit distances to the sentence's phones,
/// and leaves ways that are too far already. Source: E. Ukkonen, "Approximate string-matching over
/// suffix trees", 1993.
struct RivalSearch {
  /// The most words in the place that differs.
  private static let words = 8
  /// The greatest distances, in phones that are quite different, tried one after the other until
  /// enough rivals are found: among thousands of titles the nearest are near.
  private static let ceilings = [2, 4, 7.0]
  /// How many sentences are looked at for a place, the nearest.
  private static let limit = 100
  /// The least number of rivals for a place.
  private static let share = 6

  private let graph: WordGraph
  /// The arcs that leave state *s* are those from `firstArc[s]` to `firstArc[s + 1]`.
  private let firstArc: [Int]
  private let indices: [String: Int]
  /// How each word is said, by the phones' places in ``costs``; nil where nobody knows.
  private let phones: [[Int]?]
  private let costs: PhoneCosts

  /// Reads a graph; words without a pronunciation are never part of a rival.
  init(_ graph: WordGraph, pronunciation: (WordGraph.Word) -> Pronunciation?) {
    self.graph = graph
    var firstArc = [Int](repeating: 0, count: graph.stateCount + 1)
    for arc in graph.arcs { firstArc[arc.from + 1] += 1 }
    for state in 0..<graph.stateCount { firstArc[state + 1] += firstArc[state] }
    self.firstArc = firstArc
    indices = Dictionary(
      graph.words.enumerated().map { ($1.text, $0) }, uniquingKeysWith: { first, _ in first })
    let said = graph.words.map { pronunciation($0)?.phones }
    let costs = PhoneCosts(alphabet: Set(said.compactMap(\.self).joined()))
    phones = said.map { $0.map { $0.compactMap { costs.places[$0] } } }
    self.costs = costs
  }

  /// The nearest sentences that are rivals, of each place in the sentence some.
  ///
  /// Of all together the nearest may be so many ways to say one word, "a bit of" and "a little bit of",
  /// that what was said in another place is not among them.
  ///
  /// - Parameters:
  ///   - sentence: The folded words of a sentence of the graph.
  ///   - count: How many are wanted; a place has its share of them, and at least ``share``.
  ///   - isRival: Whether a sentence means something else.
  /// - Returns: Their folded words, the nearest first.
  func rivals(
    of sentence: [String], count: Int, where isRival: ([String]) -> Bool
  ) -> [[String]] {
    let words = sentence.compactMap { indices[$0] }
    guard words.count == sentence.count else { return [] }
    let share = max(Self.share, count / (words.count + 1))
    var walk = Walk(self, words)
    var rivals: [Found] = []
    for place in 0...words.count {
      var found: [Found] = []
      for ceiling in Self.ceilings where found.count < share {
        found = []
        for rival in walk.nearest(at: place, ceiling: ceiling)
        where found.count < share && isRival(texts(rival)) { found.append(rival) }
      }
      rivals += found
    }
    return rivals.sorted { $0.distance < $1.distance }.map(texts)
  }

  private func texts(_ found: Found) -> [String] { found.words.map { graph.words[$0].text } }

  /// The steps with words that can be taken in a state, over steps without words too.
  private func steps(from state: Int, _ body: (_ word: Int, _ target: Int) -> Void) {
    for arc in graph.arcs[firstArc[state]..<firstArc[state + 1]] {
      if let word = arc.word {
        body(word, arc.to)
      } else {
        // The graph has no loop of steps without words: each joins or ends something.
        steps(from: arc.to, body)
      }
    }
  }

  private func isEnd(_ state: Int) -> Bool {
    state == graph.end
      || graph.arcs[firstArc[state]..<firstArc[state + 1]].contains {
        $0.word == nil && isEnd($0.to)
      }
  }

  /// A sentence, by the places of its words in the graph, and how far it is from the one that was heard.
  private struct Found {
    let distance: Double
    let words: [Int]
  }

  /// One search, with what it has found out about the graph.
  private struct Walk {
    private struct Place: Hashable {
      let state: Int
      let word: Int
    }

    private let search: RivalSearch
    private let sentence: [Int]
    /// The phones of the sentence, and where each word begins among them.
    private var phones: [Int] = []
    private var starts: [Int] = [0]
    /// Where the sentence may be in the graph before each word, and at its end.
    private var states: [[Int]] = []
    private var isAccepted: [Place: Bool] = [:]
    private var found: [Found] = []
    private var ceiling = 0.0

    init(_ search: RivalSearch, _ sentence: [Int]) {
      self.search = search
      self.sentence = sentence
      var states: Set<Int> = [search.graph.start]
      for word in sentence {
        self.states.append(states.sorted())
        phones += search.phones[word] ?? []
        starts.append(phones.count)
        states = states.reduce(into: []) { next, state in
          search.steps(from: state) { if $0 == word { next.insert($1) } }
        }
      }
      self.states.append(states.sorted())
    }

    /// The nearest sentences that differ from a place on, up to a distance, each once.
    mutating func nearest(at place: Int, ceiling: Double) -> [Found] {
      self.ceiling = ceiling
      found = []
      for state in states[place] { leave(at: place, from: state) }
      var known: Set<[Int]> = []
      return found.sorted { $0.distance < $1.distance }
        .filter { known.insert($0.words).inserted }
    }

    /// Goes other ways from a state in which the sentence is.
    private mutating func leave(at index: Int, from state: Int) {
      let last = min(index + RivalSearch.words, sentence.count)
      let place = phones[starts[index]..<starts[last]]
      var row = [0.0]
      for phone in place { row.append(row[row.count - 1] + search.costs.gaps[phone]) }
      walk(from: state, Way(index: index, last: last, words: [], row: row))
    }

    /// What was said instead of the words from an index on.
    private struct Way {
      let index: Int
      let last: Int
      var words: [Int]
      /// The distance to each beginning of the sentence's phones from the index on.
      var row: [Double]
    }

    private mutating func walk(from state: Int, _ way: Way) {
      join(way, in: state)
      guard way.words.count < RivalSearch.words else { return }
      var steps: [(word: Int, target: Int)] = []
      search.steps(from: state) { steps.append(($0, $1)) }
      for (word, target) in steps {
        // A place that differs begins with a word that does.
        if way.words.isEmpty, way.index < sentence.count, word == sentence[way.index] { continue }
        guard let said = search.phones[word] else { continue }
        var next = way
        next.words.append(word)
        for phone in said { advance(&next.row, by: phone, over: way) }
        if next.row.contains(where: { $0 <= ceiling }) { walk(from: target, next) }
      }
    }

    private func advance(_ row: inout [Double], by phone: Int, over way: Way) {
      let (gaps, replacements) = (search.costs.gaps, search.costs.replacements[phone])
      var diagonal = row[0]
      row[0] += gaps[phone]
      for column in 1..<max(row.count, 1) {
        let expected = phones[starts[way.index] + column - 1]
        let replaced = diagonal + replacements[expected]
        diagonal = row[column]
        row[column] = min(replaced, row[column] + gaps[phone], row[column - 1] + gaps[expected])
      }
    }

    /// Takes the sentence up again behind the words that were left out for a way.
    private mutating func join(_ way: Way, in state: Int) {
      for index in way.index...way.last {
        let distance = way.row[starts[index] - starts[way.index]]
        guard distance <= ceiling, index > way.index || !way.words.isEmpty,
          // A place that differs ends with a word that does.
          index == way.index || way.words.last != sentence[index - 1],
          accepts(Place(state: state, word: index))
        else { continue }
        found.append(
          Found(distance: distance, words: sentence[..<way.index] + way.words + sentence[index...]))
        if found.count >= 2 * RivalSearch.limit { keepNearest() }
      }
    }

    private mutating func keepNearest() {
      found.sort { $0.distance < $1.distance }
      found.removeLast(found.count - RivalSearch.limit)
      ceiling = found[found.count - 1].distance
    }

    /// Whether the sentence can be ended from a state with its words from an index on.
    private mutating func accepts(_ place: Place) -> Bool {
      if place.word == sentence.count { return search.isEnd(place.state) }
      if let known = isAccepted[place] { return known }
      var targets: [Int] = []
      search.steps(from: place.state) { if $0 == sentence[place.word] { targets.append($1) } }
      let accepted = targets.contains { accepts(Place(state: $0, word: place.word + 1)) }
      isAccepted[place] = accepted
      return accepted
    }
  }
}

/// What it costs to leave phones out and to say one instead of another, looked up by their places.
private struct PhoneCosts {
  let places: [String: Int]
  let gaps: [Double]
  let replacements: [[Double]]

  init(alphabet: Set<String>) {
    let names = alphabet.sorted()
    places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    gaps = names.map(PhoneDistance.ofGap)
    replacements = names.map { one in names.map { PhoneDistance.between(one, $0) } }
  }
}
