// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

@Suite struct SummarySentenceTests {
  @Test(arguments: [
    (
      "next line 9 ferry from mill to island",
      "Show the next ferry of Line 9 at Mill to Island"
    ),
    ("next line 9 ferry at mill", "Show the next ferry of Line 9 at Mill"),
    // What has no value yet shows its title.
    ("next ferry from harbour", "Show the next ferry of Line at Harbour"),
    ("next ferry", "Show the next ferry of Line at Pier"),
    // Without a summary the title has to do.
    ("set line 2 at mill in ferry", "Favorite Lines"),
  ])
  func aMeaningReadsAsASentence(_ utterance: String, _ summary: String) async throws {
    let intent = try #require(await Ferry.engine().resolve(utterance).intent)
    #expect(intent.summary == summary)
  }

  @Test func anIntentOfACatalogFileHasItsNameOnly() async throws {
    let catalog = Catalog(
      applications: [.init(name: "Radio")],
      shortcuts: [.init(intent: "Play", application: 0, phrases: [.init(text: "play radio")])])
    let intent = try await PhraseEngine(catalog: catalog).resolve("play radio").intent
    #expect(intent?.summary == "Play")
  }

  @Test func choicesThatAreSaidAlikeAreToldApartByTheirSummaries() async throws {
    let engine = try await PhraseEngine(BoxShortcuts.self, CrateShortcuts.self)
    guard case .ambiguous(let ambiguity) = await engine.resolve("open it") else {
      Issue.record("one was chosen")
      return
    }
    #expect(ambiguity.choices.map(\.title) == ["Open the box in the attic", "Open the crate"])
  }

  @Test func choicesWithOneSummaryAreToldApartByTheirApps() async throws {
    let apps = ["Anna", "Bert"]
    let engine = try await PhraseEngine(
      catalog: Catalog(
        applications: apps.map { .init(name: $0) },
        shortcuts: apps.indices.map {
          .init(intent: "Wash", application: $0, phrases: [.init(text: "wash the car")])
        }))
    guard case .ambiguous(let ambiguity) = await engine.resolve("wash the car") else {
      Issue.record("one was chosen")
      return
    }
    #expect(ambiguity.choices.map(\.title) == ["Wash (Anna)", "Wash (Bert)"])
  }

  @Test func theAppThatWasUsedLastComesFirstAndIsAskedAboutAllTheSame() async throws {
    let engine = try await PhraseEngine(BoxShortcuts.self, CrateShortcuts.self)
    let conversation = Conversation(engine)
    for (first, answer) in [("box", "2"), ("crate", "2"), ("box", "1"), ("box", "1")] {
      guard case .asked(let question) = await conversation.respond(to: "open it").kind else {
        Issue.record("one was chosen")
        return
      }
      #expect(question.choices.count == 2)
      #expect(question.choices.first?.title.contains(first) == true, "\(question.choices)")
      #expect(await conversation.respond(to: answer).kind == .answered)
    }
    // Another conversation of the person goes by what was used last, too.
    let other = await Conversation(engine).respond(to: "open it")
    #expect(other.question?.choices.first?.title == "Open the box in the attic")
  }
}

extension Reply {
  fileprivate var question: Question? {
    if case .asked(let question) = kind { question } else { nil }
  }
}

private struct OpenBox: AppIntent {
  static let title: LocalizedStringResource = "Open Box"
  static var parameterSummary: some ParameterSummary { Summary("Open the box in the attic") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct OpenCrate: AppIntent {
  static let title: LocalizedStringResource = "Open Crate"
  static var parameterSummary: some ParameterSummary { Summary("Open the crate") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct BoxShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { AppShortcut(intent: OpenBox(), phrases: ["Open it"]) }
  static let applicationName: ApplicationName = "Boxes"
}

private struct CrateShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { AppShortcut(intent: OpenCrate(), phrases: ["Open it"]) }
  static let applicationName: ApplicationName = "Crates"
}
