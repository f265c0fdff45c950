// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseFinding
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

/// An app on its first day: there are kinds of entities, and none of any kind.
@Suite struct NothingThereTests {
  @Test func lintHasNothingAgainstIt() async throws {
    let engine = try await PhraseEngine(DiaryShortcuts.self, configuration: .finding)
    #expect(await engine.lint().map(\.message) == [])
  }

  @Test(arguments: [
    ("open a page in diary", "There is no page."),
    ("open page three in diary", "There is no page “three”."),
    ("find pages in diary", "No pages found."),
    ("find pages where the mood is bad in diary", "There are no properties to find pages by."),
    ("find pages where the mood is bad", "There are no properties to find pages by."),
    ("find pages sorted by mood in diary", "There are no properties to find pages by."),
  ])
  func whatIsAskedForIsNotThere(_ line: String, _ answer: String) async throws {
    let engine = try await PhraseEngine(DiaryShortcuts.self, configuration: .finding)
    let reply = await Conversation(engine).respond(to: line)
    #expect(reply.text == answer)
  }
}

private struct Page: AppEntity {
  let id: String
  @Property(title: "Mood") var mood: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Page", numericFormat: "\(placeholder: .int) pages")
  static let defaultQuery = PageQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct PageQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Page] { [] }
  func entities(for identifiers: [String]) async throws -> [Page] { [] }
}

private struct OpenPage: OpenIntent {
  static let title: LocalizedStringResource = "Open Page"
  @Parameter(title: "Page") var target: Page

  func perform() async throws -> some IntentResult { .result() }
}

private struct DiaryShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Diary"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenPage(),
      phrases: [
        "Open a page in \(.applicationName)", "Open page \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Page", systemImageName: "book")
  }
}
