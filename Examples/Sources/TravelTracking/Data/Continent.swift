// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// The continents.
public enum Continent: String, CaseIterable, Sendable {
  /// Between the Atlantic and the Indian Ocean.
  case africa
  /// Around the South Pole.
  case antarctica
  /// The largest one.
  case asia
  /// West of the Urals.
  case europe
  /// From Greenland to Panama.
  case northAmerica
  /// Australia and the islands of the Pacific.
  case oceania
  /// From Colombia to Cape Horn.
  case southAmerica
}

extension Continent: AppEnum {
  /// What a continent is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Continent"

  /// The names of the continents, and other words for them.
  public static let caseDisplayRepresentations: [Continent: DisplayRepresentation] = [
    .africa: "Africa",
    .antarctica: DisplayRepresentation(title: "Antarctica", synonyms: ["The Antarctic"]),
    .asia: "Asia",
    .europe: "Europe",
    .northAmerica: "North America",
    .oceania: DisplayRepresentation(title: "Oceania", synonyms: ["Australia", "The Pacific"]),
    .southAmerica: "South America",
  ]

  /// The title as plain text.
  var name: String { String(localized: localizedStringResource) }
}
