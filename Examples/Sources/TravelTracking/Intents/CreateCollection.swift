// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Makes an empty collection.
struct CreateCollection: UndoableIntent {
  static let title: LocalizedStringResource = "Create Collection"
  static let description = IntentDescription(
    "Makes a new collection of landmarks.", categoryName: "Collections")

  @Parameter(title: "Name", requestValueDialog: "What is the collection called?")
  var name: String

  @Dependency private var atlas: Atlas

  static var parameterSummary: some ParameterSummary {
    Summary("Create the collection \(\.$name)")
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<CollectionEntity> & ProvidesDialog
  {
    // Whoever writes a capital letter knows how the name is written: “.NET”.
    let name = name.contains(where: \.isUppercase) ? name : name.capitalized
    let isThere = try atlas.store.collections().contains {
      $0.name.localizedCaseInsensitiveCompare(name) == .orderedSame
    }
    if isThere { throw TravelError.alreadyThere(collection: name) }
    let made = try atlas.store.save(LandmarkCollection(name: name, landmarkIDs: []))
    undoManager?.register(
      Change(before: nil, after: made), in: atlas.store,
      named: String(localized: "Create \(name)")
    ) { try $0.apply($1) }
    TravelShortcuts.updateAppShortcutParameters()
    return .result(
      value: CollectionEntity(made, atlas: atlas),
      dialog: "Created \(name). Add landmarks as you like.")
  }
}
