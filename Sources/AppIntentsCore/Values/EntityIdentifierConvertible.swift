// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type of identifier that can be written as text and read back.
///
/// Identifiers of entities are stored and sent as text; both ways must give the same entity.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }
  /// Reads an identifier from text; nil when the text is not one.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The description.
  public var entityIdentifierString: String { description }

  /// Reads an identifier from its description.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension EntityIdentifierConvertible
where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
  /// The raw value as text.
  public var entityIdentifierString: String { rawValue.entityIdentifierString }

  /// Reads an identifier from its raw value.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue.entityIdentifier(for: entityIdentifierString).flatMap(Self.init(rawValue:))
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int32: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt: EntityIdentifierConvertible {}
extension UInt32: EntityIdentifierConvertible {}
extension UInt64: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The identifier in its usual form with hyphens.
  public var entityIdentifierString: String { uuidString }

  /// Reads an identifier in its usual form with hyphens.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension URL: EntityIdentifierConvertible {
  /// The absolute form of the address.
  public var entityIdentifierString: String { absoluteString }

  /// Reads an address.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}
