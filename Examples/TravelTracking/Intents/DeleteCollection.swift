// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Deletes a collection or puts it away, as the person chooses.
struct DeleteCollection: AppIntent {
  static let title: LocalizedStringResource = "Delete Collection"
  static let description = IntentDescription(
    "Deletes one of your collections, or archives it.", categoryName: "Collections")

  @Parameter(title: "Collection", requestValueDialog: "Which collection?")
  var collection: CollectionEntity

  @Dependency private var atlas: Atlas

  static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$collection)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let archive = IntentChoiceOption(title: "Archive")
    let delete = IntentChoiceOption(title: "Delete", style: .destructive)
    let choice = try await requestChoice(
      between: [.cancel, archive, delete],
      dialog: "Archive \(collection.name), or delete it for good?",
      view: CollectionCard(collection: collection))

    if choice == archive {
      try atlas.store.changeCollection(collection.id) { $0.isArchived = true }
    } else {
      try atlas.store.deleteCollection(collection.id)
    }
    TravelShortcuts.updateAppShortcutParameters()
    return .result(
      dialog: choice == archive
        ? "\(collection.name) is in the archive." : "Deleted \(collection.name).")
  }
}
