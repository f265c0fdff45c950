// SPDX-License-Identifier: Apache-2.0

import Synchronization

import Foundation

/// Names one donation of an intent.
///
/// It can be stored, so that an app takes a donation back in a later run.
public struct IntentDonationIdentifier: Equatable, Hashable, Codable, Sendable {
  private let id: UUID

  init() {
    id = UUID()
  }
}

extension AppIntent {
  /// Tells the engine that the person did this by other means, so that it may be suggested.
  ///
  /// - Returns: A name for the donation.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    let identifier = IntentDonationIdentifier()
    IntentDonationHook.shared.notify(self, identifier)
    return identifier
  }

  /// Tells the engine that the person did this by other means, with what came of it.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await donate()
  }
}

/// Where the runtime learns of donations.
package final class IntentDonationHook: Sendable {
  package static let shared = IntentDonationHook()

  package typealias Observer = @Sendable (any AppIntent, IntentDonationIdentifier) -> Void

  /// Names one observer, to remove it.
  package struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct State {
    var observers: [Int: Observer] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// Adds who is told of donations.
  @discardableResult
  package func observe(_ observer: @escaping Observer) -> Token {
    state.withLock { state in
      let token = Token(number: state.next)
      state.next += 1
      state.observers[token.number] = observer
      return token
    }
  }

  /// Removes an observer.
  package func remove(_ token: Token) {
    state.withLock { _ = $0.observers.removeValue(forKey: token.number) }
  }

  /// Observers run outside the lock, since they may observe or remove in turn.
  func notify(_ intent: any AppIntent, _ identifier: IntentDonationIdentifier) {
    let observers = state.withLock(\.observers)
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(intent, identifier) }
  }
}
