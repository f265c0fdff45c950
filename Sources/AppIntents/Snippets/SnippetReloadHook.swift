// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where whoever shows snippets learns that those of a type have to be made anew.
package final class SnippetReloadHook: Sendable {
  package static let shared = SnippetReloadHook()

  package typealias Observer = @Sendable () -> Void

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

  /// Adds who is told when snippets of a type are to be made anew.
  package func observe(
    _ type: any SnippetIntent.Type, _ observer: @escaping Observer
  ) -> Token {
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

  /// Observers run outside the lock, since they may observe or remove in turn.
  func notify(_ type: any SnippetIntent.Type) {
    let observers = state.withLock { $0.observers[ObjectIdentifier(type)] ?? [:] }
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer() }
  }
}
