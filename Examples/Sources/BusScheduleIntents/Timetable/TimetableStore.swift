// SPDX-License-Identifier: Apache-2.0

public import AppIntents
import Synchronization

/// Where timetables come from, line by line.
public struct TimetableSource: Sendable {
  let numbers: [String]
  /// Fetches a line by its number.
  public let line: @Sendable (String) async throws -> BusLine

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the lines.
  ///   - line: Fetches a line by its number.
  public init(numbers: [String], line: @escaping @Sendable (String) async throws -> BusLine) {
    self.numbers = numbers
    self.line = line
  }
}

/// The timetable that the app has at hand; safe to use from any task.
public final class TimetableStore: Sendable {
  private let state: Mutex<(timetable: Timetable, isOutdated: Bool)>
  private let source: TimetableSource

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - timetable: The timetable to begin with.
  ///   - isOutdated: Whether its times are no longer true. Stops and lines stay known.
  ///   - source: Where newer timetables come from.
  public init(_ timetable: Timetable, isOutdated: Bool = false, source: TimetableSource) {
    state = Mutex((timetable, isOutdated))
    self.source = source
  }

  /// The lines and stops; the times may be outdated.
  public var timetable: Timetable { state.withLock { $0.timetable } }

  /// Whether the times are no longer true.
  public var isOutdated: Bool { state.withLock { $0.isOutdated } }

  /// The timetable if its times are true.
  ///
  /// - Throws: ``TimetableError/outdated``.
  func currentTimetable() throws -> Timetable {
    try state.withLock { state in
      guard !state.isOutdated else { throw TimetableError.outdated }
      return state.timetable
    }
  }

  var numberOfLines: Int { source.numbers.count }

  /// Fetches all lines; the old timetable stays unless every line arrives.
  func refresh(onLine: @Sendable (BusLine) -> Void = { _ in }) async throws {
    var lines: [BusLine] = []
    for number in source.numbers {
      try Task.checkCancellation()
      let line = try await source.line(number)
      lines.append(line)
      onLine(line)
    }
    let fetched = Timetable(lines)
    state.withLock { $0 = (fetched, false) }
  }
}

/// What is wrong with the timetable, in words for people.
public enum TimetableError: Error, CustomLocalizedStringResourceConvertible {
  /// The times are no longer true.
  case outdated
  /// A line could not be fetched.
  case unreachable(line: String)
  /// No bus runs for a week.
  case noBus(line: String, stop: String)

  /// The sentence for people.
  public var localizedStringResource: LocalizedStringResource {
    switch self {
    case .outdated: "The timetable is out of date. Refresh it first."
    case .unreachable(let line):
      "The timetable of line \(line) did not arrive. The old one stays."
    case .noBus(let line, let stop): "No \(line) leaves \(stop) within a week."
    }
  }
}
