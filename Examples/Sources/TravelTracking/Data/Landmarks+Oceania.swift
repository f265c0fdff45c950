// SPDX-License-Identifier: Apache-2.0

extension Landmarks {
  static let oceania: [Landmark] = [
    Landmark(
      601, "Uluru", .mountain, .oceania, "Australia", at: Coordinate(-25.3444, 131.0369),
      .height(863), open: 6..<19, also: ["Ayers Rock", "The big red rock"],
      "A single rock, sacred to the Anangu, that changes color with the hour."),
    Landmark(
      602, "Sydney Opera House", .building, .oceania, "Australia",
      at: Coordinate(-33.8568, 151.2153), .height(65), open: 9..<21, also: ["The opera house"],
      "Its sails are pieces of one and the same ball."),
    Landmark(
      603, "Great Barrier Reef", .water, .oceania, "Australia", at: Coordinate(-18.2871, 147.6992),
      .length(2300), also: ["The reef"],
      "Nearly three thousand reefs, built by animals as small as a fingernail."),
    Landmark(
      604, "Great Sandy Desert", .desert, .oceania, "Australia", at: Coordinate(-20.5, 125.0),
      .area(284_993), also: ["The Great Sandy"],
      "Long red dunes in parallel lines, and hardly a road."),
    Landmark(
      605, "Twelve Apostles", .wilderness, .oceania, "Australia",
      at: Coordinate(-38.6662, 143.1044), .height(45),
      "Stacks of limestone in the surf; there never were twelve."),
    Landmark(
      606, "Milford Sound", .water, .oceania, "New Zealand", at: Coordinate(-44.6414, 167.8974),
      .length(15), also: ["Piopiotahi"],
      "A fjord where rain is no bad weather: it brings hundreds of waterfalls."),
    Landmark(
      607, "Aoraki", .mountain, .oceania, "New Zealand", at: Coordinate(-43.5950, 170.1418),
      .height(3724), also: ["Mount Cook", "Aoraki Mount Cook"],
      "The cloud piercer, where Edmund Hillary learned to climb on ice."),
    Landmark(
      608, "Easter Island", .island, .oceania, "Chile", at: Coordinate(-27.1127, -109.3497),
      .area(164), open: 9..<18, also: ["Rapa Nui"],
      "Almost a thousand stone figures, most of them with their backs to the sea."),
    Landmark(
      609, "Bora Bora", .island, .oceania, "French Polynesia", at: Coordinate(-16.5004, -151.7415),
      .height(727),
      "What is left of a volcano, in a ring of coral and turquoise."),
  ]
}
