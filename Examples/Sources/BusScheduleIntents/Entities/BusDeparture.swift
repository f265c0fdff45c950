// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// A bus that leaves a stop, as people search for it.
public struct BusDeparture: AppEntity {
  /// The line, the stop, the end and the moment.
  public let id: String

  /// What is written on the bus.
  @Property(title: "Line")
  public var line: String

  /// The stop it leaves.
  @Property(title: "Stop")
  public var stop: String

  /// The town it runs in.
  @Property(title: "Town")
  public var town: String

  /// Where it ends.
  @Property(title: "Destination")
  public var destination: String

  /// When it leaves.
  @Property(title: "Time")
  public var time: Date

  /// Whether one gets in without a step.
  @Property(title: "Low Floor")
  public var isLowFloor: Bool

  private let clockTime: String

  init(_ departure: Departure, clock: TownClock) {
    id = departure.id
    clockTime = clock.time(departure.time)
    line = departure.line
    stop = departure.stop
    town = departure.town
    destination = departure.destination
    time = departure.time
    isLowFloor = departure.isLowFloor
  }

  /// The line, the destination and the time, told apart by the stop.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(line) to \(destination) at \(clockTime)", subtitle: "\(stop), \(town)")
  }

  /// What a bus is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bus"

  /// Where buses are found.
  public static let defaultQuery = BusDepartureQuery()
}

extension Departure {
  /// The line, the stop, the end and the moment, which together only one bus has.
  var id: String {
    "\(line)/\(town)/\(stop)/\(destination)/\(Int(time.timeIntervalSince1970) / 60)"
  }
}
