// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

extension WorkshopTests {
  @Suite struct DefinitionsTests {
    /// What is thrown, in words.
    private func complaint(_ body: () async throws -> Void) async -> String {
      do {
        try await body()
        return "nothing was thrown"
      } catch {
        return "\(error)"
      }
    }

    // MARK: - Intents

    @Test func anIntentIsMadeByNameAndRuns() async throws {
      let workshop = try await Workshop()
      let definitions = IntentDefinitions(workshop.engine)
      let saw = definitions.entities["Tool"].makeReference(identifier: "1")
      var intent = definitions.intents["UseTool"].makeIntent(tool: saw, speed: "fast")
      let result = try await intent.run()
      try result.expect(dialog: "Using Saw by Abe, Fast.")
      #expect(workshop.journal.lines == ["use Saw by Abe, fast"])
      #expect(result.questions.isEmpty && result.value == nil && result.snippet == nil)
      // The same value again, as an entity and a case; the first run left nothing behind.
      intent.tool = try await definitions.entities["Tool"].entities(matching: "drill").first
      intent.speed = definitions.enums["Speed"].makeCase("slow")
      try await intent.run().expect(dialog: "Using Drill by Bea, Slow.")
      await #expect(throws: PhraseTestFailure.self) { try await intent.run().expect(dialog: nil) }
    }

    @Test func parametersAreReadWithTheirDefaults() async throws {
      let definitions = IntentDefinitions(try await Workshop().engine)
      var intent = definitions.intents["UseTool"].makeIntent()
      #expect(try intent.speed == AnyAppEnum(Speed.slow))
      intent.speed = "fast"
      let speed: Speed = try intent.speed
      let tool: AnyAppEntity? = try intent.tool
      #expect(speed == .fast && tool == nil)
      var measure = definitions.intents["MeasureAll"].makeIntent(price: 3, note: "wide")
      let price: Decimal = try measure.price
      let note: String? = try measure.note
      #expect(price == 3 && note == "wide")
      measure.note = nil
      let none: String? = try measure.note
      #expect(none == nil)
    }

    @Test func questionsAreAnsweredInWords() async throws {
      let workshop = try await Workshop()
      let definitions = IntentDefinitions(workshop.engine)
      let scrap = definitions.intents["ScrapTool"].makeIntent()
      let result = try await scrap.run(answering: "saw", "yes")
      try result.expect(dialog: "Scrapped Saw.")
      #expect(result.questions.count == 2 && result.questions.last == "Scrap Saw?")
      let measure = definitions.intents["MeasureAll"].makeIntent(
        count: 3, price: 2, day: Date(timeIntervalSince1970: 0), again: true,
        tools: [
          definitions.entities["Tool"].makeReference(identifier: "1"),
          definitions.entities["Tool"].makeReference(identifier: "2"),
        ], note: "thin")
      let measured = try await measure.run(answering: "2 metres", "5 minutes", "https://a.example")
      try measured.expect(value: 3)
      #expect(measured.dialog?.contains("Saw+Drill thin") == true)
      #expect(throws: DefinitionError.self) { let _: String = try measured.value }
    }

    @Test func openedIntentsAreNamed() async throws {
      let definitions = IntentDefinitions(try await Workshop().engine)
      let result = try await definitions.intents["Chain"].makeIntent().run(answering: "drill")
      #expect(result.opened == ["UseTool"])
      try result.expect(dialog: "First. Using Drill by Bea, Slow.")
    }

    @Test func whatFailsIsThrown() async throws {
      let workshop = try await Workshop()
      let intents = IntentDefinitions(workshop.engine).intents
      let runs: [() async throws -> IntentRunResult] = [
        { try await intents["ScrapTool"].makeIntent().run(answering: "saw", "no") },
        { try await intents["Fail"].makeIntent().run() },
      ]
      var codes: [PerformError.Code] = []
      for run in runs {
        do { _ = try await run() } catch let error as PerformError { codes.append(error.code) }
      }
      #expect(codes == [.cancelled, .failed])
    }

