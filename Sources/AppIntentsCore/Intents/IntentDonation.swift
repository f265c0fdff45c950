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
    let identifier = IntentDonationIdentifier()
    DonationEvent.donated(self, identifier: identifier).tell()
    return identifier
  }

  /// Tells the engine that the person did this by other means, with what came of it.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await donate()
  }
}
