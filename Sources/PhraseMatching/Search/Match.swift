// SPDX-License-Identifier: Apache-2.0

/// What an utterance may mean, best first.
public struct Match: Equatable, Sendable {
  /// The candidates by rank; those that tie for best come first.
  public let candidates: [Candidate]

  /// The limit that the search reached; nil where it looked at every way.
  ///
  /// There are no candidates then, since the best of those that were found need not be the best.
  public let limit: SearchLimit?

  package init(candidates: [Candidate], limit: SearchLimit? = nil) {
    self.candidates = candidates
    self.limit = limit
  }

  /// The candidates that fit, in the same order.
  package func filter(_ fits: (Candidate) -> Bool) -> Match {
    Match(candidates: candidates.filter(fits), limit: limit)
  }

  /// Whether several meanings share the best rank.
  public var isAmbiguous: Bool {
    candidates.count > 1 && candidates[0].rank == candidates[1].rank
      && candidates[0].edits.points == candidates[1].edits.points
  }
}

/// Why an utterance cannot be understood although it may fit a phrase: it can be read in too many
/// ways to look at all of them.
///
/// ```swift
/// let match = automaton.match(Utterance(text))
/// if match.limit != nil { print("That can mean too many things. Please say it shorter.") }
/// ```
public enum SearchLimit: String, Hashable, Sendable {
  /// It has more words than ``Automaton/wordLimit``.
  case words
  /// It has 1,024 meanings or more, or 8,192 values in all of them together.
  case ways
  /// More than 10,000 known words share a part with a word that may be misspelt.
  case spellings
  /// More than 100,000 places of the automaton are on the ways through it, or 5,000 with slips.
  case places
}

/// A phrase that fits the whole utterance, and what its slots captured.
public struct Candidate: Equatable, Sendable {
  /// The index of the phrase in ``Grammar/phrases``.
  public let phrase: Int
  /// What the slots captured, in the order of the utterance.
  public let captures: [Capture]
  /// How specific the fit is.
  public let rank: Rank
  /// Slips that were forgiven, in the order of the utterance.
  public let edits: [Edit]

  /// Whether its words were said in another order than that of the phrase, and some of them not at all.
  private let isInAnyOrder: Bool

  init(
    phrase: Int, captures: [Capture], rank: Rank, edits: [Edit], isInAnyOrder: Bool = false
  ) {
    self.phrase = phrase
    self.captures = captures
    self.rank = rank
    self.edits = edits
    self.isInAnyOrder = isInAnyOrder
  }

  /// A phrase that an utterance means without fitting it, of which so many words were said.
  package init(phrase: Int, captures: [Capture], literalWords: Int) {
    self.init(
      phrase: phrase, captures: captures,
      rank: Rank(
        unlistedWords: 0, textWords: 0, numberWords: 0, literalWords: literalWords, slots: 0),
      edits: [], isInAnyOrder: true)
  }

  /// What the slips cost together; see ``Edit/Kind/cost``.
  public var cost: Double { Double(edits.points) / Double(Edit.Kind.pointsOfOne) }

  /// 1 where every word is a phrase's or a value's own; less by half of the slips' cost, and by half
  /// where an open list took other words, or the words keep to no phrase's order.
  public var score: Double {
    max(0, 1 - cost / 2) * (rank.unlistedWords == 0 && !isInAnyOrder ? 1 : 0.5)
  }
}

extension [Edit] {
  var points: Int { reduce(0) { $0 + $1.kind.points } }
}

/// Words of the utterance that stand in a slot.
public struct Capture: Equatable, Sendable {
  /// What the words are.
  public enum Value: Hashable, Sendable {
    /// The ids of the listed values that are called so; several where they share a form.
    case listed([Int])
    /// A number, a date or another value that the engine reads by itself.
    case value(SpokenValue)
    /// Any words, in a text slot.
    case text
    /// Words that are on no list, in the slot of an open list.
    case unlisted
  }

  /// The name of the slot.
  public let slot: String
  /// Where the words stand: UTF-8 offsets in the original text.
  ///
  /// Text reaches over the signs that touch it, such as those of “C++”.
  public let span: Range<Int>
  /// What the words are.
  public let value: Value

  package init(slot: String, span: Range<Int>, value: Value) {
    self.slot = slot
    self.span = span
    self.value = value
  }
}

/// How specific a candidate is; the greater, the better.
///
/// The article <doc:MatchSemantics> has an example for each rule.
public struct Rank: Equatable, Sendable {
  /// Words in open lists that are on no list.
  public let unlistedWords: Int
  /// Words in text slots.
  public let textWords: Int
  /// Words in number slots and in slots of other values.
  public let numberWords: Int
  /// Words of the phrase itself, the application's name among them.
  public let literalWords: Int
  /// Slots, the application's name not counted.
  public let slots: Int
}

extension Rank: Comparable, CustomStringConvertible {
  /// Whether the left candidate is less specific.
  public static func < (left: Rank, right: Rank) -> Bool {
    if left.unlistedWords != right.unlistedWords { return left.unlistedWords > right.unlistedWords }
    if left.textWords != right.textWords { return left.textWords > right.textWords }
    if left.numberWords != right.numberWords { return left.numberWords > right.numberWords }
    if left.literalWords != right.literalWords { return left.literalWords < right.literalWords }
    return left.slots > right.slots
  }

  /// The counts that differ from zero.
  public var description: String {
    [
      "literal words \(literalWords)", "slots \(slots)",
      unlistedWords > 0 ? "unlisted words \(unlistedWords)" : nil,
      textWords > 0 ? "text words \(textWords)" : nil,
      numberWords > 0 ? "number words \(numberWords)" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
