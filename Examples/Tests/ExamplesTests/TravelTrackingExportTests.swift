// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseTesting
import Testing
import TravelTracking

extension SampleApps {
  /// Landmarks as files for other programs.
  @Suite struct TravelTrackingExportTests {
    private func landmark() async throws -> LandmarkEntity {
      try #require(try await LandmarkQuery().entities(for: [301]).first)
    }

    @Test func aLandmarkIsAPageOfText() async throws {
      _ = try await Travels()
      let text = try await landmark().exported(as: .plainText)
      #expect(
        String(decoding: text, as: UTF8.self) == """
          Mount Fuji
          Japan, Asia
          35.3606, 138.7274
          Height: 3,776 m
          A near-perfect cone that shows itself on clear winter mornings.

          """)
    }

    @Test func aLandmarkIsAPointOnAMap() async throws {
      _ = try await Travels()
      let data = try await landmark().exported(as: .json)
      let feature = try #require(
        try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(feature["type"] as? String == "Feature")
      let point = try #require(feature["geometry"] as? [String: Any])
      #expect(point["coordinates"] as? [Double] == [138.7274, 35.3606])
      #expect((feature["properties"] as? [String: String])?["country"] == "Japan")
      await #expect(throws: (any Error).self) { try await landmark().exported(as: .pdf) }
    }

    @Test func aPersonGetsTheFileTheyAskFor() async throws {
      try await Travels().tester.converse {
        Said("export mount fuji from travel tracking")
        Answered("Mount Fuji is ready as Mount Fuji.txt.")
        Said("export fuji as geojson from travel tracking")
        Answered("Mount Fuji is ready as Mount Fuji.json.")
      }
    }
  }
}
