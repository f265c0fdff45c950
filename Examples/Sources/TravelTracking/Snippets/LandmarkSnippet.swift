// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows a landmark, always with the newest state of its heart.
struct LandmarkSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Landmark"

  @Parameter(title: "Landmark") var landmark: LandmarkEntity

  @Dependency private var atlas: Atlas

  init() {}

  init(landmark: LandmarkEntity) {
    self.landmark = landmark
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: LandmarkCard(
        landmark: landmark, isFavorite: landmark.isFavorite,
        unit: try atlas.store.settings().unit))
  }
}

/// A landmark's facts, its heart, and the way to its tickets.
struct LandmarkCard: SnippetView {
  let landmark: LandmarkEntity
  let isFavorite: Bool
  let unit: DistanceUnit

  private var facts: Landmark { landmark.landmark }

  var body: Snippet {
    Snippet(landmark.displayRepresentation) {
      .text(landmark.about)
        .row("Continent", landmark.continent.name, systemImage: "globe")
      if let size = facts.size { .row(size.title, size.text(in: unit), systemImage: "ruler") }
      if let hours = facts.hours {
        .row("Open", "\(hours.lowerBound):00 – \(hours.upperBound):00", systemImage: "clock")
      }
      .toggle(
        "Favorite", isOn: isFavorite, systemImage: isFavorite ? "heart.fill" : "heart",
        intent: UpdateFavorites(landmark: landmark))
      if facts.hours != nil {
        .button("Find Tickets", systemImage: "ticket", intent: FindTickets(landmark: landmark))
      }
    }
  }
}
