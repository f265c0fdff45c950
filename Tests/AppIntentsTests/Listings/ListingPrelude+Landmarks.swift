// SPDX-License-Identifier: Apache-2.0

extension ListingPrelude {
  /// The parts of an app about landmarks.
  static let landmarks = [
    "ModelData": """
    @MainActor final class ModelData {
      func searchLandmarks(matching image: Any) throws -> [LandmarkEntity] { [] }
    }
    """,
    "PlaceDescriptor": "typealias PlaceDescriptor = String",
    "LandmarkEntity": entity("LandmarkEntity"),
    "CollectionEntity": entity("CollectionEntity"),
  ]

  /// What an article leaves unsaid of a type, by the type's name.
  static let additions = [
    "ClosestLandmarkIntent": """
    extension ClosestLandmarkIntent {
      func findClosestLandmark() async -> LandmarkEntity { LandmarkEntity(id: 1) }
    }
    struct LandmarkSnippetIntent: SnippetIntent {
      static let title: LocalizedStringResource = "Landmark"
      @Parameter(title: "Landmark") var landmark: LandmarkEntity
      init() {}
      init(landmark: LandmarkEntity) { self.landmark = landmark }
      func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: Snippet("Landmark"))
      }
    }
    """,
    "SettingsEntity": """
    extension SettingsEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
      static let defaultQuery = UniqueAppEntityProvider { SettingsEntity() }
      var displayRepresentation: DisplayRepresentation { "Settings" }
    }
    extension UserDefaults {
      var defaultPlace: PlaceDescriptor { "" }
    }
    """,
    "LandmarksPackage": "struct LandmarksKitPackage: AppIntentsPackage {}",
    "OpenLandmarkIntent": """
    struct OpenLandmarkIntent: OpenIntent {
      static let title: LocalizedStringResource = "Open"
      @Parameter(title: "Landmark") var target: LandmarkEntity
    }
    """,
  ]

  private static func entity(_ name: String) -> String {
    """
    struct \(name): AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stub"
      static let defaultQuery = Query()
      let id: Int
      var name: String { "" }
      var continent: String { "" }
      var displayRepresentation: DisplayRepresentation { "Stub" }
      struct Query: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [\(name)] { [] }
      }
    }
    """
  }
}
