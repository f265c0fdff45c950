// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import ArgumentParser
import Foundation
import PhraseBus
import PhraseFinding
import PhraseMatching
import PhraseRuntime
import PhraseShortcuts

/// Which phrases a command works on.
struct CatalogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Phrases and value lists from a JSON file, in place of the compiled-in apps.",
      valueName: "file"), completion: .file())
  var catalog: String?

  @Option(
    help: ArgumentHelp(
      "Only this app of those compiled in; may be given several times.",
      discussion: "Fewer phrases are heard faster and confused less.",
      valueName: "name"))
  var app: [String] = []

  @Option(
    help: ArgumentHelp(
      "The compiled form of the catalog, made if it is missing or no longer fits.",
      discussion: "Large lists then cost no time at start. With --catalog, the file follows it.",
      valueName: "file"), completion: .file())
  var compiled: String?

  @Flag(help: "Start with fresh data in memory; stored data is left alone, and so are added apps.")
  var fresh = false

  @Flag(help: "Only apps that were added with “app add”, none of those compiled in.")
  var added = false

  @Flag(
    help: ArgumentHelp(
      "Store what is done, for “suggest”, from now on.",
      discussion: "Until then it is kept in memory only; “suggest --forget” deletes what is stored."
    ))
  var remember = false

  @Option(
    help: ArgumentHelp(
      "How many slips are forgiven: 0 takes every phrase word for word, 1 is the standard.",
      valueName: "cost"))
  var tolerance = Tolerance.standard.ceiling

  /// Whether nothing is asked of the phrases that is not so anyway.
  var isStandard: Bool {
    catalog == nil && compiled == nil && app.isEmpty && !fresh && !added && !remember
      && tolerance == Tolerance.standard.ceiling
  }

  /// Refuses what no tolerance can be, and to remember what is to leave no trace.
  func validate() throws {
    guard !(fresh && remember) else {
      throw ValidationError("--fresh leaves no trace, so it cannot go with --remember")
    }
    guard !(fresh && added) else {
      throw ValidationError("--fresh leaves added apps alone, so it cannot go with --added")
    }
    guard tolerance >= 0, tolerance <= 2 else {
      throw ValidationError("--tolerance is \(tolerance); it goes from 0 to 2")
    }
  }

  private func configuration(_ language: String? = nil) -> PhraseEngine.Configuration {
    var configuration = PhraseEngine.Configuration()
    configuration.tolerance = Tolerance(ceiling: tolerance)
    configuration.language = language
    return configuration
  }

  /// The person's own shortcuts; with fresh data none.
  var shortcuts: ShortcutLibrary {
    fresh ? ShortcutLibrary(environment: .ofPerson) : .ofPerson
  }

  /// The engine for the chosen phrases.
  ///
  /// - Parameters:
  ///   - index: Where the entities of compiled-in apps are searched; nil for no search.
  ///   - opensAddresses: Whether the desktop opens what an intent wants opened; a program that reads
  ///     the answers does that itself.
  ///   - library: The person's own shortcuts, which are then understood as well; an app is looked at
  ///     without them.
  ///   - includingAdded: Whether it has the apps that were added; with shortcuts it has them anyway.
  ///   - language: The language of the phrases; nil for all.
  /// - Returns: The engine.
  /// - Throws: `CommandFailure` with the status that says whose fault it is.
  func engine(
    index: (any EntityIndex)? = nil, opensAddresses: Bool = true,
    shortcuts library: ShortcutLibrary? = nil, includingAdded: Bool = false,
    language: String? = nil
  ) async throws -> PhraseEngine {
    let configuration = configuration(language)
    do {
      if let compiled { return try compiledCatalog(compiled, configuration) }
      guard let catalog else {
        return try await compiledIn(
          index, opensAddresses: opensAddresses, library, configuration,
          // A person talks, and does not want to start afresh.
          installed: (library != nil || includingAdded) && !fresh ? await installed() : nil)
      }
      return try await PhraseEngine(
        catalog: Catalog(json: try read(catalog)), configuration: configuration)
    } catch let error as CatalogFileError {
      throw CommandFailure(.badData, "\(catalog ?? ""): \(error)")
    } catch let error as GrammarError {
      throw CommandFailure(.badData, "\(error)")
    }
  }

  /// The compiled form, if it is sound and as new as the catalog; else it is written again.
  private func compiledCatalog(
    _ path: String, _ configuration: PhraseEngine.Configuration
  ) throws -> PhraseEngine {
    let origin = try catalog.map { try FileContents.fingerprint($0) }
    do {
      let compiled = try CompiledCatalog(contentsOf: path)
      if origin == nil || compiled.origin == origin {
        return try PhraseEngine(compiled, configuration: configuration)
      }
    } catch let error as ListArchiveError {
      if case .foreign = error {
        throw CommandFailure(
          .badData, "\(error); it is left as it is. Name another --compiled file")
      }
      guard catalog != nil else { throw CommandFailure(error.status, "\(error)") }
      if error.status == .badData { Console.talk("\(error); it is made anew") }
    }
    guard let catalog, let origin else {
      throw CommandFailure(.usage, "--compiled needs --catalog to be made from")
    }
    do {
      try CompiledCatalog.write(json: try read(catalog), origin: origin, to: path)
      return try PhraseEngine(
        try CompiledCatalog(contentsOf: path), configuration: configuration)
    } catch let error as ListArchiveError {
      throw CommandFailure(error.status, "\(error)")
    }
  }

  /// The engine of the assistant, with the apps that it has beside those compiled in.
  func engineOfAssistant(
    index: (any EntityIndex)?, shortcuts library: ShortcutLibrary
  ) async throws -> (PhraseEngine, InstalledApps) {
    let apps = await installed()
    do {
      let engine = try await compiledIn(
        index, opensAddresses: true, library, configuration(), installed: apps)
      return (engine, apps)
    } catch let error as GrammarError {
      throw CommandFailure(.badData, "\(error)")
    }
  }

  /// The apps that are compiled in, as far as they are wanted.
  private var launch: Launch {
    added ? Launch(providers: [], prepare: { _ in }) : Launch.current
  }

  /// The apps that were added; one that is compiled in goes before one of its name.
  private func installed() async -> InstalledApps {
    let compiled = Set(launch.allProviders.map { $0.applicationName.name })
    return await InstalledApps(in: .ofPerson, beside: compiled) {
      Console.talk("\(Console.program): \($0)")
    }
  }

  private func compiledIn(
    _ index: (any EntityIndex)?, opensAddresses: Bool, _ library: ShortcutLibrary?,
    _ configuration: PhraseEngine.Configuration, installed: InstalledApps?
  ) async throws -> PhraseEngine {
    let launch = launch
    guard !launch.providers.isEmpty || !launch.packages.isEmpty || installed != nil else {
      throw CommandFailure(.usage, "no apps are compiled in; name a file with --catalog")
    }
    do {
      try launch.prepare(LaunchOptions(isFresh: fresh))
    } catch {
      throw CommandFailure(.unavailable, "\(error)")
    }
    var configuration = configuration
    configuration.extensions = [.finding] + (index.map { [.searching(in: $0)] } ?? [])
    // Who types has logged in; of a voice nobody knows whose it is, which its conversation says.
    configuration.authenticate = { policy, _ in policy == .requiresAuthentication }
    if opensAddresses {
      let opener = DesktopOpener(
        ownSchemes: launch.allProviders.compactMap { $0.applicationURL?.scheme })
      configuration.foreground.openURL = { url, _ in await opener.open(url) }
    }
    if let activityPath { configuration.activity = PersonalActivity(path: activityPath) }
    // The chosen apps alone are understood where some were named.
    let library = app.isEmpty ? library : nil
    if let library { configuration.dependencies.add(dependency: library) }
    // A package brings intents without phrases, which an app that was named by itself does not need.
    if let installed { configuration.dependencies.add(dependency: installed) }
    let (compiled, programs) = try chosenApps(of: launch, installed)
    let engine = try await PhraseEngine(
      providers: [
        AppIntentsProvider(compiled, packages: app.isEmpty ? launch.packages : [])
      ] + programs + [library].compactMap { $0.map(ShortcutsProvider.init) },
      configuration: configuration)
    installed?.follow(engine)
    for error in engine.knownErrors { Console.talk("\(error)") }
    return engine
  }

  /// Where what is done is stored; nil unless the person asked for that, now or before.
  ///
  /// The file is itself the wish: it is there from the first --remember until it is forgotten.
  private var activityPath: String? {
    let path = HistoryFile.activityPath
    let isWanted = remember || FileManager.default.fileExists(atPath: path)
    return !fresh && isWanted ? path : nil
  }

  /// The apps that were named, or all.
  private func chosenApps(
    of launch: Launch, _ installed: InstalledApps?
  ) throws -> ([any AppShortcutsProvider.Type], [BusApp]) {
    let all = launch.allProviders
    let programs = installed?.providers ?? []
    guard !app.isEmpty else { return (launch.providers, programs) }
    var chosen: (compiled: [any AppShortcutsProvider.Type], programs: [BusApp]) = ([], [])
    for name in app {
      let folded = Utterance(name).folded
      let compiled = all.first { provider in
        let own = provider.applicationName
        return ([own.name] + own.synonyms).contains { Utterance($0).folded == folded }
      }
      let program = programs.first { Utterance($0.name).folded == folded }
      if let compiled {
        chosen.compiled.append(compiled)
      } else if let program {
        chosen.programs.append(program)
      } else {
        let names = (all.map { $0.applicationName.name } + programs.map(\.name))
          .joined(separator: ", ")
        throw CommandFailure(.usage, "there is no app “\(name)” here; there are \(names)")
      }
    }
    return chosen
  }

  private func read(_ path: String) throws -> Data { try FileContents.read(path) }
}

extension ListArchiveError {
  fileprivate var status: ExitStatus {
    switch self {
    case .unreadable: .missingInput
    case .unwritable: .cannotCreate
    case .foreign, .damaged, .otherVersion: .badData
    }
  }
}

/// Files named on the command line.
enum FileContents {
  /// The size and the time of a file, which change when its contents do.
  ///
  /// - Throws: `CommandFailure` with status 66 if there is no such file.
  static func fingerprint(_ path: String) throws -> String {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw CommandFailure(.missingInput, "\(path) does not exist")
    }
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes[.size] ?? 0) \(time)"
  }

  /// - Throws: `CommandFailure` with status 66 if there is nothing to read.
  static func read(_ path: String) throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let reason =
        FileManager.default.fileExists(atPath: path) ? "cannot be read" : "does not exist"
      throw CommandFailure(.missingInput, "\(path) \(reason)")
    }
  }
}
