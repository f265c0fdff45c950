// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes measurements as texts, such as "1.5 km".
///
/// Foundation has none on Linux. This one writes the number by its number formatter and the unit's
/// symbol after it; it neither converts to the units of the locale nor spells a unit's name out.
public final class MeasurementFormatter {
  /// How the number is written; at most two decimals at first.
  public var numberFormatter = NumberFormatter()
  /// Whose conventions the number follows.
  public var locale: Locale {
    get { numberFormatter.locale }
    set { numberFormatter.locale = newValue }
  }

  /// Creates a formatter with the present locale.
  public init() {
    numberFormatter.numberStyle = .decimal
    numberFormatter.maximumFractionDigits = 2
    numberFormatter.locale = .current
  }

  /// The measurement as text.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value))
    return "\(number ?? "\(measurement.value)") \(measurement.unit.symbol)"
  }

  /// The unit's symbol.
  public func string(from unit: Unit) -> String { unit.symbol }
}
