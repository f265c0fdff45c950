// SPDX-License-Identifier: Apache-2.0

/// The name of an attribute that an app adds to those of an index.
///
/// On Apple's platforms the type belongs to Core Spotlight; here it serves
/// `@Property(customIndexingKey:)`.
///
/// - Important: Partial. Every search looks in the attribute; what the key says of that is kept.
public final class CSCustomAttributeKey: Hashable, Sendable {
  /// The attribute's name.
  public let keyName: String
  /// Whether a search for the attribute by name finds it.
  public let isSearchable: Bool
  /// Whether a search that names no attribute finds it.
  public let isSearchableByDefault: Bool
  /// Whether equal values are kept once.
  public let isUnique: Bool
  /// Whether the attribute may have several values.
  public let isMultiValued: Bool

  /// Creates a key that any search finds; nil when the name is not one.
  ///
  /// A name has letters from a to z, digits, hyphens, full stops and underscores.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: true, unique: false,
      multiValued: false)
  }

  /// Creates a key; nil when the name is empty or has characters other than ASCII letters, digits,
  /// hyphens, full stops and underscores.
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
    let isName = keyName.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "-._".unicodeScalars.contains($0))
    }
    guard isName, !keyName.isEmpty else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
  }

  /// Whether two keys have the same name.
  public static func == (left: CSCustomAttributeKey, right: CSCustomAttributeKey) -> Bool {
    left.keyName == right.keyName
  }

  /// Adds the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyName)
  }
}
