// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// How much a person has gathered; made for one answer, and not kept.
struct TravelSummary: TransientAppEntity {
  @Property(title: "Favorites") var favorites: Int
  @Property(title: "Collections") var collections: Int
  @Property(title: "Continents") var continents: Int

  init() {
    favorites = 0
    collections = 0
    continents = 0
  }

  var displayRepresentation: DisplayRepresentation {
    "\(favorites) favorites on \(continents) continents, \(collections) collections"
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Travel Summary"
}
