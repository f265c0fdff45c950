// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Synchronization
import Testing

extension WorkshopTests {
  @Suite struct ProgressTests {
    @Test func progressIsTold() async throws {
      let (_, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      _ = await conversation.respond(to: "develop in studio")
      let events = await conversation.eventsSoFar()
      // A thousand reports become at most a hundred, of which the newest are kept.
      #expect(events.count == 63)
      #expect(events.last == "1.0 Developing")
      let fractions = events.compactMap { Double($0.split(separator: " ")[0]) }
      #expect(fractions == fractions.sorted())
      #expect(fractions.filter { $0 == 0.1 }.count == 1)
    }

    @Test func eachIntentOfAChainHasAProgressOfItsOwn() async throws {
      let (_, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      _ = await conversation.respond(to: "develop twice in studio")
      #expect(await conversation.eventsSoFar() == ["0.0 -", "1.0 -", "0.0 -", "0.5 -"])
    }

    @Test func cancellingReachesProgressAndIntent() async throws {
      let (studio, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      let turn = Task { await conversation.respond(to: "paint in studio") }
      for await case .progress(let fraction, _) in conversation.events where fraction == 0.5 {
        break
      }
      await conversation.cancel()
      #expect(await turn.value.kind == .cancelled)
      #expect(studio.journal.lines == ["IntentCancellationReason.userCancelled, true"])
      #expect(await conversation.respond(to: "scribble in studio").kind == .answered)
    }

    @Test func whatAGivenUpIntentReportsIsNotToldInTheNextTurn() async throws {
      let conversation = Conversation(try await Teahouse.engine())
      let turn = Task { await conversation.respond(to: "boil water in teahouse") }
      for await case .progress(let fraction, _) in conversation.events where fraction == 0.25 {
        break
      }
      await conversation.cancel()
      _ = await turn.value
      Kettle.gate.withLock { $0?.resume() }
      for await _ in Kettle.boiled.stream { break }
      _ = await conversation.respond(to: "pour tea in teahouse")
      _ = await conversation.respond(to: "sencha")
      var next = conversation.events.makeAsyncIterator()
      guard case .foreground = await next.next() else {
        Issue.record("an event of the turn before")
        return
      }
    }

    @Test func theStreamEndsWithTheConversation() async throws {
      let (_, engine) = try await Studio.open()
      var conversation: Conversation? = Conversation(engine)
      let events = conversation?.events
      _ = await conversation?.respond(to: "open studio")
      conversation = nil
      var count = 0
      if let events { for await _ in events { count += 1 } }
      #expect(count == 1)
    }

    @Test func outsideOfARunProgressGoesNowhere() {
      let intent = Develop()
      intent.progress.completedUnitCount = 3
      #expect(intent.progress.completedUnitCount == 0)
    }
  }
}
