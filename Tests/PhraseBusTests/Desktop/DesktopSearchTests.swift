// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

@testable import PhraseBus

/// What the desktop's search finds, before any desktop calls.
@Suite struct DesktopSearchTests {
  private static let engine = Task {
    try await PhraseEngine(providers: [AppIntentsProvider([ShelfShortcuts.self])])
  }

  private func search() async throws -> DesktopSearch {
    DesktopSearch(try await Self.engine.value)
  }

  @Test(arguments: [
    ("open dune", ["Open Dune in Shelf"]),
    ("open dune in shelf", ["Open Dune in Shelf"]),
    ("Please open DUNE", ["Open Dune in Shelf"]),
    ("open du", ["Open Dune in Shelf"]),
    ("put a bo", ["Put a book somewhere in Shelf"]),
    ("put", ["Put a book somewhere in Shelf"]),
    ("dune", ["Dune"]), ("dun", ["Dune", "The Dunwich Horror"]),
    ("horror dun", ["The Dunwich Horror"]), ("lovecraft", ["The Dunwich Horror"]),
    ("chess", ["Chess Story", "Chess Story"]),
    ("الحيوان", ["كتاب الحيوان"]),
    ("open the chess story", ["Open Chess Story in Shelf"]),
    ("open dnue in shelf", ["Open Dune in Shelf", "Open dnue in Shelf"]),
    ("opne dune in shelf", ["Open Dune in Shelf"]), ("opne doon in shelf", []),
    // Not for people to find, not near to anything, or too short.
    ("dust shelf", []), ("put a boook away in shelf", ["Put a book somewhere in Shelf"]),
    ("firefox", []), ("2+2", []), ("d", []), ("", []), ("😀😀", []), (" \n ", []),
    ("true", []),
  ])
  func isFound(_ words: String, _ titles: [String]) async throws {
    let found = try await search().results(for: words)
    #expect(found.map(\.title) == titles, "\(found.map(\.sentence))")
  }

  @Test func whatIsLongFindsNothing() async throws {
    let words = String(repeating: "open dune ", count: 1000)
    #expect(try await search().results(for: words).isEmpty)
  }

  @Test func whatIsMeantComesFirst() async throws {
    let found = try await search().results(for: "burn")
    // Two of the five are called alike.
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.fit == .beginning && $0.subtitle == "Shelf" })
    let exact = try await search().results(for: "burn dune of shelf")
    #expect(exact.first?.fit == .exact)
  }

  @Test func aValueIsOpenedByWhatOpensIt() async throws {
    let dune = try #require(try await search().results(for: "dune").first)
    #expect(dune.sentence == "Open Dune in Shelf")
    #expect(dune.subtitle == "Frank Herbert · Open Dune in Shelf")
    #expect(dune.fit == .value)
  }

  @Test func identifiersSurvive() async throws {
    for words in ["open dune", "chess", "open chess story in shelf"] {
      let found = try await search().results(for: words)
      #expect(!found.isEmpty)
      // Another search, as after a new start.
      let other = DesktopSearch(try await Self.engine.value)
      #expect(found.map { other.result($0.id)?.request } == found.map(\.request))
    }
  }

  @Test func nothingElseIsAResult() async throws {
    let search = try await search()
    for id in [
      "", "phrase:", "phrase:open dune", "phrase:Dust Shelf", "phrase:Format the disk", "value:",
      "value:\n", "value:nothing\ndune", "value:PhraseBusTests.ShelfBook", "Dune", "phrase",
      "value:PhraseBusTests.ShelfBook\nnone", "phrase:Open Dune in Shelf ", "\u{202E}phrase:x",
      "phrase:" + String(repeating: "👩‍👩‍👧‍👦", count: 10_000),
    ] {
      #expect(search.result(id) == nil)
    }
  }

  @Test func changedValuesAreFound() async throws {
    let catalog = try Catalog(
      json: Data(
        #"""
        {"applications": [{"name": "Tea"}],
         "shortcuts": [{"intent": "Brew", "phrases": ["Brew ${tea} with ${applicationName}"],
                        "slots": {"tea": {"list": "teas"}}}], "lists": {"teas": [{"title": "Assam"}]}}
        """#.utf8))
    let engine = try await PhraseEngine(catalog: catalog)
    let search = DesktopSearch(engine)
    #expect(search.results(for: "assam").map(\.sentence) == ["Brew Assam with Tea"])
    var changed = catalog
    changed.lists["teas"] = [Catalog.Entry(id: "1", title: "Sencha")]
    try await engine.add(CatalogProvider(changed))
    #expect(search.results(for: "assam").isEmpty)
    #expect(search.results(for: "sencha").map(\.sentence) == ["Brew Sencha with Tea"])
  }
}
