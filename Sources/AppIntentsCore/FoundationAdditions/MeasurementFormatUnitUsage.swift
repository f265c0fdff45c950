// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a measurement is about, which decides on the unit that people of a region expect.
///
///     let height = Measurement(value: 1.8, unit: UnitLength.meters)
///     height.formatted(.measurement(width: .abbreviated, usage: .personHeight))  // "5 ft, 11 in"
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the usage in the Unicode library; nil keeps the unit.
  let name: String?

  /// Nothing in particular.
  public static var general: Self { Self(name: "default") }
  /// The unit stays the measurement's own.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Sizes about people.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// Distances on roads.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// How much rain fell.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// How much snow fell.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one can see.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { Self(name: "food") }
  /// What exercise takes, in the units of food.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The heat of a body.
  public static var person: Self { Self(name: "default") }
  /// The heat of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Amounts of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}
