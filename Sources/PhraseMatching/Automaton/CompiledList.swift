// SPDX-License-Identifier: Apache-2.0

/// A compiled list.
typealias ListID = ID<CompiledList>

/// A value list as a trie over words, shared by every slot that uses it.
///
/// The list has words of its own, so it can be compiled, replaced and kept in a file alone. A
/// branch with one form left is not spelled out: its last step leads to the form's *tail*, the rest
/// of its words.
///
/// ```
///            ┌─ dune ──▶ 1 ─┬─ [end] ──▶ value 0
/// root ──────┤              └─ messiah ▶ value 1
///            └─ the ───▶ tail: left, hand, of, darkness → value 2
/// ```
///
/// - Complexity: a step is O(1) in the number of values.
final class CompiledList: Sendable {
  /// Which list, and text that phrases glue to its values ("Apri${applicationName}").
  struct Key: Hashable, Sendable {
    var list: Int
    var prefix = ""
    var suffix = ""

    /// Whether there is such text.
    var isJoined: Bool { !prefix.isEmpty || !suffix.isEmpty }
  }

  /// A place in the list while its words are said.
  struct Cursor: Hashable, Sendable {
    fileprivate(set) var target: UInt32
    /// Words of a tail that were said.
    fileprivate(set) var said: UInt32

    static let root = Cursor(target: 0, said: 0)
  }

  /// The values that end at a place: one value's index, or where several stand in a row.
  struct Ends: Hashable, Sendable {
    let raw: UInt32

    static let none = Ends(raw: .max)
  }

  /// Flags of a target: a form's tail instead of a node; a place where values end.
  static let tailFlag: UInt32 = 1 << 31
  static let endFlag: UInt32 = 1 << 30
  static let payloadMask: UInt32 = endFlag - 1
  /// The word of the step that leads from a node to the values that end there.
  static let endWord: UInt32 = .max
  /// Marks the last word of a tail, and ends that stand in a row.
  static let lastFlag: UInt32 = 1 << 31

  let values: ValueList.Values
  let words: WordTable
  let transitions: TransitionTable
  /// For each tail the value's index, then the words.
  let tails: FlatArray<UInt32>
  /// For values that share a form: how many, then their indices.
  let runs: FlatArray<UInt32>
  let spellings: SpellingIndex
  /// The first forms of values, in the order of their words; see ``FormPrefix``.
  let titles: FlatArray<UInt32>
  /// All other forms, in the same order.
  let synonyms: FlatArray<UInt32>
  /// What the numbers in the forms were read with.
  let languages: [String]

  init(
    values: ValueList.Values, words: WordTable, transitions: TransitionTable,
    tails: FlatArray<UInt32>,
    runs: FlatArray<UInt32>, spellings: SpellingIndex, titles: FlatArray<UInt32>,
    synonyms: FlatArray<UInt32>, languages: [String]
  ) {
    self.values = values
    self.words = words
    self.transitions = transitions
    self.tails = tails
    self.runs = runs
    self.spellings = spellings
    self.titles = titles
    self.synonyms = synonyms
    self.languages = languages
  }

  /// The place behind a word; nil where no form goes on with it.
  @inline(__always)
  func step(from cursor: Cursor, on word: WordID) -> Cursor? {
    let word = word.raw
    if cursor.target & Self.tailFlag == 0 {
      let target = transitions.target(from: cursor.target & Self.payloadMask, on: word)
      return target == 0 ? nil : Cursor(target: target, said: 0)
    }
    guard cursor.target & Self.endFlag == 0 else { return nil }
    let tail = Int(cursor.target & Self.payloadMask)
    let next = tails[tail + 1 + Int(cursor.said)]
    guard next & ~Self.lastFlag == word else { return nil }
    if next & Self.lastFlag == 0 { return Cursor(target: cursor.target, said: cursor.said + 1) }
    return Cursor(target: Self.tailFlag | Self.endFlag | tails[tail], said: 0)
  }

  /// The values whose forms end at a place.
  @inline(__always)
  func ends(at cursor: Cursor) -> Ends {
    guard cursor.target & Self.endFlag != 0 else { return .none }
    if cursor.target & Self.tailFlag != 0 { return Ends(raw: cursor.target & Self.payloadMask) }
    let target = transitions.target(from: cursor.target & Self.payloadMask, on: Self.endWord)
    return target == 0 ? .none : Ends(raw: target - 1)
  }

  /// The index of the value that ends at a place, if it is the only one.
  func index(_ ends: Ends) -> Int? { ends.raw & Self.lastFlag == 0 ? Int(ends.raw) : nil }

  /// The indices of the first values that end at a place.
  func indices(_ ends: Ends, limit: Int) -> [Int] {
    guard ends != .none else { return [] }
    guard ends.raw & Self.lastFlag != 0 else { return [Int(ends.raw)] }
    let start = Int(ends.raw & ~Self.lastFlag)
    return (0..<min(Int(runs[start]), limit)).map { Int(runs[start + 1 + $0]) }
  }

  /// Bytes of the tables, the forms of the list among them.
  var byteCount: Int {
    values.ids.bytes.count + values.firstForms.bytes.count + values.forms.rows.byteCount
      + words.byteCount + transitions.byteCount + tails.bytes.count + runs.bytes.count
      + spellings.byteCount + titles.bytes.count + synonyms.bytes.count
  }
}
