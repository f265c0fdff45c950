// SPDX-License-Identifier: Apache-2.0

/// What a unit measures.
public enum Quantity: String, Hashable, Sendable, CaseIterable {
  /// Distances.
  case length
  /// Weights, as people call them.
  case mass
  /// Liquids and rooms.
  case volume
  /// Degrees of heat.
  case temperature
  /// Distances by time.
  case speed
  /// Degrees of a circle.
  case angle
  /// Surfaces.
  case area
  /// Work done, or used.
  case energy
  /// Work by time.
  case power
  /// Bytes.
  case informationStorage
  /// Lengths of time.
  case duration
}

/// A unit of measurement; its raw value is its symbol.
public enum MeasurementUnit: String, Hashable, Sendable, CaseIterable {
  /// Units of length.
  case millimeter = "mm", centimeter = "cm", meter = "m", kilometer = "km", inch = "in"
  /// Units of length of the English-speaking world.
  case foot = "ft", yard = "yd", mile = "mi"
  /// Units of mass.
  case milligram = "mg", gram = "g", kilogram = "kg", ton = "t", ounce = "oz", pound = "lb"
  /// Units of volume.
  case milliliter = "mL", liter = "L", cubicMeter = "m³", teaspoon = "tsp", tablespoon = "tbsp"
  /// Units of volume of the English-speaking world.
  case cup = "cup", pint = "pt", quart = "qt", gallon = "gal"
  /// Units of temperature.
  case celsius = "°C", fahrenheit = "°F", kelvin = "K"
  /// Units of speed.
  case metersPerSecond = "m/s", kilometersPerHour = "km/h", milesPerHour = "mph", knot = "kn"
  /// A unit of angle, and of a temperature whose scale was not said.
  case degree = "°"
  /// Units of area.
  case squareMeter = "m²", squareKilometer = "km²", squareFoot = "ft²", hectare = "ha", acre = "ac"
  /// Units of energy and power.
  case kilowattHour = "kWh", kilocalorie = "kCal", watt = "W", kilowatt = "kW"
  /// Units of information.
  case byte = "B", kilobyte = "kB", megabyte = "MB", gigabyte = "GB", terabyte = "TB"

  /// What the unit measures; an angle for degrees without a scale.
  public var quantity: Quantity {
    switch self {
    case .millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile: .length
    case .milligram, .gram, .kilogram, .ton, .ounce, .pound: .mass
    case .milliliter, .liter, .cubicMeter, .teaspoon, .tablespoon, .cup, .pint, .quart, .gallon:
      .volume
    case .celsius, .fahrenheit, .kelvin: .temperature
    case .metersPerSecond, .kilometersPerHour, .milesPerHour, .knot: .speed
    case .degree: .angle
    case .squareMeter, .squareKilometer, .squareFoot, .hectare, .acre: .area
    case .kilowattHour, .kilocalorie: .energy
    case .watt, .kilowatt: .power
    case .byte, .kilobyte, .megabyte, .gigabyte, .terabyte: .informationStorage
    }
  }
}
