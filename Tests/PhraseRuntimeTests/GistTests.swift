// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import Testing

/// Lines that keep to the order of no phrase, and are understood by all of their words.
@Suite struct GistTests {
  private static let english = """
    {"language": "en",
     "applications": [{"name": "Greenhouse"}],
     "shortcuts": [
      {"intent": "Water", "application": "Greenhouse",
       "slots": {"plant": {"list": "plants"},
                 "liters": {"kind": "number", "minimum": 1, "maximum": 20}},
       "phrases": ["Water ${plant} in ${applicationName}",
                   "Add ${liters} liters of water for ${plant} in ${applicationName}"]},
      {"intent": "Move", "application": "Greenhouse",
       "slots": {"plant": {"list": "plants"}, "bed": {"list": "beds"}},
       "phrases": ["Move ${plant} to the ${bed} bed in ${applicationName}"]},
      {"intent": "Remove", "application": "Greenhouse", "slots": {"plant": {"list": "plants"}},
       "phrases": ["Remove ${plant} from ${applicationName}"]},
      {"intent": "Thirst", "application": "Greenhouse", "slots": {"plant": {"list": "plants"}},
       "phrases": ["How thirsty is ${plant} in ${applicationName}"]}],
     "lists": {
      "plants": [{"id": "1", "title": "Sweet Basil"}, {"id": "2", "title": "Peppermint"},
                 {"id": "3", "title": "Sage for Them"}],
      "beds": [{"id": "n", "title": "North"}, {"id": "s", "title": "South"}]}}
    """

  private static let russian = """
    {"language": "ru",
     "applications": [{"name": "Теплица", "names": {"ru": ["Теплица", "Теплице"]}}],
     "shortcuts": [
      {"intent": "Move", "application": "Теплица",
       "slots": {"plant": {"list": "plants"}, "bed": {"list": "beds"}},
       "phrases": ["Перенеси ${plant} на грядку ${bed} в ${applicationName}"]}],
     "lists": {
      "plants": [{"id": "1", "title": "Мята перечная"}, {"id": "2", "title": "Петрушка"}],
      "beds": [{"id": "n", "title": "Северная"}, {"id": "s", "title": "Южная"}]}}
    """

  private func answer(_ line: String, _ catalog: String) async throws -> String {
    let provider = CatalogProvider(try Catalog(json: Data(catalog.utf8))) { intent, _ in
      let values = intent.parameters.map { "\($0.name)=\($0.display)" }.sorted()
      return Outcome(dialog: ([intent.intent] + values).joined(separator: " ") + ".")
    }
    return await Conversation(try await PhraseEngine(providers: [provider])).respond(to: line).text
  }

  @Test(arguments: [
    // Another order.
    ("for the peppermint, 3 liters of water please", "Water liters=3 plant=Peppermint."),
    // Another word for the same request, and for a value a part of its name.
    ("stick the basil in the north bed", "Move bed=North plant=Sweet Basil."),
    ("get rid of the peppermint", "Remove plant=Peppermint."),
    (
      "ugh, could you put the sage in the south bed i guess",
      "Move bed=South plant=Sage for Them."
    ),
    // A form of a word.
    ("peppermint has to be moved to bed north", "Move bed=North plant=Peppermint."),
    // A slip of the finger is asked about.
    ("erase pepermint", "Did you mean “Remove Peppermint from Greenhouse”?"),
    (
      "put 2 liters of water on the basil and trash the peppermint",
      "Water liters=2 plant=Sweet Basil. Remove plant=Peppermint."
    ),
  ])
  func isUnderstood(_ line: String, _ expected: String) async throws {
    let answer = try await answer(line, Self.english)
    #expect(answer == expected)
  }

  /// Nothing is done where a word is left that the phrases do not explain, where something denies, is
  /// asked or is not finished.
  @Test(arguments: [
    "do not stick the basil in the north bed", "never trash the peppermint",
    "my neighbour trashed the peppermint", "trash the peppermint tomorrow",
    "should i trash the peppermint", "is the peppermint trashed", "trash everything",
    "if you trash the peppermint", "stick the basil in the north bed without water",
    "the peppermint", "the north bed", "trash the peppermint or the basil",
    "stick the basil in the north bed for", "who trashed the peppermint",
    // A pronoun is no part of a name.
    "trash them", "trash all of them",
  ])
  func isRefused(_ line: String) async throws {
    let reply = try await answer(line, Self.english)
    #expect(
      !["Water", "Move", "Remove", "Thirst"].contains { reply.hasPrefix($0) }, "\(reply)")
  }

  @Test(arguments: [
    ("переставь мяту перечную на южную грядку", "Move bed=Южная plant=Мята перечная."),
    ("ну перенесите петрушку на северную", "Move bed=Северная plant=Петрушка."),
  ])
  func formsOfWordsAreFound(_ line: String, _ expected: String) async throws {
    #expect(try await answer(line, Self.russian) == expected)
  }
}
