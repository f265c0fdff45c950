// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseWire
import Testing

@Suite final class CompiledCatalogTests {
  private static let json = """
    {"applications": [{"name": "Library"}],
     "shortcuts": [
       {"intent": "OpenBook", "phrases": ["Open ${book} in ${applicationName}"],
        "negativePhrases": ["open emma please"], "slots": {"book": {"list": "books"}}},
       {"intent": "Lend", "phrases": ["Lend ${book} to ${person}"],
        "slots": {"book": {"list": "books"}, "person": {"list": "people"}}}],
     "lists": {
       "books": [{"id": "42", "title": "Dune", "subtitle": "Frank Herbert",
                  "synonyms": ["the desert planet"]},
                 {"id": "7", "title": "Emma"}, {"id": "x", "title": "!!!"},
                 {"id": "9", "title": "Dune", "subtitle": "a comic"}, {"title": "2001"}],
       "people": [{"title": "Ann"}, {"title": "Zoë"}],
       "unused": [{"title": "Nobody"}]}}
    """

  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).phrases").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func compiled() throws -> CompiledCatalog {
    try CompiledCatalog.write(json: Data(Self.json.utf8), origin: "a test", to: path)
    return try CompiledCatalog(contentsOf: path)
  }

  @Test(arguments: [
    "open emma in library", "open the desert planet in library", "open dune in library",
    "open two thousand one in library", "open 2001 in library", "lend emma to zoe",
    "lend emma to nobody", "open emma please", "open !!! in library", "open emmma in library", "",
  ])
  func answersAreThoseOfTheCatalogItself(_ text: String) async throws {
    let plain = try await PhraseEngine(catalog: Catalog(json: Data(Self.json.utf8)))
    let mapped = try PhraseEngine(compiled())
    #expect(WireResolution(await mapped.resolve(text)) == WireResolution(await plain.resolve(text)))
  }

  @Test func entriesKeepIdAndSubtitle() async throws {
    let engine = try PhraseEngine(compiled())
    guard case .ambiguous(let ambiguity) = await engine.resolve("open dune in library") else {
      Issue.record("two books are called Dune")
      return
    }
    #expect(ambiguity.choices.map(\.subtitle) == ["Frank Herbert", "a comic"])
    #expect(ambiguity.choices.map { $0.intent.parameters.first?.id } == ["42", "9"])
  }

  @Test func theOriginIsKept() throws {
    #expect(try compiled().origin == "a test")
  }

  @Test func updatingLeavesTheListsInTheFile() async throws {
    let engine = try PhraseEngine(compiled())
    try await engine.update()
    guard case .match = await engine.resolve("open emma in library") else {
      Issue.record("the list is gone")
      return
    }
  }

  @Test func archivesWithoutACatalogAreTold() throws {
    let automaton = try Automaton(compiling: Grammar(phrases: [], lists: []))
    try ListArchive.write(automaton, to: path)
    #expect(
      throws: ListArchiveError.damaged(path: path, reason: "it has lists but no catalog")
    ) { try CompiledCatalog(contentsOf: path) }
  }

  @Test func faultyCatalogsAreNotWritten() {
    #expect(throws: CatalogFileError.self) {
      try CompiledCatalog.write(json: Data("{".utf8), origin: "", to: path)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
