// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

/// A shortcut as people name it.
struct ShortcutEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shortcut")
  static let defaultQuery = ShortcutQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Phrases") var phrases: [String]

  // Its phrases are phrases already.
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ shortcut: PersonalShortcut) {
    id = shortcut.id
    name = shortcut.name
    phrases = shortcut.phrases
  }
}

/// Finds shortcuts in the person's library.
struct ShortcutQuery: EnumerableEntityQuery {
  @Dependency private var library: ShortcutLibrary

  func entities(for identifiers: [String]) async throws -> [ShortcutEntity] {
    identifiers.compactMap { library[$0].map(ShortcutEntity.init) }
  }

  func allEntities() async throws -> [ShortcutEntity] { library.all.map(ShortcutEntity.init) }
  func suggestedEntities() async throws -> [ShortcutEntity] { try await allEntities() }
}
