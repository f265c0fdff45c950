// SPDX-License-Identifier: Apache-2.0

/// A line as the timetable has it: its stops, and when buses leave its ends.
public struct BusLine: Sendable {
  /// When buses leave both ends, in minutes after midnight; after 1440 it is the next morning.
  public struct Service: Sendable {
    let starts: [Int]

    /// Makes a service of buses at equal distances.
    ///
    /// - Parameters:
    ///   - first: The first bus.
    ///   - last: No bus leaves later.
    ///   - headway: The minutes between two buses; at least one.
    public init(from first: Int, to last: Int, every headway: Int) {
      starts = Array(stride(from: first, through: last, by: max(1, headway)))
    }
  }

  /// What is written on the bus: "5" or "N1".
  public let number: String
  /// The town it runs in.
  public let town: String
  /// The stops from one end to the other, with the minutes from the first one.
  let stops: [(name: String, minute: Int)]
  let weekdays: Service?
  let weekends: Service?
  /// Every how many buses has a low floor: 1 for all, 0 for none.
  let lowFloorInterval: Int
  /// The stop that it leaves out because of road works.
  let closedStop: String?

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - number: What is written on the bus.
  ///   - town: The town it runs in.
  ///   - stops: The stops with the minutes from the first one, which has 0; at least two.
  ///   - weekdays: From Monday to Friday; nil for no bus.
  ///   - weekends: On Saturdays and Sundays; nil for no bus.
  ///   - lowFloorInterval: Every how many buses has a low floor: 1 for all, 0 for none.
  ///   - closedStop: A stop that it leaves out because of road works.
  public init(
    _ number: String, in town: String, stops: KeyValuePairs<String, Int>, weekdays: Service?,
    weekends: Service?, lowFloorInterval: Int = 1, closedStop: String? = nil
  ) {
    self.number = number
    self.town = town
    self.stops = stops.map { ($0.key, $0.value) }
    self.weekdays = weekdays
    self.weekends = weekends
    self.lowFloorInterval = lowFloorInterval
    self.closedStop = closedStop
  }

  /// The names of the two ends.
  var ends: [String] { [stops.first, stops.last].compactMap { $0?.name } }

  /// Whether the line goes by a stop, open or closed.
  func serves(_ stop: BusStop) -> Bool { serves(stop.name, in: stop.town) }

  /// Whether the line goes by the stop of a name in a town.
  func serves(_ stop: String, in town: String) -> Bool {
    town == self.town && stops.contains { $0.name == stop }
  }

  /// The minutes that a bus towards an end needs to a stop; nil where nobody can board it.
  func minutes(to stop: String, towards end: String) -> Int? {
    guard stop != end, stop != closedStop, let length = stops.last?.minute,
      let place = stops.first(where: { $0.name == stop })
    else { return nil }
    return end == stops.last?.name ? place.minute : length - place.minute
  }
}
