// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The settings, of which there is one set.
struct SettingsEntity: UniqueAppEntity {
  /// What distances are told in.
  var unit: DistanceUnit { (try? store.settings().unit) ?? .kilometers }

  /// The landmark where ways begin while the device does not know where it is.
  var defaultPlace: String {
    (try? store.settings()).flatMap { Landmarks.byID[$0.defaultPlace]?.name } ?? "Nowhere"
  }

  private let store: TravelStore

  init(store: TravelStore) {
    self.store = store
  }

  var id: String { "settings" }
  var displayRepresentation: DisplayRepresentation { "Settings" }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = SettingsQuery()
}

/// Finds the settings.
struct SettingsQuery: UniqueAppEntityQuery {
  typealias Entity = SettingsEntity

  @Dependency private var atlas: Atlas

  func uniqueEntity() async throws -> SettingsEntity { SettingsEntity(store: atlas.store) }
}
