// SPDX-License-Identifier: Apache-2.0

/// One of several summaries, by the value of a parameter: `Switch`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>:
  ParameterSummary
{
  let parameter: String
  let cases: [ParameterSummarySwitchCase<Intent>]

  init(parameter: String, cases: [ParameterSummarySwitchCase<Intent>]) {
    self.parameter = parameter
    self.cases = cases
  }

  /// Looks at a parameter; the first case that has its value gives the summary.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummarySwitchCase<Intent>]
  ) {
    parameter = Intent.parameterName(of: keyPath)
    self.cases = cases()
  }
}

/// A case of a `Switch` without the type of its value.
public struct ParameterSummarySwitchCase<Intent: AppIntent>: Sendable {
  /// The values as they print; empty in a default case.
  let values: [String]
  /// Whether the case has a value.
  let matches: @Sendable ((any Sendable)?) -> Bool
  let content: any ParameterSummary<Intent>
}

/// A summary for some values of the parameter of a `Switch`: `Case`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue>: Sendable {
  let condition: ParameterSummarySwitchCase<Intent>

  /// Gives a summary for one value.
  public init<Content: ParameterSummary<Intent>>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    self.init(values: [value], content: content())
  }

  /// Gives a summary for several values.
  public init<Content: ParameterSummary<Intent>>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    self.init(values: values, content: content())
  }

  private init(values: [Value], content: any ParameterSummary<Intent>) where Value: Equatable {
    condition = ParameterSummarySwitchCase(
      values: values.map { Self.text(of: $0) },
      matches: { current in values.contains { Self.equals($0, current) } }, content: content)
  }

  /// `nil` as a case of an optional parameter stands for "no value".
  private static func equals(_ value: Value, _ current: (any Sendable)?) -> Bool
  where Value: Equatable {
    guard let current else { return value.unwrapped == nil }
    return current as? Value.UnwrappedType as? Value == value
  }

  private static func text(of value: Value) -> String {
    value.unwrapped.map { String(describing: $0) } ?? "no value"
  }
}

/// A summary for all other values of the parameter of a `Switch`: `DefaultCase`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue>:
  Sendable
{
  let condition: ParameterSummarySwitchCase<Intent>

  /// Gives the summary.
  public init<Content: ParameterSummary<Intent>>(
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    condition = ParameterSummarySwitchCase(values: [], matches: { _ in true }, content: content())
  }
}

/// Collects the cases of a `Switch`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Takes a case.
  public static func buildExpression(
    _ condition: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummarySwitchCase<Intent> { condition.condition }

  /// Takes the default case.
  public static func buildExpression(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Value>
  ) -> ParameterSummarySwitchCase<Intent> { condition.condition }

  /// Joins the cases of a block.
  public static func buildBlock(
    _ cases: ParameterSummarySwitchCase<Intent>...
  ) -> [ParameterSummarySwitchCase<Intent>] { cases }
}
