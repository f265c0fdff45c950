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
      #expect(expansion.source == "?")
    }

    @Test func aDeferredPropertyWaitsForItsGetter() {
      let expansion = Expansion(
        """
        final class E {
          @DeferredProperty
          var a: Int { get async throws { 1 } }
        }
        """)
      #expect(expansion.source == "?")
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
      #expect(expansion.source == "?")
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
      #expect(expansion.source == "?")
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
      #expect(expansion.source == "?")
    }
  }
#endif
