// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The settings, of which there is one set.
///
/// Nothing is copied out of the store: each property reads it anew.
struct SettingsEntity: UniqueAppEntity {
  /// What distances are told in.
  @ComputedProperty(title: "Unit")
  var unit: DistanceUnit { (try? atlas.store.settings().unit) ?? .kilometers }

  /// The landmark where ways begin while the device does not know where it is.
  @ComputedProperty(title: "Default Place")
  var defaultPlace: String {
    (try? atlas.store.settings()).flatMap { Landmarks.byID[$0.defaultPlace]?.name } ?? "Nowhere"
  }

  @AppDependency private var atlas: Atlas

  init() {}

  var displayRepresentation: DisplayRepresentation { "Settings" }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { SettingsEntity() }
}
