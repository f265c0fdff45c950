// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

/// Every way to an app's queries makes what they depend on first; the use of an object that is not
/// made yet would end the process.
@Suite struct PreparedQueryTests {
  struct Stock: Sendable {
    let jars = ["1": "Honey", "2": "Jam"]
  }

  struct Jar: AppEntity {
    let id: String
    let name: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
    static let defaultQuery = JarQuery()
    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  struct JarQuery: EntityStringQuery, EnumerableEntityQuery {
    typealias Entity = Jar
    @Dependency private var stock: Stock

    init() {}

    init(_ manager: AppDependencyManager) {
      _stock = AppDependency(manager: manager)
    }

    func allEntities() async throws -> [Jar] {
      stock.jars.sorted { $0.key < $1.key }.map { Jar(id: $0.key, name: $0.value) }
    }

    func suggestedEntities() async throws -> [Jar] { try await allEntities() }

    func defaultResult() async -> Jar? { try? await allEntities().first }

    func entities(matching text: String) async throws -> [Jar] {
      try await allEntities().filter { $0.name.lowercased().hasPrefix(text) }
    }
  }

  struct Labels: DynamicOptionsProvider {
    @Dependency private var stock: Stock

    init(_ manager: AppDependencyManager) {
      _stock = AppDependency(manager: manager)
    }

    func results() async throws -> [String] { stock.jars.values.sorted() }
    func defaultResult() async -> String? { stock.jars["1"] }
  }

  struct Tasting: IntentValueQuery {
    @Dependency private var stock: Stock

    init() {}

    init(_ manager: AppDependencyManager) {
      _stock = AppDependency(manager: manager)
    }

    func values(for input: String) async throws -> [String] {
      stock.jars.values.filter { $0.contains(input) }
    }
  }

  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let names: [String]
    let ask: @Sendable (AppDependencyManager) async throws -> [any Sendable]

    init(
      _ description: String, _ names: [String],
      _ ask: @escaping @Sendable (AppDependencyManager) async throws -> [any Sendable]
    ) {
      (testDescription, self.names, self.ask) = (description, names, ask)
    }
  }

  static func access(_ manager: AppDependencyManager) -> EntityAccess {
    EntityAccess(Jar.self, query: JarQuery(manager))
  }

  static let both = ["Honey", "Jam"]
  static let ways = [
    Way("suggested", both) { try await access($0).suggestedEntities() },
    Way("options", both) { try await access($0).suggestedOptions().map(\.value) },
    Way("all", both) { try await access($0).allEntities() },
    Way("identifiers", ["Jam"]) { try await access($0).entities(forIdentifierStrings: ["2"]) },
    Way("text", ["Jam"]) { try await access($0).entities(matching: "j") },
    Way("query", ["Honey"]) { manager in
      let query = try await access(manager).preparedQuery() as? JarQuery
      return [await query?.defaultResult()].compactMap(\.self)
    },
    Way("default of a query", ["Honey"]) { manager in
      [try await JarQuery(manager).erasedDefault()].compactMap(\.self)
    },
    Way("provider", both) { try await Labels($0).options().map(\.value) },
    Way("default of a provider", ["Honey"]) { manager in
      [try await Labels(manager).erasedDefault()].compactMap(\.self)
    },
    Way("values", ["Jam"]) { try await Tasting($0).erasedValues(for: "Ja") ?? [] },
  ]

  @Test(arguments: ways)
  func whatAQueryDependsOnIsMadeFirst(_ way: Way) async throws {
    let manager = AppDependencyManager()
    manager.add { () async throws -> Stock in
      await Task.yield()
      return Stock()
    }
    let found = try await way.ask(manager)
    #expect(found.map { ($0 as? Jar)?.name ?? $0 as? String } == way.names)
  }

  @Test(arguments: ways)
  func whatCannotBeMadeIsSaid(_ way: Way) async throws {
    await #expect(throws: DependencyError.self) { try await way.ask(AppDependencyManager()) }
  }

  /// A query that cannot search finds nothing by text, and lists or suggests what there is.
  @Test func allAreWhatThereIs() async throws {
    let access = EntityAccess(Jar.self, query: ListedJars())
    #expect(try await access.entities(matching: "j").isEmpty)
    #expect(try await access.allEntities().map(\.identifierString) == ["1", "2"])
    let suggested = try await EntityAccess(Jar.self, query: SuggestedJars()).allEntities()
    #expect(suggested.map(\.identifierString) == ["3"])
  }

  struct ListedJars: EnumerableEntityQuery {
    typealias Entity = Jar
    func allEntities() async throws -> [Jar] { ["1", "2"].map { Jar(id: $0, name: "Jar") } }
  }

  struct SuggestedJars: EntityQuery {
    typealias Entity = Jar
    func entities(for identifiers: [String]) async throws -> [Jar] { [] }
    func suggestedEntities() async throws -> [Jar] { [Jar(id: "3", name: "Jar")] }
  }
}
