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
  /// The engine that performs the intents.
  public let engine: PhraseEngine

  private let queryTypes: [any IntentValueQuery.Type]

  /// Makes definitions of what an engine knows.
  ///
  /// - Parameters:
  ///   - engine: Performs the intents.
  ///   - valueQueries: The value queries to test.
  public init(_ engine: PhraseEngine, valueQueries: [any IntentValueQuery.Type] = []) {
    self.engine = engine
    queryTypes = valueQueries
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

  /// The intents.
  public var intents: DefinitionCollection<AppIntentDefinition> {
    let declared = engine.catalog.declaredIntents
    let engine = engine
    return collection("intent", declared.map { type(of: $0.prototype) }) {
      AppIntentDefinition(identifier: $0, engine: engine, found: $1)
    }
  }

  /// The entities that intents take and return.
  public var entities: DefinitionCollection<AppEntityDefinition> {
    let calls = engine.configuration.calls
    let types = engine.catalog.declaredIntents.flatMap(\.entityTypes)
    return collection("entity", types.unique) {
      AppEntityDefinition(identifier: $0, found: $1, calls: calls)
    }
  }

  /// The enums that intents take and return.
  public var enums: DefinitionCollection<AppEnumDefinition> {
    let types = engine.catalog.declaredIntents.flatMap { intent in
      (intent.parameters.map(\.declaration.valueType) + [intent.returnedType].compactMap(\.self))
        .compactMap { type -> (any AppEnum.Type)? in
          if case .enumeration(let type) = type { type } else { nil }
        }
    }
    return collection("enum", types.unique) { AppEnumDefinition(identifier: $0, found: $1) }
  }

  /// The value queries that the definitions were made with.
  public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
    let calls = engine.configuration.calls
    return collection("value query", queryTypes) {
      IntentValueQueryDefinition(identifier: $0, found: $1, calls: calls)
    }
  }

  private func collection<Item: Sendable, Definition: Sendable>(
    _ kind: String, _ items: [Item],
    _ make: @escaping @Sendable (String, Result<Item, DefinitionError>) -> Definition
  ) -> DefinitionCollection<Definition> {
    let names = DeclaredNames(kind: kind, items: items) { $0 as? any Any.Type ?? Item.self }.names
    return DefinitionCollection(names: names) { name in
      let known = DeclaredNames(kind: kind, items: items) { $0 as? any Any.Type ?? Item.self }
      return make(name, known.find(name))
    }
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