    @Test func complaintsSayWhatThereIs() async throws {
      let definitions = IntentDefinitions(try await Workshop().engine)
      let use = definitions.intents["UseTool"]
      let speed = definitions.enums["Speed"]
      let cases: [(() async throws -> Void, String)] = [
        (
          { try await definitions.intents["UseTol"].makeIntent().run() },
          "there is no intent “UseTol”, perhaps “UseTool”; there are: Chain, Demand, Fail, Hang, "
            + "Insist, Loop, MeasureAll, ScrapTool, UseTool"
        ),
        (
          { try await use.makeIntent(tol: 1).run() },
          "UseTool has no parameter “tol”, perhaps “tool”; it has: tool, speed"
        ),
        (
          { try await use.makeIntent(1).run() },
          "UseTool has no parameter without a name; it has: tool, speed"
        ),
        (
          {
            let missing = definitions.entities["Tool"].makeReference(identifier: "9")
            try await use.makeIntent(tool: missing).run()
          },
          "there is no Tool with the identifier “9”; suggested are: 1, 2, 3, 4, 5"
        ),
        (
          { try await use.makeIntent(speed: "warp").run() },
          "Speed has no case “warp”; it has: slow, fast"
        ),
        (
          { try await use.makeIntent(tool: speed.makeCase("fast")).run() },
          "tool of UseTool takes the entity Tool, such as a reference from entities[\"Tool\"], "
            + "not “Speed.fast” (Speed)"
        ),
        (
          { try await definitions.intents["MeasureAll"].makeIntent(count: "three").run() },
          "count of MeasureAll takes integer, not “three” (String)"
        ),
        (
          { _ = try use.makeIntent(speed: 7).speed as Speed },
          "speed of UseTool is a Int, not a Speed"
        ),
        (
          { try await definitions.intents["ScrapTool"].makeIntent().run(answering: "saw") },
          "ScrapTool asks “Scrap Saw?” and has no answer; give it in run(answering:)"
        ),
        (
          {
            try await use.makeIntent(
              tool: definitions.entities["Tool"].makeReference(
                identifier: "1")
            ).run(answering: "yes")
          },
          "UseTool asked 0 times, so the answers [\"yes\"] were not used"
        ),
        (
          { _ = try await definitions.entities["Tol"].suggestedEntities() },
          "there is no entity “Tol”, perhaps “Tool”; there are: Tool"
        ),
        (
          { _ = try await definitions.entities["Tool"].allEntities() },
          "ToolQuery, the query of Tool, does not list all; make it an EnumerableEntityQuery, or "
            + "ask suggestedEntities()"
        ),
      ]
      for (body, expected) in cases { #expect(await complaint(body) == expected) }
    }

    // MARK: - Entities and enums

    @Test func entitiesAreFoundAndRead() async throws {
      let definitions = IntentDefinitions(try await Workshop().engine)
      let tools = definitions.entities["Tool"]
      #expect(try await tools.suggestedEntities().count == 5)
      #expect(try await tools.entities(identifiers: ["2", "x"]).map(\.identifier) == ["2"])
      let hammers = try await tools.entities(matching: "hammer")
      #expect(hammers.map(\.identifier) == ["3", "4", "5"])
      let maker: String = try hammers[0].maker
      #expect(maker == "Abe" && hammers[0].displayTitle == "Big Hammer")
      try tools.isInstance(hammers[0])
      let reference = tools.makeReference(identifier: "3")
      #expect(reference == hammers[0])
      #expect(throws: DefinitionError.self) { let _: String = try reference.maker }
      #expect(throws: DefinitionError.self) { let _: String = try hammers[0].owner }
      #expect(throws: DefinitionError.self) { let _: Int = try hammers[0].maker }
      #expect(try definitions.enums["Speed"].allCases().map(\.rawValue) == ["slow", "fast"])
      #expect(definitions.enums.names == ["Speed"])
    }

    // MARK: - Conversations

    @Test func aConversationPerformsAnIntentOfTheProgram() async throws {
      let workshop = try await Workshop()
      let conversation = Conversation(workshop.engine)
      let intent = ScrapTool()
      intent.tool = ToolShop.tools[0]
      #expect(await conversation.perform(intent).text == "Scrap Saw?")
      #expect(await conversation.perform(ScrapTool()).kind == .busy)
      #expect(await conversation.respond(to: "yes").text == "Scrapped Saw.")
      #expect(await conversation.perform(UseTool(), language: "ru").text.contains("Уточните"))
      #expect(await conversation.respond(to: "отмена").kind == .cancelled)
      #expect(workshop.journal.lines == ["scrap Saw"])
    }

    // MARK: - Undo and progress

    @Test func workIsUndoneAndProgressSeen() async throws {
      let (studio, engine) = try await Studio.open()
      let definitions = IntentDefinitions(engine)
      let deleted = try await definitions.intents["DeleteCanvas"].makeIntent(picture: "moon").run()
      #expect(await studio.pictures == ["lake", "hill"])
      #expect(try await deleted.undo() == "Undone: Delete moon.")
      #expect(await studio.pictures == ["lake", "hill", "moon"])
      let developed = try await definitions.intents["Develop"].makeIntent().run()
      #expect(developed.progress.last == 1 && developed.progress.contains(0.6))
      try await PhraseTester(engine).converse {
        Said("delete hill in studio")
        Answered("Deleted.")
        Undid()
        Answered("Undone: Delete hill.")
        Redid()
        Answered("Done again: Delete hill.")
      }
    }
  }
}

extension GalleryTests {
  @Suite struct SnippetDefinitionsTests {
    private let sunrise = """
      Sunrise
      [1] Favorite ☐
      [2] Buy Tickets
      [3] Rename
      [4] Ask the Guide
      """

