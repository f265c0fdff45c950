// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// Tells how crowded a landmark is, as a service on the network would.
///
/// The numbers are made up, but always the same ones for the same place and hour.
public final class CrowdMonitor: Sendable {
  private let now: @Sendable () -> Date
  private let count = Mutex(0)

  /// Makes a monitor.
  ///
  /// - Parameter now: The time to tell the crowd of.
  public init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// How often the service was asked.
  public var fetchCount: Int { count.withLock { $0 } }

  /// Whether the landmark lets visitors in now.
  func isOpen(_ landmark: Landmark) -> Bool {
    landmark.hours?.contains(hour(at: landmark)) ?? true
  }

  /// How full the place is, from 0 to 100.
  func status(of landmark: Landmark) async throws -> Int {
    count.withLock { $0 += 1 }
    guard isOpen(landmark) else { return 0 }
    // Most people come at one in the afternoon; some places have more of them.
    let fromPeak = abs(hour(at: landmark) - 13)
    return max(2, 60 + landmark.id * 7 % 36 - fromPeak * 9)
  }

  /// The hour by the sun: a twenty-fourth of the day for every 15 degrees of longitude.
  private func hour(at landmark: Landmark) -> Int {
    let hours = now().timeIntervalSince1970 / 3600 + landmark.coordinate.longitude / 15
    return Int(hours.rounded(.down)) % 24
  }
}
