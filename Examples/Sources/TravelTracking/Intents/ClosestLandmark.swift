// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Finds the landmark that is closest, and shows it.
struct ClosestLandmark: AppIntent {
  static let title: LocalizedStringResource = "Find Closest Landmark"
  static let description = IntentDescription(
    "Finds the landmark that is closest to you.", categoryName: "Landmarks",
    searchKeywords: ["near", "around"], resultValueName: "Landmark")

  @Dependency private var atlas: Atlas

  func perform() async throws
    -> some IntentResult & ReturnsValue<LandmarkEntity> & ProvidesDialog & ShowsSnippetIntent
  {
    guard let (landmark, distance) = try await atlas.closest() else {
      throw TravelError.noPosition
    }
    let unit = try atlas.store.settings().unit
    return .result(
      value: landmark,
      dialog: IntentDialog(
        full: """
          The closest landmark is \(landmark), \(unit.text(kilometers: distance)) away.
          """,
        supporting: "\(landmark) is in \(landmark.landmark.place)."),
      snippetIntent: LandmarkSnippet(landmark: landmark))
  }
}
