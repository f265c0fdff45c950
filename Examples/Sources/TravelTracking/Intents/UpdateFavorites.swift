// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Adds a landmark to the favorites or takes it out; unless told which, the other way round.
struct UpdateFavorites: UndoableIntent {
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
    let id = landmark.id
    let wasFavorite = try atlas.isFavorite(id)
    let isFavorite = change.result(from: wasFavorite)
    try atlas.store.setFavorite(id, to: isFavorite)
    undoManager?.register(
      Change(before: wasFavorite, after: isFavorite), in: atlas.store,
      named: isFavorite
        ? String(localized: "Add \(landmark)") : String(localized: "Remove \(landmark)")
    ) { try $0.setFavorite(id, to: $1.after == true) }
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
