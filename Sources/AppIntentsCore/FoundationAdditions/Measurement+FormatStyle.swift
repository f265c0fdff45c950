// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  ///
  /// Foundation formats no measurements on Linux. Names of units, and the units that people of a
  /// region expect, are those of the Unicode library.
  ///
  ///     let way = Measurement(value: 1.5, unit: UnitLength.kilometers)
  ///     way.formatted(.measurement(width: .wide, usage: .asProvided))  // "1.5 kilometers"
  ///     way.formatted(.measurement(width: .abbreviated, usage: .road))  // "0.93 mi" in America
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: UnitText.Width

      /// "20 kilometers".
      public static var wide: Self { Self(width: .wide) }
      /// "20 km".
      public static var abbreviated: Self { Self(width: .abbreviated) }
      /// "20km".
      public static var narrow: Self { Self(width: .narrow) }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// Whose language and units are used.
    public var locale: Locale
    /// What the measurement is about, which decides on the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil writes it as is usual for the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is written without the letter of its scale.
    var hidesScaleName = false

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: How much of the unit's name is written.
    ///   - locale: Whose language and units are used.
    ///   - usage: What the measurement is about, which decides on the unit.
    ///   - numberFormatStyle: How the number is written; nil writes it as is usual for the unit.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as text.
    ///
    /// - Parameter measurement: The measurement.
    /// - Returns: Its number and unit.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let style = numberFormatStyle?.locale(locale)
      let text = UnitText(
        width: width.width, usage: usage?.name, locale: locale,
        number: style.map { style in { style.format($0) } }
      )
      .text(of: measurement.value, in: measurement.unit)
      return hidesScaleName ? text.replacing(/°[CF]/, with: "°") : text
    }

    /// The same style for a locale.
    ///
    /// - Parameter locale: Whose language and units are used.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement with a short unit of the present region, such as "0.93 mi" for 1.5 km in America.
  ///
  /// - Returns: The measurement as text.
  public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }

  /// The measurement in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: What the style makes of the measurement.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// Writes measurements in the units of the region.
  ///
  /// - Parameters:
  ///   - width: How much of the unit's name is written.
  ///   - usage: What the measurement is about, which decides on the unit.
  ///   - numberFormatStyle: How the number is written; nil writes it as is usual for the unit.
  /// - Returns: The style.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures in the units of the region.
  ///
  /// - Parameters:
  ///   - width: How much of the unit's name is written.
  ///   - usage: What the temperature is about, which decides on the unit.
  ///   - hidesScaleName: Whether the letter of the scale is left out: "20°".
  ///   - numberFormatStyle: How the number is written; nil writes it as is usual for the unit.
  /// - Returns: The style.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
