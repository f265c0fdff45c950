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
  /// The hook of the process; a test that looks at it has one of its own.
  @TaskLocal package static var shared = IndexedEntityHook()

  package typealias Observer = @Sendable (IndexedEntityChange) async throws -> Void

  /// Ends an observation.
  package struct Token: Sendable, Equatable {
    fileprivate let number: Int
  }

  private struct State {
    var observer: Observer?
    var number = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Lets `observer` keep the index from now on, in place of the one before.
  @discardableResult
  package func observe(_ observer: @escaping Observer) -> Token {
    state.withLock { state in
      state.observer = observer
      state.number += 1
      return Token(number: state.number)
    }
  }

  /// Ends an observation; without effect where another observer has taken its place.
  package func remove(_ token: Token) {
    state.withLock { if $0.number == token.number { $0.observer = nil } }
  }

  package func notify(_ change: IndexedEntityChange) async throws {
    try await state.withLock(\.observer)?(change)
  }
}
