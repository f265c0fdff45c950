// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import Expenses
import Library
import PhraseTesting
import Testing
import TravelTracking

extension SampleApps {
  /// All apps in one engine: the application's name decides, and where it is missing a question.
  @Suite struct AppsTogetherTests {
    private func tester() async throws -> PhraseTester {
      _ = try await Travels()
      _ = try await BusApp()
      return try await PhraseTester(
        ExpensesShortcuts.self, LibraryShortcuts.self, BusScheduleShortcuts.self,
        TravelShortcuts.self)
    }

    @Test func theNameDecides() async throws {
      let tester = try await tester()
      try await tester.expect("open walden in library", is: "OpenBook", ["book": "Walden"])
      try await tester.expect("open walden in bus schedule", is: "OpenStop", ["target": "Walden"])
      try await tester.expect("open emma in library", is: "OpenBook", ["book": "Emma"])
      try await tester.expectNothing("open emma in bus schedule")
      try await tester.expectNothing("open zoo in library")
      try await tester.expect(
        "open grand canyon in travel tracking", is: "OpenLandmark", ["target": "Grand Canyon"])
      try await tester.expectNothing("open grand canyon in bus schedule")
    }

    @Test func withoutTheNameTheAppIsAskedForWhereTwoFit() async throws {
      try await tester().converse {
        Said("open walden")
        Asked("Which one: Open Walden in Library or Open Walden in Bus Schedule?")
        Said("the second one")
        Answered("Opened Walden in Fernhollow. Lines: 21.")
        Said("open zoo")
        Answered("Opened Zoo in Aldermouth. Lines: 5.")
        Said("open grand canyon")
        Answered(
          """
          Opened Grand Canyon. A mile deep: the river at its bottom has cut through almost two \
          billion years.
          """)
        Said("open dune")
        Answered("Opened Dune by Frank Herbert.")
      }
    }

    @Test func everyPhraseReachesItsOwnIntent() async throws {
      try await tester().expectEveryPhraseReachesItsIntent()
    }
  }
}
