// SPDX-License-Identifier: Apache-2.0

extension Landmarks {
  private static let nobody = "No country"

  static let antarctica: [Landmark] = [
    Landmark(
      201, "South Pole", .wilderness, .antarctica, nobody, at: Coordinate(-90, 0), .height(2835),
      also: ["The Pole", "Geographic South Pole"],
      "Every step from here leads north."),
    Landmark(
      202, "Mount Erebus", .mountain, .antarctica, nobody, at: Coordinate(-77.5296, 167.1531),
      .height(3794), also: ["Erebus"],
      "The southernmost volcano that is active, with a lake of lava in its crater."),
    Landmark(
      203, "Vinson Massif", .mountain, .antarctica, nobody, at: Coordinate(-78.5254, -85.6171),
      .height(4892), also: ["Mount Vinson"],
      "The highest mountains of the continent, first climbed in 1966."),
    Landmark(
      204, "Ross Ice Shelf", .water, .antarctica, nobody, at: Coordinate(-81.5, -175),
      .area(487_000),
      "A floating plate of ice about as large as France."),
    Landmark(
      205, "McMurdo Dry Valleys", .desert, .antarctica, nobody, at: Coordinate(-77.4667, 162.5167),
      .area(4800), also: ["The Dry Valleys"],
      "Bare ground in a continent of ice, and one of the driest places there are."),
    Landmark(
      206, "Deception Island", .island, .antarctica, nobody, at: Coordinate(-62.9409, -60.5554),
      .height(539),
      "Ships sail right into the flooded crater of this volcano."),
    Landmark(
      207, "Lemaire Channel", .water, .antarctica, nobody, at: Coordinate(-65.0806, -63.9847),
      .length(11),
      "A narrow strait between cliffs, so often photographed that it needs no filter."),
    Landmark(
      208, "Lake Vostok", .water, .antarctica, nobody, at: Coordinate(-77.5, 106),
      .area(12_500),
      "A lake that no one has seen: it lies under almost four kilometers of ice."),
  ]
}
