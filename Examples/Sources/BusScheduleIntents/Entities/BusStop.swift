// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// A place where buses stop.
///
/// Two towns may have one of the same name.
public struct BusStop: AppEntity {
  /// The town and the name.
  public let id: String

  /// The name on the sign.
  @Property(title: "Name")
  public var name: String

  /// The town it is in.
  @Property(title: "Town")
  public var town: String

  /// The lines that stop there.
  @Property(title: "Lines")
  public var lines: [String]

  init(name: String, town: String, lines: [String]) {
    id = "\(town)/\(name)"
    self.name = name
    self.town = town
    self.lines = lines
  }

  /// The name, told apart by the town, and also said with it.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(town)", synonyms: ["\(name) in \(town)", "\(town) \(name)"])
  }

  /// What a stop is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"

  /// Where stops are found.
  public static let defaultQuery = BusStopQuery()
}

/// Finds stops by their name, or among all of them.
public struct BusStopQuery: EntityStringQuery, EnumerableEntityQuery {
  /// What the find action is for.
  public static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds stops by their name or town.", categoryName: "Departures",
    searchKeywords: ["station", "platform"], resultValueName: "Stops")

  @Dependency private var store: TimetableStore

  /// Makes the query.
  public init() {}

  /// All stops.
  public func allEntities() async throws -> [BusStop] { store.timetable.stops }

  /// The stops whose name has the words, in sections by town.
  public func entities(matching string: String) async throws -> ItemCollection<BusStop> {
    collection(store.timetable.stops.filter { $0.name.localizedStandardContains(string) })
  }

  /// All stops in sections by town: each of them can be named in a phrase.
  public func suggestedEntities() async throws -> ItemCollection<BusStop> {
    collection(store.timetable.stops)
  }

  private func collection(_ stops: [BusStop]) -> ItemCollection<BusStop> {
    ItemCollection(
      promptLabel: "Where do you get in?",
      sections: Set(stops.map(\.town)).sorted().map { town in
        ItemSection(
          "\(town)",
          items: stops.filter { $0.town == town }.map { stop in
            Item(stop, title: "\(stop.name)", subtitle: "\(stop.town)")
          })
      })
  }
}
