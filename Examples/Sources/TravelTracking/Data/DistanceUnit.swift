// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// What distances are told in.
public enum DistanceUnit: String, CaseIterable, Codable, Sendable {
  /// Kilometers and meters.
  case kilometers
  /// Miles and feet.
  case miles
}

extension DistanceUnit: AppEnum {
  /// What a unit is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"

  /// The names of the units.
  public static let caseDisplayRepresentations: [DistanceUnit: DisplayRepresentation] = [
    .kilometers: DisplayRepresentation(title: "Kilometers", synonyms: ["Metric units", "Km"]),
    .miles: DisplayRepresentation(title: "Miles", synonyms: ["Imperial units"]),
  ]
}

extension DistanceUnit {
  func text(kilometers: Double) -> String {
    self == .miles
      ? String(localized: "\(kilometers / 1.609_344, format: .distance) mi")
      : String(localized: "\(kilometers, format: .distance) km")
  }

  func text(shortMeters meters: Double) -> String {
    self == .miles
      ? String(localized: "\(meters / 0.3048, format: .distance) ft")
      : String(localized: "\(meters, format: .distance) m")
  }

  func text(squareKilometers: Double) -> String {
    self == .miles
      ? String(localized: "\(squareKilometers / 2.589_988, format: .distance) sq mi")
      : String(localized: "\(squareKilometers, format: .distance) km²")
  }
}

/// Whole numbers from ten on, one decimal below.
private struct DistanceStyle: FormatStyle {
  var locale = Locale(identifier: "en")

  func locale(_ locale: Locale) -> DistanceStyle { DistanceStyle(locale: locale) }

  func format(_ value: Double) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    return value.formatted(style.precision(.fractionLength(0...(value < 10 ? 1 : 0))))
  }
}

extension FormatStyle where Self == DistanceStyle {
  fileprivate static var distance: DistanceStyle { DistanceStyle() }
}
