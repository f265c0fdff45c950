// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@testable import AppIntentsCore

@Suite struct MeasurementFormatTests {
  private static let way = Measurement(value: 1_500, unit: UnitLength.meters)
  private static let height = Measurement(value: 1.8, unit: UnitLength.meters)

  @Test(
    arguments: [
      (way, .measurement(width: .wide, usage: .asProvided), "en_US", "1,500 meters"),
      (way, .measurement(width: .abbreviated, usage: .asProvided), "en_US", "1,500 m"),
      (way, .measurement(width: .narrow, usage: .asProvided), "en_US", "1,500m"),
      (way, .measurement(width: .wide, usage: .road), "en_US", "0.93 miles"),
      (way, .measurement(width: .wide, usage: .road), "de_DE", "1,5 Kilometer"),
      (way, .measurement(width: .wide, usage: .road), "ru_RU", "1,5 километра"),
      (height, .measurement(width: .abbreviated, usage: .personHeight), "en_US", "5 ft, 11 in"),
      (height, .measurement(width: .abbreviated, usage: .personHeight), "fr_FR", "1 m et 80 cm"),
    ] as [(Measurement<UnitLength>, Measurement<UnitLength>.FormatStyle, String, String)])
  func aLengthIsWrittenAsPeopleExpect(
    length: Measurement<UnitLength>, style: Measurement<UnitLength>.FormatStyle, locale: String,
    expected: String
  ) {
    let text = length.formatted(style.locale(Locale(identifier: locale)))
    // Some languages keep number and unit together by a space of another kind.
    #expect(String(text.map { $0.isWhitespace ? " " : $0 }) == expected)
  }

  @Test(
    arguments: [
      (1.04, 0, "1 kilometer"), (1.5, 0, "2 kilometers"), (1.25, 1, "1.2 kilometers"),
      (1, 2, "1.00 kilometers"), (-1_234.5, 0, "-1,234 kilometers"),
    ])
  func theUnitFollowsTheNumberThatIsWritten(value: Double, digits: Int, expected: String) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(digits)))
    #expect(style.format(Measurement(value: value, unit: .kilometers)) == expected)
  }

  @Test(
    arguments: [
      ("en_US", false, "68°F"), ("en_US", true, "68°"), ("en_GB", false, "20°C"),
      ("de_DE", true, "20 °"),
    ])
  func aTemperatureMayHideItsScale(locale: String, hides: Bool, expected: String) {
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
      usage: .weather, hidesScaleName: hides)
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(style.locale(Locale(identifier: locale))) == expected)
  }

  @Test func usagesDecideOnTheUnit() {
    func text<UnitType: Dimension>(
      _ value: Double, _ unit: UnitType, _ usage: MeasurementFormatUnitUsage<UnitType>
    ) -> String {
      Measurement(value: value, unit: unit).formatted(
        Measurement<UnitType>.FormatStyle(
          width: .abbreviated, locale: Locale(identifier: "en_US"), usage: usage))
    }
    #expect(text(80, UnitMass.kilograms, .personWeight) == "176 lb")
    #expect(text(250, UnitEnergy.kilocalories, .workout) == "250 Cal")
    #expect(text(20, UnitSpeed.kilometersPerHour, .general) == "12 mph")
    #expect(text(2, UnitVolume.liters, .liquid) == "2.1 qt")
    #expect(text(1_013, UnitPressure.hectopascals, .barometric) == "30 inHg")
  }

  @Test func aStyleIsEqualAndStored() throws {
    let style: Measurement<UnitLength>.FormatStyle = .measurement(width: .wide, usage: .road)
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: data) == style)
  }

  @Test func everyUnitThatIsNamedIsKnown() {
    for (kind, units) in UnitText.identifiers {
      for (symbol, identifier) in units {
        let amount = FormattedAmount(
          1, skeleton: "unit/\(identifier)", locale: Locale(identifier: "en"))
        #expect(amount != nil, "\(identifier), the \(symbol) of \(kind), has no text")
      }
    }
  }

  @Test(
    arguments: [
      (UnitLength.kilometers, "km", "kilometers"), (UnitMass.grams, "g", "grams"),
      (UnitTemperature.celsius, "°C", "degrees Celsius"), (UnitDuration.minutes, "min", "minutes"),
      (UnitInformationStorage.megabytes, "MB", "megabytes"),
      (UnitAcceleration.gravity, "G", "g-force"),
      (UnitVolume.imperialPints, "pt Imperial", "pt Imperial"),
    ] as [(Dimension, String, String)])
  func aUnitIsNamed(unit: Dimension, short: String, long: String) {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: unit) == short)
    formatter.unitStyle = .long
    #expect(formatter.string(from: unit) == long)
  }

  @Test(
    arguments: [
      ([], .medium, "en_US", "4,921.26 ft"), ([], .long, "de_DE", "1,5 Kilometer"),
      (.providedUnit, .long, "en_US", "1,500 meters"), (.providedUnit, .short, "en_US", "1,500m"),
    ] as [(MeasurementFormatter.UnitOptions, Formatter.UnitStyle, String, String)])
  func optionsDecideOnTheUnit(
    options: MeasurementFormatter.UnitOptions, style: Formatter.UnitStyle, locale: String,
    expected: String
  ) {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    #expect(formatter.string(from: Self.way) == expected)
  }

  @Test func theNumberFormatterWritesTheNumber() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(
      formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)) == "20°")
    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(
      formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3.0 km")
  }
}
