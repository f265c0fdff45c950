// SPDX-License-Identifier: Apache-2.0

public import PlaceValues

extension PlaceDescriptor: _IntentValue {}

extension PlaceDescriptor: DisplayRepresentable {
  /// "Place".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  /// The place's name, or else its address or its point.
  public var displayRepresentation: DisplayRepresentation {
    let title = commonName ?? address ?? coordinate.map { "\($0)" } ?? "Place"
    return DisplayRepresentation(
      title: "\(title)", subtitle: commonName == nil ? nil : address.map { "\($0)" })
  }
}
