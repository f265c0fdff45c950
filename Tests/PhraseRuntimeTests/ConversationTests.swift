// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

/// Conversations on the workshop app.
extension WorkshopTests {
  @Suite struct ConversationTests {
    @Test func aRequestAndItsAnswer() async throws {
      let workshop = try await Workshop()
      try await PhraseTester(workshop.engine).converse {
        Said("use saw in workshop")
        Answered("Using Saw by Abe, Slow.")
        Said("use drill at quick speed in the shed")
        Answered("Using Drill by Bea, Fast.")
      }
      #expect(workshop.journal.lines == ["use Saw by Abe, slow", "use Drill by Bea, fast"])
    }

    @Test func aMissingValueIsAskedAndAnsweredInManyWays() async throws {
      let workshop = try await Workshop()
      try await PhraseTester(workshop.engine).converse {
        Said("use a tool in workshop")
        Asked("Which tool: Saw, Drill, Big Hammer (Abe), Big Hammer (Cy) or Small Hammer?")
        Said("the moon")
        Asked(
          "There is no tool “the moon”. Which tool: Saw, Drill, Big Hammer (Abe), Big Hammer (Cy) or Small Hammer?"
        )
        Said("")
        Asked(
          "Say an answer, or “cancel”. Which tool: Saw, Drill, Big Hammer (Abe), Big Hammer (Cy) or Small Hammer?"
        )
        Said("hammer")
        Asked("Which tool: Big Hammer (Abe), Big Hammer (Cy) or Small Hammer?")
        Said("the third one")
        Answered("Using Small Hammer by Dee, Slow.")
      }
    }

    @Test(arguments: [
      ("the second one", "Cy"), ("second", "Cy"), ("2", "Cy"), ("two", "Cy"), ("number two", "Cy"),
      ("2nd", "Cy"), ("the last one", "Cy"), ("cy", "Cy"), ("big hammer cy", "Cy"),
      ("the first", "Abe"), ("one", "Abe"), ("Abe", "Abe"),
    ])
    func choicesAreNamedInManyWays(_ answer: String, _ maker: String) async throws {
      let workshop = try await Workshop()
      try await PhraseTester(workshop.engine).converse {
        Said("use big hammer in workshop")
        Asked("Which tool: Big Hammer (Abe) or Big Hammer (Cy)?")
        Said(answer)
        Answered("Using Big Hammer by \(maker), Slow.")
      }
    }

    @Test(arguments: ["third", "big hammer", "the fifth one", "x", "🍕"])
    func whatIsNoChoiceIsAskedAgain(_ answer: String) async throws {
      let workshop = try await Workshop()
      let conversation = Conversation(workshop.engine)
      _ = await conversation.respond(to: "use big hammer in workshop")
      let reply = await conversation.respond(to: answer)
      guard case .asked = reply.kind else {
        Issue.record("\(reply)")
        return
      }
      #expect(reply.text.hasSuffix("Which tool: Big Hammer (Abe) or Big Hammer (Cy)?"))
      #expect(workshop.journal.lines.isEmpty)
    }

    @Test func confirmationsTakeYesAndNo() async throws {
      let workshop = try await Workshop()
      try await PhraseTester(workshop.engine).converse {
        Said("scrap saw in workshop")
        Asked("Scrap Saw?")
        Said("maybe")
        Asked("Please answer yes or no. Scrap Saw?")
        Said("no")
        Answered("Cancelled.")
        Said("scrap saw in workshop")
        Asked("Scrap Saw?")
        Said("Yes, please!")
        Answered("Scrapped Saw.")
      }
      #expect(workshop.journal.lines == ["scrap Saw"])
    }

    @Test(arguments: ["cancel", "Cancel!", "never mind", "stop", "отмена"])
    func cancelEndsEveryTurn(_ word: String) async throws {
      let workshop = try await Workshop()
      let tester = PhraseTester(workshop.engine)
      for request in [
        "scrap saw in workshop", "use a tool in workshop", "measure in workshop",
        "use hammer in workshop",
      ] {
        let conversation = Conversation(workshop.engine)
        _ = await conversation.respond(to: request)
        #expect(await conversation.question != nil)
        #expect(await conversation.respond(to: word).kind == .cancelled)
        #expect(await conversation.question == nil)
      }
      try await tester.converse {
        Said("cancel")
        Answered("There is nothing to cancel.")
      }
      #expect(workshop.journal.lines.isEmpty)
    }

