// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Finds buses by line, stop, town, destination, time and low floor.
///
/// A week has far too many to list, so the conditions go into the timetable, and only what is found
/// becomes an entity.
public struct BusDepartureQuery: EntityPropertyQuery {
  /// A condition on a departure.
  public typealias Condition = @Sendable (Departure) -> Bool

  /// What can be compared, and how.
  public static let properties = QueryProperties {
    Property(\BusDeparture.$line) {
      EqualToComparator { line -> Condition in { $0.line == line } }
      NotEqualToComparator { line -> Condition in { $0.line != line } }
    }
    Property(\BusDeparture.$stop) {
      EqualToComparator { stop -> Condition in { $0.stop.isSame(as: stop) } }
      ContainsComparator { part -> Condition in { $0.stop.localizedStandardContains(part) } }
    }
    Property(\BusDeparture.$town) {
      EqualToComparator { town -> Condition in { $0.town.isSame(as: town) } }
    }
    Property(\BusDeparture.$destination) {
      EqualToComparator { end -> Condition in { $0.destination.isSame(as: end) } }
      ContainsComparator { part -> Condition in { $0.destination.localizedStandardContains(part) } }
    }
    Property(\BusDeparture.$time) {
      LessThanComparator { time -> Condition in { $0.time < time } }
      GreaterThanComparator { time -> Condition in { $0.time > time } }
      IsBetweenComparator { first, last -> Condition in { $0.time >= first && $0.time <= last } }
    }
    Property(\BusDeparture.$isLowFloor) {
      EqualToComparator { isLow -> Condition in { $0.isLowFloor == isLow } }
    }
  }

  /// What the buses can be ordered by.
  public static let sortingOptions = SortingOptions {
    SortableBy(\BusDeparture.$time)
    SortableBy(\BusDeparture.$line)
    SortableBy(\BusDeparture.$stop)
  }

  /// What the find action is for.
  public static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds buses by line, stop, time and low floor.", categoryName: "Departures",
    searchKeywords: ["departure", "wheelchair"], resultValueName: "Buses")

  /// How many buses are looked at before they are ordered otherwise than by time.
  static let searchLimit = 2000

  @Dependency private var store: TimetableStore
  @Dependency private var clock: TownClock

  /// Makes the query.
  public init() {}

  /// The buses that still leave, in the order of the identifiers.
  public func entities(for identifiers: [String]) async throws -> [BusDeparture] {
    let wanted = Set(identifiers)
    let found = departures(limit: wanted.count) { wanted.contains($0.id) }
    return identifiers.compactMap { id in found.first { $0.id == id } }.map(entity)
  }

  /// The next buses that meet all conditions, or any of them.
  public func entities(
    matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<BusDeparture>],
    limit: Int?
  ) async throws -> [BusDeparture] {
    let found = departures(limit: sortedBy.isByTime ? limit : nil) { bus in
      mode == .and || comparators.isEmpty
        ? comparators.allSatisfy { $0(bus) } : comparators.contains { $0(bus) }
    }
    let ordered = found.sorted { first, second in
      sortedBy.lazy.compactMap { $0.isBefore(first, second) }.first ?? false
    }
    return ordered.prefix(limit ?? ordered.count).map(entity)
  }

  private func departures(limit: Int?, where condition: (Departure) -> Bool) -> [Departure] {
    store.timetable.departures(
      by: clock, limit: min(limit ?? Self.searchLimit, Self.searchLimit), where: condition)
  }

  private func entity(_ departure: Departure) -> BusDeparture {
    BusDeparture(departure, clock: clock)
  }
}

extension String {
  fileprivate func isSame(as other: String) -> Bool {
    localizedCaseInsensitiveCompare(other) == .orderedSame
  }
}

extension [EntityQuerySort<BusDeparture>] {
  /// Whether the order is the timetable's own, so that the first buses found are the answer.
  fileprivate var isByTime: Bool {
    guard let first else { return true }
    return first.by == \BusDeparture.$time && first.order == .ascending && count == 1
  }
}

extension EntityQuerySort<BusDeparture> {
  /// Whether the first bus comes before the second; nil if they are equal in this property.
  fileprivate func isBefore(_ first: Departure, _ second: Departure) -> Bool? {
    let (first, second) = order == .ascending ? (first, second) : (second, first)
    if by == \BusDeparture.$line { return first.line.before(second.line) }
    if by == \BusDeparture.$stop { return first.stop.before(second.stop) }
    return first.time.before(second.time)
  }
}

extension Comparable {
  fileprivate func before(_ other: Self) -> Bool? { self == other ? nil : self < other }
}
