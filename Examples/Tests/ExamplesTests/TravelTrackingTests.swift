// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Expenses
import Foundation
import Library
import PhraseRuntime
import PhraseTesting
import SampleStorage
import Testing
import TravelTracking

/// Travel Tracking with fresh data, beside the other apps in one engine.
struct Travels {
  let screen = TravelScreen()
  let crowds: CrowdMonitor
  let tester: PhraseTester

  init(
    at position: Coordinate? = nil, time: String = "2030-05-06T18:00:00Z",
    office: TicketOffice = TicketOffice(), foreground: ForegroundHandler = ForegroundHandler()
  ) async throws {
    let now = try #require(ISO8601DateFormatter().date(from: time))
    crowds = CrowdMonitor { now }
    TravelApplication.prepare(
      atlas: Atlas(store: TravelStore(.memory), crowds: crowds) { position },
      office: office, screen: screen)
    ExpensesApplication.prepare(store: ExpenseStore(.memory))
    LibraryApplication.prepare(store: LibraryStore(.memory))
    var configuration = PhraseEngine.Configuration()
    configuration.foreground = foreground
    tester = PhraseTester(
      try await PhraseEngine(
        ExpensesShortcuts.self, LibraryShortcuts.self, TravelShortcuts.self,
        configuration: configuration))
  }
}

extension SampleApps {
  /// What people say to Travel Tracking, and what comes of it.
  @Suite struct TravelTrackingTests {
    @Test(arguments: [
      ("open the big canyon in travel tracking", "Grand Canyon"),
      ("Show me lady liberty in my travels", "Statue of Liberty"),
      ("tell me about chichen itza in travel tracking", "Chichén Itzá"),
      ("open giants causeway in travel tracker", "Giant's Causeway"),
      ("open rapa nui in travel tracking", "Easter Island"),
      ("open the galapagos in travel tracking", "Galápagos Islands"),
      ("open lalibela in travel tracking", "Rock Churches of Lalibela"),
    ])
    func landmarksAreOpenedByTheirNames(_ text: String, _ name: String) async throws {
      try await Travels().tester.expect(text, is: "OpenLandmark", ["target": name])
    }

    @Test(arguments: [
      "book a flight in travel tracking", "delete all collections in travel tracking",
      "open dune in travel tracking", "open egypt in travel tracking", "travel tracking",
      "find tickets for the moon in travel tracking",
    ])
    func whatIsNoRequestDoesNothing(_ text: String) async throws {
      let travels = try await Travels()
      try await travels.tester.expectNothing(text)
      #expect(travels.screen.place == nil)
    }

    @Test func theClosestLandmarkIsFoundFromWhereTheDeviceIs() async throws {
      try await Travels(at: Coordinate(48.85, 2.35)).tester.converse {
        Said("what is the closest landmark in travel tracking")
        Answered("Eiffel Tower is 4.2 km away.")
        Said("use miles in travel tracking")
        Answered("Distances are in Miles from now on.")
        Said("which landmark is nearest in travel tracking")
        Answered("Eiffel Tower is 2.6 mi away.")
      }
    }

    @Test func withoutAPositionWaysBeginAtTheDefaultPlace() async throws {
      let travels = try await Travels()
      try await travels.tester.converse {
        Said("find the closest landmark in my travels")
        Answered("Niagara Falls is 67 km away.")
        Said("I am at the colosseum in travel tracking")
        Answered("Ways begin at Colosseum.")
        Said("find the closest landmark in my travels")
        Answered("Matterhorn is 597 km away.")
        Said("what are my settings in travel tracking")
        Answered("Distances are in Kilometers, and ways begin at Colosseum.")
      }
      #expect(travels.screen.place == .settings)
    }

    @Test func favoritesAreAddedRemovedAndSwitched() async throws {
      try await Travels().tester.converse {
        Said("add petra to my favorites in travel tracking")
        Answered("Petra is one of your favorites now.")
        Said("I like uluru in travel tracking")
        Answered("Uluru is one of your favorites now.")
        Said("I like uluru in travel tracking")
        Answered("Uluru is one of your favorites now.")
        Said("summarize my travels in travel tracking")
        Answered("You have 2 favorites on 2 continents, and 3 collections.")
        Said("toggle petra in travel tracking")
        Answered("Petra is no longer one of your favorites.")
        Said("switch the heart of petra in travel tracking")
        Answered("Petra is one of your favorites now.")
        Said("take the rose city out of my favorites in travel tracking")
        Answered("Petra is no longer one of your favorites.")
      }
    }

    @Test func theLandmarksOfAContinentAreNamed() async throws {
      try await Travels().tester.converse {
        Said("which landmarks are in the antarctic in travel tracking")
        Answered(
          """
          Antarctica has 8: South Pole, Mount Erebus, Vinson Massif, Ross Ice Shelf, \
          McMurdo Dry Valleys, Deception Island, Lemaire Channel, Lake Vostok.
          """)
      }
    }

    @Test func searchFindsLandmarksAndCollections() async throws {
      let travels = try await Travels()
      try await travels.tester.converse {
        Said("search for asia in travel tracking")
        Answered(
          """
          Mount Fuji, Great Wall of China, Taj Mahal, Angkor Wat, Petra and 8 more.
          """)
        Said("search my travels")
        Asked("What are you looking for?")
        Said("desert namibia")
        Answered("Namib Desert, Sweet Deserts.")
        Said("search travel tracking for atlantis")
        Answered("There is nothing about “atlantis”.")
      }
      #expect(travels.screen.place == .search("atlantis"))
    }

    @Test func aDescribedPictureIsRecognized() async throws {
      let travels = try await Travels()
      try await travels.tester.converse {
        Said("which landmark looks like a red rock in australia in travel tracking")
        Answered("Uluru.")
      }
      #expect(travels.screen.place == .search("red rock australia"))
    }

    @Test func aPictureFindsLandmarksAndTheirCollections() async throws {
      _ = try await Travels()
      let dunes = SemanticContentDescriptor(labels: ["dunes", "fog"])
      let found = try await PictureQuery().values(for: dunes)
      #expect(found.map(\.name) == ["Namib Desert", "Sweet Deserts"])
      guard case .landmark(let first) = found.first, case .collection(let last) = found.last else {
        Issue.record("a landmark and a collection were expected")
        return
      }
      #expect(first.country == "Namibia")
      #expect(last.landmarks.count == 5)
      #expect(try await PictureQuery().values(for: SemanticContentDescriptor()).isEmpty)
    }
  }
}
