// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

/// Resolving on the workshop app.
extension WorkshopTests {
  @Suite struct EngineTests {
    @Test func phrasesMeanIntentsWithParameters() async throws {
      let phrases = PhraseTester(try await Workshop().engine)
      try await phrases.expect("use saw in workshop", is: UseTool.self, ["tool": "Saw"])
      try await phrases.expect(
        "use drill at fast speed in the shed", is: "UseTool", ["tool": "Drill", "speed": "Fast"])
      try await phrases.expect("use small in workshop", is: "UseTool", ["tool": "Small Hammer"])
      try await phrases.expect(
        "use big hammer in workshop", isAmbiguousAmong: ["Big Hammer"])
      try await phrases.expectNothing("use moon in workshop")
      try await phrases.expectNothing("make me a sandwich")
      try await phrases.expectNothing("use a tool in the garden workshop")
      try await phrases.expectEveryPhraseReachesItsIntent()
    }

    @Test func aFailedExpectationShowsTheDifference() async throws {
      let phrases = PhraseTester(try await Workshop().engine)
      let wrong = await #expect(throws: PhraseTestFailure.self) {
        try await phrases.expect("use saw in workshop", is: "UseTool", ["tool": "Drill"])
      }
      #expect(
        wrong?.description == """
          use saw in workshop
          − UseTool(tool: Drill)
          + UseTool(tool: Saw)
          """)
      let script = await #expect(throws: PhraseTestFailure.self) {
        try await phrases.converse {
          Said("use saw in workshop")
          Answered("Using Drill.")
          Said("cancel")
          Answered("There is nothing to cancel.")
        }
      }
      #expect(
        script?.description == """
          conversation
            > use saw in workshop
          − . Using Drill.
          + . Using Saw by Abe, Slow.
            > cancel
            . There is nothing to cancel.
          """)
    }

    @Test func aMissingParameterIsAResult() async throws {
      let engine = try await Workshop().engine
      guard case .missing(let missing) = await engine.resolve("use a tool in workshop") else {
        Issue.record("not missing")
        return
      }
      #expect(missing.parameters == ["tool"])
      #expect(missing.intent.intent == "UseTool" && missing.intent.application == "Workshop")
      await #expect(throws: PerformError.self) { try await missing.intent.perform() }
    }

    @Test func aMatchHasSpansIdentifiersAndAnOutcome() async throws {
      let engine = try await Workshop().engine
      guard case .match(let match) = await engine.resolve("  Use  SAW in workshop") else {
        Issue.record("no match")
        return
      }
      let tool = match.parameters[0]
      #expect(
        tool.id == "1" && tool.text == "SAW" && tool.span == 7..<10 && tool.display == "Saw")
      let outcome = try await match.perform()
      #expect(outcome.dialog == "Using Saw by Abe, Slow." && outcome.opened.isEmpty)
    }

    @Test func theToleranceIsASetting() async throws {
      let workshop = try await Workshop()
      guard case .match(let match) = await workshop.engine.resolve("use the saw in workshop") else {
        Issue.record("an article is no obstacle")
        return
      }
      #expect(match.parameters[0].text == "saw" && match.score < 1)
      var configuration = PhraseEngine.Configuration()
      configuration.tolerance = .none
      let strict = try await PhraseEngine(
        catalog: workshop.engine.catalog, configuration: configuration)
      guard case .none = await strict.resolve("use the saw in workshop") else {
        Issue.record("“the saw” is no title")
        return
      }
    }

    @Test func missesSayWhichValueAndWhatIsNear() async throws {
      let engine = try await Workshop().engine
      guard case .none(let miss) = await engine.resolve("use sow in workshop") else {
        Issue.record("not a miss")
        return
      }
      #expect(miss.explanation == "There is no tool “sow”. Did you mean “Use Saw in Workshop”?")
      #expect(miss.parameter == "tool" && miss.stop == 4..<7)
      #expect(miss.suggestion == "Use Saw in Workshop")
      #expect(miss.phrase == "Use ${tool} in ${applicationName}")
    }

    @Test func changedEntitiesAreSeenAfterTheAppSaysSo() async throws {
      let workshop = try await Workshop()
      let phrases = PhraseTester(workshop.engine)
      workshop.shop.add(Tool(id: 9, name: "Vice", maker: "Eve"))
      WorkshopShortcuts.updateAppShortcutParameters()
      try await phrases.expect("use vice in workshop", is: "UseTool", ["tool": "Vice"])
      workshop.shop.remove(9)
      // Gone, though the list still has it: the app is asked at each resolution.
      try await phrases.expectNothing("use vice in workshop")
      try await workshop.engine.update()
      #expect(await !workshop.engine.automaton.grammar.text().contains("Vice"))
    }

    @Test func changedEntitiesAreListenedForBeforeAnythingIsSaid() async throws {
      let workshop = try await Workshop()
      let conversation = Conversation(workshop.engine)
      #expect(await !conversation.wordGraph().words.contains { $0.text == "vice" })
      workshop.shop.add(Tool(id: 9, name: "Vice", maker: "Eve"))
      WorkshopShortcuts.updateAppShortcutParameters()
      #expect(await conversation.wordGraph().words.contains { $0.text == "vice" })
    }

    @Test func aQueryThatThrowsKeepsItsPhrasesAndSaysWhy() async throws {
      let workshop = try await Workshop(.throwing)
      #expect(
        await workshop.engine.diagnostics.map(\.message)
          == ["the values of PhraseRuntimeTests.Tool could not be read: the shop is closed"])
      guard case .none(let miss) = await workshop.engine.resolve("use saw in workshop") else {
        Issue.record("not a miss")
        return
      }
      #expect(
        miss.explanation.hasPrefix("The values for tool could not be read: the shop is closed."))
      workshop.shop.set(.open)
      try await workshop.engine.update()
      try await PhraseTester(workshop.engine).expect(
        "use saw in workshop", is: "UseTool", ["tool": "Saw"])
    }

    @Test func anEntityWithoutATitleIsToldAndTheOthersWork() async throws {
      let workshop = try await Workshop()
      workshop.shop.add(Tool(id: 7, name: "", maker: "Nobody"))
      workshop.shop.add(Tool(id: 8, name: "…?!", maker: "Nobody"))
      try await workshop.engine.update()
      #expect(
        await workshop.engine.diagnostics.map(\.message)
          == [7, 8].map {
            "the value with the id \($0) of PhraseRuntimeTests.Tool has no letter or digit in its "
              + "title, so nobody can say it"
          })
      try await PhraseTester(workshop.engine).expect(
        "use saw in workshop", is: "UseTool", ["tool": "Saw"])
    }

    @Test func aQueryThatNeverReturnsIsGivenUpWithAWord() async throws {
      let workshop = try await Workshop(.hanging)
      #expect(
        await workshop.engine.diagnostics.map(\.message).first?.hasSuffix(
          "no answer within 10 seconds")
          == true)
    }

    @Test func manyTasksMayResolveWhileListsChange() async throws {
      let workshop = try await Workshop()
      await withTaskGroup(of: Bool.self) { group in
        for index in 0..<100 {
          group.addTask {
            if index % 10 == 0 { WorkshopShortcuts.updateAppShortcutParameters() }
            if case .match = await workshop.engine.resolve("use saw in workshop") { return true }
            return false
          }
        }
        for await isMatch in group { #expect(isMatch) }
      }
    }

    @Test func theTraceHidesWhatWasSaidUnlessAsked() async throws {
      let engine = try await Workshop().engine
      let hidden = Trace()
      _ = await engine.resolve("use saw in workshop", trace: hidden)
      #expect(!hidden.lines.isEmpty)
      #expect(!hidden.lines.joined().contains("saw"))
      let shown = Trace(revealsUtterances: true)
      _ = await engine.resolve("use saw in workshop", trace: shown)
      #expect(
        shown.lines == [
          "words: “use” “saw” “in” “workshop”",
          "candidates: UseTool by “Use ${tool} in ${applicationName}”: literal words 3, slots 1, tool = “saw” (on the list), applicationName = “workshop” (on the list)",
          "candidates: UseTool by “Use ${tool} in ${applicationName}”: literal words 3, slots 1, unlisted words 1, tool = “saw” (on no list; the app searches), applicationName = “workshop” (on the list)",
          "values: tool of UseTool may be 1",
        ])
    }
  }
}
