// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import PhraseWire
import Testing

@testable import PhraseBus

/// A program on a real bus behind the same border as apps of this process.
@Suite struct BusAppTests {
  private struct Home {
    let bus: PrivateBus
    let apps: InstalledApps
    let engine: PhraseEngine

    init() async throws {
      bus = try PrivateBus()
      try await bus.apps.add(program: PrivateBus.program("LightsApp"))
      apps = await InstalledApps(in: bus.apps, address: bus.address, limits: .patient) {
        Issue.record("\($0)")
      }
      engine = try await PhraseEngine(providers: apps.providers)
      apps.follow(engine)
    }

    /// The values of a line, and behind them what it lacks.
    func meaning(of line: String) async -> String {
      guard case .missing(let missing) = await engine.resolve(line) else { return "" }
      let lacks = missing.parameters.map { "\($0)?" }
      return (missing.intent.parameters.map(\.display) + lacks).joined(separator: ", ")
    }

    /// Whether the program of the app runs.
    var isRunning: Bool {
      get async throws { try await bus.connect().hasOwner("org.phraseengine.app.Lights") }
    }
  }

  @Test func itsPhrasesAreThereWhileItDoesNotRun() async throws {
    let home = try await Home()
    #expect(await home.meaning(of: "switch on kitchen in lights") == "Kitchen, brightness?")
    let isRunning = try await home.isRunning
    #expect(!isRunning)
  }

  @Test func whatIsSaidIsPerformedThere() async throws {
    let home = try await Home()
    try await PhraseTester(home.engine).converse {
      Said("switch on kitchen in lights")
      Asked("How bright?")
      Said("a lot")
      Asked("“a lot” does not answer that. How bright?")
      Said("no wait, 95")
      Asked("Kitchen at 95?")
      Said("yes")
      Answered("Kitchen is at 95 percent.")
      Said("show lights")
      Answered("Lit: Kitchen.")
      Said("undo")
      Answered("Undone: Switch Kitchen.")
      Said("show lights")
      Answered("All dark.")
    }
    let isRunning = try await home.isRunning
    #expect(isRunning)
  }

  @Test func whatIsNamedIsPerformedThere() async throws {
    let home = try await Home()
    let conversation = Conversation(home.engine)
    let asked = try await conversation.perform(
      intentNamed: "SwitchLight", with: ["light": .words(["Kitchen"])], language: "en")
    #expect(asked.text == "How bright?")
    #expect(await conversation.respond(to: "95").text == "Kitchen at 95?")
    #expect(await conversation.respond(to: "yes").text == "Kitchen is at 95 percent.")
    let whole = try await conversation.perform(
      intentNamed: "Lights.SwitchLight",
      with: ["light": .words(["Hall"]), "brightness": .words(["20"])], language: "en")
    #expect(whole.text == "Hall is at 20 percent.")
    await #expect(throws: WireRefusal.self) {
      try await conversation.perform(
        intentNamed: "SwitchLight", with: ["colour": .words(["red"])], language: "en")
    }
  }

  @Test func whatIsReturnedComesBack() async throws {
    let home = try await Home()
    let conversation = Conversation(home.engine)
    _ = await conversation.respond(to: "switch on hall in lights")
    let reply = await conversation.respond(to: "20")
    #expect(reply.value == .integer(20), "\(reply)")
    #expect(WireReply(reply).undo == "Switch Hall")
  }

  @Test func aTurnThatIsGivenUpEndsThere() async throws {
    let home = try await Home()
    try await PhraseTester(home.engine).converse {
      Said("switch on kitchen in lights")
      Asked("How bright?")
      Said("cancel")
      Answered("Cancelled.")
      Said("make refuse trouble in lights")
      Answered("The fuse is out")
    }
  }

  @Test func valuesFollowTheProgram() async throws {
    let home = try await Home()
    try await PhraseTester(home.engine).expectNothing("switch on cellar in lights")
    try await PhraseTester(home.engine).converse {
      Said("add a light to lights")
      Asked("What is it called?")
      Said("cellar")
      Answered("Added cellar.")
      Said("switch on cellar in lights")
      Asked("How bright?")
      Said("5")
      Answered("cellar is at 5 percent.")
    }
    // What was asked for is kept for the next start.
    let kept = home.bus.apps.app(named: "lights")?.description.declarations.lists.values.joined()
    #expect(kept?.contains { $0.title == "cellar" } == true)
  }

  @Test func whatIsOnNoListIsFoundByTheProgram() async throws {
    let home = try await Home()
    #expect(await home.meaning(of: "switch on moon in lights") == "Moon, brightness?")
  }

  @Test func aProgramThatEndsInTheMiddleIsSaid() async throws {
    let home = try await Home()
    try await PhraseTester(home.engine).converse {
      Said("make crash trouble in lights")
      Answered("Lights ended before it had answered; whether it is done is not known.")
      Said("show lights")
      Answered("All dark.")
    }
  }

  @Test(arguments: [
    (BusError("org.freedesktop.DBus.Error.NoReply", ""), "закрылось, не успев ответить"),
    (BusError("org.freedesktop.DBus.Error.Spawn.ChildExited", "gone"), "Не удалось запустить"),
    (BusError("org.freedesktop.DBus.Error.Failed", "no fuse"), "не получилось. no fuse"),
  ])
  func whatFailsIsSaidInThePersonsLanguage(_ error: BusError, _ words: String) async throws {
    let home = try await Home()
    let app = try #require(home.apps.providers.first)
    let text = Language.named("ru").text(of: app.saying(of: error))
    #expect(text.contains(words) && text.contains("Lights"), "\(text)")
  }

  @Test func twoConversationsDoNotMix() async throws {
    let home = try await Home()
    let (first, second) = (Conversation(home.engine), Conversation(home.engine))
    _ = await first.respond(to: "switch on kitchen in lights")
    _ = await second.respond(to: "switch on hall in lights")
    #expect(await first.respond(to: "10").text == "Kitchen is at 10 percent.")
    #expect(await second.respond(to: "20").text == "Hall is at 20 percent.")
    #expect(await first.respond(to: "undo").text == "Undone: Switch Kitchen.")
    #expect(await second.respond(to: "show lights").text == "Lit: Hall.")
  }

  @Test func whatIsSaidAfterwardsMeansWhatWasSaidBefore() async throws {
    let home = try await Home()
    let conversation = Conversation(home.engine)
    _ = await conversation.respond(to: "switch on kitchen in lights")
    _ = await conversation.respond(to: "10")
    let reply = await conversation.respond(to: "and the hall?")
    #expect(reply.text.contains("How bright?"), "\(reply.text)")
  }
}
