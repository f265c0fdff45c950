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
  public func donate() -> IntentDonationIdentifier {
    let identifier = IntentDonationIdentifier()
    DonationEvent.donated(self, identifier: identifier).tell()
    return identifier
  }

  /// Tells the engine that the person did this by other means, so that it may be suggested.
  ///
  /// - Parameter result: What came of it, which is not kept: suggestions are made of intents.
  /// - Returns: A name for the donation.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier { donate() }

  /// Tells the engine that the person did this by other means, where the code waits for it.
  ///
  /// - Returns: A name for the donation.
  /// - Throws: Nothing here.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { atOnce { $0.donate() } }

  /// Tells the engine that the person did this by other means, where the code waits for it.
  ///
  /// - Parameter result: What came of it, which is not kept: suggestions are made of intents.
  /// - Returns: A name for the donation.
  /// - Throws: Nothing here.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    atOnce { $0.donate() }
  }

  /// Calls the form of a method that does not wait from one that does.
  private func atOnce<Result>(_ body: (Self) -> Result) -> Result { body(self) }
}
