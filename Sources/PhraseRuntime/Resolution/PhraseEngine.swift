// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import Foundation
public import PhraseMatching
import Synchronization

/// Understands phrases: from text to an intent with its values, ready to be performed.
///
/// ```swift
/// let engine = try await PhraseEngine(LibraryShortcuts.self)
/// if case .match(let match) = await engine.resolve("open dune in library") {
///   print(try await match.perform().dialog ?? "Done.")
/// }
/// ```
///
/// An engine answers single utterances. For questions and answers, start a ``Conversation`` on it.
///
/// Calls may come from any number of tasks at once: each works on the snapshot of phrases and
/// values that was current when it began. A resolution costs the match itself, which does not
/// depend on the number of phrases or values, and one query to the app for each entity in it.
public final class PhraseEngine: Sendable {
  private struct State {
    var snapshot: Snapshot
    var isStale = false
    var observations: [Observation] = []
  }

  package let configuration: Configuration
  /// The search in the index, where there is one.
  let entitySearch: EntitySearch?
  private let state: Mutex<State>
  /// One refresh runs at a time, so that an older answer never overwrites a newer one.
  private let refreshing = SerialTasks()
  private let retries = Retries<String>()

  /// Makes an engine for the shortcuts of these providers.
  ///
  /// Asks each app for the values of the entities that its phrases name. An app that fails or is
  /// late keeps its phrases; ``diagnostics`` says what is wrong.
  ///
  /// - Throws: `GrammarError` if the phrases together cannot be compiled.
  public convenience init(
    _ providers: any AppShortcutsProvider.Type..., configuration: Configuration = .init()
  ) async throws {
    try await self.init(providers: providers, configuration: configuration)
  }

  /// Makes an engine for the shortcuts of an array of providers, and for those of packages.
  ///
  /// - Parameters:
  ///   - providers: The apps' shortcuts.
  ///   - packages: Modules that have shortcuts or intents of their own.
  ///   - configuration: Settings that rarely need a change.
  /// - Throws: `GrammarError` if the phrases together cannot be compiled.
  public convenience init(
    providers: [any AppShortcutsProvider.Type], packages: [any AppIntentsPackage.Type] = [],
    configuration: Configuration = .init()
  ) async throws {
    let configuration = configuration.ofOneEngine()
    var catalog = Catalog(providers: providers, packages: packages)
    let types = catalog.entityTypes
    if configuration.findPhrases { catalog.addFindShortcuts(for: types, configuration) }
    let search = configuration.index.map {
      EntitySearch(catalog: catalog, types: types, index: $0, configuration: configuration)
    }
    if let search { catalog.addSearchShortcut(search) }
    try await self.init(catalog: catalog, search: search, configuration: configuration)
    observe(providers + catalog.packages.flatMap { $0.shortcutsProviders })
  }

  /// Hears of what the apps tell, as long as the engine lives.
  private func observe(_ providers: [any AppShortcutsProvider.Type]) {
    // The values that a provider has may be those of other engines, too.
    var observations = providers.map { provider in
      AppEvents.shortcutUpdates.add(for: provider) { [weak self] in self?.setNeedsUpdate() }
    }
    observations.append(
      AppEvents.donations.add(for: IntentDonationManager.self, in: configuration.scope) {
        [weak self] event in self?.note(event)
      })
    if let search = entitySearch {
      observations.append(
        AppEvents.indexing.add(for: IndexedEntityChange.self, in: configuration.scope) {
          try await search.apply($0)
        })
    }
    state.withLock { $0.observations = observations }
  }

  /// Makes an engine for a catalog, for instance one that was read from a file.
  ///
  /// - Throws: `GrammarError` with the phrases that cannot be compiled.
  public convenience init(catalog: Catalog, configuration: Configuration = .init()) async throws {
    try await self.init(
      catalog: catalog, search: nil, configuration: configuration.ofOneEngine())
  }

  private init(
    catalog: Catalog, search: EntitySearch?, configuration: Configuration
  ) async throws {
    self.configuration = configuration
    entitySearch = search
    let phrases = try catalog.lowered(outlined: true)
    let contents = await Self.loader(catalog, configuration).contents(of: catalog, phrases.lists)
    state = Mutex(
      State(snapshot: try Snapshot(catalog: catalog, phrases: phrases, contents: contents)))
  }

  /// Makes an engine for a catalog whose lists lie compiled in a file.
  ///
  /// - Throws: `GrammarError` if the phrases cannot be compiled.
  public init(
    _ compiled: CompiledCatalog, configuration: Configuration = .init()
  ) throws(GrammarError) {
    self.configuration = configuration.ofOneEngine()
    entitySearch = nil
    state = Mutex(
      State(
        snapshot: try Snapshot(
          catalog: compiled.catalog, phrases: compiled.catalog.lowered(outlined: false),
          contents: compiled.contents)))
  }

