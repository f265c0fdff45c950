// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place with its address.
///
///     let office = CLPlacemark(
///       location: CLLocation(latitude: 59.91, longitude: 10.75), name: "Office", locality: "Oslo")
///
/// - Important: Partial. A program makes one; no map is searched for what is said.
public final class CLPlacemark: Equatable, Hashable, Sendable {
  /// Where the place is.
  public let location: CLLocation?
  /// What the place is called.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country in words.
  public let country: String?
  /// The country by two letters, for example `NO`.
  public let isoCountryCode: String?
  /// The time zone of the place.
  public let timeZone: TimeZone?

  /// Creates a place of what is known of it.
  ///
  /// - Parameters:
  ///   - location: Where the place is.
  ///   - name: What the place is called.
  ///   - thoroughfare: The street.
  ///   - subThoroughfare: The number in the street.
  ///   - locality: The town.
  ///   - subLocality: The part of the town.
  ///   - administrativeArea: The state or province.
  ///   - postalCode: The postal code.
  ///   - country: The country in words.
  ///   - isoCountryCode: The country by two letters, for example `NO`.
  ///   - timeZone: The time zone of the place.
  public init(
    location: CLLocation? = nil, name: String? = nil, thoroughfare: String? = nil,
    subThoroughfare: String? = nil, locality: String? = nil, subLocality: String? = nil,
    administrativeArea: String? = nil, postalCode: String? = nil, country: String? = nil,
    isoCountryCode: String? = nil, timeZone: TimeZone? = nil
  ) {
    self.location = location
    self.name = name
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.subLocality = subLocality
    self.administrativeArea = administrativeArea
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
    self.timeZone = timeZone
  }

  /// Whether all that is known is the same.
  public static func == (left: CLPlacemark, right: CLPlacemark) -> Bool {
    left.location == right.location && left.name == right.name
      && left.thoroughfare == right.thoroughfare
      && left.subThoroughfare == right.subThoroughfare
      && left.locality == right.locality
      && left.subLocality == right.subLocality
      && left.administrativeArea == right.administrativeArea
      && left.postalCode == right.postalCode
      && left.country == right.country
      && left.isoCountryCode == right.isoCountryCode
      && left.timeZone == right.timeZone
  }

  /// Adds what names the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(name)
    hasher.combine(locality)
  }
}
