// SPDX-License-Identifier: Apache-2.0

/// What a person says or types to start an intent: `"Open \(\.$book) in \(.applicationName)"`.
///
/// Two things can stand in a phrase besides words: the app's name, and a parameter of the intent.
/// Nothing else compiles.
public struct AppShortcutPhrase<Intent: AppIntent>: Equatable, Hashable, Sendable {
  /// The phrase with `${applicationName}` and `${parameter}`; also the key of its translations.
  package let template: String
}

/// Stands for the app's name in a phrase.
public enum AppShortcutPhraseToken: Equatable, Hashable, Sendable {
  /// The app's name or one of its synonyms.
  case applicationName
}

extension AppShortcutPhraseToken {
  var placeholder: String {
    switch self {
    case .applicationName: "${applicationName}"
    }
  }
}

extension AppShortcutPhrase {
  /// A phrase from a text, in which `${applicationName}` stands for the app's name.
  ///
  /// - Parameter template: The text.
  public init(_ template: String) {
    self.init(template: template)
  }
}

extension AppShortcutPhrase: ExpressibleByStringInterpolation {
  /// Collects the words, the app's name and the parameters of a phrase.
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

    /// Adds a parameter of the intent.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      template += "${\(Intent.parameterName(of: keyPath))}"
    }
  }

  /// Creates a phrase of words alone.
  public init(stringLiteral value: String) {
    self.init(template: value)
  }

  /// Creates a phrase with the app's name or parameters in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(template: stringInterpolation.template)
  }
}
