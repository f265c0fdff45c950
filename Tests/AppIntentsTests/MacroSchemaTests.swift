// SPDX-License-Identifier: Apache-2.0

#if Macros
  import AppIntents
  import Testing

  @Suite struct MacroSchemaTests {
    @Test func plainPropertiesOfAnIntentBecomeParameters() async throws {
      let intent = ShowFinds()
      #expect(intent.declaredParameters.map(\.name) == ["semanticContent"])
      let parameter = try #require(intent.parameter(named: "semanticContent"))
      #expect(parameter.assign(SemanticContentDescriptor(labels: ["a", "b"])))
      #expect(try await intent.perform().value == 2)
    }

    @Test func theSchemaIsKeptAndGivesTheTitle() {
      #expect(ShowFinds._appSchema.name == "visualIntelligence.semanticContentSearch")
      #expect(ShowFinds.title.key == "Semantic Content Search")
      #expect(OpenLeaf.title.key == "Open a Leaf")
      #expect(DeleteLeaves._appSchema == AppSchema.Intent(name: "journal.deleteEntry"))
      let type: any AppIntent.Type = OpenLeaf.self
      #expect((type as? any AssistantSchemaIntent.Type)?._appSchema.name == "photos.openAlbum")
    }

    @Test func schemasThatOpenAreIntentsThatOpen() throws {
      let intent: any AppIntent = OpenLeaf()
      #expect(intent is any OpenIntent)
      #expect(OpenLeaf().declaredParameters.map(\.name) == ["target", "size"])
      #expect(OpenLeaf().declaredParameters[1].parameter.declaration.title?.key == "How Big")
    }

    @Test func plainPropertiesOfAnEntityBecomeProperties() {
      let album = Album(id: 2, name: "Sea")
      #expect(album.declaredProperties.map(\.name) == ["name", "kind", "initial"])
      #expect(album.declaredProperties[2].property.erasedValue as? String == "S")
      #expect(Album.typeDisplayRepresentation.name.key == "Album")
      #expect(Album._appSchema.name == "photos.album")
    }

    @Test func transientEntitiesStayTransient() {
      let draft = Draft()
      #expect(draft.declaredProperties.map(\.name) == ["subject"])
      #expect(Draft._appSchema.name == "mail.draft")
      #expect(!((Draft.self as Any) is any AppEntity.Type))
    }

    @Test func enumsGetNamesUnlessTheyHaveThem() {
      #expect(AlbumKind.sharedWithYou.displayRepresentation.title.key == "Shared With You")
      #expect(AlbumKind.typeDisplayRepresentation.name.key == "Album Type")
      #expect(BookTheme.dark.displayRepresentation.title.key == "Night")
      #expect(BookTheme._appSchema.name == "books.theme")
    }
  }
#endif
