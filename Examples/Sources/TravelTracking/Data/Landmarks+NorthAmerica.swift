// SPDX-License-Identifier: Apache-2.0

extension Landmarks {
  static let northAmerica: [Landmark] = [
    Landmark(
      501, "Grand Canyon", .wilderness, .northAmerica, "United States",
      at: Coordinate(36.1069, -112.1129), .length(446), also: ["The big canyon"],
      "A mile deep: the river at its bottom has cut through almost two billion years."),
    Landmark(
      502, "Niagara Falls", .water, .northAmerica, "Canada and the United States",
      at: Coordinate(43.0828, -79.0742), .height(57), open: 9..<22, also: ["Niagara"],
      "Three waterfalls on one border, and boats that go in until everybody is wet."),
    Landmark(
      503, "Statue of Liberty", .building, .northAmerica, "United States",
      at: Coordinate(40.6892, -74.0445), .height(93), open: 9..<17, also: ["Lady Liberty"],
      "She came from France in 350 pieces, and turned green on her own."),
    Landmark(
      504, "Golden Gate Bridge", .building, .northAmerica, "United States",
      at: Coordinate(37.8199, -122.4783), .length(2.737), also: ["The Golden Gate"],
      "Its orange is made to be seen in fog, of which there is plenty."),
    Landmark(
      505, "Chichén Itzá", .ruins, .northAmerica, "Mexico", at: Coordinate(20.6843, -88.5678),
      .height(30), open: 8..<17, also: ["The Mayan pyramid"],
      "On two days of the year the shadow of a snake creeps down the stairs."),
    Landmark(
      506, "Old Faithful", .water, .northAmerica, "United States",
      at: Coordinate(44.4605, -110.8281), .height(40), also: ["The geyser"],
      "A geyser whose next eruption is posted on a board."),
    Landmark(
      507, "Denali", .mountain, .northAmerica, "United States", at: Coordinate(63.0692, -151.0070),
      .height(6190), also: ["Mount McKinley"],
      "The highest summit of the continent, hidden in cloud two days out of three."),
    Landmark(
      508, "CN Tower", .building, .northAmerica, "Canada", at: Coordinate(43.6426, -79.3871),
      .height(553), open: 9..<22, also: ["The tower in Toronto"],
      "For over thirty years nothing that stands by itself was higher."),
    Landmark(
      509, "Death Valley", .desert, .northAmerica, "United States",
      at: Coordinate(36.5323, -116.9325), .depth(86),
      "The lowest and hottest ground of the continent, covered in flowers after rare rain."),
    Landmark(
      510, "Great Blue Hole", .water, .northAmerica, "Belize", at: Coordinate(17.3161, -87.5351),
      .depth(124), also: ["The Blue Hole"],
      "A drowned cave, round and dark, in the middle of a reef."),
  ]
}
