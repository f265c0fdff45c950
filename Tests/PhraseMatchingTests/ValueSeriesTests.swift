// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching
import Testing

/// What joins the values of a series is for the language of the phrase to say.
@Suite struct ValueSeriesTests {
  private static let letters = ValueList(
    name: "l",
    values: ["anna", "bruno", "clara"].enumerated().map { .init(id: $0, forms: [$1]) })

  private static func automaton(_ language: String) throws -> Automaton {
    let phrase = Phrase(
      template: try Template(parsing: "call ${x}", syntax: .template),
      slots: [Slot(name: "x", kind: .list("l", isOpen: false), isSeries: true)], intent: 0,
      language: language)
    return try Automaton(compiling: Grammar(phrases: [phrase], lists: [letters]))
  }

  @Test(
    arguments: [
      ("en", "and"), ("en_GB", "or"), ("de", "und"), ("de_CH", "oder"), ("fr", "et"), ("fr", "ou"),
      ("es", "y"), ("es", "o"), ("es-MX", "u"), ("it", "e"), ("it", "oppure"), ("ru", "и"),
      ("ru", "или"), ("xx", "and"),
    ])
  func connectorsOfTheLanguage(_ language: String, _ word: String) throws {
    let automaton = try Self.automaton(language)
    let text = "call anna \(word) bruno"
    #expect(automaton.match(Utterance(text)).candidates.first?.captures.count == 2)
    let slip = automaton.match(Utterance("call \(text)"), tolerance: .standard)
    #expect(slip.candidates.first?.captures.count == 2)
    #expect(automaton.wordGraph().accepts(["call", "anna", word, "bruno"]))
  }

  @Test(
    arguments: [
      ("en", "y"), ("en", "o"), ("en", "und"), ("de", "and"), ("de", "y"), ("fr", "und"),
      ("es", "and"), ("ru", "and"), ("it", "y"), ("en", "andy"), ("en", "an"),
    ])
  func connectorsOfOthers(_ language: String, _ word: String) throws {
    let automaton = try Self.automaton(language)
    #expect(automaton.match(Utterance("call anna \(word) bruno")).candidates.isEmpty)
    #expect(!automaton.wordGraph().accepts(["call", "anna", word, "bruno"]))
  }

  /// A text that no list knows is parted like one that it does.
  @Test(
    arguments: [
      ("en", "Anna, Bruno and Clara", ["Anna", "Bruno", "Clara"]),
      ("en", "1,5 and 2", ["1,5", "2"]), ("en", "a,b;  c", ["a", "b", "c"]),
      ("en", "Anna AND Bruno", ["Anna", "Bruno"]),
      ("en", "the lord of the rings", ["the lord of the rings"]),
      ("ru", "хлеб, молоко и сыр", ["хлеб", "молоко", "сыр"]),
      ("de-AT", "Brot und Salz", ["Brot", "Salz"]),
      ("fr", "pain et sel", ["pain", "sel"]), ("ja", "パン、塩", ["パン", "塩"]),
      ("ar", "خبز، ملح", ["خبز", "ملح"]), ("en", ", and ,", []), ("en", "", []),
    ] as [(String, String, [String])])
  func partsOfASeries(_ language: String, _ text: String, _ parts: [String]) {
    #expect(ValueSeries.forLanguage(language).parts(of: text) == parts)
  }
}
