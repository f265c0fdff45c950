// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// Every limit of a search, and that behind it there is no answer instead of a lucky one.
@Suite struct SearchLimitTests {
  /// Values that are made of each other, in two slots: where the one ends is anybody's guess.
  private static func cutting(_ template: String, isSeries: Bool = true) throws -> Automaton {
    let values = (1...4).map { count in
      ValueList.Value(id: count, forms: [String(repeating: "a ", count: count)])
    }
    let slots = ["x", "y", "z"].map {
      Slot(name: $0, kind: .list("l", isOpen: false), isSeries: isSeries)
    }
    let parsed = try Template(parsing: template)
    let phrase = Phrase(
      template: parsed, slots: slots.filter { parsed.slotNames.contains($0.name) }, intent: 0)
    return try Automaton(
      compiling: Grammar(phrases: [phrase], lists: [ValueList(name: "l", values: values)]))
  }

  private static func words(_ count: Int) -> String { String(repeating: "a ", count: count) }

  @Test(arguments: [
    (8, nil), (60, SearchLimit.ways), (999, .ways), (1000, .words), (5000, .words),
  ])
  func anUtteranceWithTooManyMeaningsHasNone(_ count: Int, _ limit: SearchLimit?) throws {
    let match = try Self.cutting("go ${x}").match(Utterance("go " + Self.words(count)))
    #expect(match.limit == limit)
    #expect(match.candidates.isEmpty == (limit != nil))
    #expect(limit != nil || match.isAmbiguous)
  }

  @Test func aSearchThatVisitsTooManyPlacesFindsNothing() throws {
    let automaton = try Self.cutting("go ${x} ${y} ${z} b ${x} ${y} ${z}")
    let match = automaton.match(
      Utterance("go \(Self.words(300)) b \(Self.words(300)) b"))
    #expect(match.candidates.isEmpty)
  }

  /// Free texts can be cut everywhere, and mean the same wherever they are.
  @Test(arguments: [10, 60, 300])
  func textsThatCanBeCutAnywhereAreOneMeaning(_ count: Int) throws {
    let phrase = Phrase(
      template: try Template(parsing: "${a} x ${b} x ${c} y"),
      slots: ["a", "b", "c"].map { Slot(name: $0, kind: .text) }, intent: 0)
    let automaton = try Automaton(compiling: Grammar(phrases: [phrase], lists: []))
    let text = String(repeating: "x ", count: count) + "y"
    let match = automaton.match(Utterance(text))
    #expect(match.limit == nil ? match.candidates.count == 1 : match.candidates.isEmpty)
    #expect(count > 60 || match.limit == nil)
  }

  /// Two phrases of two intents, of which a search that stops would know only one.
  @Test func aTieIsNoActionHoweverManyWaysThereAre() throws {
    let automaton = try TolerantGrammars.automaton(
      ["Open ${book} ${query}", "Open ${query} ${book}"], books: ["a", "a a", "a a a"])
    for count in [2, 10, 40, 200] {
      let match = automaton.match(
        Utterance("open " + Self.words(count)), tolerance: .standard)
      #expect(match.isAmbiguous || match.candidates.isEmpty, "\(count)")
    }
  }

  @Test(arguments: [(8, nil), (50, SearchLimit.places)])
  func aTolerantSearchThatVisitsTooManyPlacesSaysSo(
    _ count: Int, _ limit: SearchLimit?
  ) throws {
    let automaton = try Self.cutting("go ${x}")
    let utterance = Utterance("please go " + Self.words(count))
    let match = automaton.match(utterance, tolerance: .standard)
    #expect(match.limit == limit)
    #expect(match.candidates.isEmpty == (limit != nil))
    #expect(limit != nil || match.isAmbiguous)
  }
}
