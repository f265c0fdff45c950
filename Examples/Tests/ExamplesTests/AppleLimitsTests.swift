// SPDX-License-Identifier: Apache-2.0

import AppIntents
import BusSchedule
import Expenses
import Library
import PhraseMatching
import PhraseRuntime
import Testing
import TravelTracking

extension SampleApps {
  /// What Apple's systems would reject in the samples; their sources say so at each of these.
  @Suite struct AppleLimitsTests {
    /// How many notes of each kind lint has, without the numbers of an app's own.
    private func notes(_ app: any AppShortcutsProvider.Type) async throws -> [String: Int] {
      _ = try await Travels()
      _ = try await BusApp()
      let notes = try await PhraseEngine(app).lint().filter { $0.severity == .note }
      return notes.reduce(into: [:]) { $0[$1.message, default: 0] += 1 }
    }

    @Test func expensesHasAmountsInPhrases() async throws {
      #expect(
        try await notes(ExpensesShortcuts.self) == [
          "Apple allows one parameter in a phrase; here are 2": 116,
          "Apple allows one parameter in a phrase; here are 3": 10,
          "Apple allows only entities and enums in a phrase; “amount” is neither": 126,
        ])
    }

    @Test func libraryHasPhrasesWithABookAndAShelf() async throws {
      #expect(
        try await notes(LibraryShortcuts.self) == [
          "Apple allows one parameter in a phrase; here are 2": 99,
          "Apple allows only entities and enums in a phrase; “title” is neither": 32,
          "Apple allows only entities and enums in a phrase; “author” is neither": 32,
          "Library has 3252 trigger phrases, values counted; Apple allows 1000": 1,
        ])
    }

    @Test func busScheduleHasMore() async throws {
      #expect(
        try await notes(BusScheduleShortcuts.self) == [
          "Apple allows one parameter in a phrase; here are 2": 4,
          "Apple allows one parameter in a phrase; here are 3": 3,
          "Apple allows only entities and enums in a phrase; “minutes” is neither": 4,
          "Bus Schedule has 11 shortcuts; Apple allows 10": 1,
          "Bus Schedule has 8084 trigger phrases, values counted; Apple allows 1000": 1,
        ])
    }

    @Test func travelTrackingHasMore() async throws {
      #expect(
        try await notes(TravelShortcuts.self) == [
          "Apple allows one parameter in a phrase; here are 2": 6,
          "Apple allows only entities and enums in a phrase; “criteria” is neither": 3,
          "Apple allows only entities and enums in a phrase; “picture” is neither": 2,
          "Apple allows only entities and enums in a phrase; “name” is neither": 2,
          "Travel Tracking has 22 shortcuts; Apple allows 10": 1,
          "Travel Tracking has 2078 trigger phrases, values counted; Apple allows 1000": 1,
        ])
    }

    /// What is left of Travel Tracking without the file that goes beyond iOS.
    enum TravelOnIOS: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] { Array(TravelShortcuts.appShortcuts.prefix(10)) }
      static let applicationName: ApplicationName = "Travel Tracking"
      static let localizationBundle = TravelShortcuts.localizationBundle
    }

    @Test func theFirstTenShortcutsOfTravelTrackingAreWithinTheLimits() async throws {
      #expect(
        try await notes(TravelOnIOS.self) == [
          "Apple allows only entities and enums in a phrase; “name” is neither": 2
        ])
    }
  }
}
