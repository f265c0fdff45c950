// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

extension MeasurementUnit {
  /// The unit as Foundation has it.
  var dimension: Dimension {
    switch self {
    case .millimeter: UnitLength.millimeters
    case .centimeter: UnitLength.centimeters
    case .meter: UnitLength.meters
    case .kilometer: UnitLength.kilometers
    case .inch: UnitLength.inches
    case .foot: UnitLength.feet
    case .yard: UnitLength.yards
    case .mile: UnitLength.miles
    case .milligram: UnitMass.milligrams
    case .gram: UnitMass.grams
    case .kilogram: UnitMass.kilograms
    case .ton: UnitMass.metricTons
    case .ounce: UnitMass.ounces
    case .pound: UnitMass.pounds
    case .milliliter: UnitVolume.milliliters
    case .liter: UnitVolume.liters
    case .cubicMeter: UnitVolume.cubicMeters
    case .teaspoon: UnitVolume.teaspoons
    case .tablespoon: UnitVolume.tablespoons
    case .cup: UnitVolume.cups
    case .pint: UnitVolume.pints
    case .quart: UnitVolume.quarts
    case .gallon: UnitVolume.gallons
    case .celsius: UnitTemperature.celsius
    case .fahrenheit: UnitTemperature.fahrenheit
    case .kelvin: UnitTemperature.kelvin
    case .metersPerSecond: UnitSpeed.metersPerSecond
    case .kilometersPerHour: UnitSpeed.kilometersPerHour
    case .milesPerHour: UnitSpeed.milesPerHour
    case .knot: UnitSpeed.knots
    case .degree: UnitAngle.degrees
    case .squareMeter: UnitArea.squareMeters
    case .squareKilometer: UnitArea.squareKilometers
    case .squareFoot: UnitArea.squareFeet
    case .hectare: UnitArea.hectares
    case .acre: UnitArea.acres
    case .kilowattHour: UnitEnergy.kilowattHours
    case .kilocalorie: UnitEnergy.kilocalories
    case .watt: UnitPower.watts
    case .kilowatt: UnitPower.kilowatts
    case .byte: UnitInformationStorage.bytes
    case .kilobyte: UnitInformationStorage.kilobytes
    case .megabyte: UnitInformationStorage.megabytes
    case .gigabyte: UnitInformationStorage.gigabytes
    case .terabyte: UnitInformationStorage.terabytes
    }
  }
}

extension Dimension {
  /// The symbol that people know; Foundation's for a minute is that of a meter.
  var readableSymbol: String {
    switch self {
    case UnitDuration.hours: "h"
    case UnitDuration.minutes: "min"
    case UnitDuration.seconds: "s"
    default: symbol
    }
  }
}

extension Quantity {
  /// What the units of a dimension measure; nil for those that nobody says.
  init?(of dimension: Dimension.Type) {
    switch dimension {
    case is UnitLength.Type: self = .length
    case is UnitMass.Type: self = .mass
    case is UnitVolume.Type: self = .volume
    case is UnitTemperature.Type: self = .temperature
    case is UnitSpeed.Type: self = .speed
    case is UnitAngle.Type: self = .angle
    case is UnitArea.Type: self = .area
    case is UnitEnergy.Type: self = .energy
    case is UnitPower.Type: self = .power
    case is UnitInformationStorage.Type: self = .informationStorage
    case is UnitDuration.Type: self = .duration
    default: return nil
    }
  }
}
