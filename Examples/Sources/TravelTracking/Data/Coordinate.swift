// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A point on the earth, in degrees.
public struct Coordinate: Codable, Equatable, Sendable {
  /// Degrees north of the equator, negative to the south.
  public let latitude: Double
  /// Degrees east of Greenwich, negative to the west.
  public let longitude: Double

  /// Makes a point.
  public init(_ latitude: Double, _ longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The length of the shortest way over the surface, in kilometers.
  ///
  /// The earth counts as a ball here, which is wrong by less than one per cent.
  public func distance(to other: Coordinate) -> Double {
    let radius = 6371.0
    let (here, there) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let north = sin((there - here) / 2)
    let east = sin((other.longitude - longitude) * .pi / 360)
    let haversine = north * north + cos(here) * cos(there) * east * east
    return 2 * radius * asin(min(1, haversine.squareRoot()))
  }
}
