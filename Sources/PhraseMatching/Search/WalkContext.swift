// SPDX-License-Identifier: Apache-2.0

/// What all searches in one utterance share: the tables, the words, and what the words may be.
///
/// Searches are values whose tables never change and whose state lies behind a pointer: a search
/// that changed itself at every word would count references at every word.
struct WalkContext {
  let automaton: Automaton
  let phrases: PhraseStore
  let lists: [CompiledList]
  let utterance: Utterance
  /// Words of the utterance.
  let count: Int
  /// In search of what is nearest, by state: whether a phrase that may be suggested goes on from it.
  let suggested: UnsafePointer<Bool>?
  /// The words' ids among the words of the phrases.
  let ids: UnsafeMutablePointer<WordID?>
  private let letters: UnsafePointer<UInt8>
  private let words: UnsafePointer<Utterance.Word>
  /// Valid within ``with(_:_:suggested:_:)``.
  private let found: UnsafeMutablePointer<Found>

  /// What was found out about the words so far.
  struct Found {
    var readings: [Reading] = []
    /// By reader and position: which of the readings; empty until a value begins somewhere.
    fileprivate var readingRanges: [Range<Int>?] = []
    fileprivate var misspeltRanges: [Range<Int>?] = []
    /// Whether all words were looked at that the words may be by a typo.
    var hasAllVariants = true
    /// What words may be by a slip; one array of simple values, since an array for each word would
    /// be made and given back for each.
    var variants: [WordVariant] = []
    /// By list and position: which of the variants; empty without slips, as are the next two.
    fileprivate var variantRanges: [Range<Int>?] = []
    fileprivate var known: [Bool?] = []
    fileprivate var fillers: [Filler]?
    /// The ids of values that share a form, which are much work to find.
    fileprivate var sharedIDs: [SharedForm: [Int]] = [:]
  }

  /// Values of a list that are called what was said at a place.
  struct SharedForm: Hashable {
    let list: ListID
    let ends: CompiledList.Ends
    let span: Range<Int>
  }

  /// A value that some words mean.
  struct Reading {
    let value: SpokenValue
    /// The index of the word behind it.
    let end: Int
    /// The same for equal values.
    let hash: UInt64
    /// The word that was taken for another, if any.
    let slip: SlotReader.Misspelling?
  }

  /// Runs searches in an utterance; nothing is allocated before, for up to 256 words.
  static func with<Result>(
    _ automaton: Automaton, _ utterance: Utterance, suggested: UnsafePointer<Bool>? = nil,
    _ body: (WalkContext) -> Result
  ) -> Result? {
    utterance.letters.withUnsafeBufferPointer { letters in
      utterance.words.withUnsafeBufferPointer { words in
        withUnsafeTemporaryAllocation(of: WordID?.self, capacity: words.count) { ids in
          guard let letters = letters.baseAddress, let start = words.baseAddress,
            let ids = ids.baseAddress
          else { return nil }
          for index in words.indices {
            (ids + index).initialize(
              to: automaton.phrases.words.id(of: words[index], letters: letters))
          }
          var found = Found()
          return withUnsafeMutablePointer(to: &found) { found in
            body(
              WalkContext(
                automaton: automaton, phrases: automaton.phrases, lists: automaton.lists,
                utterance: utterance, count: words.count, suggested: suggested, ids: ids,
                letters: letters, words: start, found: found))
          }
        }
      }
    }
  }

  /// Whether words may be left out, left over or unknown: in search of what is nearest.
  @inline(__always)
  var isLoose: Bool { suggested != nil }

  /// Whether all words were looked at that the words may be by a typo.
  var hasAllVariants: Bool { found.pointee.hasAllVariants }

  /// The values that were read so far.
  var readings: [Reading] { found.pointee.readings }

  // MARK: - Words and values

  /// The id of a word among the words of a list.
  @inline(__always)
  func id(of position: Int, in list: CompiledList) -> WordID? {
    list.words.id(of: words[position], letters: letters)
  }

  /// The folded letters of some words; words lie back to back.
  func letters(of range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let start = Int(words[range.lowerBound].lettersStart)
    let end = Int(words[range.upperBound - 1].lettersEnd)
    return UnsafeBufferPointer(start: letters + start, count: end - start)
  }

  func letterCount(_ position: Int) -> Int {
    utterance.word(position).unicodeScalars.count
  }

  /// Which of ``readings`` begin at a word; they are made when they are first asked for.
  func readings(of reader: Int, at position: Int) -> Range<Int> {
    let key = reader * count + position
    if !found.pointee.readingRanges.isEmpty, let known = found.pointee.readingRanges[key] {
      return known
    }
    let start = readings.count
    phrases.readers[reader].forEachReading(utterance, at: position) { note($0) }
    // What begins no value is seen at once, and needs no memory.
    guard readings.count > start else { return start..<start }
    note(start..<readings.count, of: key, in: \.readingRanges)
    return start..<readings.count
  }

