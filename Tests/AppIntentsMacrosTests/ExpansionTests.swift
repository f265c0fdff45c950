// SPDX-License-Identifier: Apache-2.0

#if Macros
  import Testing

  @Suite struct ExpansionTests {
    @Test func aComputedPropertyGetsAWrapperAndAPlaceInTheList() {
      let expansion = Expansion(
        """
        struct E {
          @ComputedProperty(title: "A", indexingKey: \\.displayName)
          public var a: [Int] { [1] }
        }
        """)
      #expect(
        expansion.source
          == """
          struct E {
            public var a: [Int] { [1] }

            public var $a: AppIntents.EntityProperty<[Int]> {
              AppIntents.EntityProperty(_computed: "a", title: "A", indexingKey: \\.displayName) { [self] in
                self.a
              }
            }

            private let _a = AppIntents._DeclaredProperty<E> {
              $0.$a
            }
          }
          """)
    }

    @Test(arguments: [
      ("private var a: Int { 1 }", "fileprivate var $a: "),
      ("private(set) var a: Int { get { 1 } set {} }", "var $a: "),
      ("package var a: Int { 1 }", "package var $a: "),
      ("var `in`: Int { 1 }", "var $in: "),
    ])
    func theWrapperIsAsAccessibleAsTheProperty(property: String, wrapper: String) {
      let expansion = Expansion("struct E {\n  @ComputedProperty\n  \(property)\n}")
      #expect(expansion.source.contains("\n  \(wrapper)"), "\(expansion.source)")
    }

    @Test func aDeferredPropertyWaitsForItsGetter() {
      let expansion = Expansion(
        """
        final class E {
          @DeferredProperty
          var a: Int { get async throws { 1 } }
        }
        """)
      #expect(
        expansion.source
          == """
          final class E {
            var a: Int { get async throws { 1 } }

            var $a: AppIntents.EntityProperty<Int> {
              AppIntents.EntityProperty(_deferred: "a") { [self] in
                try await self.a
              }
            }

            private let _a = AppIntents._DeclaredProperty<E> {
              $0.$a
            }
          }
          """)
    }

    @Test func aUnionGetsItsCasesAndBothWays() {
      let expansion = Expansion(
        """
        @UnionValue
        public enum U {
          case a(A)
          case b(of: [B])
        }
        """, conformances: ["UnionValue": ["AppUnionValue"]])
      #expect(
        expansion.source
          == """

          public enum U {
            case a(A)
            case b(of: [B])
          }

          extension U: AppIntents.AppUnionValue {
            public enum Cases: String, AppIntents.AppUnionValueCasesProviding {
              public typealias UnionValue = U
              case a, b
            }

            public static var _valueTypes: [(name: Cases, type: any AppIntents._IntentValue.Type)] {
              [(.a, (A).self), (.b, ([B]).self)]
            }

            public var _contents: (name: Cases, value: any AppIntents._IntentValue) {
              switch self {
              case .a(let value):
                (.a, value)
              case .b(let value):
                (.b, value)
              }
            }

            public init?(_case name: Cases, value: any Sendable) {
              switch name {
              case .a:
                guard let value = value as? A else {
                  return nil
                }
                self = .a(value)
              case .b:
                guard let value = value as? [B] else {
                  return nil
                }
                self = .b(of: value)
              }
            }
          }
          """)
    }

    @Test func anIntentsSchemaWrapsPlainStoredProperties() {
      let expansion = Expansion(
        """
        @AppIntent(schema: .photos.openAlbum)
        public struct I {
          var target: Album
          @Dependency var store: Store
          let a: Int
          static var b: Int
          var c: Int { 1 }
          var d = 1
          lazy var e: Int = 1
        }
        """, conformances: ["AppIntent": ["AppIntent", "AssistantSchemaIntent", "OpenIntent"]])
      #expect(
        expansion.source
          == """

          public struct I {
            @AppIntents.IntentParameter
            var target: Album
            @Dependency var store: Store
            let a: Int
            static var b: Int
            var c: Int { 1 }
            var d = 1
            lazy var e: Int = 1
          }

          extension I: AppIntents.AppIntent, AppIntents.AssistantSchemaIntent, AppIntents.OpenIntent {
            public static var _appSchema: AppIntents.AppSchema.Intent {
              .photos.openAlbum
            }
          }
          """)
    }

    @Test func anEntitysSchemaLeavesTheIdentifierAlone() {
      let expansion = Expansion(
        """
        @AppEntity(schema: .photos.album)
        struct E: TransientAppEntity {
          var id: Int
          var name: String
        }
        """, conformances: ["AppEntity": ["AppEntity", "AssistantSchemaEntityValue"]])
      #expect(
        expansion.source
          == """

          struct E: TransientAppEntity {
            var id: Int
            @AppIntents.EntityProperty
            var name: String
          }

          extension E: AppIntents.AssistantSchemaEntityValue {
            static var _appSchema: AppIntents.AppSchema.Entity {
              .photos.album
            }
          }
          """)
    }

    @Test(arguments: [("FileEntityIdentifier", true), ("Int", false)])
    func anEntityThatAFileIdentifiesIsAFile(identifier: String, isFile: Bool) {
      let expansion = Expansion(
        "@AppEntity(schema: .files.file)\nstruct E {\n  let id: \(identifier)\n}",
        conformances: ["AppEntity": ["AppEntity", "AssistantSchemaEntityValue", "FileEntity"]])
      #expect(expansion.source.contains("AppIntents.FileEntity {") == isFile)
    }
  }
#endif
