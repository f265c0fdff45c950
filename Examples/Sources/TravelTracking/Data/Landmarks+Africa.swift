// SPDX-License-Identifier: Apache-2.0

extension Landmarks {
  static let africa: [Landmark] = [
    Landmark(
      101, "Mount Kilimanjaro", .mountain, .africa, "Tanzania", at: Coordinate(-3.0674, 37.3556),
      .height(5895), also: ["Kilimanjaro", "The roof of Africa"],
      "A sleeping volcano that stands alone, with ice on top and rain forest at its foot."),
    Landmark(
      102, "Great Pyramid of Giza", .ruins, .africa, "Egypt", at: Coordinate(29.9792, 31.1342),
      .height(138), open: 8..<17, also: ["The pyramids", "The Great Pyramid", "Pyramid of Khufu"],
      "The only one of the seven ancient wonders that is still there."),
    Landmark(
      103, "Victoria Falls", .water, .africa, "Zambia and Zimbabwe",
      at: Coordinate(-17.9244, 25.8567), .height(108), open: 6..<18, also: ["Mosi-oa-Tunya"],
      "The Zambezi drops into a gorge here, and the spray is seen from far away."),
    Landmark(
      104, "Table Mountain", .mountain, .africa, "South Africa",
      at: Coordinate(-33.9628, 18.4098), .height(1085),
      "A flat top above Cape Town, often under a tablecloth of cloud."),
    Landmark(
      105, "Sahara Desert", .desert, .africa, "Algeria and ten other countries",
      at: Coordinate(23.4, 5.0), .area(9_200_000), also: ["Sahara"],
      "The largest hot desert: mostly stone and gravel, with seas of sand in between."),
    Landmark(
      106, "Namib Desert", .desert, .africa, "Namibia", at: Coordinate(-24.7275, 15.3413),
      .length(2000), also: ["Namib"],
      "Red dunes that reach the Atlantic, and beetles that drink the fog."),
    Landmark(
      107, "Serengeti", .wilderness, .africa, "Tanzania", at: Coordinate(-2.3333, 34.8333),
      .area(14_763), also: ["Serengeti National Park"],
      "Grassland that more than a million wildebeest cross every year."),
    Landmark(
      108, "Rock Churches of Lalibela", .ruins, .africa, "Ethiopia",
      at: Coordinate(12.0317, 39.0412), open: 8..<18, also: ["Lalibela"],
      "Eleven churches that were carved downwards out of the rock."),
    Landmark(
      109, "Avenue of the Baobabs", .wilderness, .africa, "Madagascar",
      at: Coordinate(-20.2508, 44.4183), .height(30), also: ["The Baobabs"],
      "A dirt road between thick old trees, at its best in the last light."),
  ]
}
