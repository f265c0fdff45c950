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
  /// Settings that rarely need a change.
  public typealias Configuration = EngineConfiguration

  private struct State {
    var snapshot: Snapshot
    /// What extensions keep with the engine.
    var attachments: [any Sendable]
    var isStale = false
    /// The app whose intent was performed last.
    var lastApplication: String?
    var observations: [Observation] = []
  }

  package let configuration: Configuration
  private let state: Mutex<State>
  /// One refresh runs at a time, so that an older answer never overwrites a newer one.
  private let refreshing = SerialTasks()
  private let retries = Retries<String>()

  /// Makes an engine for the shortcuts of these apps of the process.
  ///
  /// Asks each app for the values of the entities that its phrases name. An app that fails or is
  /// late keeps its phrases; ``diagnostics`` says what is wrong.
  ///
  /// - Throws: `GrammarError` if the phrases together cannot be compiled.
  public convenience init(
    _ providers: any AppShortcutsProvider.Type..., configuration: Configuration = .init()
  ) async throws {
    try await self.init(providers: [AppIntentsProvider(providers)], configuration: configuration)
  }

  /// Makes an engine for the shortcuts of an array of apps, and for those of packages.
  ///
  /// - Parameters:
  ///   - providers: The apps' shortcuts.
  ///   - packages: Modules that have shortcuts or intents of their own.
  ///   - configuration: Settings that rarely need a change.
  /// - Throws: `GrammarError` if the phrases together cannot be compiled.
  public convenience init(
    providers: [any AppShortcutsProvider.Type], packages: [any AppIntentsPackage.Type],
    configuration: Configuration = .init()
  ) async throws {
    try await self.init(
      providers: [AppIntentsProvider(providers, packages: packages)], configuration: configuration)
  }

  /// Makes an engine for a catalog, for instance one that was read from a file.
  ///
  /// - Throws: `GrammarError` with the phrases that cannot be compiled.
  public convenience init(catalog: Catalog, configuration: Configuration = .init()) async throws {
    try await self.init(providers: [CatalogProvider(catalog)], configuration: configuration)
  }

  /// Makes an engine for anything that has phrases.
  ///
  /// - Parameters:
  ///   - providers: What declares the phrases and performs what they mean.
  ///   - configuration: Settings that rarely need a change.
  /// - Throws: `GrammarError` if the phrases together cannot be compiled.
  public init(
    providers: [any IntentProvider], configuration: Configuration = .init()
  ) async throws {
    let configuration = configuration.ofOneEngine()
    self.configuration = configuration
    let scene = await Scene(of: providers, configuration)
    state = Mutex(
      State(snapshot: try await scene.snapshot(configuration), attachments: scene.attachments))
    observe(scene)
  }

  /// Makes an engine for a catalog whose lists lie compiled in a file.
  ///
  /// - Throws: `GrammarError` if the phrases cannot be compiled.
  public init(
    _ compiled: CompiledCatalog, configuration: Configuration = .init()
  ) throws(GrammarError) {
    self.configuration = configuration.ofOneEngine()
    let catalog = compiled.catalog.limited(to: configuration.language)
    state = Mutex(
      State(
        snapshot: try Snapshot(
          catalog: catalog, providers: [CatalogProvider(catalog), AppIntentsProvider([])],
          phrases: catalog.lowered(outlined: false), contents: compiled.contents),
        attachments: []))
  }

  // MARK: - Providers

  /// Takes a provider in; one of the same name goes.
  ///
  /// Utterances are understood as before until all its values are there.
  ///
  /// - Throws: `GrammarError` if the phrases together cannot be compiled; then nothing changes.
  public func add(_ provider: any IntentProvider) async throws {
    try await change { $0.filter { $0.name != provider.name } + [provider] }
  }

  /// Lets a provider go, with its phrases.
  ///
  /// - Parameter name: What the provider is called; of none nothing changes.
  /// - Throws: `GrammarError` if the other phrases cannot be compiled.
  public func remove(_ name: String) async throws {
    try await change { $0.filter { $0.name != name } }
  }

  /// The names of the providers, in the order in which they came.
  public var providerNames: [String] { own(snapshot).map(\.name) }

  /// The providers without the engine's own, which comes last.
  private func own(_ snapshot: Snapshot) -> [any IntentProvider] { snapshot.providers.dropLast() }

  private func change(
    _ change: @escaping @Sendable ([any IntentProvider]) -> [any IntentProvider]
  ) async throws {
    try await refreshing.add {
      let scene = await Scene(of: change(self.own(self.snapshot)), self.configuration)
      let snapshot = try await scene.snapshot(self.configuration, sharing: self.snapshot)
      self.state.withLock { state in
        state.snapshot = snapshot
        state.attachments = scene.attachments
      }
      self.observe(scene)
    }
  }

  /// All that the providers declare, and what the engine makes of it.
  private struct Scene: Sendable {
    var catalog = Catalog(applications: [], shortcuts: [])
    /// The providers, and behind them what performs the shortcuts that the engine makes.
    let providers: [any IntentProvider]
    var attachments: [any Sendable] = []

    init(of providers: [any IntentProvider], _ configuration: Configuration) async {
      self.providers = providers + [AppIntentsProvider([])]
      for (index, provider) in providers.enumerated() {
        do {
          catalog.add(try await provider.catalog(), of: provider, number: index)
        } catch {
          catalog.diagnostics.append(
            Diagnostic(
              severity: .error,
              message: "\(provider.name) declares nothing: \(error.reason(in: "en"))",
              source: "", span: 0..<0))
        }
      }
      let declared = catalog.shortcuts.count
      attachments = configuration.extensions.compactMap { $0.extend(&catalog, configuration) }
      for index in declared..<catalog.shortcuts.count {
        catalog.shortcuts[index].provider = providers.count
      }
      catalog = catalog.limited(to: configuration.language)
    }

    /// The phrases as far as they are needed at first, with the values that apps have for them.
    func snapshot(
      _ configuration: Configuration, sharing older: Snapshot? = nil
    ) async throws -> Snapshot {
      let phrases = try catalog.lowered(outlined: true)
      let contents = await PhraseEngine.loader(catalog, configuration)
        .contents(of: catalog, phrases.lists)
      return try Snapshot(
        catalog: catalog, providers: providers, phrases: phrases, contents: contents,
        sharing: older)
    }
  }

  /// Hears of what the apps tell, as long as the engine lives and has these providers.
  private func observe(_ scene: Scene) {
    // The values that a provider has may be those of other engines, too.
    var observations = scene.catalog.shortcutsProviders.map { provider in
      AppEvents.shortcutUpdates.add(for: provider) { [weak self] in self?.setNeedsUpdate() }
    }
    observations.append(
      AppEvents.donations.add(for: IntentDonationManager.self, in: configuration.scope) {
        [weak self] event in self?.note(event)
      })
    state.withLock { $0.observations = observations }
  }

  /// The app whose intent was performed last for the person, in whichever conversation; nil before.
  var lastApplication: String? {
    get { state.withLock(\.lastApplication) }
    set { state.withLock { $0.lastApplication = newValue } }
  }

  /// What an extension keeps with the engine.
  package func attachment<Attachment: Sendable>(_ type: Attachment.Type) -> Attachment? {
    state.withLock(\.attachments).lazy.compactMap { $0 as? Attachment }.first
  }

  // MARK: - Values

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

  /// Tells which sentences of ``wordGraph(language:)`` mean the same: a text for each meaning, nil for
  /// what is no sentence.
  ///
  /// A recognizer compares what it heard with what sounds like it and means something else.
  ///
  /// - Complexity: a microsecond a sentence; no app is asked.
  public var sentenceMeaning: @Sendable (String) -> String? {
    { [snapshot] in snapshot.meaning(of: $0) }
  }

  /// What is listened for among the phrases and beside them; made once for each set of values.
  func wordGraph(language: String?, beside own: (String?) -> WordGraph) -> WordGraph {
    snapshot.wordGraph(language: language, beside: own)
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
  package func setNeedsUpdate() { state.withLock { $0.isStale = true } }

  /// The snapshot to work on, with outdated values read anew first, and those that could not be had.
  func current() async -> Snapshot {
    let missing = snapshot.missing
    if await !updateIfNeeded(), !missing.isEmpty {
      await retries.run(missing) { await self.retry($0) }
    }
    return snapshot
  }

  /// Reads outdated values anew.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  func updateIfNeeded() async -> Bool {
    let wasStale = state.withLock { state in
      defer { state.isStale = false }
      return state.isStale
    }
    guard wasStale else { return false }
    do {
      try await update()
    } catch {
      // Values that do not compile leave the old ones in force, and may compile the next time.
      state.withLock { $0.isStale = true }
    }
    return true
  }

  /// Asks the apps again for lists that they could not give.
  private func retry(_ lists: Set<String>) async {
    let fresh = await loader.contents(of: catalog, lists)
    // Where it fails again, so will the next resolution.
    try? await refreshing.add {
      let snapshot = self.snapshot
      let better = fresh.filter { name, content in
        guard lists.contains(name), let known = snapshot.contents[name]?.failure else {
          return false
        }
        return content.failure.map { $0.isLate != known.isLate } ?? true
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
        catalog: snapshot.catalog, providers: snapshot.providers, phrases: phrases,
        contents: snapshot.contents.merging(fresh) { known, _ in known }, sharing: snapshot)
      self.state.withLock { $0.snapshot = completed }
    }
    return self.snapshot
  }

  /// The newest snapshot, be its values outdated or not.
  var snapshot: Snapshot { state.withLock { $0.snapshot } }

  /// The values of a list, asked for now if nothing needed them before; nil for no such list.
  func content(ofList name: String) async -> ListContent? {
    let snapshot = await current()
    if let known = snapshot.contents[name] { return known }
    return await loader.contents(of: snapshot.catalog, [name])[name]
  }

  /// Asks the apps for the values of lists.
  var loader: ListLoader { Self.loader(catalog, configuration) }

  private static func loader(_ catalog: Catalog, _ configuration: Configuration) -> ListLoader {
    ListLoader(calls: configuration.calls, languages: catalog.languages())
  }
}
