// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Tells how much the person has gathered.
struct SummarizeTravels: AppIntent {
  static let title: LocalizedStringResource = "Summarize Travels"
  static let description = IntentDescription(
    "Counts your favorites and collections.", resultValueName: "Summary")

  @Dependency private var atlas: Atlas

  func perform() async throws -> some IntentResult & ReturnsValue<TravelSummary> & ProvidesDialog {
    let favorites = try atlas.store.favorites().compactMap { Landmarks.byID[$0] }
    let summary = TravelSummary()
    summary.favorites = favorites.count
    summary.continents = Set(favorites.map(\.continent)).count
    summary.collections = try atlas.collections().count
    return .result(
      value: summary,
      dialog: "You have \(summary.inWords).")
  }
}
