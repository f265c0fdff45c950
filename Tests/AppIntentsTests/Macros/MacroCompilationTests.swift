// SPDX-License-Identifier: Apache-2.0

#if Macros
  import Testing

  /// Declarations with macros that compile without a word, each beside the types that it needs.
  @Suite struct MacroCompilationTests {
    static let sources = [
      """
      @AppEntity(schema: .photos.album) struct Album {
        let id: Int
        @ComputedProperty var length: Int { 1 }
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Album" }
        var displayRepresentation: DisplayRepresentation { "Album" }
        static var defaultQuery: AlbumQuery { AlbumQuery() }
      }
      struct AlbumQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Album] { [] }
      }
      """,
      """
      struct Album {
        let id: Int
        @DeferredProperty var length: Int { get async { 1 } }
      }
      extension Album: AppEntity {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Album" }
        var displayRepresentation: DisplayRepresentation { "Album" }
        static var defaultQuery: AlbumQuery { AlbumQuery() }
      }
      struct AlbumQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Album] { [] }
      }
      """,
      """
      @AppIntent(schema: .photos.openAlbum) struct OpenAlbum {
        var target: String
        func perform() async throws -> some IntentResult { .result() }
      }

      @UnionValue enum Finding { case count(Int), name(String) }

      @AppEntity(schema: .calendar.attendee) struct Guest: nonisolated TransientAppEntity {
        var person: IntentPerson
        nonisolated init() { person = IntentPerson(name: .unknown) }
        nonisolated var displayRepresentation: DisplayRepresentation { "Guest" }
      }
      """,
      """
      @AppEnum(schema: .photos.kind) enum Kind: String {
        case a
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Kind" }
        static var caseDisplayRepresentations: [Kind: DisplayRepresentation] { [.a: "A"] }
      }
      """,
    ]

    @Test(arguments: sources, SwiftCompiler.Mode.allCases)
    func theyCompile(source: String, mode: SwiftCompiler.Mode) throws {
      try expectNoErrors(in: source, mode: mode, options: [])
    }

    /// As new apps do by the choice of Xcode: what says nothing belongs to the main actor.
    ///
    /// There a type has to name `AppEntity` itself; an extension would come too late.
    @Test(
      arguments: sources.filter { !$0.contains("extension") }, SwiftCompiler.Mode.allCases)
    func theyCompileOnTheMainActor(source: String, mode: SwiftCompiler.Mode) throws {
      try expectNoErrors(in: source, mode: mode, options: ["-default-isolation", "MainActor"])
    }

    private func expectNoErrors(
      in source: String, mode: SwiftCompiler.Mode, options: [String]
    ) throws {
      let modules = try #require(SwiftCompiler.modulesFolder, "no AppIntents module by the tests")
      let errors = try SwiftCompiler(modules: modules).errors(
        in: ["Source.swift": "import AppIntents\n\(source)"], mode: mode, options: options)
      #expect(errors.isEmpty, "\(errors)")
    }
  }
#endif
