// SPDX-License-Identifier: Apache-2.0

/// A sentence with parameters in it, and the parameters that are shown below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence; nil means the intent's title with all parameters below.
  let sentence: ParameterSummaryString<Intent>?
  let table: String?
  let others: [String]

  /// Creates a summary that is the intent's title alone.
  public init() {
    sentence = nil
    table = nil
    others = []
  }

  /// Creates a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = summary
    self.table = table
    others = []
  }

  /// Creates a sentence with more parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [ParameterName<Intent>]
  ) {
    sentence = summary
    self.table = table
    others = parameterKeyPaths().map(\.name)
  }

  /// Creates a summary without a sentence, with some of the parameters.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [ParameterName<Intent>]
  ) {
    sentence = nil
    table = nil
    others = parameterKeyPaths().map(\.name)
  }
}

/// A parameter of an intent by its name.
public struct ParameterName<Intent: AppIntent>: Equatable, Hashable, Sendable {
  let name: String
}

/// Collects parameters by their key paths.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes a parameter.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterName<Intent> {
    ParameterName(name: Intent.parameterName(of: keyPath))
  }

  /// Joins the parameters of a block.
  public static func buildBlock(_ names: ParameterName<Intent>...) -> [ParameterName<Intent>] {
    names
  }
}

/// A text with parameters of an intent in it: `"Open \(\.$book)"`.
public struct ParameterSummaryString<Intent: AppIntent>: Equatable, Sendable {
  /// The text with `${name}` for each parameter; also the key of its translations.
  let template: String

  /// Creates a text from one that holds `${name}` already.
  public init(_ template: String) {
    self.template = template
  }
}

extension ParameterSummaryString: ExpressibleByStringInterpolation {
  /// Collects the literal parts and the parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template = ""

    /// Prepares room for a literal of the given size.
    public init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity + interpolationCount * 12)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      template += literal
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      template += "${\(Intent.parameterName(of: keyPath))}"
    }
  }

  /// Creates a text without parameters.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a text with parameters.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.template)
  }
}
