// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Those who are told of events about types: what the runtime learns from an app's declarations.
package final class Observers<Event: Sendable>: Sendable {
  package typealias Observer = @Sendable (Event) -> Void

  /// Names one observer, to remove it.
  package struct Token: Hashable, Sendable {
    fileprivate let type: ObjectIdentifier
    fileprivate let number: Int
  }

  private struct State {
    var observers: [ObjectIdentifier: [Int: Observer]] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Adds who is told of the events about a type.
  @discardableResult
  package func observe(_ type: any Any.Type, _ observer: @escaping Observer) -> Token {
    state.withLock { state in
      let token = Token(type: ObjectIdentifier(type), number: state.next)
      state.next += 1
      state.observers[token.type, default: [:]][token.number] = observer
      return token
    }
  }

  /// Removes an observer; a second time does nothing.
  package func remove(_ token: Token) {
    state.withLock { state in
      state.observers[token.type]?.removeValue(forKey: token.number)
      if state.observers[token.type]?.isEmpty == true { state.observers[token.type] = nil }
    }
  }

  /// Tells the observers of a type, the oldest first.
  ///
  /// They run outside the lock, since they may observe or remove in turn.
  func notify(_ type: any Any.Type, _ event: Event) {
    let observers = state.withLock { $0.observers[ObjectIdentifier(type)] ?? [:] }
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(event) }
  }
}

extension Observers where Event == Void {
  /// Adds who is told that something happened to a type.
  @discardableResult
  package func observe(
    _ type: any Any.Type, _ observer: @escaping @Sendable () -> Void
  ) -> Token {
    observe(type) { _ in observer() }
  }

  /// Tells the observers of a type, the oldest first.
  func notify(_ type: any Any.Type) { notify(type, ()) }
}
