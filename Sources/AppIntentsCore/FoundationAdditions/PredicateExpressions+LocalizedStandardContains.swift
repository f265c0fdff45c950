// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PredicateExpressions {
  /// Whether a text contains another, with case and diacritics left out of account.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether it does.
    public typealias Output = Bool
    /// The text.
    public let root: Root
    /// The text to look for.
    public let other: Other

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - root: The text.
    ///   - other: The text to look for.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Looks for the text.
    ///
    /// - Parameter bindings: The values of the predicate's variables.
    /// - Returns: Whether it does.
    /// - Throws: What the two texts throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// What `#Predicate` makes of `localizedStandardContains`.
  ///
  /// - Parameters:
  ///   - root: The text.
  ///   - other: The text to look for.
  /// - Returns: The comparison.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {
  /// Writes the two texts one after the other.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(root)
    try container.encode(other)
  }

  /// Reads the two texts one after the other.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: What the decoder throws.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    root = try container.decode(Root.self)
    other = try container.decode(Other.self)
  }
}
