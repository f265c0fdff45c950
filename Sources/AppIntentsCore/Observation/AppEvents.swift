// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What apps tell of their own accord, for the engines to hear.
package enum AppEvents {
  /// The values that the parameters of a provider can have are others now.
  package static let shortcutUpdates = Observers<@Sendable () -> Void>()

  /// The snippets of an intent have to be made anew.
  package static let snippetReloads = Observers<@Sendable () -> Void>()

  /// Somebody did something by other means, or an app takes that back: events about
  /// `IntentDonationManager`.
  package static let donations = Observers<@Sendable (DonationEvent) -> Void>()

  /// An app puts entities into the index or takes them out: events about `IndexedEntityChange`.
  package static let indexing = Observers<@Sendable (IndexedEntityChange) async throws -> Void>()

  /// An engine performed an intent to its end: events about `PerformedIntent`.
  ///
  /// It is told whoever asked for it, a person, a program or another intent, and on the task that
  /// performed it.
  package static let performances = Observers<@Sendable (PerformedIntent) -> Void>()
}

/// An intent that was performed to its end.
package struct PerformedIntent: Sendable {
  /// The type with its module, `Library.OpenBook`; for an intent that is no type of this process, the
  /// app's name stands for the module.
  package let name: String

  package init(name: String) {
    self.name = name
  }

  package func tell() {
    for tell in AppEvents.performances.all(for: PerformedIntent.self) { tell(self) }
  }
}

/// What an app tells about donations.
package enum DonationEvent: Sendable {
  case donated(any AppIntent, identifier: IntentDonationIdentifier)
  case deleted(DonationDeletion)

  func tell() {
    for tell in AppEvents.donations.all(for: IntentDonationManager.self) { tell(self) }
  }
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

/// What an app asks of the index of its entities.
package enum IndexedEntityChange: Sendable {
  /// These are new or have changed.
  case index([any IndexedEntity], priority: Int)
  /// The entities of a type with these identifiers are gone.
  case delete(identifiers: [String], type: any IndexedEntity.Type)
  /// All entities of a type are gone.
  case deleteAll(type: any IndexedEntity.Type)
  /// All entities of the app are gone.
  case deleteEverything

  /// Whether it is about some entities, and not about all of a type or of the app.
  package var namesEntities: Bool {
    switch self {
    case .index, .delete: true
    case .deleteAll, .deleteEverything: false
    }
  }

  /// Tells it to every index that it concerns; outside of any engine, to those of later engines, too.
  ///
  /// - Throws: What the first of them throws that fails; the others are told all the same.
  package func tell() async throws {
    if EngineScope.current == nil { IndexJournal.ofProcess.withLock { $0.note(self) } }
    var fault: (any Error)?
    for tell in AppEvents.indexing.all(for: IndexedEntityChange.self) {
      do { try await tell(self) } catch { fault = fault ?? error }
    }
    if let fault { throw fault }
  }
}
