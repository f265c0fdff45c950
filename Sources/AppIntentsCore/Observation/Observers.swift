// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Those who are told of events about types: what the runtime learns from an app's declarations.
package final class Observers<Observer: Sendable>: Sendable {
  private struct Entry: Sendable {
    let type: ObjectIdentifier
    let scope: ObjectIdentifier?
    let observer: Observer
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Adds who is told of the events about a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The engine of the observer, which is not told of what happens in others; nil is told
  ///     of everything.
  ///   - observer: Is told.
  /// - Returns: What keeps the observer; it is told as long as that lives.
  package func add(
    for type: any Any.Type, in scope: EngineScope? = nil, _ observer: Observer
  ) -> Observation {
    let entry = Entry(
      type: ObjectIdentifier(type), scope: scope.map(ObjectIdentifier.init), observer: observer)
    let number = state.withLock { state in
      state.next += 1
      state.entries[state.next] = entry
      return state.next
    }
    return Observation { [weak self] in
      // Released after the lock: what an observer keeps alive may end with it.
      _ = self?.state.withLock { $0.entries.removeValue(forKey: number) }
    }
  }

  /// Whom to tell of something about a type, the oldest first: the observers of the engine that runs
  /// this code, or all where none does.
  package func all(for type: any Any.Type) -> [Observer] {
    let type = ObjectIdentifier(type)
    let scope = EngineScope.current.map(ObjectIdentifier.init)
    let entries = state.withLock(\.entries).filter { _, entry in
      entry.type == type && (scope == nil || entry.scope == nil || entry.scope == scope)
    }
    return entries.sorted { $0.key < $1.key }.map(\.value.observer)
  }
}

/// Keeps an observer; the end of its life is that of the observation.
package final class Observation: Sendable {
  private let end: @Sendable () -> Void

  fileprivate init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }
}
