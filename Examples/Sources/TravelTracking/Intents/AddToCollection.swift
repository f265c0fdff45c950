// SPDX-License-Identifier: Apache-2.0

import AppIntents

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
    let change = CollectionChange(before: collection.stored, after: changed)
    undoManager?.register(change, in: atlas.store)
    undoManager?.setActionName(String(localized: "Add \(landmark)"))
    TravelShortcuts.updateAppShortcutParameters()
    return .result(
      dialog: "Added \(landmark). \(collection.name) has \(changed.landmarkIDs.count) now.")
  }
}
