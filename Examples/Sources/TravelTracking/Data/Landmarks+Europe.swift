// SPDX-License-Identifier: Apache-2.0

extension Landmarks {
  static let europe: [Landmark] = [
    Landmark(
      401, "Eiffel Tower", .building, .europe, "France", at: Coordinate(48.8584, 2.2945),
      .height(330), open: 9..<23, also: ["The iron lady", "La tour Eiffel"],
      "Built for a fair, meant for twenty years, and still lit every evening."),
    Landmark(
      402, "Colosseum", .ruins, .europe, "Italy", at: Coordinate(41.8902, 12.4922),
      .height(48), open: 9..<19, also: ["Coliseum"],
      "Fifty thousand Romans found their seats here by numbered gates."),
    Landmark(
      403, "Acropolis", .ruins, .europe, "Greece", at: Coordinate(37.9715, 23.7267),
      .height(156), open: 8..<20, also: ["Acropolis of Athens", "Parthenon"],
      "The rock above Athens, with the temple of its goddess."),
    Landmark(
      404, "Stonehenge", .ruins, .europe, "United Kingdom", at: Coordinate(51.1789, -1.8262),
      .height(7), open: 9..<19, also: ["The stone circle"],
      "Stones that line up with the sun on the longest and on the shortest day."),
    Landmark(
      405, "Sagrada Família", .building, .europe, "Spain", at: Coordinate(41.4036, 2.1744),
      open: 9..<20, also: ["Gaudí's church"],
      "A church under construction since 1882, full of colored light."),
    Landmark(
      406, "Neuschwanstein Castle", .building, .europe, "Germany",
      at: Coordinate(47.5576, 10.7498), .height(65), open: 9..<18, also: ["Neuschwanstein"],
      "A king's dream of the Middle Ages, with running hot water."),
    Landmark(
      407, "Matterhorn", .mountain, .europe, "Switzerland and Italy",
      at: Coordinate(45.9763, 7.6586), .height(4478),
      "Four steep faces, one for each point of the compass."),
    Landmark(
      408, "Gullfoss", .water, .europe, "Iceland", at: Coordinate(64.3271, -20.1199),
      .height(32), also: ["The golden waterfall"],
      "A river that turns in two steps and vanishes into a cleft."),
    Landmark(
      409, "Giant's Causeway", .wilderness, .europe, "United Kingdom",
      at: Coordinate(55.2408, -6.5116), also: ["The giant's steps"],
      "About forty thousand columns of basalt, most of them with six sides."),
    Landmark(
      410, "Tabernas Desert", .desert, .europe, "Spain", at: Coordinate(37.05, -2.4),
      .area(280), also: ["Tabernas"],
      "Dry badlands that played the Wild West in many films."),
    Landmark(
      411, "Charles Bridge", .building, .europe, "Czechia", at: Coordinate(50.0865, 14.4114),
      .length(0.516),
      "Thirty statues watch over those who cross the Vltava on foot."),
  ]
}
