// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import Testing

/// Values in the slots of phrases: matched, ranked, sampled, exported.
@Suite struct ValuesSlotTests {
  private static let kinds: [String: ValueKind] = [
    "when": .dateTime, "day": .date, "time": .time, "length": .duration,
    "share":
      .percentage(NumberRange(minimum: 0, maximum: 100)), "price": .money(takesBareNumber: false),
    "weight": .measurement(.mass, takesBareNumber: true), "place": .ordinal, "state": .boolean,
    "level": .number(NumberRange(minimum: 0, maximum: 100, isInteger: true, step: 10)),
    "distance": .measurement(.length, takesBareNumber: false),
    "heat": .measurement(.temperature, takesBareNumber: true),
  ]

  private static func automaton(_ texts: [String], language: String = "en") throws -> Automaton {
    let phrases = try texts.enumerated().map { index, text in
      let template = try Template(parsing: text, syntax: .template)
      let slots = template.slotNames.map { name in
        Slot(name: name, kind: kinds[name].map { .value($0) } ?? .text)
      }
      return Phrase(template: template, slots: slots, intent: index, language: language)
    }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: []))
  }

  @Test(
    arguments: [
      ("remind me tomorrow at five", "0 when=today+1 5:00?"),
      ("remind me in twenty minutes", "0 when=now+1200s"),
      ("remind me at five to eat", "1 when=5:00? query=text(eat)"),
      ("remind me to eat tomorrow", "2 query=text(eat) when=today+1"),
      ("wait an hour and a half", "3 length=5400s"), ("set it to 50", "4 level=50.0"),
      ("set it to fifty", "4 level=50.0"), ("set it to 55", "none"), ("set it to 110", "none"),
      ("turn it off", "5 state=no"), ("remind me may", "none"), ("wait second", "none"),
      ("wait for twenty minutes", "3 length=1200s"), ("remind me at", "none"),
      ("take three kilos", "6 weight=3 kg"), ("take three", "6 weight=3 ?"),
      ("take three meters", "none"),
    ] as [(String, String)])
  func valuesFillSlots(_ text: String, _ expected: String) throws {
    let automaton = try Self.automaton([
      "remind me ${when}", "remind me ${when} to ${query}", "remind me to ${query} ${when}",
      "wait ${length}", "set it to ${level}", "turn it ${state}", "take ${weight}",
    ])
    #expect(automaton.best(text) == expected)
  }

  @Test func aValueWinsOverTextAndLosesToWords() throws {
    let automaton = try Self.automaton([
      "cancel ${query}", "cancel ${length} timer", "cancel five minute timer",
    ])
    #expect(automaton.best("cancel ten minutes timer") == "1 length=600s")
    #expect(automaton.best("cancel five minute timer") == "2")
    #expect(automaton.best("cancel everything") == "0 query=text(everything)")
  }

  @Test(arguments: ["en", "ru", "de", "fr"])
  func samplesAreMatched(_ language: String) throws {
    var count = 0
    for (name, _) in Self.kinds {
      let automaton = try Self.automaton(["go ${\(name)}"], language: language)
      let samples = automaton.sample(phrase: 0, limit: 3)
      count += samples.count
      for sample in samples {
        #expect(automaton.best(sample) != "none", "\(name): \(sample)")
      }
    }
    #expect(count > 0)
  }

  @Test(
    arguments: [
      ("when", "tomorrow at five"), ("when", "in twenty minutes"), ("when", "next friday at noon"),
      ("day", "the third of may"), ("time", "half past seven"), ("time", "nine oh five am"),
      ("length", "two and a half hours"), ("share", "fifty percent"),
      ("price", "twelve dollars fifty"), ("weight", "three kilos"), ("place", "twenty first"),
      ("state", "off"), ("level", "thirty"), ("heat", "minus five degrees"),
    ] as [(String, String)])
  func valuesCanBeHeard(_ name: String, _ words: String) throws {
    let graph = try Self.automaton(["go ${\(name)}"]).wordGraph()
    #expect(graph.accepts(["go"] + words.split(separator: " ").map(String.init)))
    #expect(graph.stateCount < 5000, "\(graph.stateCount) states")
  }

  @Test(
    arguments: [
      ("day", "half past seven"), ("length", "tomorrow"), ("share", "fifty"),
      ("level", "thirty five"),
      ("weight", "three meters"), ("state", "maybe"), ("price", "three kilos"), ("day", "may"),
    ] as [(String, String)])
  func otherWordsAreNotHeard(_ name: String, _ words: String) throws {
    let graph = try Self.automaton(["go ${\(name)}"]).wordGraph()
    #expect(!graph.accepts(["go"] + words.split(separator: " ").map(String.init)))
  }

  @Test func aFaultyRangeIsTold() throws {
    func messages(_ kind: ValueKind) throws -> [String] {
      let phrase = Phrase(
        template: try Template(parsing: "go ${x}", syntax: .template),
        slots: [Slot(name: "x", kind: .value(kind))], intent: 0)
      let error = #expect(throws: GrammarError.self) {
        try Grammar(phrases: [phrase], lists: [])
      }
      return error?.diagnostics.map(\.message) ?? []
    }
    #expect(
      try messages(.number(NumberRange(step: 0))) == ["the step is 0.0; it has to be above zero"])
    let backwards = NumberRange(minimum: 2, maximum: 1)
    #expect(try messages(.percentage(backwards)) == ["no number is from 2.0 to 1.0"])
  }
}
