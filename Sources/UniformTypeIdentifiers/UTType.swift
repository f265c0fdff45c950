// SPDX-License-Identifier: Apache-2.0

/// The type of a piece of data, named by a reverse-DNS identifier such as `public.plain-text`.
///
/// A subset of Apple's type of this name, so that files that import `UniformTypeIdentifiers` compile
/// unchanged. The types that ``UTType/plainText`` and its siblings name know their supertypes, file
/// extensions and MIME types; any other identifier is accepted and knows none.
///
/// - Important: Partial. It knows the most usual types; any other identifier is accepted and knows
///   nothing of itself.
public struct UTType: Equatable, Hashable, Sendable {
  /// The identifier, for example `public.png`.
  public let identifier: String

  /// A type named by an identifier.
  ///
  /// On Linux there is no register of installed types, so every well-formed identifier is accepted:
  /// letters, digits, dots, hyphens and underscores, with a first character.
  ///
  /// - Parameter identifier: The identifier of the type.
  public init?(_ identifier: String) {
    let fits = identifier.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || ".-_".unicodeScalars.contains(scalar)
    }
    guard fits, !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that the app defines and exports.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parentType: Ignored here; the app's property list would say it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type that another app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parentType: Ignored here; the app's property list would say it.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  init(declared identifier: String) {
    self.identifier = identifier
  }
}

extension UTType: Codable {
  /// A type, read from its identifier.
  ///
  /// - Throws: What the decoder throws.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the identifier.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
