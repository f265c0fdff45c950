// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

@Suite struct DependentOptionsTests {
  // MARK: - In one utterance

  @Test(arguments: [
    ("next line 1 ferry at harbour", ["line": "Line 1", "pier": "Harbour"]),
    ("next line 2 ferry at mill", ["line": "Line 2", "pier": "Mill"]),
    // Two piers are called so; only one of them has the line.
    ("next line 9 ferry at east side", ["line": "Line 9", "pier": "East Side"]),
  ])
  func valuesAreReadAfterThoseTheyFollowFrom(
    _ utterance: String, _ parameters: [String: String]
  ) async throws {
    let resolution = try await Ferry.engine().resolve(utterance)
    let intent = try #require(resolution.intent)
    #expect(
      Dictionary(uniqueKeysWithValues: intent.parameters.map { ($0.name, $0.display) })
        == parameters)
    // In the order in which they were said, whatever order they were read in.
    #expect(intent.parameters.map(\.name) == ["line", "pier"])
  }

  @Test func aPierWithoutTheLineFallsAway() async throws {
    let intent = try await Ferry.engine().resolve("next line 9 ferry at east side").intent
    #expect(intent?.parameters.last?.id == "w")
  }

  @Test func allThreeInOneUtterance() async throws {
    try await PhraseTester(Ferry.engine()).expect(
      "next line 9 ferry from mill to island", is: "NextFerry",
      ["line": "Line 9", "pier": "Mill", "shore": "Island"])
  }

  @Test(arguments: [
    (
      "next line 9 ferry at harbour",
      "There is no line “Line 9” for Harbour. What fits is Line 1 or Line 2."
    ),
    (
      "next line 1 ferry from mill to left shore",
      "There is no line “Line 1” for Mill. What fits is Line 2 or Line 9."
    ),
    (
      "next line 9 ferry from mill to left shore",
      "There is no shore “Left Shore” for Mill and Line 9. What fits is Island."
    ),
    ("next line 1 ferry at closed pier", "There is no line for Closed Pier."),
  ])
  func aValueThatDoesNotFitIsRefused(_ utterance: String, _ explanation: String) async throws {
    guard case .none(let miss) = try await Ferry.engine().resolve(utterance) else {
      Issue.record("\(utterance) was understood")
      return
    }
    #expect(miss.explanation == explanation)
  }

  @Test func everyPhraseReachesItsIntent() async throws {
    // Values of all piers can be heard, though the query gives none without a pier.
    let engine = try await Ferry.engine()
    let words = Set(engine.wordGraph().words.map(\.text))
    #expect(words.isSuperset(of: ["island", "9"]))
    #expect(await engine.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  // MARK: - In a conversation

  @Test func questionsComeInTheOrderOfDependency() async throws {
    try await PhraseTester(Ferry.engine()).converse {
      Said("next ferry")
      Asked("Which pier: Harbour, Mill, East Side (Old Town), East Side (New Town) or Closed Pier?")
      Said("mill")
      Asked("Which line: Line 2 (By day) or Line 9 (By night)?")
      Said("line 1")
      Asked(
        "There is no line “line 1” for Mill. What fits is Line 2 or Line 9.")
      Said("line 2")
      Asked("Which shore: Left Shore or Mill Shore?")
      Said("island")
      Asked(
        "There is no shore “island” for Mill and Line 2. What fits is Left Shore or Mill Shore.")
      Said("the second one")
      Answered("Line 2 from Mill (m) to Mill Shore.")
    }
  }

  @Test func aValueSaidTooEarlyIsHeldAgainstTheOthersLater() async throws {
    try await PhraseTester(Ferry.engine()).converse {
      Said("next line 9 ferry")
      Asked("Which pier: Harbour, Mill, East Side (Old Town), East Side (New Town) or Closed Pier?")
      Said("harbour")
      Asked("There is no line “Line 9” for Harbour. What fits is Line 1 or Line 2.")
      Said("line 1")
      Asked("Which shore: Left Shore or Harbour Shore?")
      Said("left shore")
      Answered("Line 1 from Harbour (h) to Left Shore.")
    }
  }

  @Test func aDefaultOfTheProviderIsNotAskedFor() async throws {
    let engine = try await Ferry.engine()
    try await PhraseTester(engine).converse {
      Said("next line 9 ferry at mill")
      Answered("Line 9 from Mill (m) to Island.")
    }
    #expect(await engine.resolve("next line 9 ferry at mill").missing.isEmpty)
    #expect(await engine.resolve("next line 2 ferry at mill").missing == ["shore"])
    #expect(await engine.resolve("next ferry").missing == ["pier", "line", "shore"])
  }

  @Test func withoutTheOptionalParameterEverythingIsOffered() async throws {
    try await PhraseTester(Ferry.engine()).converse {
      Said("rate line 9 of ferry")
      Answered("Line 9 at any pier is fine.")
      Said("rate a line of ferry")
      Asked("Which line: Line 1, Line 2 or Line 9?")
      Said("line 2")
      Answered("Line 2 at any pier is fine.")
      Said("rate a line at mill of ferry")
      Asked("Which line: Line 2 (By day) or Line 9 (By night)?")
      Said("line 9")
      Answered("Line 9 at Mill is fine.")
    }
  }

  @Test func aPlaceWithoutAnythingEndsTheTurn() async throws {
    try await PhraseTester(Ferry.engine()).converse {
      Said("next ferry from closed pier")
      Answered("There is no line for Closed Pier.")
    }
  }

  @Test func theGrammarOfAQuestionHasOnlyWhatFits() async throws {
    let conversation = Conversation(try await Ferry.engine())
    _ = await conversation.respond(to: "next ferry from mill")
    let question = try #require(await conversation.question)
    #expect(question.choices.map(\.title) == ["Line 2", "Line 9"])
    #expect(question.choices.map(\.section) == ["By day", "By night"])
    let words = Set(await conversation.wordGraph().words.map(\.text))
    #expect(words.isSuperset(of: ["line", "2", "9", "cancel", "undo"]))
    // Two choices have two places; a third would be heard for nothing.
    #expect(words.contains("second") && words.isDisjoint(with: ["third", "island"]))
  }

  // MARK: - Circles

  @Test func aCircleIsReportedAndEnds() async throws {
    let engine = try await Ferry.engine()
    #expect(
      await engine.diagnostics.filter { $0.severity == .warning }.map(\.message) == [
        "the options of Circle depend on one another in a circle (left → right → left), so those "
          + "of ${right} are asked for without the others; take one @IntentParameterDependency away"
      ])
    try await PhraseTester(engine).converse {
      Said("circle in ferry")
      Asked("Which right: right?")
      Said("right")
      Asked("Which left: left of right?")
      Said("left of right")
      Answered("left of right and right.")
    }
  }
}

extension Resolution {
  var intent: ResolvedIntent? {
    switch self {
    case .match(let intent): intent
    case .missing(let missing): missing.intent
    case .ambiguous, .none: nil
    }
  }

  var missing: [String] {
    if case .missing(let missing) = self { missing.parameters } else { [] }
  }
}
