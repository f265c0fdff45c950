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
    var observations: [AppShortcutsUpdateHook.Token] = []
    var donations: IntentDonationHook.Token?
    var indexing: IndexedEntityHook.Token?
  }

  package let configuration: Configuration
  /// The search in the index, where there is one.
  let entitySearch: EntitySearch?
  /// What the person did.
  let activity: ActivityLog
  private let state: Mutex<State>
  /// One refresh runs at a time, so that an older answer never overwrites a newer one.
  private let refreshing = SerialTasks()

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
    var catalog = Catalog(providers: providers, packages: packages)
    if configuration.findPhrases { catalog.addFindShortcuts(configuration) }
    let search = configuration.index.map {
      EntitySearch(catalog: catalog, index: $0, configuration: configuration)
    }
    if let search { catalog.addSearchShortcut(search) }
    try await self.init(catalog: catalog, search: search, configuration: configuration)
    let tokens = (providers + catalog.packages.flatMap { $0.shortcutsProviders }).map { provider in
      AppShortcutsUpdateHook.shared.observe(provider) { [weak self] in self?.setNeedsUpdate() }
    }
    let donations = IntentDonationHook.shared.observe(IntentDonationManager.self) {
      [weak self] event in self?.note(event)
    }
    state.withLock {
      $0.observations = tokens
      $0.donations = donations
    }
    if let search {
      let token = IndexedEntityHook.shared.observe { try await search.apply($0) }
      state.withLock { $0.indexing = token }
    }
  }

  /// Makes an engine for a catalog, for instance one that was read from a file.
  ///
  /// - Throws: `GrammarError` with the phrases that cannot be compiled.
  public convenience init(catalog: Catalog, configuration: Configuration = .init()) async throws {
    try await self.init(catalog: catalog, search: nil, configuration: configuration)
  }

  private init(
    catalog: Catalog, search: EntitySearch?, configuration: Configuration
  ) async throws {
    self.configuration = configuration
    entitySearch = search
    activity = ActivityLog(path: configuration.activityPath)
    let contents = await Self.loader(catalog, configuration).contents(of: catalog)
    state = Mutex(State(snapshot: try Snapshot(catalog: catalog, contents: contents)))
  }

  /// Makes an engine for a catalog whose lists lie compiled in a file.
  ///
  /// - Throws: `GrammarError` if the phrases cannot be compiled.
  public init(
    _ compiled: CompiledCatalog, configuration: Configuration = .init()
  ) throws(GrammarError) {
    self.configuration = configuration
    entitySearch = nil
    activity = ActivityLog(path: nil)
    state = Mutex(
      State(snapshot: try Snapshot(catalog: compiled.catalog, contents: compiled.contents)))
  }

  deinit {
    for token in state.withLock(\.observations) { AppShortcutsUpdateHook.shared.remove(token) }
    if let token = state.withLock(\.donations) { IntentDonationHook.shared.remove(token) }
    if let token = state.withLock(\.indexing) { IndexedEntityHook.shared.remove(token) }
  }

  /// The catalog that the engine was made from.
  public var catalog: Catalog { snapshot.catalog }

  /// The compiled phrases, for listing, sampling, drawing and completing.
  public var automaton: Automaton { snapshot.automaton }

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

  /// What is wrong or doubtful in the declarations, and lists that could not be read.
  public var diagnostics: [Diagnostic] {
    let snapshot = snapshot
    let reasons = snapshot.contents.compactMapValues(\.failure)
    // What is made of an entity's values fails with them, and says so in its own reason.
    let causes = reasons.filter { _, reason in
      !reasons.values.contains { $0 != reason && reason.contains($0) }
    }
    let failures = causes.sorted { $0.key < $1.key }.map { name, reason in
      Diagnostic(
        severity: .error, message: "the values of \(name) could not be read: \(reason)",
        source: "", span: 0..<0)
    }
    let unsayable = snapshot.contents.sorted { $0.key < $1.key }.flatMap { name, content in
      content.unsayableEntries.map {
        Diagnostic(
          severity: .warning,
          message: "the value with the id \($0.id) of \(name) has no letter or digit in its title, "
            + "so nobody can say it",
          source: "", span: 0..<0)
      }
    }
    return snapshot.catalog.diagnostics + failures + unsayable
      + snapshot.automaton.grammar.warnings + snapshot.automaton.warnings
  }

  /// The phrases that an utterance fits, before any app is asked for values.
  ///
  /// - Complexity: that of `Automaton.match`.
  public func match(_ utterance: String) -> Match {
    automaton.match(Utterance(utterance), tolerance: configuration.tolerance)
  }

  /// Finds what an utterance means.
  ///
  /// No match and ambiguity are results; nothing is performed.
  ///
  /// - Parameters:
  ///   - utterance: What was typed or said.
  ///   - trace: Records what the stages made of the utterance.
  /// - Returns: The meaning, or why there is none.
  public func resolve(_ utterance: String, trace: Trace? = nil) async -> Resolution {
    let resolver = Resolver(
      snapshot: await current(), configuration: configuration, trace: trace)
    return await resolver.resolve(utterance)
  }

  /// Asks the apps for their values again.
  ///
  /// Other tasks go on with the old values until all new ones are there. An app may call
  /// `updateAppShortcutParameters()` on its provider instead: the next resolution then sees the
  /// change.
  public func update() async throws {
    try await refreshing.add {
      let catalog = self.snapshot.catalog
      let fresh = await Self.loader(catalog, self.configuration).contents(of: catalog)
      let updated = try self.snapshot.updating(fresh)
      self.state.withLock { $0.snapshot = updated }
    }
  }

  /// Marks the values as outdated; the next resolution reads them anew.
  package func setNeedsUpdate() {
    state.withLock { $0.isStale = true }
    entitySearch?.setNeedsUpdate()
  }

  /// The snapshot to work on, with outdated values read anew first.
  func current() async -> Snapshot {
    let wasStale = state.withLock { state in
      defer { state.isStale = false }
      return state.isStale
    }
    if wasStale {
      // Values that do not compile leave the old ones in force: old answers beat none.
      try? await update()
    }
    return snapshot
  }

  private var snapshot: Snapshot { state.withLock { $0.snapshot } }

  private static func loader(_ catalog: Catalog, _ configuration: Configuration) -> ListLoader {
    let languages = Set(catalog.shortcuts.flatMap { $0.phrases.map(\.language) })
    return ListLoader(
      limit: configuration.queryLimit, clock: configuration.clock,
      languages: languages.sorted { ($0 == "en" ? 0 : 1, $0) < ($1 == "en" ? 0 : 1, $1) })
  }
}
