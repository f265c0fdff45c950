// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import Testing

@Suite struct CatalogFileTests {
  static let library = """
    {"language": "en",
     "applications": [{"name": "Library", "synonyms": ["Books"]}],
     "shortcuts": [
       {"intent": "OpenBook", "application": "Library",
        "phrases": ["Open ${book} in ${applicationName}"], "slots": {"book": {"list": "books"}}},
       {"intent": "Read", "application": "Library", "syntax": "template",
        "phrases": ["[please] read ${count} pages [of ${book}] (in|with) ${applicationName}"],
        "negativePhrases": ["read the news in library"],
        "slots": {"book": {"list": "books"},
                  "count": {"kind": "number", "minimum": 1, "maximum": 100, "integer": true}}},
       {"intent": "Note", "application": "Library", "phrases": ["Note ${words}"],
        "slots": {"words": {"kind": "text"}}}],
     "lists": {"books": [{"id": "42", "title": "Dune", "synonyms": ["dune by frank herbert"]},
                         {"title": "Emma"}]}}
    """

  private func engine(_ json: String) async throws -> PhraseEngine {
    try await PhraseEngine(catalog: Catalog(json: Data(json.utf8)))
  }

  @Test(arguments: [
    ("open dune in library", "OpenBook book=Dune#42"),
    ("open Dune by Frank Herbert in Books", "OpenBook book=Dune#42"),
    ("open emma in library", "OpenBook book=Emma#Emma"),
    ("please read twenty pages of emma with library", "Read count=20 book=Emma#Emma"),
    ("read 5 pages in library", "Read count=5"),
    ("note buy milk", "Note words=buy milk"),
    ("read 500 pages in library", "none"), ("read the news in library", "none"),
    ("open doon in library", "none"),
  ])
  func catalogsResolveLikeApps(_ text: String, _ expected: String) async throws {
    let resolution = try await engine(Self.library).resolve(text)
    var seen = "none"
    if case .match(let match) = resolution {
      let values = match.parameters.map {
        "\($0.name)=\($0.display)\($0.id.map { "#\($0)" } ?? "")"
      }
      seen = ([match.intent] + values).joined(separator: " ")
    }
    #expect(seen == expected)
  }

  @Test func aCatalogHasNothingToPerform() async throws {
    guard case .match(let match) = try await engine(Self.library).resolve("open dune in library")
    else {
      Issue.record("no match")
      return
    }
    let error = await #expect(throws: PerformError.self) { try await match.perform() }
    #expect(error?.code == .noIntent)
  }

  @Test(arguments: [
    ("", "not a catalog in JSON"), ("{", "not a catalog in JSON"),
    ("\u{0}\u{1}", "not a catalog in JSON"),
    ("[]", "the file has the wrong type; expected an object"),
    ("{}", "the file has no “applications”"),
    (#"{"applications": [{}], "shortcuts": []}"#, "applications[0] has no “name”"),
    (
      #"{"applications": [{"name": 3}], "shortcuts": []}"#,
      "applications[0].name has the wrong type; expected a string"
    ),
    (
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "application": "B", "phrases": ["x"]}]}"#,
      "shortcuts[0].application is “B”; the file declares “A”"
    ),
    (
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": []}]}"#,
      "shortcuts[0].phrases is empty; it needs a phrase"
    ),
    (
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "syntax": "x", "phrases": ["x"]}]}"#,
      "shortcuts[0].syntax is “x”; it may be “phrase” or “template”"
    ),
    (
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": ["x"], "slots": {"s": {"list": "l"}}}]}"#,
      "shortcuts[0].slots.s.list is “l”; the file has the lists none"
    ),
    (
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": ["x"], "slots": {"s": {"kind": "k"}}}]}"#,
      #"shortcuts[0].slots.s.kind is “k”; a slot has a "list", or the kind “number”, “ordinal”, “percentage”, “money”, “measurement”, “date”, “time”, “dateTime”, “duration”, “boolean” or “text”"#
    ),
    (
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": ["x"], "slots": {"s": {"kind": "number", "step": 0}}}]}"#,
      "shortcuts[0].slots.s.step is 0.0; it has to be greater than 0"
    ),
    (
      #"{"applications": [{"name": "A"}], "shortcuts": [], "lists": {"l": []}}"#,
      "lists.l has no values; it needs at least one"
    ),
  ])
  func faultyFilesAreToldWithTheirPlace(_ json: String, _ message: String) {
    let error = #expect(throws: CatalogFileError.self) { try Catalog(json: Data(json.utf8)) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func unbalancedJSONIsToldWithLineAndColumn() {
    let error = #expect(throws: CatalogFileError.self) {
      try Catalog(json: Data("{\"applications\": [\n  {\"name\": \"A\"}\n".utf8))
    }
    #expect(error?.description.contains("line") == true, "\(error?.description ?? "")")
  }

  @Test func anUnknownSlotIsToldWithACaret() async throws {
    let json =
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": ["Open ${bok} now"], "slots": {"book": {"kind": "text"}}}]}"#
    let error = await #expect(throws: GrammarError.self) { try await engine(json) }
    #expect(
      error?.description == """
        error: the phrase names ${bok}, which I does not have; it may name ${book}, ${applicationName}
          Open ${bok} now
               ^^^^^^
        """)
  }

  @Test func aSlotNamedTwiceIsToldWithACaret() async throws {
    let json =
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": ["From ${x} to ${x}"], "slots": {"x": {"kind": "text"}}}]}"#
    let error = await #expect(throws: GrammarError.self) { try await engine(json) }
    #expect(
      error?.description == """
        error: the phrase names ${x} twice; once is enough
          From ${x} to ${x}
               ^^^^
        """)
  }

  @Test func lintTellsWhatAppleWouldRejectAndWhatCannotMatch() async throws {
    let engine = try await engine(Self.library)
    let text = await engine.lint().map { "\($0.severity.rawValue): \($0.message)" }
    #expect(
      text.contains("note: Apple allows only entities and enums in a phrase; “words” is neither"))
    #expect(
      text.contains(
        "note: Apple wants the application's name exactly once in a phrase; it is here 0 times"))
    #expect(
      text.contains { $0.hasPrefix("warning: nearly all of this phrase is a slot for any text") })
    let silenced =
      #"{"applications": [{"name": "A"}], "shortcuts": [{"intent": "I", "phrases": ["do it"], "negativePhrases": ["do it"]}]}"#
    #expect(
      try await self.engine(silenced).lint().filter { $0.severity == .error }.map(\.message)
        == ["what this phrase says always means something else, or is a negative phrase"])
  }

  @Test func fullJSONIsEitherReadOrRefused() {
    // Every prefix of a good file is a faulty file, and none crashes.
    let bytes = Array(Self.library.utf8)
    for end in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: CatalogFileError.self) { try Catalog(json: Data(bytes[..<end])) }
    }
  }
}
