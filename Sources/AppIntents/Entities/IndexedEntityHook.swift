// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What an app asks of the index of its entities.
package enum IndexedEntityChange: Sendable {
  /// These are new or have changed.
  case index([any IndexedEntity], priority: Int)
  /// The entities of a type with these identifiers are gone.
  case delete(identifiers: [String], type: any IndexedEntity.Type)
  /// All entities of a type are gone.
  case deleteAll(type: any IndexedEntity.Type)
  /// All entities of the app are gone.
  case deleteEverything
}

/// Hands what an app asks of the index to whoever keeps one.
package final class IndexedEntityHook: Sendable {
  package static let shared = IndexedEntityHook()

  package typealias Observer = @Sendable (IndexedEntityChange) async throws -> Void

  private let observer = Mutex<Observer?>(nil)

  package init() {}

  package func observe(_ observer: Observer?) {
    self.observer.withLock { $0 = observer }
  }

  package func notify(_ change: IndexedEntityChange) async throws {
    try await observer.withLock { $0 }?(change)
  }
}
