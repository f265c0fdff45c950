// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime
import PhraseWire

/// Tells whether the entities of an app have changed, when the app says that something has.
struct ValueWatch: Sendable {
  private let access: EntityAccess
  private let property: String?
  private let engine: PhraseEngine
  private let reading: ValueReading
  private let provider: any AppShortcutsProvider.Type
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

  /// Calls back for each change from now on, until the task is cancelled.
  ///
  /// An app that does not answer has changed nothing.
  func run(_ changed: () async -> Void) async {
    let (cues, tell) = AsyncStream.makeStream(of: [String].self)
    // Those whom the app works for when it tells are not started by it.
    let observations = observe { tell.yield(AutomationRunner.chain) }
    var known = await texts()
    for await chain in cues {
      guard let seen = await texts() else { continue }
      let isChange = known != nil && known != seen
      known = seen
      if isChange { await AutomationRunner.$chain.withValue(chain) { await changed() } }
    }
    withExtendedLifetime(observations) {}
  }

  /// What is compared of each entity, by identifier; nil where the app does not answer.
  func texts() async -> [String: String]? {
    try? await engine.configuration.calls.ask(access) { [reading, property] access in
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
  }

  /// Has somebody told whenever the app says that its values are others.
  private func observe(_ tell: @escaping @Sendable () -> Void) -> [Observation] {
    let scope = engine.configuration.scope
    return [
      AppEvents.shortcutUpdates.add(for: provider, in: scope, tell),
      AppEvents.indexing.add(for: IndexedEntityChange.self, in: scope) { _ in tell() },
    ]
  }
}
