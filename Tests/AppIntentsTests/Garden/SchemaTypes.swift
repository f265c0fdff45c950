// SPDX-License-Identifier: Apache-2.0

#if Macros
  import AppIntents

  @AppIntent(schema: .visualIntelligence.semanticContentSearch)
  struct ShowFinds {
    var semanticContent: SemanticContentDescriptor
    @Dependency var counter: CallCounter
    let fixed = 3

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
      .result(value: semanticContent.labels.count)
    }
  }

  @AppIntent(schema: .photos.openAlbum)
  struct OpenLeaf {
    static let title: LocalizedStringResource = "Open a Leaf"

    var target: Leaf
    @Parameter(title: "How Big") var size: Double?
  }

  @AssistantIntent(schema: .journal.deleteEntry)
  struct DeleteLeaves: DeleteIntent {
    var entities: [Leaf]

    func perform() async throws -> some IntentResult { .result() }
  }

  @AppEntity(schema: .photos.album)
  struct Album: IndexedEntity {
    static let defaultQuery = AlbumQuery()

    let id: Int
    var name: String
    var kind: AlbumKind?
    @ComputedProperty var initial: String { String(name.prefix(1)) }

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  struct AlbumQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Album] {
      identifiers.map { Album(id: $0, name: "Album \($0)") }
    }
  }

  @AssistantEntity(schema: .mail.draft)
  struct Draft: TransientAppEntity {
    var subject: String?

    var displayRepresentation: DisplayRepresentation { "\(subject ?? "")" }
  }

  @AppEnum(schema: .photos.albumType)
  enum AlbumKind: String {
    case sharedWithYou, own
  }

  @AssistantEnum(schema: .books.theme)
  enum BookTheme: String, AppEnum {
    case dark, light

    static let caseDisplayRepresentations: [BookTheme: DisplayRepresentation] = [
      .dark: "Night", .light: "Day",
    ]
  }
#endif