    @Test func anIntentThatInsistsIsNotHeardAfterCancel() async throws {
      try await PhraseTester(try await Workshop().engine).converse {
        Said("insist in workshop")
        Asked("What speed? Slow or Fast?")
        Said("cancel")
        Answered("Very well.")
      }
    }

    @Test func everyKindOfValueCanBeAnswered() async throws {
      let workshop = try await Workshop()
      try await PhraseTester(workshop.engine).converse {
        Said("measure in workshop")
        Asked("How many?")
        Said("eleven")
        Asked("It has to be between 1 and 10. How many?")
        Said("two and a half")
        Asked("“2.5” does not answer that. How many? “Cancel” leaves it.")
        Said("lots")
        Asked("“lots” does not answer that. How many? “Cancel” leaves it.")
        Said("three")
        Asked("What price?")
        Said("twelve fifty")
        Asked("How long?")
        Said("two point five")
        Asked("How long to wait?")
        Said("long")
        Asked("“long” does not answer that. How long to wait?")
        Said("twenty minutes")
        Asked("Which day?")
        Said("someday")
        Asked("“someday” does not answer that. Which day?")
        Said("2031-02-03")
        Asked("Which page?")
        Said("nowhere")
        Asked("“nowhere” does not answer that. Which page?")
        Said("https://example.org/a")
        Asked("Again?")
        Said("perhaps")
        Asked("“perhaps” does not answer that. Again?")
        Said("yes")
        Asked("Which tools? Saw, Drill, Big Hammer (Abe), Big Hammer (Cy) or Small Hammer?")
        Said("saw, drill and small hammer")
        Asked("What note?")
        Said("Mind the gap")
        Answered(
          "3 12.5 2.5 1200.0 seconds 2031-02-03 https://example.org/a true Saw+Drill+Small Hammer Mind the gap"
        )
      }
    }

    @Test func anIntentMayOpenAnother() async throws {
      let workshop = try await Workshop()
      try await PhraseTester(workshop.engine).converse {
        Said("chain in workshop")
        Asked("Which tool: Saw, Drill, Big Hammer (Abe), Big Hammer (Cy) or Small Hammer?")
        Said("saw")
        Answered("First. Using Saw by Abe, Slow.")
        Said("loop in workshop")
        Answered("Loop opens itself again and again, so it was stopped.")
      }
    }

    @Test func valuesMayBeDemandedByThrowing() async throws {
      let workshop = try await Workshop()
      try await PhraseTester(workshop.engine).converse {
        Said("demand in workshop")
        Asked("What speed? Slow or Fast?")
        Said("quick")
        Answered("Fast it is.")
      }
      let conversation = Conversation(workshop.engine)
      var reply = await conversation.respond(to: "demand forever in workshop")
      for _ in 0..<100 {
        guard case .asked = reply.kind else { break }
        reply = await conversation.respond(to: "slow")
      }
      #expect(reply.kind == .failed)
      #expect(reply.text == "It keeps asking for the Demand, so it was stopped.")
    }

    @Test func errorsAreAnswers() async throws {
      let workshop = try await Workshop()
      try await PhraseTester(workshop.engine).converse {
        Said("fail in workshop")
        Answered("the shop is closed")
      }
    }

    @Test func aTurnThatHangsCanBeCancelled() async throws {
      let workshop = try await Workshop()
      let conversation = Conversation(workshop.engine)
      let reply = Task { await conversation.respond(to: "hang in workshop") }
      // The turn may not have begun yet; cancelling nothing returns nil.
      while await conversation.cancel() == nil { await Task.yield() }
      #expect(await reply.value.kind == .cancelled)
      #expect(await conversation.respond(to: "use saw in workshop").kind == .answered)
    }

    @Test func aQuestionMayWaitWhileOthersTalk() async throws {
      let workshop = try await Workshop()
      let first = Conversation(workshop.engine)
      let second = Conversation(workshop.engine)
      _ = await first.respond(to: "scrap saw in workshop")
      #expect(await second.respond(to: "use drill in workshop").text == "Using Drill by Bea, Slow.")
      #expect(await first.respond(to: "yes").text == "Scrapped Saw.")
    }
  }
}