  /// The catalog that the engine was made from.
  public var catalog: Catalog { snapshot.catalog }

  /// The compiled phrases, for listing, sampling, drawing and completing.
  ///
  /// Generated phrases are compiled, and the values in them read, when they are first needed: now,
  /// if no utterance needed them before.
  public var automaton: Automaton {
    get async {
      _ = await current()
      return await complete().automaton
    }
  }

  /// The phrases as far as they were needed.
  ///
  /// Those that apps declare are all there, in the order and with the numbers of ``automaton``.
  package var neededAutomaton: Automaton { snapshot.automaton }

  /// The words of the phrases as a graph: what a recognizer listens for.
  ///
  /// - Parameter language: The language code that is spoken; nil for the phrases of all languages.
  /// - Returns: The graph. Its words may be passed to ``resolve(_:trace:)``.
  /// - Complexity: made once for each set of values, then free.
  public func wordGraph(language: String? = nil) -> WordGraph {
    snapshot.wordGraph(language: language)
  }

  /// What a conversation listens for while nothing is asked.
  func conversationGraph(language: String?) -> WordGraph {
    snapshot.conversationGraph(language: language)
  }

  /// Asks the apps for their values again.
  ///
  /// Other tasks go on with the old values until all new ones are there. An app may call
  /// `updateAppShortcutParameters()` on its provider instead: the next resolution then sees the
  /// change.
  public func update() async throws {
    try await refreshing.add {
      let snapshot = self.snapshot
      let fresh = await self.loader.contents(of: snapshot.catalog, Set(snapshot.contents.keys))
      let updated = try snapshot.updating(fresh)
      self.state.withLock { $0.snapshot = updated }
    }
  }

  /// Marks the values as outdated; the next resolution reads them anew.
  package func setNeedsUpdate() {
    state.withLock { $0.isStale = true }
    entitySearch?.setNeedsUpdate()
  }

  /// The snapshot to work on, with outdated values read anew first, and those that could not be had.
  func current() async -> Snapshot {
    let wasStale = state.withLock { state in
      defer { state.isStale = false }
      return state.isStale
    }
    let missing = snapshot.missing
    if wasStale {
      do {
        try await update()
      } catch {
        // Values that do not compile leave the old ones in force, and may compile the next time.
        state.withLock { $0.isStale = true }
      }
    } else if !missing.isEmpty {
      await retries.run(missing) { await self.retry($0) }
    }
    return snapshot
  }

  /// Asks the apps again for lists that they could not give.
  private func retry(_ lists: Set<String>) async {
    let fresh = await loader.contents(of: catalog, lists)
    // Where it fails again, so will the next resolution.
    try? await refreshing.add {
      let snapshot = self.snapshot
      let better = fresh.filter { name, content in
        let known = lists.contains(name) ? snapshot.contents[name]?.failure : nil
        return known != nil && content.failure != known
      }
      guard !better.isEmpty else { return }
      let updated = try snapshot.updating(better)
      self.state.withLock { $0.snapshot = updated }
    }
  }

  /// The snapshot with all phrases, compiled now if nothing needed them before.
  func complete() async -> Snapshot {
    let snapshot = snapshot
    guard !snapshot.isComplete else { return snapshot }
    // What the engine generates compiles; if it did not, the declared phrases would go on alone.
    try? await refreshing.add {
      let snapshot = self.snapshot
      guard !snapshot.isComplete else { return }
      let phrases = try snapshot.catalog.lowered(outlined: false)
      let missing = phrases.lists.subtracting(snapshot.contents.keys)
      let fresh = await self.loader.contents(of: snapshot.catalog, missing)
      let completed = try Snapshot(
        catalog: snapshot.catalog, phrases: phrases,
        contents: snapshot.contents.merging(fresh) { known, _ in known })
      self.state.withLock { $0.snapshot = completed }
    }
    return self.snapshot
  }

  /// The newest snapshot, be its values outdated or not.
  var snapshot: Snapshot { state.withLock { $0.snapshot } }

  /// Asks the apps for the values of lists.
  var loader: ListLoader { Self.loader(catalog, configuration) }

  private static func loader(_ catalog: Catalog, _ configuration: Configuration) -> ListLoader {
    let languages = Set(catalog.shortcuts.flatMap { $0.phrases.map(\.language) })
    return ListLoader(
      calls: configuration.calls,
      languages: languages.sorted { ($0 == "en" ? 0 : 1, $0) < ($1 == "en" ? 0 : 1, $1) })
  }
}
