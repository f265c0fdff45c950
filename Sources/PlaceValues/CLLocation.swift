// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double

/// A distance in meters.
public typealias CLLocationDistance = Double

/// How far a position may be off, in meters; negative where there is none.
public typealias CLLocationAccuracy = Double

/// A speed in meters a second; negative where it is not known.
public typealias CLLocationSpeed = Double

/// Degrees clockwise from north; negative where they are not known.
public typealias CLLocationDirection = Double

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

/// Whether a point can be on the earth.
///
/// - Parameter coordinate: The point.
/// - Returns: Whether its latitude is from -90 to 90 and its longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  coordinate.latitude.magnitude <= 90 && coordinate.longitude.magnitude <= 180
}

/// Where something is.
///
///     let oslo = CLLocation(latitude: 59.91, longitude: 10.75)
///     let bergen = CLLocation(latitude: 60.39, longitude: 5.32)
///     oslo.distance(from: bergen) / 1_000  // about 305
///
/// - Important: Partial. Nothing measures where the device is; a program makes one.
public final class CLLocation: Equatable, Hashable, Sendable {
  /// The point on the earth.
  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// How far the point may be off.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the altitude may be off.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where the motion leads.
  public let course: CLLocationDirection
  /// How fast the motion is.
  public let speed: CLLocationSpeed
  /// When it was so.
  public let timestamp: Date

  /// Creates a location at sea level, now.
  ///
  /// - Parameters:
  ///   - latitude: The degrees north of the equator, from -90 to 90.
  ///   - longitude: The degrees east of Greenwich, from -180 to 180.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location with all that is known of it.
  ///
  /// - Parameters:
  ///   - coordinate: The point on the earth.
  ///   - altitude: Meters above the sea.
  ///   - horizontalAccuracy: How far the point may be off.
  ///   - verticalAccuracy: How far the altitude may be off.
  ///   - course: Where the motion leads.
  ///   - speed: How fast the motion is.
  ///   - timestamp: When it was so.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// How far it is to another location on the shortest way along the ground, altitudes left out.
  ///
  /// The earth is taken for a sphere, so that the distance may be off by half a percent.
  ///
  /// - Parameter location: The other location.
  /// - Returns: The distance in meters.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    // The haversine formula: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984).
    let first = coordinate
    let second = location.coordinate
    let half = sin((second.latitude - first.latitude) * .pi / 360)
    let across = sin((second.longitude - first.longitude) * .pi / 360)
    let share =
      half * half + cos(first.latitude * .pi / 180) * cos(second.latitude * .pi / 180) * across
      * across
    return 2 * Self.earthRadius * asin(min(1, share.squareRoot()))
  }

  /// The mean radius of the earth in meters, from the Geodetic Reference System 1980.
  private static let earthRadius: CLLocationDistance = 6_371_008.8

  /// Whether the points are the same.
  public static func == (left: CLLocation, right: CLLocation) -> Bool {
    left.coordinate == right.coordinate
  }

  /// Adds the point.
  public func hash(into hasher: inout Hasher) { hasher.combine(coordinate) }
}
