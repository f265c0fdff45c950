// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where the runtime learns that a provider's parameter values are others now.
package final class AppShortcutsUpdateHook: Sendable {
  package static let shared = AppShortcutsUpdateHook()

  package typealias Observer = @Sendable () -> Void

  /// Names one observer, to remove it.
  package struct Token: Hashable, Sendable {
    fileprivate let provider: ObjectIdentifier
    fileprivate let number: Int
  }

  private struct State {
    var observers: [ObjectIdentifier: [Int: Observer]] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Adds who is told when a provider's values change.
  @discardableResult
  package func observe(
    _ provider: any AppShortcutsProvider.Type, _ observer: @escaping Observer
  ) -> Token {
    state.withLock { state in
      let token = Token(provider: ObjectIdentifier(provider), number: state.next)
      state.next += 1
      state.observers[token.provider, default: [:]][token.number] = observer
      return token
    }
  }

  /// Removes an observer.
  package func remove(_ token: Token) {
    state.withLock { _ = $0.observers[token.provider]?.removeValue(forKey: token.number) }
  }

  /// Observers run outside the lock, since they may observe or remove in turn.
  func notify(_ provider: any AppShortcutsProvider.Type) {
    let observers = state.withLock { $0.observers[ObjectIdentifier(provider)] ?? [:] }
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer() }
  }
}
