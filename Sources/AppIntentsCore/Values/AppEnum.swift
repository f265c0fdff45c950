// SPDX-License-Identifier: Apache-2.0

/// A value out of a list that is known when the app is built.
///
///     enum Shelf: String, AppEnum {
///       case toRead, finished
///
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
///       static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
///         .toRead: "To Read",
///         .finished: DisplayRepresentation(title: "Finished", synonyms: ["Read", "Done"]),
///       ]
///     }
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible, ValueType == Self, UnwrappedType == Self {}

extension AppEnum {
  /// Every case with its representation and its raw value as text, in the order of `allCases`.
  package static var erasedCases:
    [(value: any Sendable, display: DisplayRepresentation, rawValue: String)]
  {
    allCases.map { ($0, $0.displayRepresentation, $0.rawValue.description) }
  }

  /// The case with a raw value, given as text.
  package static func value(forRawValue text: String) -> (any Sendable)? {
    RawValue(text).flatMap(Self.init(rawValue:))
  }
}
