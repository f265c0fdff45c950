// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A place worth a journey, as the app knows it.
struct Landmark: Identifiable, Sendable {
  let id: Int
  let name: String
  let kind: Kind
  let continent: Continent
  let country: String
  let coordinate: Coordinate
  /// What there is to measure: a height, a length, an area, a depth.
  let size: Size?
  /// The hours of the place's own day when it lets visitors in; nil where nobody can lock it.
  let hours: Range<Int>?
  /// A sentence about the place.
  let about: String
  /// Other names.
  let synonyms: [String]

  /// The name in the reader's language.
  var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: name) }

  /// The country in the reader's language.
  var place: LocalizedStringResource { LocalizedStringResource(stringLiteral: country) }

  /// What a place is, which decides its symbol and who sells tickets.
  enum Kind: String, Sendable {
    case mountain, desert, water, building, ruins, wilderness, island
  }

  init(
    _ id: Int, _ name: String, _ kind: Kind, _ continent: Continent, _ country: String,
    at coordinate: Coordinate, _ size: Size? = nil, open hours: Range<Int>? = nil,
    also synonyms: [String] = [], _ about: String
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.continent = continent
    self.country = country
    self.coordinate = coordinate
    self.size = size
    self.hours = hours
    self.about = about
    self.synonyms = synonyms
  }
}

extension Landmark.Kind {
  /// The name of a symbol.
  var symbol: String {
    switch self {
    case .mountain: "mountain.2"
    case .desert: "sun.max"
    case .water: "drop"
    case .building: "building.columns"
    case .ruins: "building"
    case .wilderness: "leaf"
    case .island: "beach.umbrella"
    }
  }
}
