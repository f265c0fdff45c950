// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UnitText {
  /// What the Unicode library calls a unit; nil for one that it does not know.
  static func identifier(of unit: Unit) -> String? {
    // By the kind of unit first, since symbols occur twice: "g" is a mass and an acceleration.
    identifiers[String(describing: type(of: unit))]?[unit.symbol]
  }

  /// Foundation's units by kind and symbol, with their identifiers in CLDR.
  static let identifiers: [String: [String: String]] = [
    "UnitAcceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
    "UnitAngle": [
      "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
    ],
    "UnitArea": [
      "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
      "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
      "ac": "acre", "ha": "hectare",
    ],
    "UnitConcentrationMass": ["mg/dL": "milligram-per-deciliter"],
    "UnitDuration": [
      "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
      "ns": "nanosecond",
    ],
    "UnitElectricCurrent": ["A": "ampere", "mA": "milliampere"],
    "UnitElectricPotentialDifference": ["V": "volt"],
    "UnitElectricResistance": ["Ω": "ohm"],
    "UnitEnergy": [
      "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
      "kWh": "kilowatt-hour",
    ],
    "UnitFrequency": [
      "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
    ],
    "UnitFuelEfficiency": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
    "UnitIlluminance": ["lx": "lux"],
    "UnitInformationStorage": [
      "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "B": "byte",
      "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "PB": "petabyte",
    ],
    "UnitLength": [
      "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
      "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
      "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
      "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
      "pc": "parsec",
    ],
    "UnitMass": [
      "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
      "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
      "oz t": "ounce-troy",
    ],
    "UnitPower": [
      "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
      "hp": "horsepower",
    ],
    "UnitPressure": [
      "N/m²": "pascal", "kPa": "kilopascal", "hPa": "hectopascal", "bar": "bar",
      "mbar": "millibar", "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg",
      "psi": "pound-force-per-square-inch",
    ],
    "UnitSpeed": [
      "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
      "kn": "knot",
    ],
    "UnitTemperature": ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"],
    "UnitVolume": [
      "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
      "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter",
      "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
      "af": "acre-foot", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
      "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
      "gal Imperial": "gallon-imperial", "fl oz Imperial": "fluid-ounce-imperial",
      "qt Imperial": "quart-imperial", "metric cup Imperial": "cup-metric",
    ],
  ]
}
