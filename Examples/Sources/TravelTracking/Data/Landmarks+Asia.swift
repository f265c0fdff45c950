// SPDX-License-Identifier: Apache-2.0

extension Landmarks {
  static let asia: [Landmark] = [
    Landmark(
      301, "Mount Fuji", .mountain, .asia, "Japan", at: Coordinate(35.3606, 138.7274),
      .height(3776), also: ["Fuji", "Fujisan"],
      "A near-perfect cone that shows itself on clear winter mornings."),
    Landmark(
      302, "Great Wall of China", .ruins, .asia, "China", at: Coordinate(40.4319, 116.5704),
      .length(21_196), open: 8..<17, also: ["The Great Wall", "The long wall"],
      "Not one wall but many, built over two thousand years."),
    Landmark(
      303, "Taj Mahal", .building, .asia, "India", at: Coordinate(27.1751, 78.0421),
      .height(73), open: 6..<18,
      "A tomb of white marble that an emperor built for his wife."),
    Landmark(
      304, "Angkor Wat", .ruins, .asia, "Cambodia", at: Coordinate(13.4125, 103.8670),
      .height(65), open: 5..<18, also: ["Angkor"],
      "The largest temple of all, with towers like lotus buds."),
    Landmark(
      305, "Petra", .ruins, .asia, "Jordan", at: Coordinate(30.3285, 35.4444), open: 6..<18,
      also: ["The rose city"],
      "A city cut into pink rock, behind a gorge that is a few steps wide."),
    Landmark(
      306, "Mount Everest", .mountain, .asia, "Nepal and China", at: Coordinate(27.9881, 86.9250),
      .height(8849), also: ["Everest", "The highest mountain", "Sagarmatha"],
      "The highest point above the sea, and still growing a little every year."),
    Landmark(
      307, "Gobi Desert", .desert, .asia, "Mongolia and China", at: Coordinate(42.59, 103.43),
      .area(1_295_000), also: ["Gobi"],
      "A cold desert where the first nests of dinosaur eggs were dug up."),
    Landmark(
      308, "Ha Long Bay", .water, .asia, "Vietnam", at: Coordinate(20.9101, 107.1839),
      .area(1553),
      "Close to two thousand islets of limestone in green water."),
    Landmark(
      309, "Borobudur", .ruins, .asia, "Indonesia", at: Coordinate(-7.6079, 110.2038),
      .height(35), open: 7..<17,
      "A hill of stone terraces with five hundred statues of the Buddha."),
    Landmark(
      310, "Burj Khalifa", .building, .asia, "United Arab Emirates",
      at: Coordinate(25.1972, 55.2744), .height(828), open: 9..<23, also: ["The tallest building"],
      "From its foot you see the sun set, and from its top you can see it set again."),
    Landmark(
      311, "Lake Baikal", .water, .asia, "Russia", at: Coordinate(53.5587, 108.1650),
      .depth(1642), also: ["Baikal", "The deepest lake"],
      "It holds a fifth of the fresh water that is not frozen."),
  ]
}
