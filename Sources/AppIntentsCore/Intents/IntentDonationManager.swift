// SPDX-License-Identifier: Apache-2.0

/// Takes note of what a person did inside an app, so that it can be suggested later.
///
/// What is donated while an engine runs the app's code is that engine's; at any other time it is
/// told to all engines that have the intent.
///
/// - Important: Partial. Of a result that is donated with an intent, nothing is kept.
public struct IntentDonationManager: Sendable {
  /// The manager of this process.
  public static let shared = IntentDonationManager()

  private init() {}

  /// Takes note that a person did what an intent does.
  ///
  /// - Parameter intent: The intent with its values.
  /// - Returns: What the note is called.
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier { intent.donate() }

  /// Takes note that a person did what an intent does.
  ///
  /// - Parameters:
  ///   - intent: The intent with its values.
  ///   - result: What came of it, which is not kept.
  /// - Returns: What the note is called.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) -> IntentDonationIdentifier { intent.donate() }

  /// Takes note that a person did what an intent does, where the code waits for it.
  ///
  /// - Parameter intent: The intent with its values.
  /// - Returns: What the note is called.
  /// - Throws: Nothing here.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try await intent.donate()
  }

  /// Takes note that a person did what an intent does, where the code waits for it.
  ///
  /// - Parameters:
  ///   - intent: The intent with its values.
  ///   - result: What came of it, which is not kept.
  /// - Returns: What the note is called.
  /// - Throws: Nothing here.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try await intent.donate()
  }

  /// Forgets notes, and the suggestions that were made of them.
  ///
  /// Do so when what they are about is gone, or is no longer to be offered. Notes of a type of intent
  /// or of entities are forgotten with all that the person did of the kind by voice or typing.
  ///
  ///     try await IntentDonationManager.shared.deleteDonations(
  ///       matching: .entityIdentifier(EntityIdentifier(for: shelf)))
  ///
  /// - Parameter predicate: Which ones.
  /// - Returns: What the forgotten notes were called, as far as that is remembered.
  /// - Throws: Nothing here.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] {
    let deletion = DonationDeletion(predicate)
    DonationEvent.deleted(deletion).tell()
    return deletion.identifiers
  }
}

/// Which notes of what a person did are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  package enum Condition: Sendable {
    case donations([IntentDonationIdentifier])
    case intent(any AppIntent.Type)
    case entities([EntityIdentifier])
  }

  package let condition: Condition

  /// Those with given names.
  public static func donationIdentifiers(
    _ identifiers: [IntentDonationIdentifier]
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(condition: .donations(identifiers))
  }

  /// Those of a type of intent.
  public static func intentType(
    _ intentType: any AppIntent.Type
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(condition: .intent(intentType))
  }

  /// Those in which an entity occurs.
  public static func entityIdentifier(
    _ identifier: EntityIdentifier
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(condition: .entities([identifier]))
  }

  /// Those in which one of several entities occurs.
  public static func entityIdentifiers(
    _ identifiers: [EntityIdentifier]
  ) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(condition: .entities(identifiers))
  }
}