    @Test func aResultHasItsSnippet() async throws {
      let visit = try await Visit()
      let definitions = IntentDefinitions(visit.engine)
      let picture = definitions.entities["Picture"].makeReference(identifier: "1")
      let result = try await definitions.intents["ShowPicture"].makeIntent(picture: picture).run()
      try result.expect(snippet: sunrise)
      #expect(try result.value == picture)
      let pressed = try await result.press("Favorite")
      try pressed.expect(snippet: sunrise.replacing("☐", with: "☑"))
      try await result.press("Rename", answering: "Dawn").expect(dialog: "Renamed.")
      await #expect(throws: PerformError.self) { try await result.press("Sell") }
      #expect(throws: PhraseTestFailure.self) { try result.expect(snippet: nil) }
    }

    @Test func aScriptPressesAndLooks() async throws {
      let tester = PhraseTester(try await Visit().engine)
      try await tester.converse {
        Said("show sunrise in gallery")
        Answered("Here it is.")
        Showed(sunrise)
        Pressed("Favorite")
        Answered("Done.")
        Showed(sunrise.replacing("☐", with: "☑"))
        Said("ask the guide")
        Answered("Hello.")
        Showed(nil)
      }
      let failure = await #expect(throws: PhraseTestFailure.self) {
        try await tester.converse {
          Said("ask the guide")
          Answered("Hello.")
          Showed("Something")
        }
      }
      #expect(failure?.description.contains("− | Something\n+ | (nothing)") == true)
    }
  }
}

@Suite struct PackageDefinitionsTests {
  @Test func intentsWithoutPhrasesAreReached() async throws {
    let definitions = try await IntentDefinitions(packages: [Storehouse.self])
    let names = definitions.intents.names.map { String($0.split(separator: ".").last ?? "") }
    #expect(names.sorted() == ["CloseCellar", "OpenBox", "OpenBox"])
    try await definitions.intents["CloseCellar"].makeIntent().run().expect(dialog: nil)
    let wine = try await definitions.intents["Cellar.OpenBox"].makeIntent(label: "Wine").run()
    try wine.expect(dialog: "Wine under the floor.")
    await #expect(throws: DefinitionError.self) {
      try await definitions.intents["OpenBox"].makeIntent().run()
    }
    #expect(try await definitions.entities["Box"].allEntities().map(\.identifier) == ["1"])
  }

  @Test func valueQueriesAreAsked() async throws {
    struct BoxesOfWeight: IntentValueQuery {
      func values(for input: Int) async throws -> [Box] { [Box(id: input)] }
    }
    let definitions = try await IntentDefinitions(
      packages: [Storehouse.self], valueQueries: [BoxesOfWeight.self])
    let query = definitions.valueQueries["BoxesOfWeight"]
    #expect(try await query.values(for: 12).items.map(\.identifier) == ["12"])
    await #expect(throws: DefinitionError.self) { try await query.values(for: "heavy") }
    await #expect(throws: DefinitionError.self) {
      try await definitions.valueQueries["Boxes"].values(for: 12)
    }
  }
}

/// A phrase that says what another app's phrase says.
enum Thief {
  struct Rob: AppIntent {
    static let title: LocalizedStringResource = "Rob"
    func perform() async throws -> some IntentResult { .result() }
  }
  enum Loan: String, AppEnum {
    case money, bread
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loan"
    static let caseDisplayRepresentations: [Loan: DisplayRepresentation] = [
      .money: "Money", .bread: "Bread",
    ]
  }
  struct Lend: AppIntent {
    static let title: LocalizedStringResource = "Lend"
    @Parameter(title: "What") var what: Loan
    func perform() async throws -> some IntentResult { .result() }
  }
  struct Shortcuts: AppShortcutsProvider {
    static let applicationName = ApplicationName("Den")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Lend(), phrases: ["Lend \(\.$what) in \(.applicationName)"])
      AppShortcut(intent: Rob(), phrases: ["Lend money in \(.applicationName)"])
    }
    static let negativePhrases = NegativeAppShortcutPhrases { "Lend bread in Den" }
  }

  @Suite struct PhraseTests {
    @Test(arguments: try await PhraseTester(Shortcuts.self).phrases)
    func phrasesAreTestedOneByOne(_ phrase: DeclaredPhrase) async throws {
      #expect(phrase.application == "Den" && phrase.language == "en")
      #expect(phrase.description.hasSuffix("of \(phrase.intent)"))
    }

    @Test func aStolenPhraseIsTold() async throws {
      let tester = try await PhraseTester(Shortcuts.self)
      let failure = await #expect(throws: PhraseTestFailure.self) {
        try await tester.expectEveryPhraseReachesItsIntent()
      }
      #expect(failure?.seen.count == 2)
      #expect(
        failure?.seen.first
          == "“Lend Money in Den” of Lend is taken by Rob, as “Lend money in ${applicationName}”")
      #expect(
        failure?.seen.last?.hasPrefix("“Lend Bread in Den” of Lend means nothing: ") == true)
      for phrase in tester.phrases where phrase.intent == "Rob" {
        try await tester.expectReachesItsIntent(phrase)
      }
    }
  }
}
