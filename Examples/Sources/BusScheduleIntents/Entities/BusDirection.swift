// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// The end of a line that a bus goes to.
public struct BusDirection: AppEntity {
  /// The town and the name of the last stop.
  public let id: String
  let destination: String
  private let town: String

  init(destination: String, town: String) {
    id = "\(town)/\(destination)"
    self.destination = destination
    self.town = town
  }

  /// The last stop, said alone or as "to the harbour".
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(destination)", subtitle: "\(town)",
      synonyms: [
        "to \(destination)", "to the \(destination)", "towards \(destination)",
        "towards the \(destination)",
      ])
  }

  /// What a direction is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Direction"

  /// Where directions are found.
  public static let defaultQuery = BusDirectionQuery()
}

/// Finds directions; where a stop and a line were said, those that buses take from there.
public struct BusDirectionQuery: EntityQuery {
  @IntentParameterDependency<ShowNextBus>(\.$busStop, \.$route) private var showNextBus
  @IntentParameterDependency<SetReminder>(\.$busStop, \.$route) private var setReminder
  @Dependency private var store: TimetableStore

  /// Makes the query.
  public init() {}

  /// The directions that there still are, in the order of the identifiers.
  public func entities(for identifiers: [String]) async throws -> [BusDirection] {
    let all = store.timetable.directions
    return identifiers.compactMap { id in all.first { $0.id == id } }
  }

  /// The directions of the line at the stop; all of them where one of the two was not said.
  public func suggestedEntities() async throws -> [BusDirection] {
    guard let stop = showNextBus?.busStop ?? setReminder?.busStop,
      let route = showNextBus?.route ?? setReminder?.route
    else { return store.timetable.directions }
    return store.timetable.directions(of: route, from: stop)
  }
}
