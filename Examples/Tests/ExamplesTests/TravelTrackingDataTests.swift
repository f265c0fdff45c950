// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing
import TravelTracking

extension SampleApps {
  /// The landmarks themselves, and the phrases that name them.
  @Suite struct TravelTrackingDataTests {
    private func landmarks() async throws -> [LandmarkEntity] {
      _ = try await Travels()
      return try await LandmarkQuery().allEntities()
    }

    @Test func everyContinentHasItsShare() async throws {
      let counts = Dictionary(grouping: try await landmarks(), by: \.continent).mapValues(\.count)
      #expect(counts.count == Continent.allCases.count)
      #expect(counts.filter { $0.value < 5 }.isEmpty)
    }

    @Test func numbersAndNamesAreUnique() async throws {
      let landmarks = try await landmarks()
      #expect(Set(landmarks.map(\.id)).count == landmarks.count)
      let names = landmarks.flatMap { landmark in
        let shown = landmark.displayRepresentation
        return ([shown.title] + shown.synonyms).map {
          Utterance(String(localized: $0)).tokens.map(\.text)
        }
      }
      let repeated = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }
      #expect(repeated.isEmpty)
    }

    @Test func everyPlaceIsOnTheEarthAndNobodyHasAnother() async throws {
      let landmarks = try await landmarks()
      for landmark in landmarks {
        #expect((-90...90).contains(landmark.coordinate.latitude), "\(landmark.name)")
        #expect((-180...180).contains(landmark.coordinate.longitude), "\(landmark.name)")
        #expect(!landmark.about.isEmpty && !landmark.country.isEmpty)
        let twins = landmarks.filter { landmark.coordinate.distance(to: $0.coordinate) < 1 }
        #expect(twins.count == 1, "\(landmark.name)")
      }
    }

    @Test func theSouthernContinentLiesInTheSouth() async throws {
      let south = try await landmarks().filter { $0.continent == .antarctica }
      #expect(south.allSatisfy { $0.coordinate.latitude < -60 })
    }

    @Test func everyNameCanBeSaid() async throws {
      let tester = try await Travels().tester
      for landmark in try await LandmarkQuery().allEntities() {
        let shown = landmark.displayRepresentation
        for name in [shown.title] + shown.synonyms {
          try await tester.expect(
            "open \(String(localized: name)) in travel tracking", is: "OpenLandmark",
            ["target": landmark.name])
        }
      }
    }

    /// A quarter of the way around from pole to equator; the other way it is just as long.
    @Test(
      arguments: [
        (Coordinate(0, 0), Coordinate(90, 0), 10_007.5),
        (Coordinate(0, -90), Coordinate(0, 90), 20_015.1),
        (Coordinate(52.52, 13.405), Coordinate(48.8566, 2.3522), 877.5),
        (Coordinate(10, 179.5), Coordinate(10, -179.5), 109.5),
        (Coordinate(5, 5), Coordinate(5, 5), 0.0),
      ] as [(Coordinate, Coordinate, Double)])
    func distancesFollowTheSurface(
      _ here: Coordinate, _ there: Coordinate, _ kilometers: Double
    ) {
      #expect(abs(here.distance(to: there) - kilometers) < 0.1)
      #expect(abs(there.distance(to: here) - kilometers) < 0.1)
    }

    @Test func everyPhraseOfTheThreeAppsReachesItsIntent() async throws {
      try await Travels().tester.expectEveryPhraseReachesItsIntent()
    }

    @Test func thePhrasesHaveNoErrorsOrWarnings() async throws {
      let findings = try await Travels().tester.engine.lint().filter {
        $0.severity != .note && !$0.message.contains("no phrase in the language")
      }
      #expect(findings.map(\.description) == [])
    }
  }
}