  /// Which of ``readings`` begin at a word if one of their words is misspelt.
  func misspeltReadings(of reader: Int, at position: Int) -> Range<Int> {
    let key = reader * count + position
    if !found.pointee.misspeltRanges.isEmpty, let known = found.pointee.misspeltRanges[key] {
      return known
    }
    let start = readings.count
    phrases.readers[reader].forEachMisspelt(utterance, at: position) { index in
      !isKnown(index) && !lists.contains { id(of: index, in: $0) != nil }
    } _: {
      note($0)
    }
    note(start..<readings.count, of: key, in: \.misspeltRanges)
    return start..<readings.count
  }

  private func note(_ reading: SlotReader.Reading) {
    found.pointee.readings.append(
      Reading(
        value: reading.value, end: reading.end,
        hash: UInt64(truncatingIfNeeded: reading.value.hashValue), slip: reading.slip))
  }

  private func note(
    _ range: Range<Int>, of key: Int, in ranges: WritableKeyPath<Found, [Range<Int>?]>
  ) {
    if found.pointee[keyPath: ranges].isEmpty {
      found.pointee[keyPath: ranges] = Array(repeating: nil, count: phrases.readers.count * count)
    }
    found.pointee[keyPath: ranges][key] = range
  }

  /// What the words may be by a slip, as far as they were looked up.
  var variants: [WordVariant] { found.pointee.variants }

  /// Which of ``variants`` a word may be among the words of a list, or of the phrases.
  func variants(of position: Int, list: ListID?) -> Range<Int> {
    let key = (list.map { $0.index + 1 } ?? 0) * count + position
    if found.pointee.variantRanges.isEmpty {
      found.pointee.variantRanges = Array(repeating: nil, count: (lists.count + 1) * count)
    }
    if let known = found.pointee.variantRanges[key] { return known }
    let start = variants.count
    addVariants(of: position, list: list)
    let range = start..<variants.count
    found.pointee.variantRanges[key] = range
    return range
  }

  private func addVariants(of position: Int, list: ListID?) {
    let own = list.map { lists[$0.index] }
    var variants = WordVariants(
      of: position, in: self, list: list, words: own?.words ?? phrases.words)
    let isItself = variants.addItself()
    variants.addPlurals(phrases.plurals)
    variants.addJoined()
    guard !isItself else { return }
    variants.addParts()
    let spellings = own?.spellings ?? phrases.spellings
    if !isKnown(position) { variants.addTypos(spellings, phrases.opposites) }
    if !variants.isComplete { found.pointee.hasAllVariants = false }
    if isLoose { variants.addSimilar(spellings) }
  }

  func note(_ variant: WordVariant) { found.pointee.variants.append(variant) }

  /// Whether a word is one that is known somewhere, so that it is no other word misspelt.
  private func isKnown(_ position: Int) -> Bool {
    if found.pointee.known.isEmpty { found.pointee.known = Array(repeating: nil, count: count) }
    if let known = found.pointee.known[position] { return known }
    let isKnown = ids[position] != nil || phrases.isKnown(utterance.word(position))
    found.pointee.known[position] = isKnown
    return isKnown
  }

  /// The ids of values that share a form, found once.
  func sharedIDs(_ form: SharedForm, find: () -> [Int]) -> [Int] {
    if let known = found.pointee.sharedIDs[form] { return known }
    let ids = find()
    found.pointee.sharedIDs[form] = ids
    return ids
  }

  // MARK: - Words that mean nothing

  /// Words that mean nothing, anywhere or at the beginning of a phrase only.
  struct Filler {
    let words: Range<Int>
    let isOpener: Bool
  }

  /// All of them, few as they are.
  var fillers: [Filler] {
    if let known = found.pointee.fillers { return known }
    var fillers: [Filler] = []
    for position in 0..<count { addFillers(at: position, to: &fillers) }
    found.pointee.fillers = fillers
    return fillers
  }

  private func addFillers(at position: Int, to fillers: inout [Filler]) {
    var cursor = CompiledList.Cursor.root
    for end in position..<count {
      guard let word = id(of: end, in: phrases.fillers),
        let next = phrases.fillers.step(from: cursor, on: word)
      else { break }
      cursor = next
      let kinds = phrases.fillers.indices(phrases.fillers.ends(at: cursor), limit: 2)
      guard !kinds.isEmpty else { continue }
      fillers.append(Filler(words: position..<end + 1, isOpener: !kinds.contains(0)))
    }
  }

  /// Whether a word is the one before it, said again.
  func isDoubled(_ position: Int) -> Bool {
    guard position > 0, words[position].hash == words[position - 1].hash else { return false }
    let word = letters(of: position..<position + 1)
    // "20 20" may be 20.20.
    return word.first?.isDigit == false
      && word.elementsEqual(letters(of: position - 1..<position))
  }
}
