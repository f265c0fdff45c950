// SPDX-License-Identifier: Apache-2.0

import BusScheduleIntents

/// The buses of two towns that are on no map: Aldermouth by the sea, Fernhollow in the hills.
enum TownLines {
  static let all = aldermouth + fernhollow

  private static let aldermouth = [
    BusLine(
      "1", in: "Aldermouth",
      stops: [
        "Harbour": 0, "Fish Market": 2, "Market Square": 5, "Town Hall": 7, "Theatre": 9,
        "Central Station": 12, "Hospital": 18,
      ],
      weekdays: .init(from: clock(5, 10), to: clock(24, 10), every: 10),
      weekends: .init(from: clock(6, 10), to: clock(24, 10), every: 20)),
    BusLine(
      "2", in: "Aldermouth",
      stops: [
        "Lighthouse": 0, "Long Beach": 4, "Pier": 7, "Market Square": 12, "Library Street": 15,
        "University": 20,
      ],
      weekdays: .init(from: clock(6), to: clock(22), every: 15),
      weekends: .init(from: clock(8), to: clock(22), every: 30)),
    BusLine(
      "4", in: "Aldermouth",
      stops: [
        "Central Station": 0, "Bridge Street": 3, "Mill Lane": 6, "Rope Works": 9, "Shipyard": 13,
      ],
      weekdays: .init(from: clock(5, 30), to: clock(21, 30), every: 20), weekends: nil,
      lowFloorInterval: 0, closedStop: "Bridge Street"),
    BusLine(
      "5", in: "Aldermouth",
      stops: [
        "Harbour": 0, "Bridge Street": 4, "Market Square": 8, "King's Park": 12, "Zoo": 17,
        "Hill View": 24,
      ],
      weekdays: .init(from: clock(5, 32), to: clock(23, 32), every: 15),
      weekends: .init(from: clock(7, 2), to: clock(23, 2), every: 30), lowFloorInterval: 2),
    BusLine(
      "9", in: "Aldermouth",
      stops: [
        "Central Station": 0, "Bridge Street": 3, "Botanical Garden": 6, "Stadium": 9,
        "Fairground": 12,
        "Ferry Terminal": 18, "Airfield": 27,
      ],
      weekdays: .init(from: clock(4, 50), to: clock(23, 20), every: 30),
      weekends: .init(from: clock(4, 50), to: clock(23, 20), every: 30)),
    BusLine(
      "N1", in: "Aldermouth",
      stops: [
        "Central Station": 0, "Theatre": 3, "Market Square": 6, "Harbour": 11, "Lighthouse": 20,
      ],
      weekdays: nil, weekends: .init(from: clock(23, 45), to: clock(28, 45), every: 60)),
  ]

  private static let fernhollow = [
    BusLine(
      "21", in: "Fernhollow",
      stops: [
        "Fernhollow Station": 0, "Market Square": 4, "Old Mill": 8, "Chapel Hill": 13,
        "Walden": 19,
      ],
      weekdays: .init(from: clock(5, 45), to: clock(22, 45), every: 30),
      weekends: .init(from: clock(7, 45), to: clock(20, 45), every: 60)),
    BusLine(
      "22", in: "Fernhollow",
      stops: [
        "Fernhollow Station": 0, "Market Square": 4, "School": 7, "Swimming Pool": 10,
        "Orchard Road": 14,
      ],
      weekdays: .init(from: clock(6, 15), to: clock(19, 15), every: 20), weekends: nil,
      lowFloorInterval: 2),
    BusLine(
      "30", in: "Fernhollow",
      stops: [
        "Market Square": 0, "Cloth Hall": 3, "Waterfall": 11, "Cable Car": 16, "Summit": 30,
      ],
      weekdays: .init(from: clock(8), to: clock(18), every: 60),
      weekends: .init(from: clock(7), to: clock(19), every: 30), lowFloorInterval: 3),
    BusLine(
      "35", in: "Fernhollow",
      stops: [
        "Cloth Hall": 0, "Old Mill": 3, "Vineyard": 9, "Stone Bridge": 14, "Observatory": 25,
      ],
      weekdays: .init(from: clock(9), to: clock(23), every: 120),
      weekends: .init(from: clock(9), to: clock(25), every: 60)),
  ]

  /// Minutes after midnight.
  private static func clock(_ hour: Int, _ minute: Int = 0) -> Int { hour * 60 + minute }
}

/// The weather of the two towns, which changes with the month only.
enum TownForecast {
  static func sentence(for town: String, month: Int) -> String {
    let season = month % 12 / 3
    let words = town == "Aldermouth" ? coast[season] : hills[season]
    return "In \(town): \(words)."
  }

  private static let coast = [
    "wind from the sea and 5 degrees", "showers and 12 degrees", "sun and 23 degrees",
    "fog in the morning and 13 degrees",
  ]
  private static let hills = [
    "snow and 2 degrees below zero", "sun between clouds and 10 degrees",
    "a thunderstorm towards the evening and 26 degrees", "light rain and 9 degrees",
  ]
}
