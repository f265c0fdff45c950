// SPDX-License-Identifier: Apache-2.0

/// What a person says when they do not mean this app, although it sounds like one of its phrases.
public struct NegativeAppShortcutPhrase: Equatable, Hashable, Sendable {
  /// The phrase with `${applicationName}` for the app's name.
  package let template: String
}

extension NegativeAppShortcutPhrase {
  /// A phrase from a text, in which `${applicationName}` stands for the app's name.
  ///
  /// - Parameter template: The text.
  public init(_ template: String) {
    self.init(template: template)
  }
}

extension NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {
  /// Collects the words and the app's name of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template = ""

    /// Prepares room for a phrase of the given size.
    public init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity + interpolationCount * 18)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      template += literal
    }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      template += token.placeholder
    }
  }

  /// Creates a phrase of words alone.
  public init(stringLiteral value: String) {
    self.init(template: value)
  }

  /// Creates a phrase with the app's name in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(template: stringInterpolation.template)
  }
}

/// The phrases that do not mean this app.
///
///     static var negativePhrases: NegativeAppShortcutPhrases {
///       NegativeAppShortcutPhrases(phrases: ["Return a book", "Close \(.applicationName)"])
///     }
public struct NegativeAppShortcutPhrases: Equatable, Hashable, Sendable {
  /// The phrases.
  package let phrases: [NegativeAppShortcutPhrase]

  /// Creates a list of phrases.
  public init(phrases: [NegativeAppShortcutPhrase] = []) {
    self.phrases = phrases
  }

  /// Creates a list of phrases from a block.
  public init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) {
    self.phrases = phrases()
  }
}

/// Collects the phrases of a block.
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
  /// Takes a literal or an interpolation as a phrase.
  public static func buildExpression(
    _ phrase: NegativeAppShortcutPhrase
  ) -> NegativeAppShortcutPhrase { phrase }

  /// Joins the phrases of a block.
  public static func buildBlock(
    _ phrases: NegativeAppShortcutPhrase...
  ) -> [NegativeAppShortcutPhrase] { phrases }
}
