// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What is open on the app's screen, if it had one.
public final class BusNavigator: Sendable {
  /// A place in the app.
  public enum Place: Equatable, Sendable {
    /// A stop's page, by the stop's identifier.
    case stop(String)
    /// The page that tells what is wrong with the timetable.
    case timetableProblem
    /// The lines to take instead of one that road works keep away from a stop.
    case alternatives(stop: String)
  }

  private let current = Mutex<Place?>(nil)

  /// Makes a navigator that has opened nothing.
  public init() {}

  /// What was opened last.
  public var place: Place? { current.withLock { $0 } }

  func open(_ place: Place) {
    current.withLock { $0 = place }
  }
}
