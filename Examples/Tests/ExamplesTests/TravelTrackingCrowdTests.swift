// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseTesting
import Testing
import TravelTracking

extension SampleApps {
  /// How crowded a place is: told where it is open, and in the app where that can be shown.
  @Suite struct TravelTrackingCrowdTests {
    private struct Denied: Error {}

    private let question = "is it crowded at niagara falls in travel tracking"
    private let answer = "Niagara Falls is 73 percent full."

    @Test func anOpenPlaceIsShownInTheApp() async throws {
      let travels = try await Travels()
      try await travels.tester.converse {
        Said(question)
        Answered(answer)
      }
      #expect(travels.screen.place == .crowd(502))
      #expect(travels.crowds.fetchCount == 1)
    }

    @Test func aClosedPlaceEndsEarly() async throws {
      let travels = try await Travels()
      try await travels.tester.converse {
        Said("how full is the taj mahal in travel tracking")
        Answered("Taj Mahal is closed now, so nobody is there.")
      }
      #expect(travels.screen.place == nil)
      #expect(travels.crowds.fetchCount == 0)
    }

    @Test(arguments: [
      ForegroundHandler(isAvailable: { _ in false }), ForegroundHandler { _ in throw Denied() },
    ])
    func withoutTheAppTheAnswerIsToldAllTheSame(_ foreground: ForegroundHandler) async throws {
      let travels = try await Travels(foreground: foreground)
      try await travels.tester.converse {
        Said(question)
        Answered(answer)
      }
      #expect(travels.screen.place == nil)
    }

    @Test func crowdsFollowTheHourOfThePlace() async throws {
      let night = try await Travels(time: "2030-05-06T06:00:00Z")
      try await night.tester.converse {
        Said(question)
        Answered("Niagara Falls is closed now, so nobody is there.")
        Said("how crowded is the taj mahal in travel tracking")
        Answered("Taj Mahal is 75 percent full.")
      }
    }

    @Test func entitiesCostNoRequestUntilTheirCrowdIsAskedFor() async throws {
      let travels = try await Travels()
      let landmarks = try await LandmarkQuery().allEntities()
      try await travels.tester.converse {
        Said("open niagara falls in travel tracking")
        Answered(
          """
          Opened Niagara Falls. Three waterfalls on one border, and boats that go in until \
          everybody is wet.
          """)
      }
      #expect(travels.crowds.fetchCount == 0)
      #expect(try await landmarks.first { $0.id == 502 }?.crowdStatus == 73)
      #expect(travels.crowds.fetchCount == 1)
    }
  }
}
