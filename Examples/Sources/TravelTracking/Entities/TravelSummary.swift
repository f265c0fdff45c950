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
  var inWords: String {
    let places = favorites == 0 ? "" : " on \(Self.text(continents, "continent"))"
    return
      "\(Self.text(favorites, "favorite"))\(places), and \(Self.text(collections, "collection"))"
  }

  private static func text(_ count: Int, _ noun: String) -> String {
    "\(count == 0 ? "no" : "\(count)") \(noun)\(count == 1 ? "" : "s")"
  }

  var displayRepresentation: DisplayRepresentation {
    "\(inWords)"
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Travel Summary"
}
