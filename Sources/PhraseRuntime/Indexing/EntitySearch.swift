// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import Synchronization

/// Keeps an index in step with the apps, and asks it.
///
/// What apps hold is read when somebody first searches, and again after an app has said that its
/// values changed. Entities of a query that cannot list all of them are added, never taken away.
final class EntitySearch: Sendable {
  let index: any EntityIndex
  private let types: [Catalog.EntityType]
  private let applications: [Catalog.Application]
  private let languages: [String]
  let configuration: EngineConfiguration
  private let gate = IndexingGate()

  init(
    catalog: Catalog, types: [Catalog.EntityType], index: any EntityIndex,
    configuration: EngineConfiguration
  ) {
    self.index = index
    self.configuration = configuration
    applications = catalog.applications
    self.types = types.filter { $0.type is any IndexedEntity.Type }
    languages = ["en"] + catalog.languages().filter { $0 != "en" }
  }

  /// What went wrong while apps were read, since it last went well.
  var failures: [String] { get async { await gate.failures } }

  /// Marks what is indexed as outdated.
  func setNeedsUpdate() {
    gate.isStale.store(true, ordering: .sequentiallyConsistent)
  }

  /// The entities that fit a text, best first.
  func search(_ text: String, limit: Int) async throws -> [IndexEntry] {
    try await gate.refreshing { await self.refresh() }
    return try await index.search(text, limit: limit)
  }

  /// The type of an entry; nil where its app is not there.
  func type(of entry: IndexEntry) -> Catalog.EntityType? {
    types.first { kind(of: $0) == entry.kind }
  }

  private func kind(of known: Catalog.EntityType) -> IndexEntry.Kind {
    IndexEntry.Kind(
      type: known.type.persistentIdentifier, application: applications[known.application].name)
  }

  /// Reads all apps; returns what could not be read.
  private func refresh() async -> [String] {
    var failures: [String] = []
    for known in types {
      do {
        try await refresh(known)
      } catch {
        failures.append(
          "\(kind(of: known).application).\(kind(of: known).type): \(error.reason(in: "en"))")
      }
    }
    return failures
  }

  private func refresh(_ known: Catalog.EntityType) async throws {
    let access = EntityAccess(known.type)
    let context = IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: "en"), bundle: known.bundle)
    let entities = try await IntentExecution.$current.withValue(context) {
      try await configuration.calls.ask(access) { try await $0.allEntities() }
    }
    let entries = entities.compactMap { entry($0, of: known) }
    if access.isEnumerable {
      try await index.replace(kind(of: known), with: entries)
    } else {
      try await index.insert(entries)
    }
  }

  /// The words of an entity; nil for one that its app hides.
  private func entry(_ entity: any AppEntity, of known: Catalog.EntityType) -> IndexEntry? {
    guard let entity = entity as? any IndexedEntity, !entity.hideInSpotlight else { return nil }
    return IndexEntry(
      entity, kind: kind(of: known), bundle: known.bundle, languages: languages)
  }

  /// Takes over what an app did to the index by itself; entities of unknown apps are left out.
  func apply(_ change: IndexedEntityChange) async throws {
    switch change {
    case .index(let entities, _):
      try await index.insert(
        entities.compactMap { entity in
          types.first { $0.type == Swift.type(of: entity) }.flatMap { entry(entity, of: $0) }
        })
    case .delete(let identifiers, let type):
      for known in types where known.type == type {
        try await index.remove(identifiers, of: kind(of: known))
      }
    case .deleteAll(let type):
      for known in types where known.type == type {
        try await index.remove(nil, of: kind(of: known))
      }
    case .deleteEverything: try await index.removeAll()
    }
  }
}

/// Lets one reading of the apps run at a time, and only when something may have changed.
private actor IndexingGate {
  nonisolated let isStale = Atomic(true)
  private(set) var failures: [String] = []
  private var running: Task<[String], Never>?

  func refreshing(_ refresh: @escaping @Sendable () async -> [String]) async throws {
    while let running { _ = await running.value }
    guard isStale.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let task = Task { await refresh() }
    running = task
    failures = await task.value
    running = nil
  }
}
