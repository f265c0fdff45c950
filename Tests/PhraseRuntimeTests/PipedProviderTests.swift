// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseTesting
import PhraseWire
import Testing

/// An app in a process of its own, behind the same border as those of this process.
@Suite struct PipedProviderTests {
  private static func greenhouse() throws -> PipedProvider {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    return try PipedProvider("Greenhouse", executable: folder.appendingPathComponent("PipedApp"))
  }

  @Test func whatIsSaidIsPerformedElsewhere() async throws {
    let engine = try await PhraseEngine(providers: [try Self.greenhouse()])
    try await PhraseTester(engine).converse {
      Said("water basil in greenhouse")
      Asked("How many liters?")
      Said("lots")
      Asked("There is no Liters “lots”. How many liters?")
      Said("three")
      Asked("Drizzle or shower?")
      Said("the second one")
      Asked("Water Basil now?")
      Said("yes")
      Answered("Basil had 3 liters of shower.")
    }
  }

  @Test func whatIsReturnedComesBack() async throws {
    let engine = try await PhraseEngine(providers: [try Self.greenhouse()])
    let conversation = Conversation(engine)
    for line in ["water tomatoes in greenhouse", "4", "drizzle"] {
      _ = await conversation.respond(to: line)
    }
    let reply = await conversation.respond(to: "yes")
    #expect(reply.value == .integer(8), "\(reply)")
  }

  @Test func aTurnThatIsGivenUpEndsThere() async throws {
    let engine = try await PhraseEngine(providers: [try Self.greenhouse()])
    try await PhraseTester(engine).converse {
      Said("water basil in greenhouse")
      Asked("How many liters?")
      Said("cancel")
      Answered("Cancelled.")
      Said("plant a bed in greenhouse")
      Asked("What do you plant?")
      Said("weeds")
      Answered("Weeds plant themselves")
    }
  }

  @Test func valuesFollowTheOtherProcess() async throws {
    let engine = try await PhraseEngine(providers: [try Self.greenhouse()])
    try await PhraseTester(engine).expectNothing("water mint in greenhouse")
    try await PhraseTester(engine).converse {
      Said("plant a bed in greenhouse")
      Asked("What do you plant?")
      Said("mint")
      Answered("Planted mint.")
    }
    try await engine.update()
    try await PhraseTester(engine).expect(
      "water mint in greenhouse", is: "WaterBed", ["bed": "mint"])
  }

  @Test func anAppThatCannotBeStartedIsSaid() throws {
    #expect(throws: (any Error).self) {
      try PipedProvider("Ghost", executable: URL(fileURLWithPath: "/no/such/app"))
    }
  }
}
