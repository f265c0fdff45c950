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

  /// The numbers in words, such as "1 favorite on 1 continent, and 3 collections".
  var inWords: LocalizedStringResource {
    "\(favorites) favorites on \(continents) continents, and \(collections) collections"
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: inWords)
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Travel Summary"
}
