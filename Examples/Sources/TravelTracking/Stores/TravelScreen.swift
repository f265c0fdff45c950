// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What is open on the app's screen, if it had one.
public final class TravelScreen: Sendable {
  /// A place in the app.
  public enum Place: Equatable, Sendable {
    /// A landmark's page.
    case landmark(Int)
    /// How crowded a landmark is.
    case crowd(Int)
    /// A collection's page.
    case collection(Int)
    /// What a search found.
    case search(String)
    /// The settings.
    case settings
  }

  private let current = Mutex<Place?>(nil)

  /// Makes a screen that shows nothing.
  public init() {}

  /// What was opened last.
  public var place: Place? { current.withLock { $0 } }

  func open(_ place: Place) {
    current.withLock { $0 = place }
  }
}
