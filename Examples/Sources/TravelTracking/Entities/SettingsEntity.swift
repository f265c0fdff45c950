// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The settings, of which there is one set.
///
/// Nothing is copied out of the store: each property reads it anew.
struct SettingsEntity: UniqueAppEntity {
  /// What distances are told in.
  var unit: DistanceUnit { (try? atlas.store.settings().unit) ?? .kilometers }

  // What `@ComputedProperty` leaves beside a property where the trait `Macros` is on.
  private let _unit = _DeclaredProperty<SettingsEntity> { settings in
    EntityProperty(_computed: "unit", title: "Unit") { settings.unit }
  }

  /// The landmark where ways begin while the device does not know where it is.
  var defaultPlace: String {
    let place = (try? atlas.store.settings()).flatMap { Landmarks.byID[$0.defaultPlace] }
    return String(localized: place?.title ?? "Nowhere")
  }

  private let _defaultPlace = _DeclaredProperty<SettingsEntity> { settings in
    EntityProperty(_computed: "defaultPlace", title: "Default Place") { settings.defaultPlace }
  }

  @AppDependency private var atlas: Atlas

  init() {}

  var displayRepresentation: DisplayRepresentation { "Settings" }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { SettingsEntity() }
}
