// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime
import PhraseWire
import Synchronization

/// Tells whether the entities of an app have changed, when the app says that something has.
actor ValueWatch {
  private let access: EntityAccess
  private let property: String?
  private let engine: PhraseEngine
  private let reading: ValueReading
  private let provider: any AppShortcutsProvider.Type
  /// What was seen last, by identifier; nil before anything was.
  private var known: [String: String]?

  /// Takes the type of an app of the engine; nil where no app has it.
  init?(of name: String, property: String?, in engine: PhraseEngine) {
    let known = engine.catalog.entityTypes.first { TypeName.qualified($0.type) == name }
    guard let known else { return nil }
    access = EntityAccess(known.type)
    provider = known.provider
    self.property = property
    self.engine = engine
    // Texts are compared here and shown to nobody.
    reading = ValueReading(language: "en", configuration: engine.configuration)
  }

  /// Looks at the entities, so that the next look knows what has changed.
  ///
  /// - Returns: Whether something has changed since the last look; an app that does not answer has
  ///   changed nothing.
  func look() async -> Bool {
    let (access, reading, property) = (access, reading, property)
    let seen = try? await engine.configuration.calls.ask(access) { access in
      var texts: [String: String] = [:]
      for entity in try await access.allEntities() {
        texts[entity.identifierString] =
          if let property {
            try await reading.property(property, of: entity).map(reading.text) ?? ""
          } else {
            reading.text(entity)
          }
      }
      return texts
    }
    guard let seen else { return false }
    defer { known = seen }
    return known != nil && known != seen
  }

  /// Has somebody told whenever the app says that its values are others.
  func observe(_ tell: @escaping @Sendable () -> Void) -> [Observation] {
    let scope = engine.configuration.scope
    return [
      AppEvents.shortcutUpdates.add(for: provider, in: scope, tell),
      AppEvents.indexing.add(for: IndexedEntityChange.self, in: scope) { _ in tell() },
    ]
  }
}
