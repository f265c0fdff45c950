// SPDX-License-Identifier: Apache-2.0

import Testing

/// A file as apps write them, with what is around intents: the index, the log, places, amounts.
@Suite struct AppSourceTests {
  private static let source = """
    import AppIntents
    import CoreLocation
    import CoreSpotlight
    import OSLog

    private let logger = Logger(subsystem: "org.example.walks", category: "Intents")

    struct Walk: Identifiable, Hashable, Sendable {
      var id: String
      var name: String
      var latitude = 0.0
      var longitude = 0.0
    }

    struct WalkEntity: IndexedEntity {
      static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Walk")
      static let defaultQuery = WalkQuery()
      let id: String
      @Property(title: "Name", indexingKey: \\.title) var name: String
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(name)") }
      init(_ walk: Walk) {
        id = walk.id
        name = walk.name
      }
    }

    struct WalkQuery: EntityQuery {
      func entities(for identifiers: [WalkEntity.ID]) async throws -> [WalkEntity] { [] }
    }

    struct WalkSettings: UniqueAppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
      static let defaultQuery = UniqueAppEntityProvider { WalkSettings() }
      @Property(title: "Town") var town: String?
    }

    enum Pace: String, AppEnum {
      case slow, fast
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
      static let caseDisplayRepresentations: [Pace: DisplayRepresentation] = [
        .slow: "Slow", .fast: "Fast",
      ]
    }

    struct StartWalk: StartWorkoutIntent {
      static let title: LocalizedStringResource = "Start Walk"
      static var suggestedWorkouts: [StartWalk] { [StartWalk(style: .slow)] }
      @Parameter(title: "Pace") var workoutStyle: Pace
      var displayRepresentation: DisplayRepresentation {
        Pace.caseDisplayRepresentations[workoutStyle] ?? "Walk"
      }
      func perform() async throws -> some IntentResult {
        logger.info("Started \\(workoutStyle.rawValue, privacy: .public) at \\(Date.now)")
        return .result(actionButtonIntent: StartWalk(style: .fast))
      }
    }

    @MainActor final class Library {
      private var count = 0

      func index(_ walks: [Walk]) {
        let items = walks.map { walk -> CSSearchableItem in
          let attributes = CSSearchableItemAttributeSet(contentType: .content)
          attributes.title = walk.name
          let item = CSSearchableItem(
            uniqueIdentifier: walk.id, domainIdentifier: "walks", attributeSet: attributes)
          item.associateAppEntity(WalkEntity(walk), priority: 1)
          return item
        }
        CSSearchableIndex.default().indexSearchableItems(items) { error in
          if let error { logger.error("Not indexed: \\(error.localizedDescription)") }
        }
        StartWalk(style: .slow).donate()
      }

      func clear() async throws {
        count += 1
        logger.debug("Cleared \\(self.count) times")
        try await CSSearchableIndex.default().deleteSearchableItems(
          withDomainIdentifiers: ["walks"])
        try await CSSearchableIndex.default().deleteAllSearchableItems()
        try await StartWalk(style: .fast)(donate: false)
      }

      func nearest(_ walks: [Walk], to here: CLLocation) -> (Walk, CLLocationDistance)? {
        walks.sorted(using: KeyPathComparator(\\.name, comparator: .localizedStandard))
          .map { walk in
            let start = CLLocation(latitude: walk.latitude, longitude: walk.longitude)
            return (walk, here.distance(from: start))
          }
          .min { $0.1 < $1.1 }
      }

      func text(_ distance: CLLocationDistance) -> String {
        let length = Measurement(value: distance, unit: UnitLength.meters)
        os_log("Measured %f", type: .debug, distance)
        os_log(.info, "Measured \\(distance, format: .fixed(precision: 1))")
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .naturalScale
        formatter.unitStyle = .medium
        return length.formatted(
          .measurement(
            width: .abbreviated, usage: .road,
            numberFormatStyle: .number.precision(.fractionLength(0...1))))
          + formatter.string(from: length)
          + Measurement(value: 20, unit: UnitTemperature.celsius)
          .formatted(.measurement(width: .narrow, usage: .weather))
      }
    }
    """

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func whatStandsAroundIntentsCompiles(mode: SwiftCompiler.Mode) throws {
    let modules = try #require(SwiftCompiler.modulesFolder, "no AppIntents module by the tests")
    let errors = try SwiftCompiler(modules: modules).errors(
      in: ["Walks.swift": Self.source], mode: mode)
    #expect(errors.isEmpty, "\(errors)")
  }
}
