// SPDX-License-Identifier: Apache-2.0

extension Landmarks {
  static let southAmerica: [Landmark] = [
    Landmark(
      701, "Machu Picchu", .ruins, .southAmerica, "Peru", at: Coordinate(-13.1631, -72.5450),
      .height(2430), open: 6..<17, also: ["The lost city of the Inca"],
      "A town on a ridge whose walls hold without mortar."),
    Landmark(
      702, "Christ the Redeemer", .building, .southAmerica, "Brazil",
      at: Coordinate(-22.9519, -43.2105), .height(38), open: 8..<19, also: ["The statue in Rio"],
      "Open arms above Rio de Janeiro, struck by lightning several times a year."),
    Landmark(
      703, "Iguazu Falls", .water, .southAmerica, "Argentina and Brazil",
      at: Coordinate(-25.6953, -54.4367), .height(82), open: 8..<18, also: ["Iguazu"],
      "A horseshoe of some 275 falls in the middle of the forest."),
    Landmark(
      704, "Angel Falls", .water, .southAmerica, "Venezuela", at: Coordinate(5.9701, -62.5362),
      .height(979), also: ["The highest waterfall"],
      "The water falls so far that in dry months it arrives as mist."),
    Landmark(
      705, "Salar de Uyuni", .desert, .southAmerica, "Bolivia", at: Coordinate(-20.1338, -67.4891),
      .area(10_582), also: ["The salt flat", "Uyuni"],
      "A plain of salt that rain turns into the largest mirror there is."),
    Landmark(
      706, "Atacama Desert", .desert, .southAmerica, "Chile", at: Coordinate(-23.86, -69.14),
      .area(105_000), also: ["Atacama"],
      "So dry and so clear that telescopes from all over the world stand here."),
    Landmark(
      707, "Perito Moreno Glacier", .water, .southAmerica, "Argentina",
      at: Coordinate(-50.4967, -73.1377), .length(30), open: 8..<18, also: ["Perito Moreno"],
      "A wall of blue ice that walks on while you watch, with thunder."),
    Landmark(
      708, "Nazca Lines", .ruins, .southAmerica, "Peru", at: Coordinate(-14.7390, -75.1300),
      .area(450), open: 7..<16, also: ["The lines in the desert"],
      "Birds, a monkey and a spider that only a bird can see whole."),
    Landmark(
      709, "Galápagos Islands", .island, .southAmerica, "Ecuador", at: Coordinate(-0.6667, -90.55),
      .area(8010), also: ["Galápagos"],
      "Here the finches have a different beak on every island."),
  ]
}
