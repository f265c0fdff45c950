// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

extension WorkshopTests {
  @Suite struct ForegroundTests {
    struct Jammed: Error, CustomStringConvertible {
      var description: String { "the door is jammed" }
    }

    @Test func anIntentGoesOnInItsAppOnceThePersonAgrees() async throws {
      let journal = Journal()
      let (_, engine) = try await Studio.open { configuration in
        configuration.foreground = ForegroundHandler { journal.note("show \($0)") }
      }
      try await PhraseTester(engine).converse {
        Said("show in studio")
        Asked("Show it?")
        Said("no")
        Answered("Cancelled.")
        Said("show in studio")
        Asked("Show it?")
        Said("yes")
        Answered("back, front.")
      }
      #expect(journal.lines == ["show Studio"])
    }

    @Test func aPersonWhoIsActiveIsNotAskedAgain() async throws {
      let (_, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("just show in studio")
        Answered("back, front.")
      }
    }

    @Test func theOlderRequestsAskAndReturnValues() async throws {
      let (studio, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("frame in studio")
        Asked("Continue in Studio?")
        Said("yes")
        Answered("3 frames.")
        Said("hand over in studio")
        Asked("Hand over?")
        Said("yes")
        Answered("Done.")
        Said("hand over in studio")
        Asked("Hand over?")
        Said("no")
        Answered("Cancelled.")
      }
      #expect(studio.journal.lines == ["handed"])
    }

    @Test func theErrorWithoutAContinuationPerformsAgain() async throws {
      let (_, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("again in studio")
        Asked("Come forward?")
        Said("yes")
        Answered("Forward.")
      }
    }

    @Test func modesSayWhenTheAppComesForward() async throws {
      let journal = Journal()
      let (_, engine) = try await Studio.open { configuration in
        configuration.foreground = ForegroundHandler { journal.note($0) }
      }
      try await PhraseTester(engine).converse {
        Said("open studio")
        Answered("In front.")
        Said("close studio")
        Answered("Behind.")
      }
      #expect(journal.lines == ["Studio", "Studio"])
    }

    @Test func anAppThatCannotBeShownSaysSo() async throws {
      let (_, engine) = try await Studio.open { configuration in
        configuration.foreground = ForegroundHandler(isAvailable: { _ in false })
      }
      try await PhraseTester(engine).converse {
        Said("open studio")
        Answered("Studio cannot be shown at the moment.")
        Said("show in studio")
        Answered("Not here.")
        Said("frame in studio")
        Answered("That is not available at the moment.")
      }
    }

    @Test func aHandlerThatFailsEndsTheIntent() async throws {
      let (_, engine) = try await Studio.open { configuration in
        configuration.foreground = ForegroundHandler { _ in throw Jammed() }
      }
      try await PhraseTester(engine).converse {
        Said("open studio")
        Answered("the door is jammed")
        Said("just show in studio")
        Answered("the door is jammed")
      }
    }

    @Test(arguments: [
      ("show in studio", "Not here."), ("open studio", "Behind."), ("close studio", "Behind."),
    ])
    func withNobodyThereIntentsStayInTheBackground(
      _ phrase: String, _ answer: String
    ) async throws {
      let (_, engine) = try await Studio.open()
      guard case .match(let match) = await engine.resolve(phrase) else {
        Issue.record("no match")
        return
      }
      #expect(try await match.perform().dialog == answer)
    }

    @Test func withNobodyThereAnIntentThatNeedsItsAppEnds() async throws {
      let (_, engine) = try await Studio.open()
      let match = try #require(await engine.resolve("frame in studio").intent)
      let error = await #expect(throws: PerformError.self) { try await match.perform() }
      #expect(error?.code == .unanswered)
    }

    @Test func theAppIsNamedInAnEvent() async throws {
      let (_, engine) = try await Studio.open()
      #expect(await Conversation(engine).eventsSoFar() == ["Studio"])
    }

    @Test func withNobodyWhoKnowsThePersonIsRefused() async throws {
      let (_, engine) = try await Studio.open()
      try await PhraseTester(engine).converse {
        Said("open safe in studio")
        Answered("That needs proof of who you are.")
      }
    }

    @Test(arguments: [true, false])
    func ofAVoiceNobodyKnowsWhoseItIs(isPersonKnown: Bool) async throws {
      let (_, engine) = try await Studio.open { $0.authenticate = { _, _ in true } }
      let talk = Conversation(engine, isPersonKnown: isPersonKnown)
      let reply = await talk.respond(to: "open safe in studio")
      #expect(reply.text == (isPersonKnown ? "Open." : "That needs proof of who you are."))
    }

    @Test func whatNeedsProofAsksForIt() async throws {
      let journal = Journal()
      for isProved in [true, false] {
        let (_, engine) = try await Studio.open { configuration in
          configuration.authenticate = { policy, application in
            journal.note("\(policy) \(application)")
            return isProved
          }
        }
        try await PhraseTester(engine).converse {
          Said("open safe in studio")
          Answered(isProved ? "Open." : "That needs proof of who you are.")
          Said("scribble in studio")
          Answered("Done.")
        }
      }
      #expect(
        journal.lines == ["requiresAuthentication Studio", "requiresAuthentication Studio"])
    }
  }
}
