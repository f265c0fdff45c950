// SPDX-License-Identifier: Apache-2.0

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Codable, Equatable, Hashable, Sendable {
  /// The degrees north of the equator; south of it they are negative.
  public var latitude: CLLocationDegrees
  /// The degrees east of Greenwich; west of it they are negative.
  public var longitude: CLLocationDegrees

  /// The point where equator and prime meridian cross.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - latitude: The degrees north of the equator, from -90 to 90.
  ///   - longitude: The degrees east of Greenwich, from -180 to 180.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension CLLocationCoordinate2D: CustomStringConvertible {
  /// Latitude and longitude in degrees.
  public var description: String { "\(latitude), \(longitude)" }
}

/// Where something is.
///
/// - Important: Partial. Nothing measures where the device is; a program makes one.
public final class CLLocation: Equatable, Hashable, Sendable {
  /// The point on the earth.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - latitude: The degrees north of the equator, from -90 to 90.
  ///   - longitude: The degrees east of Greenwich, from -180 to 180.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Whether the points are the same.
  public static func == (left: CLLocation, right: CLLocation) -> Bool {
    left.coordinate == right.coordinate
  }

  /// Adds the point.
  public func hash(into hasher: inout Hasher) { hasher.combine(coordinate) }
}
