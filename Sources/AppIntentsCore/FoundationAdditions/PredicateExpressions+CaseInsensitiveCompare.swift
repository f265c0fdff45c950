// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PredicateExpressions {
  /// The order of two texts with case left out of account.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The order.
    public typealias Output = ComparisonResult
    /// The text.
    public let root: Root
    /// The text to compare with.
    public let other: Other

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - root: The text.
    ///   - other: The text to compare with.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Compares the texts.
    ///
    /// - Parameter bindings: The values of the predicate's variables.
    /// - Returns: The order.
    /// - Throws: What the two texts throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
    }
  }

  /// What `#Predicate` makes of `caseInsensitiveCompare`.
  ///
  /// - Parameters:
  ///   - root: The text.
  ///   - other: The text to compare with.
  /// - Returns: The comparison.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
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
