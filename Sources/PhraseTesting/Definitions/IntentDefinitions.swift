// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
public import PhraseRuntime

/// The intents, entities, enums and value queries of apps, by the names of their types.
///
/// For tests of what intents do, whatever phrases lead to them. A test needs nothing but names, so
/// it also sees that a name, a parameter or an identifier has not changed:
///
/// ```swift
/// @Test func openingABook() async throws {
///   let definitions = try await IntentDefinitions(LibraryShortcuts.self)
///   let dune = definitions.entities["Book"].makeReference(identifier: "dune")
///   let result = try await definitions.intents["OpenBook"].makeIntent(book: dune).run()
///   try result.expect(dialog: "Opened Dune.")
/// }
/// ```
///
/// Known are the intents that shortcuts start and those that packages list, with the entities and
/// enums that they take and return. Nothing lists value queries; name them when you make the
/// definitions.
public struct IntentDefinitions: Sendable {
  private let app: AppUnderTest

  /// Makes definitions of what an engine knows.
  ///
  /// - Parameters:
  ///   - engine: Performs the intents.
  ///   - valueQueries: The value queries to test.
  public init(_ engine: PhraseEngine, valueQueries: [any IntentValueQuery.Type] = []) {
    app = .running(RunningApp(engine: engine, queryTypes: valueQueries))
  }

  /// Makes definitions of what a tester's engine knows.
  ///
  /// - Parameters:
  ///   - tester: The tester of the same apps' phrases.
  ///   - valueQueries: The value queries to test.
  public init(_ tester: PhraseTester, valueQueries: [any IntentValueQuery.Type] = []) {
    self.init(tester.engine, valueQueries: valueQueries)
  }

  /// Makes definitions of what providers and packages declare.
  ///
  /// - Parameters:
  ///   - providers: The apps' shortcuts.
  ///   - packages: Modules with intents that no shortcut starts.
  ///   - valueQueries: The value queries to test.
  /// - Throws: `GrammarError` if the phrases cannot be compiled.
  public init(
    _ providers: any AppShortcutsProvider.Type..., packages: [any AppIntentsPackage.Type] = [],
    valueQueries: [any IntentValueQuery.Type] = []
  ) async throws {
    let engine = try await PhraseEngine(providers: providers, packages: packages)
    self.init(engine, valueQueries: valueQueries)
  }

  /// Makes definitions of what the app declares that was launched under an identifier.
  ///
  /// They may be made before that: the app is looked for when they are used.
  ///
  /// - Parameter bundleIdentifier: What the app was launched as, see
  ///   ``launch(_:packages:valueQueries:bundleIdentifier:)``.
  public init(bundleIdentifier: String) {
    app = .launched(bundleIdentifier: bundleIdentifier)
  }

  /// Starts an app for the tests that know it by an identifier.
  ///
  /// On Apple's platforms the app is another process, which `XCUIApplication().launch()` starts; here
  /// the test links the app's module, and this line takes the place of that one:
  ///
  /// ```swift
  /// override func setUp() async throws {
  ///   try await IntentDefinitions.launch(
  ///     LibraryShortcuts.self, bundleIdentifier: "com.example.library")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - providers: The app's shortcuts.
  ///   - packages: Modules with intents that no shortcut starts.
  ///   - valueQueries: The value queries to test.
  ///   - bundleIdentifier: The identifier; what was launched as it before is no longer known.
  /// - Throws: `GrammarError` if the phrases cannot be compiled.
  public static func launch(
    _ providers: any AppShortcutsProvider.Type..., packages: [any AppIntentsPackage.Type] = [],
    valueQueries: [any IntentValueQuery.Type] = [], bundleIdentifier: String
  ) async throws {
    let engine = try await PhraseEngine(providers: providers, packages: packages)
    AppUnderTest.launch(
      RunningApp(engine: engine, queryTypes: valueQueries), as: bundleIdentifier)
  }

  /// The intents.
  public var intents: DefinitionCollection<AppIntentDefinition> {
    collection("intent") {
      $0.intents
    } definition: {
      AppIntentDefinition(identifier: $0, app: app, found: $1)
    }
  }

  /// The entities that intents take and return.
  public var entities: DefinitionCollection<AppEntityDefinition> {
    collection("entity") {
      $0.entities
    } definition: {
      AppEntityDefinition(identifier: $0, app: app, found: $1)
    }
  }

  /// The enums that intents take and return.
  public var enums: DefinitionCollection<AppEnumDefinition> {
    collection("enum") {
      $0.enums
    } definition: {
      AppEnumDefinition(identifier: $0, found: $1)
    }
  }

  /// The value queries that the definitions were made with.
  public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
    collection("value query") {
      $0.queryTypes
    } definition: {
      IntentValueQueryDefinition(identifier: $0, app: app, found: $1)
    }
  }

  private func collection<Item: Sendable, Definition: Sendable>(
    _ kind: String, _ items: @escaping @Sendable (RunningApp) -> [Item],
    definition: @escaping @Sendable (String, Declared<Item>) -> Definition
  ) -> DefinitionCollection<Definition> {
    let app = app
    let known: @Sendable () throws -> DeclaredNames<Item> = {
      DeclaredNames(kind: kind, items: items(try app.get())) { $0 as? any Any.Type ?? Item.self }
    }
    return DefinitionCollection {
      (try? known().names) ?? []
    } definition: { name in
      definition(name, Declared { try known().find(name).get() })
    }
  }
}

extension RunningApp {
  fileprivate var intents: [any AppIntent.Type] {
    engine.catalog.declaredIntents.map { type(of: $0.prototype) }
  }

  fileprivate var entities: [any AppEntity.Type] {
    engine.catalog.declaredIntents.flatMap(\.entityTypes).unique
  }

  fileprivate var enums: [any AppEnum.Type] {
    engine.catalog.declaredIntents.flatMap { intent in
      (intent.parameters.map(\.declaration.valueType) + [intent.returnedType].compactMap(\.self))
        .compactMap { type -> (any AppEnum.Type)? in
          if case .enumeration(let type) = type { type } else { nil }
        }
    }.unique
  }
}

extension Array {
  /// The types without repetitions.
  fileprivate var unique: [Element] {
    var known: Set<ObjectIdentifier> = []
    return filter {
      ($0 as? any Any.Type).map { known.insert(ObjectIdentifier($0)).inserted } ?? true
    }
  }
}
