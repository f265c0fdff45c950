// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Names the landmarks that the person likes.
struct ListFavorites: AppIntent {
  static let title: LocalizedStringResource = "List Favorites"
  static let description = IntentDescription(
    "Names your favorites.", categoryName: "Landmarks", resultValueName: "Favorites")

  @Dependency private var atlas: Atlas

  func perform() async throws
    -> some IntentResult & ReturnsValue<[LandmarkEntity]> & ProvidesDialog
  {
    let numbers = try atlas.store.favorites()
    let favorites = atlas.entities(Landmarks.all.filter { numbers.contains($0.id) })
    guard !favorites.isEmpty else {
      return .result(value: [], dialog: "You have no favorites yet.")
    }
    let names = favorites.map(\.title).joined(separator: ", ")
    return .result(value: favorites, dialog: "Your favorites: \(names).")
  }
}
