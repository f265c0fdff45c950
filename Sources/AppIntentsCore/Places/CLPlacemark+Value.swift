// SPDX-License-Identifier: Apache-2.0

public import PlaceValues

extension CLPlacemark: _IntentValue {}

extension CLPlacemark: DisplayRepresentable {
  /// "Place".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  /// The place's name, or else what is known of its address.
  public var displayRepresentation: DisplayRepresentation {
    let title = [name, thoroughfare, locality, country].lazy.compactMap(\.self).first
    let subtitle = [locality, country].lazy.compactMap(\.self).first { $0 != title }
    return DisplayRepresentation(
      title: "\(title ?? location.map { "\($0.coordinate)" } ?? "Place")",
      subtitle: subtitle.map { "\($0)" })
  }
}
