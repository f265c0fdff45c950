// SPDX-License-Identifier: Apache-2.0

#if Macros
  import Testing

  @Suite struct MacroExpansionTests {
    private func additions(to source: String) throws -> String {
      try MacroExpansion([source]).additions.joined(separator: "\n\n")
    }

    @Test func aComputedPropertyGetsAWrapperAndAPlaceInTheList() throws {
      let additions = try additions(
        to: """
          struct E {
            @ComputedProperty(title: "A", indexingKey: \\.displayName)
            public var a: String { "1" }
          }
          """)
      #expect(
        additions
          == """
          public var $a: AppIntents.EntityProperty<String> {
            AppIntents.EntityProperty(_computed: "a", title: "A", indexingKey: \\.displayName) { [self] in
                self.a
            }
          }

          private let _a = AppIntents._DeclaredProperty<E> {
              $0.$a
          }
          """)
    }

    @Test(arguments: [
      ("private var a: Int { 1 }", "fileprivate var $a: "),
      ("private(set) var a: Int { get { 1 } set {} }", "var $a: "),
      ("package var a: Int { 1 }", "package var $a: "),
      ("var `in`: Int { 1 }", "var $in: "),
    ])
    func theWrapperIsAsAccessibleAsTheProperty(property: String, wrapper: String) throws {
      let additions = try additions(to: "struct E {\n  @ComputedProperty\n  \(property)\n}")
      #expect(additions.hasPrefix(wrapper), "\(additions)")
    }

    @Test func aDeferredPropertyWaitsForItsGetter() throws {
      let additions = try additions(
        to: """
          final class E: Sendable {
            @DeferredProperty
            var a: Int { get async throws { 1 } }
          }
          """)
      #expect(
        additions
          == """
          var $a: AppIntents.EntityProperty<Int> {
            AppIntents.EntityProperty(_deferred: "a") { [self] in
                try await self.a
            }
          }

          private let _a = AppIntents._DeclaredProperty<E> {
              $0.$a
          }
          """)
    }

    @Test func aUnionGetsItsCasesAndBothWays() throws {
      let additions = try additions(
        to: """
          @UnionValue
          public enum U {
            case a(Int)
            case b(of: [String])
          }
          """)
      #expect(
        additions
          == """
          extension U: nonisolated AppIntents.AppUnionValue {
            public enum Cases: String, nonisolated AppIntents.AppUnionValueCasesProviding {
              public typealias UnionValue = U
              case a, b
            }

            public nonisolated static var _valueTypes: [(name: Cases, type: any AppIntents._IntentValue.Type)] {
              [(.a, (Int).self), (.b, ([String]).self)]
            }

            public nonisolated var _contents: (name: Cases, value: any AppIntents._IntentValue) {
              switch self {
              case .a(let value):
                  (.a, value)
              case .b(let value):
                  (.b, value)
              }
            }

            public nonisolated init?(_case name: Cases, value: any Sendable) {
              switch name {
              case .a:
                guard let value = value as? Int else {
                    return nil
                }
                self = .a(value)
              case .b:
                guard let value = value as? [String] else {
                    return nil
                }
                self = .b(of: value)
              }
            }
          }
          """)
    }

    @Test func anIntentsSchemaWrapsPlainStoredProperties() throws {
      let additions = try additions(
        to: """
          @AppIntent(schema: .photos.openAlbum)
          struct I {
            var target: String
            @Dependency var store: Store
            let a: Int
            static var b: Int { 1 }
            var c: Int { 1 }
            var d = 1
            lazy var e: Int = 1
          }
          """)
      let wrapped = additions.matches(of: /@AppIntents\.IntentParameter/)
      #expect(wrapped.count == 1)
      #expect(
        additions.hasSuffix(
          """
          extension I: nonisolated AppIntents._SupportsAppDependencies, \
          nonisolated AppIntents.AppIntent, nonisolated AppIntents.AssistantSchemaIntent, \
          nonisolated AppIntents.OpenIntent {
            nonisolated static var _appSchema: AppIntents.AppSchema.Intent {
                .photos.openAlbum
            }
          }
          """), "\(additions)")
    }

    @Test func anEntitysSchemaLeavesTheIdentifierAlone() throws {
      let additions = try additions(
        to: """
          @AppEntity(schema: .photos.album)
          struct E: TransientAppEntity {
            var id: Int
            var name: String
          }
          """)
      #expect(additions.matches(of: /@AppIntents\.EntityProperty/).count == 1)
      #expect(
        additions.hasSuffix(
          """
          extension E: nonisolated AppIntents.AssistantSchemaEntityValue {
            nonisolated static var _appSchema: AppIntents.AppSchema.Entity {
                .photos.album
            }
          }
          """), "\(additions)")
    }

    @Test(arguments: [("FileEntityIdentifier", true), ("Int", false)])
    func anEntityThatAFileIdentifiesIsAFile(identifier: String, isFile: Bool) throws {
      let additions = try additions(
        to: "@AppEntity(schema: .files.file)\nstruct E {\n  let id: \(identifier)\n}")
      #expect(additions.contains("AppIntents.FileEntity {") == isFile)
    }
  }
#endif
