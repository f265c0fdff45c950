// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Where the runtime learns of donations, as events about `IntentDonationManager`.
package enum IntentDonationHook {
  package typealias Token = Observers<Event>.Token

  /// What an app tells about donations.
  package enum Event: Sendable {
    case donated(any AppIntent, identifier: IntentDonationIdentifier)
    case deleted(DonationDeletion)
  }

  package static let shared = Observers<Event>()
}

/// Donations that are to be forgotten; whoever forgets some says which.
package final class DonationDeletion: Sendable {
  package let predicate: IntentDonationMatchingPredicate
  private let forgotten = Mutex<[IntentDonationIdentifier]>([])

  init(_ predicate: IntentDonationMatchingPredicate) {
    self.predicate = predicate
  }

  /// What was forgotten, each donation once.
  var identifiers: [IntentDonationIdentifier] { forgotten.withLock { $0 } }

  /// Adds what was forgotten; two engines of one program may both have known it.
  package func add(_ identifiers: [IntentDonationIdentifier]) {
    forgotten.withLock { forgotten in
      forgotten += identifiers.filter { !forgotten.contains($0) }
    }
  }
}
