// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How two texts of a predicate are compared.
public protocol _TextComparison: Sendable {
  /// What comes of it.
  associatedtype Output

  /// Compares a text with another.
  static func compare(_ text: some StringProtocol, _ other: some StringProtocol) -> Output
}

extension PredicateExpressions {
  /// The order of two texts with case left out of account.
  public typealias StringCaseInsensitiveCompare<
    Root: PredicateExpression, Other: PredicateExpression
  > = TextComparison<_CaseInsensitiveCompare, Root, Other>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  /// The order of two texts in the person's language.
  public typealias StringLocalizedCompare<
    Root: PredicateExpression, Other: PredicateExpression
  > = TextComparison<_LocalizedCompare, Root, Other>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  /// Whether a text contains another, with case and diacritics left out of account.
  public typealias StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  > = TextComparison<_LocalizedStandardContains, Root, Other>
  where Root.Output: StringProtocol, Other.Output: StringProtocol

  /// Texts are the same but for their case.
  public enum _CaseInsensitiveCompare: _TextComparison {
    /// The order of the texts.
    public static func compare(
      _ text: some StringProtocol, _ other: some StringProtocol
    ) -> ComparisonResult { text.caseInsensitiveCompare(other) }
  }

  /// Texts are in the order of the person's language.
  public enum _LocalizedCompare: _TextComparison {
    /// The order of the texts.
    public static func compare(
      _ text: some StringProtocol, _ other: some StringProtocol
    ) -> ComparisonResult { text.localizedCompare(other) }
  }

  /// A text contains another as readers see it.
  public enum _LocalizedStandardContains: _TextComparison {
    /// Whether the text contains the other.
    public static func compare(
      _ text: some StringProtocol, _ other: some StringProtocol
    ) -> Bool { text.localizedStandardContains(other) }
  }

  /// What comes of comparing two texts.
  public struct TextComparison<
    Comparison: _TextComparison, Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// What comes of the comparison.
    public typealias Output = Comparison.Output
    /// The text.
    public let root: Root
    /// The text to compare with, or to look for.
    public let other: Other

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - root: The text.
    ///   - other: The text to compare with, or to look for.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Compares the texts.
    ///
    /// - Parameter bindings: The values of the predicate's variables.
    /// - Returns: What comes of it.
    /// - Throws: What the two texts throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> Comparison.Output {
      Comparison.compare(try root.evaluate(bindings), try other.evaluate(bindings))
    }
  }

  /// What `#Predicate` makes of `caseInsensitiveCompare`.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> { .init(root: root, other: other) }

  /// What `#Predicate` makes of `localizedCompare`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> { .init(root: root, other: other) }

  /// What `#Predicate` makes of `localizedStandardContains`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { .init(root: root, other: other) }
}

extension PredicateExpressions.TextComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.TextComparison: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.TextComparison: Codable where Root: Codable, Other: Codable {
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
