// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseTesting
import Testing

@testable import LibraryCall

/// The first screen of the README, as a test; the program itself is run by `Scripts/check-dependents`.
@Suite struct ReadmeTests {
  @Test func theFirstExampleDoesWhatItSays() async throws {
    let phrases = try await PhraseTester(Lights.self)
    try await phrases.expect(
      "light up the kitchen with lights", is: LightUp.self, ["room": "Kitchen"])
    try await phrases.expectNothing("light up the moon with lights")
    try await phrases.converse {
      Said("light up the bedroom with lights")
      Answered("The bedroom light is on.")
    }
  }

  private let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
  }

  /// A block of code in a text; the first one unless told otherwise.
  private func block(_ language: String, in text: String, number: Int = 1) -> String {
    let parts = text.components(separatedBy: "```\(language)\n")
    return parts.count > number ? parts[number].components(separatedBy: "```")[0] : ""
  }

  @Test func theFirstScreenIsTheProgramThatIsRun() throws {
    let shown = block("swift", in: try text("README.md"))
    #expect(!shown.isEmpty)
    #expect(try text("Examples/Sources/LibraryCall/main.swift").contains(shown))
  }

  @Test(arguments: ["open dune in library", "please read twenty pages of dune with books"])
  func theCatalogOfTheArticleWorks(_ utterance: String) async throws {
    let json = block(
      "json", in: try text("Sources/PhraseRuntime/PhraseRuntime.docc/CatalogFiles.md"))
    let engine = try await PhraseEngine(catalog: Catalog(json: Data(json.utf8)))
    guard case .match = await engine.resolve(utterance) else {
      Issue.record("no match")
      return
    }
  }

  @Test func theCommandOfTheArticlePerforms() async throws {
    let json = block(
      "json", in: try text("Sources/PhraseRuntime/PhraseRuntime.docc/CatalogFiles.md"), number: 2)
    let engine = try await PhraseEngine(catalog: Catalog(json: Data(json.utf8)))
    try await PhraseTester(engine).converse {
      Said("note buy milk on desk")
      Answered("Noted: buy milk")
    }
  }
}
