// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An item that went into an index, as far as it takes to find its entity again.
private struct KnownItem: Sendable {
  let identifier: String
  let domain: String?
  let association: EntityAssociation

  /// Nil for an item without an entity.
  init?(_ item: CSSearchableItem) {
    guard let association = item.association else { return nil }
    identifier = item.uniqueIdentifier
    domain = item.domainIdentifier
    self.association = association
  }

  /// Whether the item stands in a group, or in one inside of it.
  func isInside(_ group: String) -> Bool {
    domain == group || domain?.hasPrefix("\(group).") == true
  }
}

/// The items that the program put into its indexes, by their identifiers.
private let knownItems = Mutex<[String: KnownItem]>([:])

extension CSSearchableIndex {
  /// Takes the entities of items into the index, or their new values.
  ///
  /// - Parameter items: The items; those without an entity are left out.
  /// - Throws: What the index throws.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try await add(items.compactMap(KnownItem.init))
  }

  /// Takes the entities of items into the index, and tells when that is done.
  ///
  /// - Parameters:
  ///   - items: The items; those without an entity are left out.
  ///   - completionHandler: Gets what went wrong, or nil.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let items = items.compactMap(KnownItem.init)
    report(to: completionHandler) { try await self.add(items) }
  }

  /// Takes the entities of items out of the index.
  ///
  /// Items that an earlier run of the program put in are not known any more; their entities leave the
  /// index when the app no longer has them.
  ///
  /// - Parameter identifiers: The identifiers of the items.
  /// - Throws: What the index throws.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try await remove { identifiers.contains($0.identifier) }
  }

  /// Takes the entities of items out of the index, and tells when that is done.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items.
  ///   - completionHandler: Gets what went wrong, or nil.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    report(to: completionHandler) {
      try await self.deleteSearchableItems(withIdentifiers: identifiers)
    }
  }

  /// Takes the entities of all items of groups out of the index.
  ///
  /// - Parameter domainIdentifiers: The groups; what stands in a group inside them goes too.
  /// - Throws: What the index throws.
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String]
  ) async throws {
    try await remove { item in domainIdentifiers.contains { item.isInside($0) } }
  }

  /// Takes the entities of all items of groups out of the index, and tells when that is done.
  ///
  /// - Parameters:
  ///   - domainIdentifiers: The groups; what stands in a group inside them goes too.
  ///   - completionHandler: Gets what went wrong, or nil.
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    report(to: completionHandler) {
      try await self.deleteSearchableItems(withDomainIdentifiers: domainIdentifiers)
    }
  }

  /// Takes everything out of the index.
  ///
  /// - Throws: What the index throws.
  public func deleteAllSearchableItems() async throws {
    knownItems.withLock { $0 = [:] }
    try await IndexedEntityChange.deleteEverything.tell()
  }

  /// Takes everything out of the index, and tells when that is done.
  ///
  /// - Parameter completionHandler: Gets what went wrong, or nil.
  public func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    report(to: completionHandler) { try await self.deleteAllSearchableItems() }
  }

  private func add(_ items: [KnownItem]) async throws {
    knownItems.withLock { known in for item in items { known[item.identifier] = item } }
    let batches = Dictionary(grouping: items, by: \.association.priority)
    for (priority, items) in batches.sorted(by: { $0.key > $1.key }) {
      try await IndexedEntityChange.index(items.map(\.association.entity), priority: priority)
        .tell()
    }
  }

  private func remove(_ isMeant: (KnownItem) -> Bool) async throws {
    let gone = knownItems.withLock { known in
      let gone = known.values.filter(isMeant).sorted { $0.identifier < $1.identifier }
      for item in gone { known[item.identifier] = nil }
      return gone
    }
    for item in gone {
      let entity = item.association.entity
      try await IndexedEntityChange.delete(
        identifiers: [entity.identifierString], type: type(of: entity)
      ).tell()
    }
  }

  /// Does something beside the caller, for the engine that the caller works for.
  private func report(
    to completionHandler: (@Sendable ((any Error)?) -> Void)?,
    _ change: @escaping @Sendable () async throws -> Void
  ) {
    Task {
      do {
        try await change()
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }
}
