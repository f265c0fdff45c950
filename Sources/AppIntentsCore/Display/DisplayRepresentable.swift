// SPDX-License-Identifier: Apache-2.0

/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
  /// How the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown and said.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the display representation, so that a value can stand in a dialog.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value and a type that can both be shown.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose values are all known, each with its representation.
public protocol CaseDisplayRepresentable: DisplayRepresentable, CaseIterable, Hashable {
  /// The representation of each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The case's entry in `caseDisplayRepresentations`; a case without one is shown by its Swift name.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }
}

/// The name of `CaseDisplayRepresentable` in the first version of Apple's framework.
public typealias StaticDisplayRepresentable = CaseDisplayRepresentable
