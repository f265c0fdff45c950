// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Adds a landmark to the favorites or takes it out; unless told which, the other way round.
struct UpdateFavorites: AppIntent {
  static let title: LocalizedStringResource = "Update Favorites"
  static let description = IntentDescription(
    "Adds a landmark to your favorites, or takes it out.", categoryName: "Landmarks")

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var landmark: LandmarkEntity

  @Parameter(title: "Change", default: .toggle)
  var change: FavoriteChange

  @Dependency private var atlas: Atlas

  init() {}

  init(landmark: LandmarkEntity? = nil, change: FavoriteChange = .toggle) {
    if let landmark { self.landmark = landmark }
    self.change = change
  }

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$change) \(\.$landmark) in the favorites")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let isFavorite = change.result(from: try atlas.isFavorite(landmark.id))
    try atlas.store.setFavorite(landmark.id, to: isFavorite)
    return .result(
      value: isFavorite,
      dialog: isFavorite
        ? "\(landmark) is one of your favorites now."
        : "\(landmark) is no longer one of your favorites.")
  }
}

/// What is done to a favorite.
enum FavoriteChange: String, AppEnum {
  case add, remove, toggle

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Change"
  static let caseDisplayRepresentations: [FavoriteChange: DisplayRepresentation] = [
    .add: "Add", .remove: "Remove", .toggle: "Toggle",
  ]

  /// Whether it is a favorite afterwards.
  func result(from isFavorite: Bool) -> Bool {
    switch self {
    case .add: true
    case .remove: false
    case .toggle: !isFavorite
    }
  }
}
