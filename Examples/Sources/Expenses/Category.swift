// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// What money is spent on.
public enum Category: String, CaseIterable, Sendable {
  /// Groceries, meals, a coffee on the way.
  case food
  /// Doctors, medicine, sport.
  case health
  /// What is worn.
  case clothes
  /// Everything else.
  case other
}

extension Category: AppEnum {
  /// What a category is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"

  /// The names of the categories, and other words for them.
  public static let caseDisplayRepresentations: [Category: DisplayRepresentation] = [
    .food: DisplayRepresentation(title: "Food", synonyms: ["Groceries", "Eating out"]),
    .health: "Health",
    .clothes: DisplayRepresentation(title: "Clothes", synonyms: ["Clothing"]),
    .other: DisplayRepresentation(title: "Other", synonyms: ["Something else"]),
  ]
}
