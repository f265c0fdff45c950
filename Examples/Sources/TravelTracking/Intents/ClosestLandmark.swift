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
    let way = try atlas.store.settings().unit.text(kilometers: distance)
    return .result(
      value: landmark,
      dialog: IntentDialog(
        full: "The closest landmark is \(landmark), \(way) away.",
        supporting: "\(landmark) is \(way) away."),
      snippetIntent: LandmarkSnippet(landmark: landmark))
  }
}
