// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Where a book stands.
public enum Shelf: String, CaseIterable, Sendable {
  /// Begun and not finished.
  case currentlyReading
  /// Waiting to be begun.
  case wantToRead
  /// Finished.
  case read
}

extension Shelf: AppEnum {
  /// What a shelf is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"

  /// The names of the shelves, and other words for them.
  public static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .currentlyReading: DisplayRepresentation(title: "Currently Reading", synonyms: ["Reading"]),
    .wantToRead: DisplayRepresentation(title: "Want to Read", synonyms: ["To Read", "Wish List"]),
    .read: DisplayRepresentation(title: "Read", synonyms: ["Finished"]),
  ]
}
