// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What is open on the app's screen, if it had one.
public final class Navigator: Sendable {
  /// A place in the app.
  public enum Place: Equatable, Sendable {
    /// A book's page.
    case book(Int)
    /// A shelf.
    case shelf(Shelf)
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
