// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Adds a landmark to a collection.
struct AddToCollection: UndoableIntent {
  static let title: LocalizedStringResource = "Add to Collection"
  static let description = IntentDescription(
    "Adds a landmark to one of your collections.", categoryName: "Collections")

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var landmark: LandmarkEntity

  @Parameter(title: "Collection", requestValueDialog: "To which collection?")
  var collection: CollectionEntity

  @Dependency private var atlas: Atlas

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$landmark) to \(\.$collection)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let id = landmark.id
    guard !collection.landmarks.contains(where: { $0.id == id }) else {
      return .result(dialog: "\(landmark) is in \(collection.name) already.")
    }
    let changed = try atlas.store.changeCollection(collection.id) { $0.landmarkIDs.append(id) }
    undoManager?.register(
      Change(before: collection.stored, after: changed), in: atlas.store,
      named: String(localized: "Add \(landmark)")
    ) { try $0.apply($1) }
    TravelShortcuts.updateAppShortcutParameters()
    return .result(
      dialog: "Added \(landmark). \(collection.name) has \(changed.landmarkIDs.count) now.")
  }
}
