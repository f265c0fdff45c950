// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import PhraseWire
import Testing

/// What the declarations do that on Apple's platforms the system acts upon.
@Suite struct KioskTests {
  /// What it takes to perform what a phrase means without a conversation.
  private func outcome(_ words: String, _ engine: PhraseEngine) async throws -> Outcome? {
    guard case .match(let match) = await engine.resolve(words) else { return nil }
    return try await match.perform()
  }

  // MARK: - Addresses

  @Test(arguments: [
    ("read news in kiosk", "https://news.example/today", nil),
    ("announce news in kiosk", "Here it is.", "https://news.example/today"),
    ("price news in kiosk", "https://news.example/price", nil),
    ("visit stand 5 in kiosk", "https://news.example/stands/5", nil),
  ])
  func anAddressThatNobodyOpensIsTold(
    _ words: String, _ dialog: String, _ supporting: String?
  ) async throws {
    let outcome = try #require(try await outcome(words, Kiosk().engine))
    #expect(outcome.dialog == dialog && outcome.supporting == supporting)
    #expect(outcome.opened == ["OpenURLIntent"])
  }

  @Test func anAddressThatNobodyOpensIsTheValueWhereThereIsNone() async throws {
    let engine = try await Kiosk().engine
    let news = try await outcome("read news in kiosk", engine)?.value as? URL
    #expect(news?.absoluteString == "https://news.example/today")
    #expect(try await outcome("price news in kiosk", engine)?.value as? Int == 3)
  }

  @Test func anAddressThatIsOpenIsNotTold() async throws {
    let kiosk = try await Kiosk(opens: true)
    try await PhraseTester(kiosk.engine).converse {
      Said("read news in kiosk")
      Answered("Done.")
      Said("announce news in kiosk")
      Answered("Here it is.")
      Said("price news in kiosk")
      Answered("3")
    }
    #expect(
      kiosk.journal.lines == [
        "Kiosk https://news.example/today", "Kiosk https://news.example/today",
        "Kiosk https://news.example/price",
      ])
    #expect(try await outcome("read news in kiosk", kiosk.engine)?.value == nil)
  }

  // MARK: - The app at the front

  @Test func anAppAtTheFrontIsOpenedByItsAddress() async throws {
    let kiosk = try await Kiosk(opens: true)
    try await PhraseTester(kiosk.engine).converse {
      Said("open kiosk")
      Answered("Open.")
      // Its own address brings the app.
      Said("visit stand 5 in kiosk")
      Answered("Done.")
    }
    #expect(
      kiosk.journal.lines == [
        "show Kiosk", "Kiosk kiosk:", "show Kiosk", "Kiosk https://news.example/stands/5",
      ])
  }

  @Test func theProgramShowsTheContent() async throws {
    let kiosk = try await Kiosk()
    let conversation = Conversation(kiosk.engine)
    #expect(await conversation.respond(to: "show postcards in kiosk").kind == .answered)
    await conversation.endEvents()
    var seen: [WireEvent] = []
    for await event in conversation.events { seen.append(WireEvent(event)) }
    #expect(seen == [.foreground(app: "Kiosk", content: "stand/postcards")])
    #expect(
      kiosk.journal.lines == [
        "show Kiosk", "Kiosk kiosk:", "content stand/postcards of postcards",
      ])
  }

  // MARK: - Filters

  @Test func aFilterHoldsUntilItIsSetAnew() async throws {
    let kiosk = try await Kiosk()
    try await PhraseTester(kiosk.engine).converse {
      Said("tell filter in kiosk")
      Answered("No filter.")
      Said("quiet hours for papers in kiosk")
      Answered("Done.")
      Said("tell filter in kiosk")
      Answered("papers 5")
      Said("quiet hours in kiosk")
      Answered("Done.")
      Said("tell filter in kiosk")
      Answered("any 5")
    }
    #expect(kiosk.journal.lines == ["filter papers 5", "filter any 5"])
    // The filter of one engine is not that of another.
    try await PhraseTester(try await Kiosk().engine).converse {
      Said("tell filter in kiosk")
      Answered("No filter.")
    }
    // Outside of any, it is the last of the process.
    #expect(try await QuietHours.current.loudness == 5)
  }

  // MARK: - What others see

  @Test func whatOthersSeeIsConfirmedBeforeItChanges() async throws {
    let kiosk = try await Kiosk()
    try await PhraseTester(kiosk.engine).converse {
      Said("take down circus in kiosk")
      Asked("Others can see “Circus”, too. Take Down Posters?")
      Said("no")
      Answered("Cancelled.")
      Said("take down circus and opera and market in kiosk")
      Asked("Others can see “Circus” and “Opera”, too. Take Down Posters?")
      Said("yes")
      Answered("Done.")
      Said("take down zoo in kiosk")
      Answered("Done.")
      Said("repaint opera in kiosk")
      Asked("Others can see “Opera”, too. Update Asset?")
      Said("yes")
      Answered("Painted.")
      Said("look at opera in kiosk")
      Answered("Read.")
    }
    #expect(kiosk.journal.lines == ["down circus opera market", "down zoo"])
  }

  @Test func whereNobodyIsThereToConfirmNothingChanges() async throws {
    let kiosk = try await Kiosk()
    let failure = await #expect(throws: PerformError.self) {
      try await outcome("take down circus in kiosk", kiosk.engine)
    }
    #expect(failure?.code == .unanswered)
    #expect(kiosk.journal.lines.isEmpty)
  }

  // MARK: - Deprecation

  @Test func aDeprecatedIntentIsToldOnce() async throws {
    let kiosk = try await Kiosk()
    let told = await kiosk.engine.lint().filter { $0.message.contains("deprecated") }
    #expect(told.map(\.message) == ["OldRead is deprecated, use ReadNews: Reading is for news."])
    #expect(told.map(\.severity) == [.warning])
    let old = kiosk.engine.catalog.listedShortcuts(all: false).filter { $0.replacement != nil }
    #expect(old.map(\.intent) == ["OldRead", "OldRead"])
    #expect(old.map(\.replacement) == ["ReadNews", "ReadNews"])
    #expect(OldRead.persistentIdentifier == "ReadIntent")
    // It runs as before.
    #expect(try await outcome("read in kiosk", kiosk.engine)?.dialog == "Old.")
  }

  @Test func metadataNamesWhatReplacesAndWhatWasReplaced() async throws {
    let declarations = await WireDeclarations(of: try await Kiosk().engine.catalog)
    let old = try #require(declarations.intents.first { $0.name == "OldRead" })
    #expect(old.deprecation == "Reading is for news." && old.replacement == "ReadNews")
    #expect(old.replacedClass == "ReadIntent")
    let text = try WireEncoder.text(of: declarations)
    #expect(
      try JSONDecoder().decode(WireDeclarations.self, from: Data(text.utf8)).intents.contains(old))
    let news = try #require(declarations.intents.first { $0.name == "ReadNews" })
    #expect(news.deprecation == nil && news.replacement == nil && news.replacedClass == nil)
  }
}
