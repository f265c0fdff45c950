// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import Synchronization
import PhraseRuntime

/// Keeps an index in step with the apps, and asks it.
///
/// What apps hold is read when somebody first searches, and again after an app has said that its
/// values changed; what could not be read is tried again by the next search. What an app elsewhere
/// holds is what the engine knows of it. Entities of a query
/// that cannot list all of them are added, never taken away. What apps indexed themselves before the
/// first search, also before there was an engine, goes before what they were found to hold.
final class EntitySearch: Sendable {
  let index: any EntityIndex
  private let types: [Catalog.EntityType]
  private let typesElsewhere: [EntityTypeElsewhere]
  private let catalog: Catalog
  private let names: [String]
  private let languages: [String]
  let configuration: EngineConfiguration
  private let state = Mutex(State())
  private let refreshing = SerialTasks()
  private let retries = Retries<Int>()

  private struct State {
    var isStale = true
    /// What apps did to the index before they were first read; nil after that.
    var journal: IndexJournal?
    /// What went wrong, by the place of the type.
    var failures: [Int: any Error] = [:]
    /// What the index has of the types elsewhere, or why it has nothing, by their place.
    var elsewhere: [Int: Result<ListEntries, any Error>] = [:]
    var observations: [Observation] = []

    var missing: Retries<Int>.Missing { Retries.Missing(of: failures) }
  }

  init(catalog: Catalog, index: any EntityIndex, configuration: EngineConfiguration) {
    self.index = index
    self.catalog = catalog
    self.configuration = configuration
    names = catalog.applications.map(\.name)
    types = catalog.entityTypes.filter { $0.type is any IndexedEntity.Type }
    typesElsewhere = catalog.entityTypesElsewhere
    languages = ["en"] + catalog.languages().filter { $0 != "en" }
    observe(catalog.shortcutsProviders)
    // After the index hears of changes itself: what is noted twice does no harm.
    let journal = IndexJournal.ofProcess.withLock(\.self)
    state.withLock { $0.journal = journal }
  }

  /// What went wrong while apps were read, since it last went well.
  var failures: [String] {
    let (here, elsewhere) = state.withLock { state in
      (state.failures, state.elsewhere.compactMapValues(\.failure))
    }
    let failures =
      here.sorted { $0.key < $1.key }.map { (kind(of: types[$0]), $1) }
      + elsewhere.sorted { $0.key < $1.key }.map { (kind(of: typesElsewhere[$0]), $1) }
    return failures.map { "\($0.application).\($0.type): \($1.reason(in: "en"))" }
  }

  /// Hears of what the apps tell, as long as the engine has these apps.
  private func observe(_ providers: [any AppShortcutsProvider.Type]) {
    var observations = providers.map { provider in
      AppEvents.shortcutUpdates.add(for: provider) { [weak self] in
        self?.state.withLock { $0.isStale = true }
      }
    }
    observations.append(
      AppEvents.indexing.add(for: IndexedEntityChange.self, in: configuration.scope) {
        [weak self] in try await self?.apply($0)
      })
    state.withLock { $0.observations = observations }
  }

  /// The apps whose entities are searched.
  var applications: [Int] {
    Set(types.map(\.application) + typesElsewhere.map(\.application)).sorted()
  }

  /// How many entities of all apps are looked at for those of one.
  private static let widestSearch = 500

  /// The entities that fit a text, best first; those of one app, or of all.
  func search(_ text: String, limit: Int, among application: String?) async throws -> [IndexEntry] {
    guard let application else { return try await search(text, limit: limit) }
    let found = try await search(text, limit: Self.widestSearch)
    return Array(found.lazy.filter { $0.kind.application == application }.prefix(limit))
  }

  private func search(_ text: String, limit: Int) async throws -> [IndexEntry] {
    let isStale = state.withLock(\.isStale)
    // Waits for the reading that is under way, if there is one.
    try await refreshing.add {
      try await self.refreshIfStale()
      for place in self.typesElsewhere.indices { try await self.refreshElsewhere(place) }
    }
    if !isStale {
      await retries.run(state.withLock(\.missing)) { await self.refresh($0) }
    }
    return try await index.search(text, limit: limit)
  }

  private func refreshIfStale() async throws {
    let wasStale = state.withLock { state in
      defer { state.isStale = false }
      return state.isStale
    }
    guard wasStale else { return }
    let journal = state.withLock { state in
      defer { state.journal = nil }
      return state.journal
    }
    do {
      for change in journal?.changes ?? [] { try await take(change) }
    } catch {
      // What was not taken over is not known the next time either.
      state.withLock { ($0.isStale, $0.journal) = (true, journal) }
      throw error
    }
    await refresh(Set(types.indices))
    // Reading puts all that an app lists in the place of what it indexed or took out by itself.
    for change in journal?.changes ?? [] where change.namesEntities { try await take(change) }
  }

  /// Takes over what the engine knows of a type of an app elsewhere, where it is not as before.
  private func refreshElsewhere(_ place: Int) async throws {
    let type = typesElsewhere[place]
    let entries: ListEntries
    do {
      entries = try await catalog.entities(of: type, configuration)
    } catch {
      state.withLock { $0.elsewhere[place] = .failure(error) }
      return
    }
    if case .success(entries)? = state.withLock(\.elsewhere)[place] { return }
    let kind = kind(of: type)
    try await index.replace(
      kind,
      with: entries.map { entry in
        IndexEntry(
          kind: kind, id: entry.id, title: entry.title, subtitle: entry.subtitle,
          typeTitle: type.title, synonyms: entry.synonyms, typeNames: [type.title])
      })
    state.withLock { $0.elsewhere[place] = .success(entries) }
  }

  /// The type of an entry of an app elsewhere; nil where there is none.
  func typeElsewhere(of entry: IndexEntry) -> EntityTypeElsewhere? {
    typesElsewhere.first { kind(of: $0) == entry.kind }
  }

  private func kind(of type: EntityTypeElsewhere) -> IndexEntry.Kind {
    IndexEntry.Kind(type: type.type, application: names[type.application])
  }

  /// The type of an entry; nil where its app is not there.
  func type(of entry: IndexEntry) -> Catalog.EntityType? {
    types.first { kind(of: $0) == entry.kind }
  }

  private func kind(of known: Catalog.EntityType) -> IndexEntry.Kind {
    IndexEntry.Kind(
      type: known.type.persistentIdentifier, application: names[known.application])
  }

  /// Reads types of entities, and notes which could not be read.
  private func refresh(_ places: Set<Int>) async {
    for place in places.sorted() {
      do {
        try await refresh(types[place])
        state.withLock { $0.failures[place] = nil }
      } catch {
        state.withLock { $0.failures[place] = error }
      }
    }
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
    state.withLock { $0.journal?.note(change) }
    try await take(change)
  }

  private func take(_ change: IndexedEntityChange) async throws {
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

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
