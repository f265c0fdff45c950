// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Deletes a collection or puts it away, as the person chooses.
struct DeleteCollection: UndoableIntent {
  static let title: LocalizedStringResource = "Delete Collection"
  static let description = IntentDescription(
    "Deletes one of your collections, or archives it.", categoryName: "Collections")

  @Parameter(title: "Collection", requestValueDialog: "Which collection?")
  var collection: CollectionEntity

  @Dependency private var atlas: Atlas

  static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$collection)")
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<CollectionEntity?> & ProvidesDialog
  {
    let archive = Option(title: "Archive")
    let delete = Option(title: "Delete", style: .destructive)
    let choice = try await requestChoice(
      between: [.cancel, archive, delete],
      dialog: "Archive \(collection.name), or delete it for good?",
      view: CollectionCard(collection: collection))

    switch choice {
    case archive:
      let archived = try atlas.store.changeCollection(collection.id) { $0.isArchived = true }
      registerUndo(String(localized: "Archive \(collection.name)"), after: archived)
      return .result(
        value: CollectionEntity(archived, atlas: atlas),
        dialog: "\(collection.name) is in the archive.")
    default:
      try atlas.store.deleteCollection(collection.id)
      registerUndo(String(localized: "Delete \(collection.name)"), after: nil)
      return .result(value: nil, dialog: "Deleted \(collection.name).")
    }
  }

  private func registerUndo(_ name: String, after: LandmarkCollection?) {
    undoManager?.register(
      Change(before: collection.stored, after: after), in: atlas.store, named: name
    ) { try $0.apply($1) }
    TravelShortcuts.updateAppShortcutParameters()
  }
}
