// SPDX-License-Identifier: Apache-2.0

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
    IntentDonationHook.notify(self)
    return IntentDonationIdentifier()
  }

  /// Tells the engine that the person did this by other means, with what came of it.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await donate()
  }
}

/// Where the runtime learns of donations.
package enum IntentDonationHook {
  package typealias Token = Observers<any AppIntent>.Token

  private static let observers = Observers<any AppIntent>()

  /// Adds who is told of donations.
  package static func observe(_ observer: @escaping @Sendable (any AppIntent) -> Void) -> Token {
    observers.observe(IntentDonationHook.self, observer)
  }

  /// Removes an observer; a second time does nothing.
  package static func remove(_ token: Token) { observers.remove(token) }

  static func notify(_ intent: any AppIntent) { observers.notify(IntentDonationHook.self, intent) }
}
