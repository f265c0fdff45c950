// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseWire
import Testing

/// What apps declare, over a border and back.
@Suite struct DeclarationsTests {
  @Test func declarationsReadBack() async throws {
    let declarations = await WireDeclarations(
      of: try await PhraseEngine(providers: [FerryShortcuts.self], packages: [Storehouse.self]))
    #expect(declarations.applications.map(\.name) == ["Attic", "Cellar", "Ferry"])
    #expect(!declarations.shortcuts.isEmpty && !declarations.lists.isEmpty)
    let line = Data(try WireEncoder.line(of: declarations))
    #expect(try JSONDecoder().decode(WireDeclarations.self, from: line) == declarations)
  }

  @Test func anAppReadBackMeansTheSame() async throws {
    let home = try await PhraseEngine(FerryShortcuts.self)
    let text = try WireEncoder.text(of: await WireDeclarations(of: home))
    let copy = try await PhraseEngine(catalog: Catalog(json: Data(text.utf8)))
    let automaton = home.neededAutomaton
    var count = 0
    for (index, phrase) in automaton.grammar.phrases.enumerated()
    where !home.catalog.shortcuts[phrase.intent].isGenerated {
      for sentence in automaton.sample(phrase: index, limit: 3) {
        // At home, values that do not fit one another are refused; elsewhere nobody knows.
        guard let own = await home.resolve(sentence).intent,
          let other = await copy.resolve(sentence).intent
        else { continue }
        count += 1
        #expect(own.intent == other.intent && own.phrase == other.phrase)
        #expect(own.parameters.map(\.id) == other.parameters.map(\.id))
      }
    }
    #expect(count > 5)
  }

  @Test func slotsOfParametersNeedNotBeRepeated() async throws {
    let json = """
      {"applications": [{"name": "Kitty", "names": {"ru": ["Котик"]}}],
       "intents": [{"name": "Pay", "type": "Kitty.Pay", "applications": ["Kitty"], "title": "Pay",
                    "isDiscoverable": true, "authentication": "always allowed",
                    "parameters": [{"name": "amount", "title": "Amount", "kind": "integer",
                                    "isOptional": false, "isArray": false,
                                    "slot": {"kind": "number", "maximum": 9}}]}],
       "shortcuts": [{"intent": "Pay", "phrases": {"en": ["Pay ${amount} with ${applicationName}"],
                                                   "ru": ["Заплатить ${amount} через ${applicationName}"]}}]}
      """
    let engine = try await PhraseEngine(catalog: Catalog(json: Data(json.utf8)))
    #expect(await engine.resolve("pay 5 with kitty").intent?.parameters.first?.display == "5")
    #expect(await engine.resolve("заплатить пять через котик").intent?.language == "ru")
    #expect(await engine.resolve("pay 10 with kitty").intent == nil)
  }

  @Test(arguments: [
    (#"{"version": 2, "applications": []}"#, "the file cannot be read: it is of version 2"),
    (#"{"applications": [{"name": "A"}]}"#, "the file has no “shortcuts”"),
    (
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": 3}]}"#,
      "shortcuts[0].phrases has the wrong type"
    ),
  ])
  func faults(_ json: String, _ message: String) {
    let error = #expect(throws: CatalogFileError.self) { try Catalog(json: Data(json.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
