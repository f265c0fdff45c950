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
    self == .miles ? grouped(kilometers / 1.609_344, "mi") : grouped(kilometers, "km")
  }

  func text(shortMeters meters: Double) -> String {
    self == .miles ? grouped(meters / 0.3048, "ft") : grouped(meters, "m")
  }

  func text(squareKilometers: Double) -> String {
    self == .miles
      ? grouped(squareKilometers / 2.589_988, "sq mi") : grouped(squareKilometers, "km²")
  }

  /// Whole numbers from ten on, one decimal below.
  private func grouped(_ value: Double, _ symbol: String) -> String {
    let decimals = value < 10 ? 1 : 0
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en"))
      .precision(.fractionLength(0...decimals))
    return "\(value.formatted(style)) \(symbol)"
  }
}
