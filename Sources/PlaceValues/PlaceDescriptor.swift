// SPDX-License-Identifier: Apache-2.0

/// What is known of a place, for whoever can find out more.
///
///     let hall = PlaceDescriptor(
///       representations: [.address("1 Harbour Street, Aldermouth")], commonName: "Town Hall")
///
/// - Important: Partial. A program makes one; no map is searched for what is said.
public struct PlaceDescriptor: Codable, Equatable, Hashable, Sendable {
  /// A way to name a place that everybody understands.
  public enum PlaceRepresentation: Codable, Equatable, Hashable, Sendable {
    /// The whole address, as on a letter.
    case address(String)
    /// The point on the earth.
    case coordinate(CLLocationCoordinate2D)
  }

  /// A way to name a place that a provider of maps understands.
  public enum SupportingPlaceRepresentation: Codable, Equatable, Hashable, Sendable {
    /// The place's identifier at each of several providers.
    case serviceIdentifiers([String: String])
  }

  /// The ways to name the place, the most exact one first.
  public let representations: [PlaceRepresentation]
  /// What people call the place; nil for a place without a public name.
  public let commonName: String?
  /// The ways that providers of maps understand.
  public let supportingRepresentations: [SupportingPlaceRepresentation]

  /// Describes a place.
  ///
  /// - Parameters:
  ///   - representations: The ways to name the place, the most exact one first.
  ///   - commonName: What people call the place; nil for a place without a public name.
  ///   - supportingRepresentations: The ways that providers of maps understand.
  public init(
    representations: [PlaceRepresentation], commonName: String?,
    supportingRepresentations: [SupportingPlaceRepresentation] = []
  ) {
    self.representations = representations
    self.commonName = commonName
    self.supportingRepresentations = supportingRepresentations
  }

  /// The first address.
  public var address: String? {
    representations.lazy.compactMap {
      if case .address(let address) = $0 { address } else { nil }
    }.first
  }

  /// The first point.
  public var coordinate: CLLocationCoordinate2D? {
    representations.lazy.compactMap {
      if case .coordinate(let coordinate) = $0 { coordinate } else { nil }
    }.first
  }

  /// The place's identifier at a provider of maps.
  ///
  /// - Parameter identifier: The provider, for example by its bundle identifier.
  /// - Returns: The identifier; nil where none is known.
  public func serviceIdentifier(for identifier: String) -> String? {
    supportingRepresentations.lazy.compactMap {
      if case .serviceIdentifiers(let identifiers) = $0 { identifiers[identifier] } else { nil }
    }.first
  }
}
