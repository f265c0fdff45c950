// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes measurements as texts, such as "1.5 km".
///
/// Foundation has none on Linux. The unit is the one that people of the locale expect, unless the
/// options keep the measurement's own; its name is that of the Unicode library.
///
///     let formatter = MeasurementFormatter()
///     formatter.unitOptions = .providedUnit
///     formatter.unitStyle = .long
///     formatter.string(from: Measurement(value: 2, unit: UnitLength.kilometers))  // "2 kilometers"
public final class MeasurementFormatter {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit stays the measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit fits the amount, such as kilometers for many meters; so it does here without the
    /// option, where the unit is not the measurement's own.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures are written without the letter of their scale: "20°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// How the number is written; at most two decimals at first.
  public var numberFormatter = NumberFormatter()
  /// Which unit is written; at first the one that people of the locale expect.
  public var unitOptions: UnitOptions = []
  /// How much of the unit's name is written: "km" at first, "kilometers" in the long style.
  public var unitStyle = Formatter.UnitStyle.medium
  /// Whose language and units are used.
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
  ///
  /// - Parameter measurement: The measurement.
  /// - Returns: Its number and unit.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let text = unitText.text(of: measurement.value, in: measurement.unit)
    return unitOptions.contains(.temperatureWithoutUnit)
      ? text.replacing(/°[CF]/, with: "°") : text
  }

  /// The unit's name.
  ///
  /// - Parameter unit: The unit.
  /// - Returns: Its name as it stands behind a number.
  public func string(from unit: Unit) -> String { unitText.name(of: unit) }

  private var unitText: UnitText {
    let width: UnitText.Width =
      switch unitStyle {
      case .short: .narrow
      case .medium: .abbreviated
      case .long: .wide
      }
    return UnitText(
      width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default", locale: locale,
      number: { [numberFormatter] in
        numberFormatter.string(from: NSNumber(value: $0)) ?? $0.formatted()
      })
  }
}
