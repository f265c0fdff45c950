// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// A line as people name it.
public struct BusRoute: AppEntity {
  /// The number, which only one line has.
  public let id: String

  /// What is written on the bus.
  @Property(title: "Number")
  public var number: String

  /// The town it runs in.
  @Property(title: "Town")
  public var town: String

  /// How many stops it has.
  @Property(title: "Stops")
  public var stopCount: Int

  /// The two ends, which tell people which line it is.
  private let ends: [String]

  init(_ line: BusLine) {
    id = line.number
    ends = line.ends
    number = line.number
    town = line.town
    stopCount = line.stops.count
  }

  /// The number, said alone or as "line 5", "bus 5" or "number 5".
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(number)", subtitle: "\(ends.joined(separator: " – ")), \(town)",
      synonyms: ["the \(number)", "line \(number)", "bus \(number)", "number \(number)"])
  }

  /// What a line is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation =
    TypeDisplayRepresentation(
      name: "Line", synonyms: ["Route"])

  /// Where lines are found.
  public static let defaultQuery = BusRouteQuery()
}

/// Finds lines; where a stop was said, those that go by it.
public struct BusRouteQuery: EnumerableEntityQuery {
  /// What the find action is for.
  public static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds lines by their number or town.", categoryName: "Departures",
    searchKeywords: ["route"], resultValueName: "Lines")

  @IntentParameterDependency<ShowNextBus>(\.$busStop) private var showNextBus
  @IntentParameterDependency<SetReminder>(\.$busStop) private var setReminder
  @Dependency private var store: TimetableStore

  /// Makes the query.
  public init() {}

  /// All lines.
  public func allEntities() async throws -> [BusRoute] { store.timetable.routes }

  /// The lines at the stop that was said; all lines where none was.
  public func suggestedEntities() async throws -> [BusRoute] {
    guard let stop = showNextBus?.busStop ?? setReminder?.busStop else {
      return store.timetable.routes
    }
    return store.timetable.routes(at: stop)
  }
}
