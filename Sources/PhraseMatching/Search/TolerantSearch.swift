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
struct TolerantSearch {
  /// A place on a way: how it was reached, and where it goes on.
  struct Place {
    var state: StateID = 0
    var position: Int = 0
    var points: Int = 0
    /// The place before; -1 for the beginning.
    var parent: Int32 = -1
    /// The slot whose value is being said; -1 between values.
    var slot: Int32 = -1
    /// The words of the value so far; words that belong nowhere are none of them.
    var slotStart: Int = 0
    var slotEnd: Int = 0
    var cursor = CompiledList.Cursor.root
    /// The value that ended here.
    var step: Search.Step?
    var edit: Search.EditStep?
    /// Words of the phrase that were said and mean something.
    var contentWords: Int = 0
    /// Whether any words were taken as text, and whether any word was guessed: not both.
    var hasText = false
    var isGuessed = false
    /// A hash of the values so far, so that ways with other values are kept apart.
    var meaning: UInt64 = 0
  }

  /// Places that are visited at the most, which bounds the time of a miss.
  static let placeLimit = 5_000
  /// Places that are remembered at the most: a text slot alone adds one for each word behind it.
  static let addedLimit = 16_384

  let compiled: CompiledGrammar
  let phrases: PhraseTables
  let utterance: Utterance
  let count: Int
  /// By word of the utterance: its number among the words of fillers.
  let fillerWords: [WordID]
  /// By word of the utterance: whether it is the one before it, said again.
  let isDoubled: [Bool]
  private let ceiling: Int
  private(set) var places: [Place] = []
  private var open: [[Int32]]
  private var seen: Set<PlaceKey> = []
  private var variants: [Int: WordVariants] = [:]
  var spoken: [SpokenValue] = []
  private(set) var paths: [Search.Path] = []

  init(_ compiled: CompiledGrammar, _ utterance: Utterance, tolerance: Tolerance) {
    self.compiled = compiled
    self.utterance = utterance
    phrases = compiled.phrases
    count = utterance.words.count
    let words = utterance.words.indices.map(utterance.word)
    fillerWords = words.map(compiled.phrases.fillers.words.id)
    isDoubled = words.indices.map { $0 > 0 && words[$0] == words[$0 - 1] }
    let points = tolerance.ceiling * Double(Edit.Kind.pointsOfOne)
    ceiling = Int(min(max(points, 0), 1000).rounded())
    open = Array(repeating: [], count: ceiling + 1)
    places.reserveCapacity(256)
  }

  /// Searches; afterwards ``paths`` has the ways that cost least, before them cheaper ones with words
  /// on no list.
  mutating func run() {
    guard ceiling > 0, count > 0 else { return }
    add(Place())
    for points in 0...ceiling {
      while let index = open[points].popLast() {
        guard seen.count < Self.placeLimit else {
          // Ways that cost as much may be left, so what was found may be one of several.
          paths.removeAll()
          return
        }
        let place = places[Int(index)]
        guard seen.insert(PlaceKey(place)).inserted else { continue }
        expand(place, index)
      }
      // Dearer ways cannot win any more; over words on no list a value with slips may.
      if paths.contains(where: \.isSettled) { return }
    }
  }

  /// What tells places apart, in as few numbers as possible: a miss hashes thousands.
  ///
  /// Of two places that are equal here, the dearer one leads nowhere new.
  private struct PlaceKey: Hashable {
    let stateAndSlot: UInt64
    let positionAndFlags: UInt64
    let cursor: UInt64
    let meaning: UInt64

    init(_ place: Place) {
      let flags: UInt32 =
        (place.hasText ? 1 : 0) | (place.isGuessed ? 2 : 0) | (place.contentWords > 0 ? 4 : 0)
        | (place.slotEnd > place.slotStart ? 8 : 0)
      let position = UInt32(truncatingIfNeeded: place.position)
      stateAndSlot = Self.pair(UInt32(bitPattern: place.state), UInt32(bitPattern: place.slot))
      positionAndFlags = Self.pair(position, flags)
      cursor = Self.pair(place.cursor.target, place.cursor.said)
      meaning = place.meaning
    }

    private static func pair(_ high: UInt32, _ low: UInt32) -> UInt64 {
      UInt64(high) << 32 | UInt64(low)
    }
  }

  // MARK: - Ways

  /// Adds a place, unless its way is too dear.
  ///
  /// - Returns: Its index; nil if it was not added.
  @discardableResult
  mutating func add(_ place: Place) -> Int32? {
    guard place.points <= ceiling, !(place.hasText && place.isGuessed),
      places.count < Self.addedLimit
    else { return nil }
    let index = Int32(truncatingIfNeeded: places.count)
    open[place.points].append(index)
    places.append(place)
    return index
  }

  /// Writes down the way to a place where phrases end.
  mutating func accept(_ place: Place, _ index: Int32) {
    let ends = phrases.accepts.range(of: Int(place.state))
    // A way without a word that means something is a guess.
    guard !ends.isEmpty, place.contentWords > 0 else { return }
    var steps: [Search.Step] = []
    var edits: [Search.EditStep] = []
    var next = index
    while next >= 0 {
      let place = places[Int(next)]
      if let step = place.step { steps.append(step) }
      if let edit = place.edit { edits.append(edit) }
      next = place.parent
    }
    let path = Search.Path(
      phrases: ends, steps: steps.reversed(), spoken: spoken, edits: edits.reversed(),
      points: place.points)
    // Of ways with words on no list, only the ones that cost least.
    if path.isSettled || paths.allSatisfy({ $0.points == path.points }) { paths.append(path) }
  }

  // MARK: - Words

  /// What a word may mean among the words of the phrases (-1) or of a list.
  mutating func variants(of position: Int, list: Int32) -> WordVariants {
    let key = Int(list + 1) * (Automaton.wordLimit + 1) + position
    if let known = variants[key] { return known }
    let own = list < 0 ? nil : compiled.lists[Int(list)]
    let made = WordVariants(
      of: position, in: utterance, words: own?.words ?? phrases.words,
      spellings: own?.spellings ?? phrases.spellings, plurals: phrases.plurals,
      opposites: phrases.opposites, mayBeTypo: !phrases.isKnown(utterance.word(position)))
    variants[key] = made
    return made
  }
}
