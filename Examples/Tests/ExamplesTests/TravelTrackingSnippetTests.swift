// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing
import TravelTracking

extension SampleApps {
  /// What Travel Tracking shows, and what comes of pressing it.
  @Suite struct TravelTrackingSnippetTests {
    @Test func aLandmarksHeartIsSwitchedOnItsCard() async throws {
      let travels = try await Travels()
      let conversation = Conversation(travels.tester.engine)
      let reply = await conversation.respond(to: "find the closest landmark in travel tracking")
      #expect(reply.text == "Niagara Falls is 67 km away.")
      #expect(
        reply.snippet?.text() == """
          Niagara Falls
          Canada and the United States
          Three waterfalls on one border, and boats that go in until everybody is wet.
          Continent: North America
          Height: 57 m
          Open: 9:00 – 22:00
          [1] Favorite ☐
          [2] Find Tickets
          """)
      let pressed = await conversation.press("Favorite")
      #expect(pressed.text == "Niagara Falls is one of your favorites now.")
      #expect(pressed.snippet?.text().contains("[1] Favorite ☑") == true)
      let again = await conversation.respond(to: "press the first button")
      #expect(again.text == "Niagara Falls is no longer one of your favorites.")
      #expect(again.snippet?.text().contains("[1] Favorite ☐") == true)
    }

    @Test func aPlaceWithoutGatesSellsNoTickets() async throws {
      let travels = try await Travels()
      let conversation = Conversation(travels.tester.engine)
      let reply = await conversation.respond(to: "open the matterhorn in travel tracking")
      #expect(reply.snippet?.controls.count == 1)
      try await travels.tester.converse {
        Said("find tickets for the matterhorn in travel tracking")
        Answered("Matterhorn is open to all; nobody sells tickets for it.")
      }
    }

    @Test func ticketsAreCountedOnTheCardAndSearched() async throws {
      let conversation = Conversation(try await Travels().tester.engine)
      _ = await conversation.respond(to: "open niagara falls in travel tracking")
      let asked = await conversation.press("Find Tickets")
      #expect(asked.text == "Find tickets for Niagara Falls?")
      #expect(asked.snippet?.text() == "Tickets for Niagara Falls\nTickets: 1\n[1] More")
      for _ in 0..<4 { _ = await conversation.respond(to: "more") }
      let fewer = await conversation.respond(to: "fewer")
      #expect(
        fewer.snippet?.text() == "Tickets for Niagara Falls\nTickets: 4\n[1] More\n[2] Fewer")
      let found = await conversation.respond(to: "search")
      #expect(found.text == "4 tickets for Niagara Falls: $104 from Friends of Four.")
      #expect(
        found.snippet?.text() == """
          Tickets for Niagara Falls
          Tickets: 4
          Seller: Friends of Four
          Price: $104
          [1] Search Again
          """)
    }

    @Test(.timeLimit(.minutes(5))) func theCardFollowsASearchThatIsUnderWay() async throws {
      let (answers, sellers) = AsyncStream.makeStream(of: Void.self)
      let office = TicketOffice { for await _ in answers { break } }
      let conversation = Conversation(try await Travels(office: office).tester.engine)
      _ = await conversation.respond(to: "find tickets for petra in travel tracking")
      sellers.yield()
      _ = await conversation.respond(to: "search")

      async let pressed = conversation.press("Search Again")
      let searching = "Tickets for Petra\nTickets: 1\nSearching: …"
      for await event in conversation.events {
        if case .snippet(let snippet) = event, snippet.text() == searching { break }
      }
      sellers.yield()
      #expect(await pressed.snippet?.text().contains("Price: $16") == true)
    }

    @Test func cancellingTheCardEndsTheSearch() async throws {
      try await Travels().tester.converse {
        Said("find tickets for petra in travel tracking")
        Asked("Find tickets for Petra?")
        Said("more")
        Asked("Find tickets for Petra?")
        Said("cancel")
        Answered("Cancelled.")
        Said("get me tickets for the rose city in travel tracking")
        Asked("Find tickets for Petra?")
        Said("search")
        Answered("1 ticket for Petra: $16 from Early Bird Tours.")
      }
    }

    @Test func aChoiceShowsWhatItIsAbout() async throws {
      let conversation = Conversation(try await Travels().tester.engine)
      let asked = await conversation.respond(to: "delete my high places collection in my travels")
      #expect(
        asked.snippet?.text() == """
          High Places
          4 landmarks
          Mount Kilimanjaro: Tanzania
          Vinson Massif: No country
          Mount Everest: Nepal and China
          Denali: United States
          """)
      #expect(await conversation.respond(to: "cancel").text == "Cancelled.")
    }
  }
}
