// SPDX-License-Identifier: Apache-2.0

import Synchronization

import Foundation

/// Names one donation of an intent.
public struct IntentDonationIdentifier: Equatable, Hashable, Sendable {
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

  private let observer = Mutex<Observer?>(nil)

  /// Sets who is told; nil for nobody.
  package func observe(_ observer: Observer?) {
    self.observer.withLock { $0 = observer }
  }

  func notify(_ intent: any AppIntent, _ identifier: IntentDonationIdentifier) {
    observer.withLock { $0 }?(intent, identifier)
  }
}
